"""The addresses at which seats want to be told of their turn, and what is still to be sent there."""

import secrets
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, Engine, Executable, delete, func, insert, literal, null, select, update

from alhambra.protocol import AlhambraError
from alhambra.server.ops.tokens import fresh_token
from alhambra.server.store.schema import ADDRESSES

# How a player can be told.
WEBHOOK: Final = "webhook"
EMAIL: Final = "email"
PUSH: Final = "push"

CODE: Final = 0  # is pending where an address is still to be confirmed
_NEVER: Final = -1
_MOST_OF_A_SEAT: Final = 5
_MOST_TRIES: Final = 5
_DIGITS: Final = 6
_LEASE_SECONDS: Final = 120.0
_MOST_AT_ONCE: Final = 50
# After so many seconds it is tried again; then it is given up.
_PAUSES: Final = (30.0, 120.0, 600.0, 3600.0, 6 * 3600.0)


class NoticeError(AlhambraError):
    """An address that cannot be used, or a code that is not the one that was sent."""


class Address(NamedTuple):
    """Where a seat wants to be told, in which language, and what is to be told."""

    id: int
    table_id: str
    seat: int
    kind: str
    address: str
    language: str
    stop_token: str
    code: str | None
    pending: int | None
    attempts: int


_COLUMNS: Final = [ADDRESSES.c[name] for name in Address._fields]


