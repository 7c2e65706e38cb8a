"""Training networks by games of bots against themselves; it needs the extra ``[training]``."""
