"""Gradients, patterns, clips and filters, which the drawings use by name."""

from .looks import CITY, CURRENCIES, DIAMOND, PALACE, PALE, SEATS
from .shapes import Stop, linear, pattern, radial, star


def _palace_ground(kind: str) -> str:
    """The colours of a type, and eight-pointed stars that touch at their tips."""
    base, light, deep = PALACE[kind]
    corners = [(x, y) for x in (0, 25) for y in (0, 25)]
    stars = (
        f'<g stroke-width=".8" stroke="{deep}" stroke-opacity=".65" fill="{PALE.get(kind, light)}" fill-opacity=".34">'
        + "".join(f'<polygon points="{star(x, y, 12.5)}"/>' for x, y in corners)
        + f'</g><polygon points="{star(12.5, 12.5, 4.6)}" fill="{deep}" fill-opacity=".38"/>'
        + "".join(f'<polygon points="{star(x, y, 4.2)}" fill="{deep}" fill-opacity=".3"/>' for x, y in corners)
    )
    return linear(f"gr-{kind}", [(0, light), (0.45, base), (1, deep)], 0, 0, 1, 1) + pattern(
        f"zel-{kind}", 25, 25, stars
    )


def _palace_materials() -> str:
    """Plaster, stone, wood, roofs, water, light."""
    return "".join(
        (
            linear("plaster", [(0, "#FFF8E8"), (0.55, "#F1E0BF"), (1, "#DCC295")], 0, 0, 1, 0.35),
            linear("shade", [(0, "#C9AC7D"), (1, "#9E7F54")], 0, 0, 1, 0),
            linear("stone", [(0, "#FFFFFF"), (0.5, "#E7E3D8"), (1, "#B9B6AA")], 0, 0, 1, 0.4),
            linear("marble", [(0, "#FFFFFF"), (1, "#CFC8B8")], 0, 0, 1, 0),
            linear("cedar", [(0, "#8A5A3C"), (1, "#4A2C1D")], 0, 0, 1, 0),
            linear("dark", [(0, "#141824"), (1, "#3B2A26")]),
            radial("inside", [(0, "#FFD98A"), (0.35, "#B9703A"), (1, "#2B1C22")], 0.5, 0.7, 0.75),
            linear("goldg", [(0, "#FFE9A6"), (0.5, "#D9A93A"), (1, "#94670F")], 0, 0, 1, 1),
            linear("water", [(0, "#8FD6DA"), (0.5, "#2F8FA0"), (1, "#1D5F72")]),
            radial("dome", [(0, "#BBD8FA"), (0.35, "#4C85D2"), (1, "#173766")], 0.32, 0.25, 0.85),
            linear("redroof", [(0, "#E5707C"), (0.5, "#B23A48"), (1, "#741B29")], 0, 0, 1, 0.3),
            linear("brownroof", [(0, "#C08A55"), (0.5, "#8A5A33"), (1, "#54351B")], 0, 0, 1, 0.2),
            linear("violet", [(0, "#B292D2"), (0.5, "#6F4A8E"), (1, "#3F2559")], 0, 0, 1, 0.2),
            linear("slate", [(0, "#A9B4C4"), (0.5, "#6E7B8E"), (1, "#4A5567")], 0, 0, 1, 0.2),
            linear("cyp", [(0, "#7DB65F"), (0.42, "#3B7C40"), (1, "#143D22")], 0, 0, 1, 0.1),
            linear("brick", [(0, "#D9773F"), (0.5, "#BE5A2C"), (1, "#8E3A18")]),
            linear("merlon", [(0, "#F6B486"), (1, "#D06A38")]),
            radial("sheen", [(0, "#FFF3CE", 0.34), (0.5, "#FFF3CE", 0.05), (1, "#2a1405", 0.2)], 0.25, 0.2, 1.0),
            linear("wallshade", [(0, "#1c0d05", 0.5), (1, "#1c0d05", 0)]),
            radial("glow", [(0, "#FFE7A0", 0.95), (1, "#FFE7A0", 0)], 0.5, 0.5, 0.5),
        )
    )


def _money(currency: str) -> str:
    """The metal of a coin, then the ground and the ornament of a money card."""
    base, light, deep = CURRENCIES[currency]
    ground = {"dukat": "#B8520F", "dirham": "#317A4A"}.get(currency, base)
    stars = (
        f'<polygon points="{star(7, 7, 7)}" fill="none" stroke="{light}" stroke-opacity=".38" stroke-width=".7"/>'
        f'<polygon points="{star(7, 7, 2.6)}" fill="{light}" fill-opacity=".28"/>'
    )
    return (
        linear(f"cu-{currency}", [(0, light), (0.48, base), (1, deep)], 0, 0, 1, 1)
        + linear(f"cf-{currency}", [(0, ground), (1, deep)], 0, 0, 0.5, 1)
        + pattern(f"cz-{currency}", 14, 14, stars)
    )


