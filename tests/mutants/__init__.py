"""Small faults by lot in the rules: does a test notice each of them?"""
