"""Random small faults in the rules: does a test notice each of them?"""
