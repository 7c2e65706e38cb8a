"""The lessons of the games; those of the modules lie in the folders of the modules."""
