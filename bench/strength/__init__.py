"""How strong the bots are, and how their weights are tuned."""
