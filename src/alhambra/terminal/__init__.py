"""The table in a full-screen terminal. It stands on what a game shows and says, and knows no rule."""

from alhambra.extras import require_extra

require_extra("full-screen-needs-extra", "terminal")
