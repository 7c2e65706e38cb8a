module-vizier = De gunst van de vizier
