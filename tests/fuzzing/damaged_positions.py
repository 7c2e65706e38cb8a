"""Positions of real games, damaged or altered into other valid ones."""

from collections.abc import Callable

from tests.fuzzing.mutations import Mutator
from tests.fuzzing.position_corpus import CONFIGS, as_text, lines_of, parts, parts_of, positions_of, sort_of, words_of

Line = tuple[str, list[str]]
CARD_LINES = {"hand #", "display", "discard", "deck"}
TILE_LINES = {"market", "new tiles", "left out", "dirk", "reserve #", "palace #", "bag #", "huts face down"}
STEP_LINES = ("pending", "due")
NUMBERS = ("0", "1", "2", "3", "5", "6", "-1", "19", "20", "119", "200", "10000", "10001", "100000", "100001", "9" * 30)
ODD_WORDS = ("", "-", "?", "rest", "yes", "no", "+", "@", "0,0", "-120,120", "121,0", ",", "hidden", "shown", ":")


class Draft:
    """A position under change."""

    def __init__(self, mutator: Mutator) -> None:
        self.mutator = mutator
        self.number = mutator.below(len(CONFIGS))
        self.lines = lines_of(mutator.one_of(positions_of(self.number)))

    def text(self) -> str:
        return as_text(self.lines)

    def line(self, fits: Callable[[Line], bool] = bool) -> Line | None:
        """Return a suitable line with words, rarely one of the header."""
        lines = [line for line in self.lines if line[1] and fits(line)]
        if not lines:
            return None
        line = self.mutator.one_of(lines)
        if line[0] in ("rules", "game", "seats", "modules", "options", "components") and self.mutator.below(8):
            line = self.mutator.one_of(lines)
        return line

    def other_line(self, sort: str) -> list[str] | None:
        """Return the words of such a line in another position, mostly of the same config."""
        number = self.number if self.mutator.below(5) else self.mutator.below(len(CONFIGS))
        lines = lines_of(self.mutator.one_of(positions_of(number)))
        found = [words for name, words in lines if sort_of(name) == sort]
        return self.mutator.one_of(found).copy() if found else None


def change_word(draft: Draft) -> None:
    """Return another word of the same kind, or an odd one."""
    mutator, line = draft.mutator, draft.line()
    if line is not None:
        place = mutator.below(len(line[1]))
        if mutator.below(8):
            line[1][place] = mutator.one_of(words_of(draft.number, sort_of(line[0])))
        else:
            line[1][place] = mutator.one_of(ODD_WORDS)


