"""Drawing games and finding what was touched."""
