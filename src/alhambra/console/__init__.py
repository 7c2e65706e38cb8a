"""What both terminals share: language, palette, drawing, input and saved games."""
