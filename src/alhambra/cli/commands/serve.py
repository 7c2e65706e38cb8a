"""``alhambra serve``, ``backup`` and ``restore``: run a server, and save and restore its database."""

import os
from pathlib import Path
from typing import Annotated

import typer

from alhambra.cli.options import LanguageName
from alhambra.console.language import say

Database = Annotated[str | None, typer.Option(help="help-option-database", metavar="URL")]
BackupFile = Annotated[Path, typer.Argument(help="help-option-backup", metavar="FILE")]


def serve(
    host: Annotated[str | None, typer.Option(help="help-option-host", metavar="ADDRESS")] = None,
    port: Annotated[int | None, typer.Option(help="help-option-port", min=1, max=65535, metavar="N")] = None,
    database: Database = None,
    access_word: Annotated[str | None, typer.Option(help="help-option-access-word", metavar="WORD")] = None,
    public_address: Annotated[str | None, typer.Option(help="help-option-public-address", metavar="URL")] = None,
    smtp: Annotated[str | None, typer.Option(help="help-option-smtp", metavar="URL")] = None,
    mail_from: Annotated[str | None, typer.Option(help="help-option-mail-from", metavar="ADDRESS")] = None,
    notice_seconds: Annotated[float | None, typer.Option(help="help-option-notice-seconds", metavar="S")] = None,
    private_webhooks: Annotated[
        bool | None, typer.Option("--private-webhooks", help="help-option-private-webhooks")
    ] = None,
    forget_days: Annotated[float | None, typer.Option(help="help-option-forget-days", metavar="N")] = None,
    idle_seconds: Annotated[float | None, typer.Option(help="help-option-idle-seconds", metavar="S")] = None,
    bot_pause_seconds: Annotated[float | None, typer.Option(help="help-option-bot-pause", metavar="S")] = None,
    answer_seconds: Annotated[float | None, typer.Option(help="help-option-answer-seconds", metavar="S")] = None,
    commands_per_second: Annotated[
        float | None, typer.Option(help="help-option-commands-per-second", metavar="N")
    ] = None,
    requests_per_second: Annotated[
        float | None, typer.Option(help="help-option-requests-per-second", metavar="N")
    ] = None,
    tables_per_hour: Annotated[float | None, typer.Option(help="help-option-tables-per-hour", metavar="N")] = None,
    sockets_per_address: Annotated[
        int | None, typer.Option(help="help-option-sockets-per-address", metavar="N")
    ] = None,
    proxies: Annotated[str | None, typer.Option(help="help-option-proxies", metavar="ADDRESS")] = None,
    metrics: Annotated[bool | None, typer.Option("--metrics/--no-metrics", help="help-option-metrics")] = None,
    log_form: Annotated[str | None, typer.Option(help="help-option-log-form", metavar="NAME")] = None,
    log_level: Annotated[str | None, typer.Option(help="help-option-log-level", metavar="NAME")] = None,
    language: LanguageName = None,
) -> None:
    """Serve tables until the program is interrupted."""
    # The names of the options are those of the settings.
    given = {name: value for name, value in locals().items() if name != "language"}
    # Imported here and below, because the server is an optional extra.
    from alhambra.server.ops.running import run
    from alhambra.server.ops.settings import settings_from

    settings = settings_from(os.environ, **given)
    address = f"http://{settings.host}:{settings.port}/"
    run(settings, settings.host, settings.port, lambda: typer.echo(say("serving", address=address)))


def backup(file: BackupFile, database: Database = None, language: LanguageName = None) -> None:
    """Write a backup of the database to a file, while a server may be using it."""
    from alhambra.server.ops.settings import settings_from
    from alhambra.server.store.backup import back_up

    held = back_up(settings_from(os.environ, database=database).database, file)
    typer.echo(say("backup-made", tables=held.tables, entries=held.entries, path=str(file)))


def restore(file: BackupFile, database: Database = None, language: LanguageName = None) -> None:
    """Restore a backup into an empty database, and check that every table is intact."""
    from alhambra.server.ops.settings import settings_from
    from alhambra.server.store.backup import BackupError, broken_tables
    from alhambra.server.store.backup import restore as restored

    address = settings_from(os.environ, database=database).database
    held = restored(file, address)
    typer.echo(say("backup-restored", tables=held.tables, entries=held.entries))
    broken = broken_tables(address)
    if broken:
        raise BackupError("tables-broken", number=len(broken))
