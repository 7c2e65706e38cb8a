"""The table in a full-screen terminal. It stands on what a game shows and says, and knows no rule."""