def _ornaments() -> str:
    """Lattice, stucco, tiles on a wall and on roofs."""
    lattice = (
        '<rect width="5" height="5" fill="#F3B95B"/><path d="M0 0L5 5M5 0L0 5" stroke="#5B2A22" stroke-width="1.25"/>'
    )
    stucco = '<path d="M3 0L6 3.5L3 7L0 3.5Z" fill="#C9D1DC" stroke="#7C8899" stroke-width=".8"/>'
    wall_tiles = (
        f'<rect width="8" height="8" fill="#5F7190"/><polygon points="{star(4, 4, 4)}" fill="#E9EDF2"/>'
        f'<polygon points="{star(4, 4, 1.7)}" fill="#C9992E"/>'
    )
    red_tiles = '<path d="M0 0V3.4Q2.5 6 5 3.4V0" fill="none" stroke="#4d0f1a" stroke-opacity=".55" stroke-width=".9"/>'
    orange_tiles = '<path d="M0 0L6 6M6 0L0 6" stroke="#7a3d06" stroke-opacity=".35" stroke-width=".8"/>'
    return (
        pattern("lattice", 5, 5, lattice)
        + pattern("sebka", 6, 7, stucco)
        + pattern("zell", 8, 8, wall_tiles)
        + pattern("tiles-r", 5, 5, red_tiles)
        + pattern("tiles-o", 6, 6, orange_tiles)
    )


def _seat_patterns() -> str:
    """The patterns that distinguish seats without colour."""
    waves = '<path d="M0 4Q2 1 4 4T8 4" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="1.3"/>'
    dots = '<circle cx="3" cy="3" r="1.3" fill="#fff" fill-opacity=".6"/>'
    bars = '<rect width="2" height="5" fill="#fff" fill-opacity=".5"/>'
    net = '<path d="M0 0L7 7M7 0L0 7" stroke="#fff" stroke-opacity=".55" stroke-width="1.1"/>'
    bricks = '<path d="M0 .5H8M0 4.5H8M2 .5V4.5M6 4.5V8.5" fill="none" stroke="#fff" stroke-opacity=".55"/>'
    rings = '<circle cx="4" cy="4" r="2.3" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="1.1"/>'
    return (
        pattern("pt-waves", 8, 6, waves)
        + pattern("pt-dots", 6, 6, dots)
        + pattern("pt-bars", 5, 5, bars, turn=45)
        + pattern("pt-net", 7, 7, net)
        + pattern("pt-bricks", 8, 8, bricks)
        + pattern("pt-rings", 8, 8, rings)
    )


def _clips_and_filters() -> str:
    """The frame of a tile, the shoulders of portraits, the ring of the guide, a soft shadow."""
    return (
        '<clipPath id="sq"><rect width="100" height="100"/></clipPath>'
        '<clipPath id="arcp2"><rect x="2" y="-2" width="76" height="80"/></clipPath>'
        '<clipPath id="gc"><circle cx="36" cy="36" r="33"/></clipPath>'
        '<filter id="blur6" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="7"/></filter>'
        '<filter id="blur14" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="9"/></filter>'
    )


def _city_ground(kind: str) -> str:
    """The colours of a type, and scales as on a paved bank."""
    base, light, deep = CITY[kind]
    pale = PALE.get(kind, light)
    scales = (
        f'<g fill="{pale}" fill-opacity=".2" stroke="{deep}" stroke-opacity=".55" stroke-width=".8">'
        + "".join(
            f'<path d="M{x} {y}a10 10 0 0 0 20 0z"/><path d="M{x + 5} {y}a5 5 0 0 0 10 0" fill="none"/>'
            for x, y in ((0, 0), (-10, 10), (10, 10), (0, 20))
        )
        + "</g>"
    )
    return linear(f"gr-{kind}", [(0, light), (0.5, base), (1, deep)], 0, 0, 1, 1) + pattern(
        f"zel-{kind}", 20, 20, scales
    )


def _camp_ground() -> str:
    """A meadow."""
    grass = (
        '<path d="M4 9q1-5 2 0q1-4 2.4-1M14 19q1-5 2 0q1-4 2.4-1M15 6q.6-3 1.4 0M3 18q.6-3 1.4 0" '
        'fill="none" stroke="#3F6A2A" stroke-opacity=".6" stroke-width="1.1" stroke-linecap="round"/>'
    )
    return linear("gr-camp", [(0, "#B9CF7E"), (0.5, "#86AA54"), (1, "#587F36")], 0, 0, 1, 1) + pattern(
        "zel-camp", 22, 22, grass
    )


