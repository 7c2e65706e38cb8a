"""The way from an older form of the database to the present one."""
