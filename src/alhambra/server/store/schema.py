"""The tables of the database. Migrations upgrade any older version to this schema."""

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

# One row for each table. All but the id is derived from the entries, for lists and for clean-up.
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

# Append-only: what happened at a table, in order. Commands are acknowledged only after they are
# stored here. The primary key makes an append fail unless the writer knows all earlier entries, so
# no command is stored twice and no other key is needed.
ENTRIES: Final = Table(
    "entries",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("sequence", Integer, primary_key=True),
    Column("made", Float, nullable=False),
    Column("data", Text, nullable=False),
    Column("client", Text),  # identifies a command together with the next two, to detect repeated ones
    Column("command", Text),
    Column("content", Text),  # a hash of the whole command; NULL in entries of older versions
    sqlite_with_rowid=False,  # a single B-tree, of which an append changes one page
)

# Links, by the hash of their token. A token grants its role at its table and at all rematches.
LINKS: Final = Table(
    "links",
    METADATA,
    Column("token_hash", Text, primary_key=True),
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("role", Text, nullable=False),
    Column("seat", Integer),
    Index("links_table", "table_id"),
)

# The links that a browser has used, by the hash of its cookie.
VISITS: Final = Table(
    "visits",
    METADATA,
    Column("visitor_hash", Text, primary_key=True),
    Column("token_hash", Text, primary_key=True),
    Column("made", Float, nullable=False),
)

# The tables that a browser has removed from its list.
HIDDEN: Final = Table(
    "hidden_tables",
    METADATA,
    Column("visitor_hash", Text, primary_key=True),
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
)

# Records of finished games that can be replayed by link. The id is part of the seal.
RECORDS: Final = Table(
    "records",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("made", Float, nullable=False),
    Column("record", Text, nullable=False),
)

# Analyses of recorded games by strong bots, quick and deep. Those made by another method are outdated.
ANALYSES: Final = Table(
    "analyses",
    METADATA,
    Column("record_id", Text, primary_key=True),
    Column("depth", Text, primary_key=True),
    Column("method", Text, nullable=False),
    Column("analysis", Text, nullable=False),
)

# What must happen at a certain time; a process holds a row until its lease ends.
DUE: Final = Table(
    "due",
    METADATA,
    Column("id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True, autoincrement=True),
    Column("table_id", Text, ForeignKey("tables.id"), nullable=False),
    Column("kind", Text, nullable=False),
    Column("at", Float, nullable=False),
    Column("sequence", Integer, nullable=False),  # of the entry that caused it; later ones supersede it
    Column("leased_until", Float, nullable=False),
    Index("due_at", "at"),
    UniqueConstraint("table_id", "kind", "sequence", name="due_once"),
)

# The addresses for turn notices, with the notices that are still to be sent.
ADDRESSES: Final = Table(
    "addresses",
    METADATA,
    Column("id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True, autoincrement=True),
    Column("table_id", Text, ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("kind", Text, nullable=False),
    Column("address", Text, nullable=False),
    Column("language", Text, nullable=False),
    Column("stop_token", Text, nullable=False),  # that lets the recipient unsubscribe
    Column("code", Text),  # sent to the address and not confirmed yet; NULL when confirmed
    Column("tries", Integer, nullable=False),  # wrong codes
    Column("told_turn", Integer, nullable=False),  # the turn of the last notice
    Column("pending", Integer),  # the first entry of the turn to send a notice for; 0: the code
    Column("attempts", Integer, nullable=False),
    Column("next_at", Float, nullable=False),
    Column("leased_until", Float, nullable=False),
    Index("addresses_seat", "table_id", "seat"),
    Index("addresses_stop", "stop_token"),
    Index("addresses_pending", "pending", "next_at"),
)

# The latest position of a game under each version of the rules, to continue when the rules change.
SNAPSHOTS: Final = Table(
    "snapshots",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("rules", Text, primary_key=True),
    Column("sequence", Integer, nullable=False),  # of the last entry that it covers
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

# Everything that belongs to one table, in the order in which it can be deleted.
BELONGING: Final = (DUE, ADDRESSES, SNAPSHOTS, HIDDEN, LINKS, ENTRIES)
