"""What the server keeps: entries of tables, who may sit where, and what is due."""