def _city_materials() -> str:
    """The materials of the city, huts and camps."""
    return "".join(
        (
            linear("silver", [(0, "#FFFFFF"), (0.5, "#B4C4CC"), (1, "#5F7580")], 0, 0, 1, 1),
            linear("moatw", [(0, "#1F6E8C"), (0.55, "#3FA9C2"), (1, "#7FD4DC")]),
            linear("sand", [(0, "#F7E3B4"), (1, "#D9B978")], 0, 0, 0, 1),
            linear("greyst", [(0, "#F3F1EA"), (0.5, "#C9C7BE"), (1, "#8D8C86")], 0, 0, 1, 0.3),
            linear("greydk", [(0, "#9A9890"), (1, "#66645E")], 0, 0, 1, 0),
            radial("bdome", [(0, "#F2FBFF"), (0.4, "#8CC6E6"), (1, "#2C6E98")], 0.32, 0.25, 0.9),
            linear("plumroof", [(0, "#D58AC1"), (0.5, "#8E3F7A"), (1, "#4E1C43")], 0, 0, 1, 0.3),
            linear("tealroof", [(0, "#8FD0BE"), (0.5, "#3E8F7C"), (1, "#1E5A4D")], 0, 0, 1, 0.3),
            linear("orroof", [(0, "#FFCE8C"), (0.5, "#E08A2E"), (1, "#8F4A08")], 0, 0, 1, 0.3),
            radial("palm", [(0, "#C9E38A"), (0.5, "#6E9A34"), (1, "#2F5414")], 0.4, 0.3, 0.8),
            linear("wood", [(0, "#E0B27A"), (0.5, "#B07C45"), (1, "#74491F")], 0, 0, 1, 0),
            linear("canvas", [(0, "#FFFDF3"), (0.6, "#EADBB8"), (1, "#C0A673")], 0, 0, 1, 0.2),
            linear("adobe", [(0, "#E8A17C"), (0.5, "#C7714A"), (1, "#8F4426")], 0, 0, 1, 0.2),
            linear("hill", [(0, "#9DBB6A"), (1, "#4F7A3C")], 0, 0, 0, 1),
        )
    )


def _diamond() -> str:
    """The stone, then the ground and the ornament of a diamond card."""
    facets = (
        '<path d="M7 0L14 7L7 14L0 7ZM7 3.5L10.5 7L7 10.5L3.5 7Z" fill="none" '
        f'stroke="{DIAMOND.light}" stroke-opacity=".36" stroke-width=".7"/>'
    )
    return (
        linear("cu-diamond", [(0, "#FFFFFF"), (0.45, DIAMOND.light), (1, "#9C84CC")], 0, 0, 1, 1)
        + linear("cf-diamond", [(0, "#6D4FA3"), (1, DIAMOND.deep)], 0, 0, 0.5, 1)
        + pattern("cz-diamond", 14, 14, facets)
    )


def _vizier_light(seat: str) -> str:
    """The light on a vizier stone."""
    return radial(f"vz-{seat}", [(0, "#FFFFFF", 0.75), (0.35, "#FFFFFF", 0.12), (1, "#000000", 0.38)], 0.32, 0.26, 0.85)


def _scenery_materials() -> str:
    """The materials of pictures and dice."""
    sun: list[Stop] = [(0, "#FFFBE6"), (0.16, "#FFEFB4", 0.95), (0.5, "#FFD98A", 0.42), (1, "#FFD08A", 0)]
    return "".join(
        (
            linear("sky2", [(0, "#E9D9B4"), (1, "#F5CE95")]),
            linear("snow", [(0, "#FFF3DF"), (0.38, "#E8B9A2"), (1, "#B98F92")], 0, 0, 0.35, 1),
            linear("rock", [(0, "#E6C079"), (0.45, "#C99B58"), (1, "#A27A45")], 0, 0, 0.5, 1),
            radial("sun", sun, 0.5, 0.5, 0.5),
            linear("ebrick", [(0, "#E59560"), (0.35, "#CC6A38"), (1, "#96441F")]),
            linear("ebrick2", [(0, "#A6532B"), (1, "#6A2C14")]),
            linear("river", [(0, "#9ADDE0"), (0.5, "#3F9FB0"), (1, "#236B80")]),
            linear("house", [(0, "#FFFDF4"), (0.6, "#F1E3C8"), (1, "#D8C096")], 0, 0, 1, 0.2),
            linear("dy", [(0, "#FFE7A0"), (0.5, "#EDB935"), (1, "#B67F0C")], 0, 0, 1, 1),
            linear("db", [(0, "#8DBBF2"), (0.5, "#3C78C4"), (1, "#1B4A8C")], 0, 0, 1, 1),
            linear("paper", [(0, "#FFFBF0"), (1, "#F5E7CB")], 0, 0, 1, 1),
        )
    )


def definitions() -> str:
    """All definitions that drawings refer to."""
    return "".join(
        (
            *(_palace_ground(kind) for kind in PALACE),
            _palace_materials(),
            *(_money(currency) for currency in CURRENCIES),
            _ornaments(),
            _seat_patterns(),
            _clips_and_filters(),
            *(_city_ground(kind) for kind in CITY),
            _camp_ground(),
            _city_materials(),
            _diamond(),
            *(_vizier_light(seat) for seat in SEATS),
            _scenery_materials(),
        )
    )
