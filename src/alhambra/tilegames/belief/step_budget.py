"""A budget of steps, which limits work in the same way on every machine."""

from mypy_extensions import i64, mypyc_attr


class StepBudgetExceeded(Exception):
    """The work took more steps than its budget allows."""


@mypyc_attr(acyclic=True)
class StepBudget:
    """A count of steps with a limit."""

    def __init__(self, most: int) -> None:
        self.most: i64 = most
        self.steps: i64 = 0

    def spend(self, steps: i64) -> None:
        """Use up steps; raise StepBudgetExceeded beyond the limit."""
        self.steps += steps
        if self.steps > self.most:
            raise StepBudgetExceeded
