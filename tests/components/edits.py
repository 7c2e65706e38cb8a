"""Makes a directory of component files that differ in one thing from the packaged ones."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from alhambra.components import packaged_file

Step = str | int
Edit = Callable[[Any], None]


def packaged(part: str) -> Any:
    """Return a mutable copy of a part's packaged data."""
    return json.loads(packaged_file(part).read_text("utf-8"))


def write(directory: Path, part: str, data: Any) -> Path:
    file = directory / f"{part}.json"
    file.write_text(json.dumps(data), "utf-8")
    return file


def _follow(data: Any, step: Step) -> Any:
    if isinstance(data, list) and isinstance(step, str):
        return next(item for item in data if item["id"] == step)
    return data[step]


def _reach(data: Any, path: tuple[Step, ...]) -> Any:
    for step in path:
        data = _follow(data, step)
    return data


def change(*path: Step, to: Any) -> Edit:
    """Set the value at a path; list entries are named by their id or number."""

    def edit(data: Any) -> None:
        _reach(data, path[:-1])[path[-1]] = to

    return edit


def drop(*path: Step) -> Edit:
    """Remove the field or entry at a path."""

    def edit(data: Any) -> None:
        holder = _reach(data, path[:-1])
        if isinstance(holder, list):
            holder.remove(_follow(holder, path[-1]))
        else:
            del holder[path[-1]]

    return edit


def own_moats(tile: str, front: str, back: str) -> Edit:
    """Give each face of a Granada tile its own moats."""
    return together(
        drop("tiles", tile, "moats"),
        change("tiles", tile, "front", "moats", to=front),
        change("tiles", tile, "back", "moats", to=back),
    )


def repeat(*path: Step, **changes: Any) -> Edit:
    """Add a changed copy of the entry at a path to its list."""

    def edit(data: Any) -> None:
        holder = _reach(data, path[:-1])
        holder.append({**_follow(holder, path[-1]), **changes})

    return edit


def together(*edits: Edit) -> Edit:
    """Apply all these edits."""

    def edit(data: Any) -> None:
        for one in edits:
            one(data)

    return edit
