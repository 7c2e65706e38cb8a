"""``python -m tests.server.store.corpus`` adds the tables of the current version."""

from alhambra import __version__
from tests.server.store.corpus.tables import FOLDER, make_all

if __name__ == "__main__":
    for name, text in make_all().items():
        file = FOLDER / f"{__version__}-{name}.json"
        if not file.exists():
            file.write_text(text, encoding="utf-8")
