module-vizier = Die Gunst des Wesirs
