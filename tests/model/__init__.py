"""A slow, obvious model of the rules, written from the clauses alone, to test the real engine against.

It keeps no state between queries: every answer is recomputed from the whole ground with sets and flood fill.
"""