def change_part(draft: Draft) -> None:
    """Return another part of a word, such as the cell of a tile."""
    mutator, line = draft.mutator, draft.line(lambda line: any(len(parts(word)) > 1 for word in line[1]))
    if line is not None:
        places = [place for place, word in enumerate(line[1]) if len(parts(word)) > 1]
        place = mutator.one_of(places)
        pieces = parts(line[1][place])
        pieces[2 * mutator.below((len(pieces) + 1) // 2)] = mutator.one_of(parts_of(draft.number, sort_of(line[0])))
        line[1][place] = "".join(pieces)


def change_number(draft: Draft) -> None:
    """Return a number at its bounds, or off by one."""
    mutator, line = draft.mutator, draft.line(lambda line: any(word.rstrip(",").isdigit() for word in line[1]))
    if line is not None:
        places = [place for place, word in enumerate(line[1]) if word.rstrip(",").isdigit()]
        place = mutator.one_of(places)
        word = line[1][place]
        number = int(word.rstrip(","))
        changed = mutator.one_of((str(number + 1), str(number - 1), mutator.one_of(NUMBERS)))
        line[1][place] = changed + word[len(word.rstrip(",")) :]


def change_some_numbers(draft: Draft) -> None:
    """Change several numbers of a line in the same direction, which may still be consistent."""
    mutator, line = draft.mutator, draft.line(lambda line: any(word.isdigit() for word in line[1]))
    if line is not None:
        by = mutator.one_of((-1, 1))
        line[1][:] = [str(int(word) + by) if word.isdigit() and mutator.below(2) else word for word in line[1]]


def drop_word(draft: Draft) -> None:
    line = draft.line()
    if line is not None:
        del line[1][draft.mutator.below(len(line[1]))]


def repeat_word(draft: Draft) -> None:
    line = draft.line()
    if line is not None:
        place = draft.mutator.below(len(line[1]))
        line[1].insert(place, line[1][place])


def move_card(draft: Draft) -> None:
    """Move a card to another place."""
    _move(draft, CARD_LINES)


def move_tile(draft: Draft) -> None:
    _move(draft, TILE_LINES - {"palace #"})


def _move(draft: Draft, sorts: set[str]) -> None:
    line = draft.line(lambda line: sort_of(line[0]) in sorts and line[1] != ["rest"])
    others = [other for other in draft.lines if sort_of(other[0]) in sorts and other[1] != ["rest"]]
    if line is not None and others:
        word = line[1].pop(draft.mutator.below(len(line[1])))
        other = draft.mutator.one_of(others)[1]
        if other == ["-"]:
            other.clear()
        other.insert(draft.mutator.below(len(other) + 1), word)
        line[1].extend([] if line[1] else ["-"])


def lay_back(draft: Draft) -> None:
    """Remove a card or tile from the table: it is back in the deck or the bag."""
    line = draft.line(lambda line: sort_of(line[0]) in CARD_LINES | TILE_LINES and line[1] not in (["rest"], ["-"]))
    if line is not None:
        del line[1][draft.mutator.below(len(line[1]))]
        line[1].extend([] if line[1] else ["-"])


def swap_words(draft: Draft) -> None:
    """Swap two words of lines of the same sort; tiles in palaces keep their cells."""
    mutator, line = draft.mutator, draft.line()
    if line is not None:
        sort = sort_of(line[0])
        sorts = CARD_LINES if sort in CARD_LINES else TILE_LINES if sort in TILE_LINES else {sort}
        other = draft.line(lambda other: sort_of(other[0]) in sorts)
        if other is not None:
            here, there = mutator.below(len(line[1])), mutator.below(len(other[1]))
            one, _, cell = line[1][here].partition("@")
            two, _, other_cell = other[1][there].partition("@")
            line[1][here] = f"{two}@{cell}" if cell else two
            other[1][there] = f"{one}@{other_cell}" if other_cell else one


def drop_line(draft: Draft) -> None:
    line = draft.line()
    if line is not None:
        draft.lines.remove(line)


def repeat_line(draft: Draft) -> None:
    line = draft.line()
    if line is not None:
        name = line[0] if draft.mutator.below(3) == 0 else _renumbered(draft, line[0])
        draft.lines.append((name, line[1].copy()))


def _renumbered(draft: Draft, name: str) -> str:
    """Change the number in a line's name."""
    words = [str(draft.mutator.below(7)) if word.isdigit() else word for word in name.split()]
    return " ".join(words)


def reorder_lines(draft: Draft) -> None:
    draft.mutator.random.shuffle(draft.lines)


def exchange_lines(draft: Draft) -> None:
    """Swap the contents of two lines of the same sort, such as the hands of two seats."""
    line = draft.line(lambda line: "#" in sort_of(line[0]))
    if line is not None:
        other = draft.line(lambda other: sort_of(other[0]) == sort_of(line[0]))
        if other is not None:
            line[1][:], other[1][:] = other[1].copy(), line[1].copy()


def take_line(draft: Draft) -> None:
    """Replace a line's contents with those of another position."""
    line = draft.line()
    words = None if line is None else draft.other_line(sort_of(line[0]))
    if line is not None and words is not None:
        line[1][:] = words


def add_line(draft: Draft) -> None:
    """Insert a line of another position."""
    mutator = draft.mutator
    number = draft.number if mutator.below(3) else mutator.below(len(CONFIGS))
    name, words = mutator.one_of(lines_of(mutator.one_of(positions_of(number))))
    if name not in [known for known, _ in draft.lines]:
        draft.lines.append((name, words))


def change_steps(draft: Draft) -> None:
    """Add or remove a pending step."""
    mutator = draft.mutator
    for name, words in draft.lines:
        if name == "pending" and words != ["-"]:
            steps = " ".join(words).split(", ")
            others = " ".join(draft.other_line("pending") or words).split(", ")
            way = mutator.below(5)
            if way == 0:
                steps.insert(mutator.below(len(steps)), mutator.one_of(others))
            elif way == 1:
                del steps[mutator.below(len(steps))]
            elif way == 2:
                steps = others[: 1 + mutator.below(len(others))] + steps[mutator.below(len(steps)) :]
            elif way == 3:
                steps.insert(0, mutator.one_of(steps))
            else:
                steps = others
            words[:] = ", ".join(steps).split()


def change_field_of_step(draft: Draft) -> None:
    mutator = draft.mutator
    for name, words in draft.lines:
        if name in STEP_LINES and len(words) > 1:
            place = mutator.below(len(words))
            end = "," if words[place].endswith(",") else ""
            known = [word for word in words_of(draft.number, name) if word.endswith(",") == bool(end)]
            way = mutator.below(3)
            if way == 0:
                words[place] = mutator.one_of(known or words)
            elif way == 1:
                words[place] = mutator.one_of((*NUMBERS[:7], "yes", "no", "-", "0+1", "1+2+0", "2+2")) + end
            else:
                pieces = parts(words[place].rstrip(","))
                pieces.reverse()
                words[place] = "".join(pieces) + end


def change_head(draft: Draft) -> None:
    """Change the game, the modules or the number of seats."""
    mutator = draft.mutator
    config = mutator.one_of(CONFIGS)
    for name, words in draft.lines:
        if name == "seats" and mutator.below(2):
            words[:] = [str(1 + mutator.below(7))]
        elif name == "modules" and mutator.below(2):
            words[:] = sorted(config.modules) or ["-"]
            if mutator.below(2):
                words[:] = [word for word in words if mutator.below(3)] or ["-"]
        elif name in ("game", "options") and mutator.below(6) == 0:
            words[:] = [config.game] if name == "game" else [*config.options] or ["-"]
        elif name == "components":
            words[:] = ["rest"]
    draft.lines = [line for line in draft.lines if line[0] != "components"]


def change_viewer(draft: Draft) -> None:
    """Change whose knowledge the position holds: a seat's, another seat's, or nobody's."""
    names = [name for name, _ in draft.lines]
    if "seen by" in names and draft.mutator.below(2):
        del draft.lines[names.index("seen by")]
    elif "seen by" in names:
        draft.lines[names.index("seen by")][1][:] = [str(draft.mutator.below(4))]
    else:
        draft.lines.append(("seen by", [str(draft.mutator.below(4))]))


def change_secrets(draft: Draft) -> None:
    """Change the draws and clues: one fewer, one more, others, or in another order."""
    mutator = draft.mutator
    sort = mutator.one_of(("secret", "clue", "built"))
    numbered = [(name, words) for name, words in draft.lines if sort_of(name) == f"{sort} #"]
    rest = [line for line in draft.lines if line not in numbered]
    contents = [words for _, words in numbered]
    way = mutator.below(4)
    if way == 0 and contents:
        del contents[mutator.below(len(contents))]
    elif way == 1:
        other = draft.other_line(f"{sort} #")
        contents.insert(mutator.below(len(contents) + 1), other or ["1", "0", "3", "gulden_4", "hidden"])
    elif way == 2:
        mutator.random.shuffle(contents)
    elif contents:
        words = mutator.one_of(contents)
        words[mutator.below(len(words))] = mutator.one_of(
            (*words_of(draft.number, f"{sort} #"), "0", "1", "2", "7", "hidden", "shown", "gulden_1", "-", "gulden_1:9")
        )
    draft.lines = [*rest, *((f"{sort} {number}", words) for number, words in enumerate(contents, 1))]


# The frequency of each kind of damage, in percent.
DAMAGES: dict[Callable[[Draft], None], int] = {
    change_word: 8,
    change_part: 8,
    change_number: 8,
    change_some_numbers: 3,
    drop_word: 3,
    repeat_word: 2,
    move_card: 6,
    move_tile: 6,
    lay_back: 5,
    swap_words: 8,
    drop_line: 6,
    repeat_line: 2,
    reorder_lines: 1,
    exchange_lines: 5,
    take_line: 5,
    add_line: 3,
    change_steps: 6,
    change_field_of_step: 6,
    change_head: 3,
    change_viewer: 2,
    change_secrets: 4,
}
_LOTS = [damage for damage, share in DAMAGES.items() for _ in range(share)]


def damaged(mutator: Mutator) -> tuple[str, list[str]]:
    """Return a position, mostly damaged, and what was done to it."""
    draft = Draft(mutator)
    done: list[str] = []
    for _ in range(mutator.one_of((1, 1, 1, 1, 2, 2, 3, 4))):
        damage = mutator.one_of(_LOTS)
        damage(draft)
        done.append(damage.__name__)
    return draft.text(), done
