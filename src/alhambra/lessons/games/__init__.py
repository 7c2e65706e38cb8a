"""The lessons of the games; those of the modules are in the modules' folders."""
