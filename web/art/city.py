"""The tiles of the city: the starting tile, moats and paths, and the buildings on the others."""

from .city_buildings import BUILDINGS
from .looks import CITY
from .shapes import horseshoe, merlons, symbol


def alhambra() -> str:
    """The starting tile of Granada: the red castle on its hill before the snow."""
    drawing = (
        '<path d="M4 52L18 26L28 38L44 12L58 34L68 22L96 54V60H4Z" fill="#9DB4C4" stroke="#5d7c8f" '
        'stroke-width=".8"/>'
        '<path d="M44 12l8 12.6l-4 2l-3-4l-5 5l-3-4zM18 26l6 7l-3 1l-3-2l-5 3zM68 22l9 10l-4 0l-4-3l-5 3z" '
        'fill="#FFFFFF"/>'
    )
    drawing += (
        '<path d="M6 88C6 70 22 62 36 60H70C86 64 94 74 94 88Z" fill="url(#hill)" stroke="#33582a" stroke-width=".8"/>'
    )
    drawing += "".join(
        f'<path d="M{x} {y}c3 5 3 8 0 11c-3-3-3-6 0-11z" fill="url(#cyp)"/>'
        for x, y in ((16, 70), (22, 76), (84, 70), (78, 77), (30, 72), (70, 70), (88, 77))
    )
    drawing += (
        '<path d="M18 60V48H84V62Q50 70 18 60Z" fill="url(#adobe)" stroke="#6b2c12" stroke-width=".9"/>'
        + merlons(18, 84, 48.4, 4, 3.4, "#D98A62")
    )
    for x, width, y, height in ((22, 13, 36, 26), (42, 18, 26, 38), (68, 14, 38, 25)):
        drawing += (
            f'<rect x="{x}" y="{y}" width="{width}" height="{height}" fill="url(#adobe)" stroke="#6b2c12" '
            'stroke-width=".9"/>'
            f'<rect x="{x + width * 0.68:.1f}" y="{y}" width="{width * 0.32:.1f}" height="{height}" fill="#6b2c12" '
            'opacity=".35"/>'
        ) + merlons(x - 1, x + width + 1, y + 0.4, 3.2, 3.2, "#E8A17C")
        drawing += f'<path d="{horseshoe(x + width * 0.36, y + 10, 3.4, 2.3, y + 15)}" fill="#3b170a"/>'
    drawing += (
        f'<path d="{horseshoe(50, 55, 8, 5.4, 65)}" fill="url(#inside)" stroke="#F0C49A" stroke-width="1.3"/>'
        '<path d="M51 26V10" stroke="#4A2C1D" stroke-width="1.4"/>'
        '<path d="M51.5 10l12 3l-12 4z" fill="#B23A48"/>'
        '<path d="M50 66C46 72 58 76 50 88" fill="none" stroke="#F5E6C8" stroke-width="4.5"/>'
    )
    return drawing


def moat() -> str:
    """A canal at the north side: water to the edge, so that two moats make one river; the kerb is inside."""
    drawing = (
        '<rect x="0" y="11" width="100" height="6" fill="url(#wallshade)" opacity=".7"/>'
        '<rect x="0" y="-.5" width="100" height="11" fill="url(#moatw)"/>'
    )
    drawing += "".join(
        (
            f'<path d="M{x} {y}q3-2.4 6 0t6 0" fill="none" stroke="#E6FBFB" stroke-width="1.1" '
            'stroke-opacity=".85" stroke-linecap="round"/>'
        )
        for x, y in ((4, 3.2), (21, 6.4), (38, 3), (56, 6.2), (72, 3.4), (86, 6.4))
    )
    drawing += (
        '<path d="M0 .6h100" stroke="#0F4B63" stroke-width="1.2" stroke-opacity=".7"/>'
        '<rect x="0" y="9.2" width="100" height="3.4" fill="#EFE7D3"/>'
        '<path d="M0 9.2h100" stroke="#0F4B63" stroke-width=".9"/>'
        '<path d="M0 12.6h100" stroke="#5d5340" stroke-width="1"/>'
    ) + "".join(f'<path d="M{x} 9.4v3" stroke="#8d8266" stroke-width=".8"/>' for x in range(5, 100, 8))
    return drawing


def basin() -> str:
    """A round basin where two moats of a tile meet; drawn at the north-west corner."""
    return (
        '<path d="M0 0H19A19 19 0 0 1 0 19Z" fill="#5d5340"/>'
        '<path d="M0 0H18A18 18 0 0 1 0 18Z" fill="#EFE7D3"/>'
        '<path d="M0 0H14.6A14.6 14.6 0 0 1 0 14.6Z" fill="#2F93AE"/>'
        '<path d="M2 9q3-2.4 6 0M7 3q3-2.4 6 0" fill="none" stroke="#E6FBFB" stroke-width="1"/>'
        '<circle cx="6.5" cy="6.5" r="3.7" fill="#5E9A46" stroke="#2f5c22" stroke-width=".6"/>'
        '<path d="M6.5 6.5l4-1.5" stroke="#2F93AE" stroke-width="1.2"/>'
        '<circle cx="6" cy="6.2" r="1.7" fill="#F6C6D2" stroke="#B0506A" stroke-width=".5"/>'
    )


def path() -> str:
    """A path of pale cobbles."""
    drawing = (
        '<rect x="37.5" y="-.5" width="25" height="34" fill="#EFEADC"/>'
        '<path d="M37.5 -.5V34M62.5 -.5V34" stroke="#7d7766" stroke-width="1.3"/>'
    )
    drawing += "".join(
        f'<path d="M38 {y}h24" stroke="#CBC3AF" stroke-width=".9"/>' for y in (3, 9, 15, 21, 27)
    ) + "".join(
        f'<path d="M{x + (i % 2) * 4} {y}v6" stroke="#CBC3AF" stroke-width=".9"/>'
        for i, y in enumerate((-3, 3, 9, 15, 21))
        for x in (42, 50, 58)
    )
    return drawing


def plaza(kind: str) -> str:
    """A round square, unlike the stars of the palace; the starting tile stands under the sky."""
    look = CITY[kind]
    fill = "#DCEBEE" if kind == "alhambra" else "#FFF8E6"
    return (
        f'<circle cx="50" cy="50" r="38" fill="{look.deep}" opacity=".5"/>'
        f'<circle cx="50" cy="50" r="36" fill="{fill}" opacity=".95"/>'
        f'<circle cx="50" cy="50" r="33" fill="none" stroke="{look.base}" stroke-dasharray="3 2" stroke-opacity=".8"/>'
    )


def small_moat() -> str:
    """The moat of a tile in a thumbnail."""
    return (
        '<rect x="-1" y="-1" width="102" height="21" fill="#F6F1E2"/>'
        '<rect x="-1" y="-1" width="102" height="16" fill="#2389A8"/>'
        '<path d="M0 8q6.25-9 12.5 0t12.5 0 12.5 0 12.5 0 12.5 0 12.5 0 12.5 0 12.5 0" fill="none" '
        'stroke="#D6F4F7" stroke-width="4"/>'
    )


def symbols() -> str:
    """The buildings of all types, then the parts of tiles that are turned to their sides."""
    drawing = "".join(symbol(f"b-{kind}", building()) for kind, building in BUILDINGS.items())
    drawing += "".join(symbol(f"p-{kind}", plaza(kind)) for kind in CITY)
    drawing += symbol("b-alhambra", alhambra()) + symbol("moat", moat()) + symbol("basin", basin())
    return drawing + symbol("garm", path()) + symbol("mmoat", small_moat())
