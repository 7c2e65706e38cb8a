"""The tables of the database. Migrations lead from any older version to this one."""

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    Table,
    Text,
    UniqueConstraint,
)

METADATA: Final = MetaData()

# One row for each table; all but its id follows from the entries and is kept for lists and for cleaning up.
TABLES: Final = Table(
    "tables",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("made", Float, nullable=False),
    Column("touched", Float, nullable=False),
    Column("phase", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Index("tables_public", "public", "phase", "touched"),
)

# Append-only: what happened at a table, in order. Nothing is acknowledged before it stands here.
ENTRIES: Final = Table(
    "entries",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("sequence", Integer, primary_key=True),
    Column("made", Float, nullable=False),
    Column("data", Text, nullable=False),
    Column("client", Text),  # with the command: what a client sent, so that a repeated one is known again
    Column("command", Text),
    UniqueConstraint("table_id", "client", "command", name="entries_command"),
)

# Links, by the hash of their token: whoever shows the token may do what the role allows.
LINKS: Final = Table(
    "links",
    METADATA,
    Column("token_hash", Text, primary_key=True),
    Column("table_id", Text, ForeignKey("tables.id"), nullable=False),
    Column("role", Text, nullable=False),
    Column("seat", Integer),
)

# What a browser has been let in to, by the hash of its cookie.
VISITS: Final = Table(
    "visits",
    METADATA,
    Column("visitor_hash", Text, primary_key=True),
    Column("token_hash", Text, ForeignKey("links.token_hash"), primary_key=True),
    Column("made", Float, nullable=False),
)

# Records of finished games that can be replayed by link, by a part of their seal.
RECORDS: Final = Table(
    "records",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("made", Float, nullable=False),
    Column("record", Text, nullable=False),
)

# What must happen at a certain time; a process that takes it up holds it until the lease ends.
DUE: Final = Table(
    "due",
    METADATA,
    Column("id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True, autoincrement=True),
    Column("table_id", Text, ForeignKey("tables.id"), nullable=False),
    Column("kind", Text, nullable=False),
    Column("at", Float, nullable=False),
    Column("sequence", Integer, nullable=False),  # the entry for which it was set; later ones make it needless
    Column("leased_until", Float, nullable=False),
    Index("due_at", "at"),
    UniqueConstraint("table_id", "kind", "sequence", name="due_once"),
)
