"""Everything that happens at a table, without network and database: entries, and what follows from them."""
