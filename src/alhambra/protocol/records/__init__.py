"""Games as data: their history, records of whole games, and the chain of hashes over their lines."""
