"""How long people wait: for the table, an answer, an imagined game, a bot's move."""
