"""Selecting, previewing and typing actions."""
