"""Where a source can be broken in one small place, and the broken text."""

import ast
from collections.abc import Callable, Iterator
from dataclasses import dataclass

COMPARISONS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
}
ARITHMETIC: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mod,
    ast.Mod: ast.FloorDiv,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}
Change = Callable[[], None]  # breaks the tree
Place = ast.expr | ast.stmt


@dataclass(frozen=True)
class Fault:
    """One place of a source that can be broken."""

    number: int  # among the faults of its source
    kind: str
    first: int  # the lines that it changes
    last: int
    in_function: bool  # rather than only once when the module is loaded


def faults_of(source: str) -> list[Fault]:
    """Return all places in the source that can be broken."""
    return [fault for fault, _ in _changes(ast.parse(source))]


def with_fault(source: str, fault: Fault) -> str:
    """Return the source broken in that place; comments and layout are lost."""
    tree = ast.parse(source)
    found = list(_changes(tree))
    found[fault.number][1]()
    return ast.unparse(ast.fix_missing_locations(tree))


def _changes(tree: ast.Module) -> Iterator[tuple[Fault, Change]]:
    passed_over = set(map(id, _passed_over(tree)))
    in_functions = set(map(id, _in_functions(tree)))
    found = [
        (place, kind, change)
        for node in ast.walk(tree)
        if id(node) not in passed_over
        for place, kind, change in (*_wrong_expressions(node), *_left_out(node))
    ]
    for number, (place, kind, change) in enumerate(found):
        last = place.end_lineno or place.lineno
        yield Fault(number, kind, place.lineno, last, id(place) in in_functions), change


def _in_functions(tree: ast.Module) -> Iterator[ast.AST]:
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef):
            for statement in node.body:
                yield from ast.walk(statement)


def _passed_over(tree: ast.Module) -> Iterator[ast.AST]:
    """Yield the nodes that are never broken: types, code reached only by programming errors, initial sizes of lists."""
    for node in ast.walk(tree):
        parts: list[ast.AST | None] = []
        if isinstance(node, ast.AnnAssign | ast.arg):
            parts = [node.annotation]
        elif isinstance(node, ast.FunctionDef):
            parts = [node.returns, *node.decorator_list]
        elif isinstance(node, ast.ClassDef):
            parts = [*node.decorator_list]
        elif isinstance(node, ast.Raise | ast.Assert) or _is_for_types(node) or _is_size(node):
            parts = [node]
        for part in parts:
            if part is not None:
                yield from ast.walk(part)


def _is_for_types(node: ast.AST) -> bool:
    return isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING"


def _is_size(node: ast.AST) -> bool:
    return isinstance(node, ast.keyword) and node.arg == "capacity"


def _wrong_expressions(node: ast.AST) -> Iterator[tuple[Place, str, Change]]:
    """Yield the alternatives for the node."""
    if isinstance(node, ast.Compare) and type(node.ops[0]) in COMPARISONS:
        yield node, "another comparison", _setting(node, ops=[COMPARISONS[type(node.ops[0])](), *node.ops[1:]])
    elif isinstance(node, ast.BinOp | ast.AugAssign) and type(node.op) in ARITHMETIC:
        yield node, "another operator", _setting(node, op=ARITHMETIC[type(node.op)]())
    elif isinstance(node, ast.BoolOp):
        yield node, "and for or", _setting(node, op=ast.And() if isinstance(node.op, ast.Or) else ast.Or())
    elif isinstance(node, ast.Constant) and isinstance(node.value, bool):
        yield node, "true for false", _setting(node, value=not node.value)
    elif isinstance(node, ast.Constant) and isinstance(node.value, int):
        yield node, "one more", _setting(node, value=node.value + 1)
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        yes = ast.Call(ast.Name("bool", ast.Load()), [node.operand], [])
        yield node, "without not", _setting(node, op=ast.UAdd(), operand=yes)
    elif isinstance(node, ast.If | ast.IfExp | ast.While):
        yield node.test, "the other way", _setting(node, test=ast.UnaryOp(ast.Not(), node.test))


def _left_out(node: ast.AST) -> Iterator[tuple[Place, str, Change]]:
    """Yield the statements in the node that can be removed."""
    for name in ("body", "orelse"):
        found = getattr(node, name, None)
        block: list[ast.stmt] = found if isinstance(found, list) else []  # that of a lambda is an expression
        for index, statement in enumerate(block):
            if _acts(statement) or (_leaves(statement) and isinstance(node, ast.If)):
                yield statement, "left out", _setting(node, **{name: [*block[:index], ast.Pass(), *block[index + 1 :]]})


def _acts(statement: ast.stmt) -> bool:
    """Return whether the statement changes something other than a local name."""
    if isinstance(statement, ast.Expr):
        return isinstance(statement.value, ast.Call)
    if isinstance(statement, ast.Assign):
        return not isinstance(statement.targets[0], ast.Name | ast.Tuple)
    return isinstance(statement, ast.AugAssign)


def _leaves(statement: ast.stmt) -> bool:
    return isinstance(statement, ast.Return | ast.Continue | ast.Break)


def _setting(node: ast.AST, **fields: object) -> Change:
    def change() -> None:
        for name, value in fields.items():
            setattr(node, name, value)

    return change
