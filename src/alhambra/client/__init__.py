"""Playing at tables of a server from Python: links, seats, and bots that play over the network."""

from alhambra.client.seats import AsyncSeat, Seat
from alhambra.client.server import AsyncServer, Server, ServerRefused

__all__ = ["AsyncSeat", "AsyncServer", "Seat", "Server", "ServerRefused"]
