"""Evaluation and rollouts for Roll & Write."""
