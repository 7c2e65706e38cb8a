"""Tests of Roll & Write behind the protocol, with a builder of positions and a slow model of its points."""
