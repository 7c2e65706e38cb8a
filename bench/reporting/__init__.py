"""What all measurements share: options, tables, plots, and the files in which results are stored."""
