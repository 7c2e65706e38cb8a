"""The drawings of the browser table, each made by code; ``make_sprite`` writes them."""
