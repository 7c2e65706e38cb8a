"""What a seat may choose in its turn."""

from mypy_extensions import mypyc_attr

from alhambra.tilegames.step import SeatAction


@mypyc_attr(acyclic=True)
class TurnAction(SeatAction):
    """Something that a seat may choose in its turn. If the seat then has another action, it keeps the step."""
