"""A slow, obvious model of the rules, written from the clauses alone, to check the real engine against.

It keeps no state between questions: every answer is rebuilt from the whole ground with sets and flood fill.
"""
