"""The server's stored data: entries of tables, links to seats, and what is due."""
