"""Blocks of text, and their layout beside and below each other."""

from collections.abc import Sequence

from rich.text import Text

Block = list[Text]


def block_width(block: Block) -> int:
    """Return the width of the widest line."""
    return max([line.cell_len for line in block], default=0)


def padded(block: Block, width: int, height: int) -> Block:
    """Return the block padded to this width and height."""
    lines = [line.copy() for line in block] + [Text() for _ in range(height - len(block))]
    for line in lines:
        line.append(" " * (width - line.cell_len))
    return lines


def beside(blocks: Sequence[Block], gap: int = 2) -> Block:
    """Place the blocks from left to right, aligned at the top."""
    kept = [block for block in blocks if block]
    height = max([len(block) for block in kept], default=0)
    columns = [padded(block, block_width(block), height) for block in kept]
    return [Text(" " * gap).join(row) for row in zip(*columns, strict=True)]


def fits(blocks: Sequence[Block], width: int, gap: int = 2) -> bool:
    """Return whether the blocks fit beside each other."""
    kept = [block for block in blocks if block]
    return sum([block_width(block) for block in kept]) + gap * (len(kept) - 1) <= width


def beside_or_below(blocks: Sequence[Block], width: int, gap: int = 2) -> Block:
    """Place the blocks beside each other if they fit, else one below the other."""
    if fits(blocks, width, gap):
        return beside(blocks, gap)
    return [line for block in blocks for line in block]


def flowing(pieces: Sequence[Text], width: int, gap: int = 1) -> Block:
    """Place the pieces one after another, with line breaks as needed."""
    lines: Block = []
    for piece in pieces:
        if lines and lines[-1].cell_len + gap + piece.cell_len <= width:
            lines[-1].append(" " * gap).append_text(piece)
        else:
            lines.append(piece.copy())
    return lines
