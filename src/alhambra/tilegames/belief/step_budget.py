"""Work that is counted, so that it ends after the same number of steps on every machine."""

from mypy_extensions import i64, mypyc_attr


class StepBudgetExceeded(Exception):
    """Something takes more steps than it may."""


@mypyc_attr(acyclic=True)
class StepBudget:
    """The steps that something has taken, up to a limit."""

    def __init__(self, most: int) -> None:
        self.most: i64 = most
        self.steps: i64 = 0

    def spend(self, steps: i64) -> None:
        """Take so many steps; StepBudgetExceeded if they are too many."""
        self.steps += steps
        if self.steps > self.most:
            raise StepBudgetExceeded
