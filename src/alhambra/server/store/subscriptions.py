"""The addresses for turn notices, with the notices that are still to be sent."""

import secrets
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, Engine, Executable, delete, func, insert, literal, null, select, update

from alhambra.protocol import AlhambraError
from alhambra.server.ops.tokens import fresh_token
from alhambra.server.store.schema import ADDRESSES

# The kinds of addresses.
WEBHOOK: Final = "webhook"
EMAIL: Final = "email"
PUSH: Final = "push"

CODE: Final = 0  # the value of `pending` while an address waits for its code to be confirmed
_NEVER: Final = -1
_ADDRESSES_PER_SEAT: Final = 5
_MOST_TRIES: Final = 5
_DIGITS: Final = 6
_LEASE_SECONDS: Final = 120.0
_BATCH_SIZE: Final = 50
# The seconds before each retry; a notice that still fails is dropped.
_RETRY_SECONDS: Final = (30.0, 120.0, 600.0, 3600.0, 6 * 3600.0)


class NoticeError(AlhambraError):
    """The address cannot be used, or the code is not the one that was sent."""


class Address(NamedTuple):
    """An address of a seat, with its language and the notice that is pending."""

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
    """Stores addresses. Its methods block on the database, so call them outside the event loop."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    def of_seat(self, table_id: str, seat: int) -> list[Address]:
        """Return the addresses of a seat."""
        query = select(*_COLUMNS).where(*_is_of(table_id, seat)).order_by(ADDRESSES.c.id)
        with self._engine.connect() as connection:
            return [Address(*row) for row in connection.execute(query)]

    def add(self, table_id: str, seat: int, kind: str, address: str, language: str, now: float) -> int:
        """Add an address, unless it exists already, and return its id.

        A mail address first gets a code, by which its owner confirms it. Raises NoticeError if
        the seat has too many addresses.
        """
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
            if count >= _ADDRESSES_PER_SEAT:
                raise NoticeError("too-many-addresses", most=_ADDRESSES_PER_SEAT)
            made = connection.execute(insert(ADDRESSES).returning(ADDRESSES.c.id), row)
            return int(made.scalar_one())

    def confirm(self, table_id: str, seat: int, number: int, code: str) -> None:
        """Confirm an address by the code that was sent to it.

        Raises NoticeError for a wrong code; after several wrong ones the address is deleted.
        """
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
        """Delete an address of a seat, and return whether there was one."""
        return self._delete(*_is_of(table_id, seat), ADDRESSES.c.id == number)

    def language_of(self, token: str) -> str | None:
        """Return the language of the address with this stop token; None if there is none."""
        query = select(ADDRESSES.c.language).where(ADDRESSES.c.stop_token == token).limit(1)
        with self._engine.connect() as connection:
            return connection.execute(query).scalar_one_or_none()

    def stop(self, token: str) -> list[Address]:
        """Delete the addresses with this stop token, at all tables, and return them."""
        with self._engine.connect() as connection:
            rows = connection.execute(select(*_COLUMNS).where(ADDRESSES.c.stop_token == token)).all()
        if rows:
            self._delete(ADDRESSES.c.stop_token == token)
        return [Address(*row) for row in rows]

    def _delete(self, *which: Any) -> bool:
        with self._writing() as connection, connection.begin():
            return bool(connection.execute(delete(ADDRESSES).where(*which)).rowcount)

    # --- sending ---

    def mark_due(self, table_id: str, seat: int, turn: int, sequence: int, now: float) -> None:
        """Mark a notice as due at all addresses of a seat, once for each turn."""
        values = {"told_turn": turn, "pending": sequence, "attempts": 0, "next_at": now, "leased_until": 0.0}
        not_notified = (*_is_of(table_id, seat), ADDRESSES.c.code.is_(None), ADDRESSES.c.told_turn != turn)
        with self._writing() as connection, connection.begin():
            connection.execute(update(ADDRESSES).where(*not_notified).values(values))

    def take_due(self, now: float) -> list[Address]:
        """Lease the addresses to notify now that no other process has leased."""
        waiting = (ADDRESSES.c.pending.is_not(None), ADDRESSES.c.next_at <= now, ADDRESSES.c.leased_until <= now)
        query = select(*_COLUMNS).where(*waiting).order_by(ADDRESSES.c.next_at).limit(_BATCH_SIZE)
        with self._engine.connect() as connection:
            if connection.execute(query.limit(1)).first() is None:
                return []
        with self._writing() as connection, connection.begin():
            found = [Address(*row) for row in connection.execute(query)]
            return [address for address in found if self._lease(connection, address.id, now)]

    def _lease(self, connection: Connection, number: int, now: float) -> bool:
        free = (ADDRESSES.c.id == number, ADDRESSES.c.leased_until <= now)
        change = update(ADDRESSES).where(*free).values(leased_until=now + _LEASE_SECONDS)
        return bool(connection.execute(change).rowcount == 1)

    def done(self, address: Address) -> None:
        """Clear the pending notice: it was sent, or is no longer needed."""
        same = (ADDRESSES.c.id == address.id, ADDRESSES.c.pending == address.pending)
        with self._writing() as connection, connection.begin():
            connection.execute(update(ADDRESSES).where(*same).values(pending=None))

    def failed(self, address: Address, now: float) -> bool:
        """Schedule another attempt, and return True; False after the last one."""
        if address.attempts >= len(_RETRY_SECONDS):
            self.done(address)
            return False
        same = (ADDRESSES.c.id == address.id, ADDRESSES.c.pending == address.pending)
        values = {
            "attempts": address.attempts + 1,
            "next_at": now + _RETRY_SECONDS[address.attempts],
            "leased_until": 0.0,
        }
        with self._writing() as connection, connection.begin():
            connection.execute(update(ADDRESSES).where(*same).values(values))
        return True

    def _writing(self) -> Any:
        return self._engine.connect().execution_options(writing=True)


def _is_of(table_id: str, seat: int) -> tuple[Any, Any]:
    return ADDRESSES.c.table_id == table_id, ADDRESSES.c.seat == seat


def delete_addresses(table_id: str, seat: int) -> Executable:
    """Return a statement that deletes all addresses of a seat."""
    return delete(ADDRESSES).where(*_is_of(table_id, seat))


def copy_addresses(table_id: str, following: str) -> Executable:
    """Return a statement that copies the confirmed addresses of a table to its rematch."""
    names = [column.name for column in ADDRESSES.columns if column.name != "id"]
    changed: dict[str, Any] = {"table_id": literal(following), "told_turn": literal(_NEVER), "pending": null()}
    confirmed = (ADDRESSES.c.table_id == table_id, ADDRESSES.c.code.is_(None))
    copies = select(*[changed.get(name, ADDRESSES.c[name]) for name in names]).where(*confirmed)
    return insert(ADDRESSES).from_select(names, copies)
