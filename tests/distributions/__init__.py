"""What a seat imagines, compared with the exact probabilities of all that can lie hidden."""
