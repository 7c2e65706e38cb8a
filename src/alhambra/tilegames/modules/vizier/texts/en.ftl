module-vizier = The Vizier's Favour
