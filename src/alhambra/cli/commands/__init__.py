"""The subcommands of ``alhambra``, a file each."""
