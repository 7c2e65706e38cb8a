"""How long somebody waits: for the table, an answer, an imagined game, a bot's move."""
