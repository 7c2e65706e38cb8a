"""The model itself, tested by hand: the worked examples of the rulebooks and the odd cases of the clauses."""
