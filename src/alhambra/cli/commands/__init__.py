"""The subcommands of ``alhambra``, one module for each or for a few that belong together."""