class AddressBook:
    """Keeps addresses. Calls wait for the database, so they run outside the event loop."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    def of_seat(self, table_id: str, seat: int) -> list[Address]:
        """The addresses of a seat."""
        query = select(*_COLUMNS).where(*_is_of(table_id, seat)).order_by(ADDRESSES.c.id)
        with self._engine.connect() as connection:
            return [Address(*row) for row in connection.execute(query)]

    def add(self, table_id: str, seat: int, kind: str, address: str, language: str, now: float) -> int:
        """Keep an address, once; a mail address gets a code first, which shows that it belongs to the player."""
        has_code = kind == EMAIL
        row = {
            "table_id": table_id,
            "seat": seat,
            "kind": kind,
            "address": address,
            "language": language,
            "stop_token": fresh_token(),
            "code": f"{secrets.randbelow(10**_DIGITS):0{_DIGITS}}" if has_code else None,
            "tries": 0,
            "told_turn": _NEVER,
            "pending": CODE if has_code else None,
            "attempts": 0,
            "next_at": now,
            "leased_until": 0.0,
        }
        same = (*_is_of(table_id, seat), ADDRESSES.c.kind == kind, ADDRESSES.c.address == address)
        with self._writing() as connection, connection.begin():
            known = connection.execute(select(ADDRESSES.c.id).where(*same)).scalar_one_or_none()
            if known is not None:
                return int(known)
            count = connection.execute(select(func.count()).where(*_is_of(table_id, seat))).scalar_one()
            if count >= _MOST_OF_A_SEAT:
                raise NoticeError("too-many-addresses", most=_MOST_OF_A_SEAT)
            made = connection.execute(insert(ADDRESSES).returning(ADDRESSES.c.id), row)
            return int(made.scalar_one())

    def confirm(self, table_id: str, seat: int, number: int, code: str) -> None:
        """Take the code that was sent to an address; after some wrong ones the address is forgotten."""
        own = (*_is_of(table_id, seat), ADDRESSES.c.id == number)
        with self._writing() as connection, connection.begin():
            row = connection.execute(select(ADDRESSES.c.code, ADDRESSES.c.tries).where(*own)).one_or_none()
            if row is None or row.code is None:
                raise NoticeError("no-code-expected")
            if secrets.compare_digest(row.code.encode(), code.encode()):
                connection.execute(update(ADDRESSES).where(*own).values(code=None, pending=None))
                return
            if row.tries + 1 >= _MOST_TRIES:
                connection.execute(delete(ADDRESSES).where(*own))
            else:
                connection.execute(update(ADDRESSES).where(*own).values(tries=row.tries + 1))
        raise NoticeError("wrong-code")

    def remove(self, table_id: str, seat: int, number: int) -> bool:
        """Forget an address of a seat; whether there was one."""
        return self._removed(*_is_of(table_id, seat), ADDRESSES.c.id == number)

    def language_of(self, token: str) -> str | None:
        """The language in which somebody is told who has this token; None if it stops nothing any more."""
        query = select(ADDRESSES.c.language).where(ADDRESSES.c.stop_token == token).limit(1)
        with self._engine.connect() as connection:
            return connection.execute(query).scalar_one_or_none()

    def stop(self, token: str) -> list[Address]:
        """Forget an address by the token of its notices, wherever it is used; where that was."""
        with self._engine.connect() as connection:
            rows = connection.execute(select(*_COLUMNS).where(ADDRESSES.c.stop_token == token)).all()
        if rows:
            self._removed(ADDRESSES.c.stop_token == token)
        return [Address(*row) for row in rows]

    def _removed(self, *which: Any) -> bool:
        with self._writing() as connection, connection.begin():
            return bool(connection.execute(delete(ADDRESSES).where(*which)).rowcount)

    # --- what is to be sent ---

    def is_due(self, table_id: str, seat: int, turn: int, sequence: int, now: float) -> None:
        """It is the seat's turn: let all its addresses be told, each once for a turn."""
        values = {"told_turn": turn, "pending": sequence, "attempts": 0, "next_at": now, "leased_until": 0.0}
        untold = (*_is_of(table_id, seat), ADDRESSES.c.code.is_(None), ADDRESSES.c.told_turn != turn)
        with self._writing() as connection, connection.begin():
            connection.execute(update(ADDRESSES).where(*untold).values(values))

    def take_due(self, now: float) -> list[Address]:
        """What is to be sent now and nobody else has taken up."""
        waiting = (ADDRESSES.c.pending.is_not(None), ADDRESSES.c.next_at <= now, ADDRESSES.c.leased_until <= now)
        query = select(*_COLUMNS).where(*waiting).order_by(ADDRESSES.c.next_at).limit(_MOST_AT_ONCE)
        with self._engine.connect() as connection:
            if connection.execute(query.limit(1)).first() is None:
                return []
        with self._writing() as connection, connection.begin():
            found = [Address(*row) for row in connection.execute(query)]
            return [address for address in found if self._leased(connection, address.id, now)]

    def _leased(self, connection: Connection, number: int, now: float) -> bool:
        free = (ADDRESSES.c.id == number, ADDRESSES.c.leased_until <= now)
        change = update(ADDRESSES).where(*free).values(leased_until=now + _LEASE_SECONDS)
        return bool(connection.execute(change).rowcount == 1)

    def done(self, address: Address) -> None:
        """It was sent, or need not be sent any more."""
        same = (ADDRESSES.c.id == address.id, ADDRESSES.c.pending == address.pending)
        with self._writing() as connection, connection.begin():
            connection.execute(update(ADDRESSES).where(*same).values(pending=None))

    def failed(self, address: Address, now: float) -> bool:
        """It could not be sent: try again after a while; False if it is given up."""
        if address.attempts >= len(_PAUSES):
            self.done(address)
            return False
        same = (ADDRESSES.c.id == address.id, ADDRESSES.c.pending == address.pending)
        values = {
            "attempts": address.attempts + 1,
            "next_at": now + _PAUSES[address.attempts],
            "leased_until": 0.0,
        }
        with self._writing() as connection, connection.begin():
            connection.execute(update(ADDRESSES).where(*same).values(values))
        return True

    def _writing(self) -> Any:
        return self._engine.connect().execution_options(writing=True)


def _is_of(table_id: str, seat: int) -> tuple[Any, Any]:
    return ADDRESSES.c.table_id == table_id, ADDRESSES.c.seat == seat


def addresses_lost(table_id: str, seat: int) -> Executable:
    """Who leaves a seat before the game is not told of its turns."""
    return delete(ADDRESSES).where(*_is_of(table_id, seat))


def addresses_carried(table_id: str, following: str) -> Executable:
    """The same addresses at the table at which the same people meet again."""
    names = [column.name for column in ADDRESSES.columns if column.name != "id"]
    changed: dict[str, Any] = {"table_id": literal(following), "told_turn": literal(_NEVER), "pending": null()}
    confirmed = (ADDRESSES.c.table_id == table_id, ADDRESSES.c.code.is_(None))
    carried = select(*[changed.get(name, ADDRESSES.c[name]) for name in names]).where(*confirmed)
    return insert(ADDRESSES).from_select(names, carried)
