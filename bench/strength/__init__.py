"""How strong bots are, and how their weights are found."""
