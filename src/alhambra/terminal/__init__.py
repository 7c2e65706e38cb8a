"""The full-screen table in a terminal. It displays what games report, and contains no rules."""

from alhambra.extras import require_extra

require_extra("full-screen-needs-extra", "terminal")
