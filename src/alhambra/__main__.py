"""``python -m alhambra``: the same as the command ``alhambra``."""

from alhambra.cli import main

if __name__ == "__main__":
    main()
