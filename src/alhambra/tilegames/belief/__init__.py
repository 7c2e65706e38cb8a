"""What a seat can infer about hidden cards, and worlds drawn from it."""
