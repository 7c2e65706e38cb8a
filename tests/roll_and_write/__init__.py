"""Tests of Roll & Write as a game behind the protocol, with a builder of positions and a slow model of its points."""
