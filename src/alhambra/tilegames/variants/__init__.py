"""The tile games: rules of each variant, and the list of them."""
