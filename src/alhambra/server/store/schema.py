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

# Append-only: what happened at a table, in order. Nothing is acknowledged before it stands here. Who appends knows all
# entries before, or its place is taken, so no command is written twice and no other key is needed.
ENTRIES: Final = Table(
    "entries",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("sequence", Integer, primary_key=True),
    Column("made", Float, nullable=False),
    Column("data", Text, nullable=False),
    Column("client", Text),  # with the command: what a client sent, so that a repeated one is known again
    Column("command", Text),
    Column("content", Text),  # a hash of the whole command; none in entries of older versions
    sqlite_with_rowid=False,  # one tree, of which an append changes one page
)

# Links, by the hash of their token: whoever shows the token may do what the role allows, at the table that it was made
# for and at those at which the same people have met again.
LINKS: Final = Table(
    "links",
    METADATA,
    Column("token_hash", Text, primary_key=True),
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("role", Text, nullable=False),
    Column("seat", Integer),
    Index("links_table", "table_id"),
)

# What a browser has been let in to, by the hash of its cookie.
VISITS: Final = Table(
    "visits",
    METADATA,
    Column("visitor_hash", Text, primary_key=True),
    Column("token_hash", Text, primary_key=True),
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

# What strong bots think of recorded games, which takes them a while.
ANALYSES: Final = Table(
    "analyses",
    METADATA,
    Column("record_id", Text, primary_key=True),
    Column("analysis", Text, nullable=False),
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

# Where a seat wants to be told that it is its turn, and what is still to be sent there.
ADDRESSES: Final = Table(
    "addresses",
    METADATA,
    Column("id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True, autoincrement=True),
    Column("table_id", Text, ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("kind", Text, nullable=False),
    Column("address", Text, nullable=False),
    Column("language", Text, nullable=False),
    Column("stop_token", Text, nullable=False),  # by which a mail is stopped by who gets it
    Column("code", Text),  # that was sent to the address and is not confirmed yet
    Column("tries", Integer, nullable=False),  # of wrong codes
    Column("told_turn", Integer, nullable=False),  # of which turn it was told last
    Column("pending", Integer),  # the entry with which the turn began that is still to be told; 0: the code
    Column("attempts", Integer, nullable=False),
    Column("next_at", Float, nullable=False),
    Column("leased_until", Float, nullable=False),
    Index("addresses_seat", "table_id", "seat"),
    Index("addresses_stop", "stop_token"),
    Index("addresses_pending", "pending", "next_at"),
)

# Positions of games, the latest of each version of the rules: by these a game goes on when the rules have changed.
SNAPSHOTS: Final = Table(
    "snapshots",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("rules", Text, primary_key=True),
    Column("sequence", Integer, nullable=False),  # of the entry after which it was so
    Column("at", Integer, nullable=False),
    Column("position", Text, nullable=False),
)

# The private keys of the server.
KEYS: Final = Table(
    "server_keys",
    METADATA,
    Column("name", Text, primary_key=True),
    Column("private", Text, nullable=False),
)

# All that belongs to one table, in the order in which it can be taken away.
BELONGING: Final = (DUE, ADDRESSES, SNAPSHOTS, LINKS, ENTRIES)
