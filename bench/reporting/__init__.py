"""What every measurement shares: options, tables, plots, and the pages and files in which results are kept."""
