"""The tiles of the palace: grounds, plazas, walls and paths, and the buildings on them."""

import math

from .looks import PALACE
from .palace_buildings import BUILDINGS, fountain
from .shapes import num, star, symbol


def path() -> str:
    """The path from the plaza to the north side; it meets the neighbour's."""
    drawing = (
        '<rect x="37.5" y="-.5" width="25" height="34" fill="#F5E6C8"/>'
        '<path d="M37.5 -.5V34M62.5 -.5V34" stroke="#8d6b3f" stroke-width="1.3" stroke-opacity=".75"/>'
    )
    drawing += (
        '<path d="M40.3 -.5V34M59.7 -.5V34" stroke="#C29B62" stroke-width=".9" stroke-dasharray="2.5 2.5" '
        'stroke-opacity=".9"/>'
        '<path d="M44 5h12M41 11h18M44 17h12M41 23h18" stroke="#C9A873" stroke-width=".8" '
        'stroke-opacity=".7"/>'
    )
    return drawing


def wall() -> str:
    """A crenellated wall of terracotta, 11 units thick, at the north side."""
    drawing = '<rect x="0" y="11.6" width="100" height="7" fill="url(#wallshade)"/>'
    drawing += (
        '<rect x="0" y="0" width="100" height="12" fill="#5a2410"/>'
        '<rect x="0" y="4.6" width="100" height="6.8" fill="url(#brick)"/>'
    )
    drawing += '<path d="M0 8h100" stroke="#7d3415" stroke-width=".7"/>' + "".join(
        f'<path d="M{i * 10 + 2.5} 4.8v3.2M{i * 10 + 7.5} 8v3.4" stroke="#7d3415" stroke-width=".7"/>'
        for i in range(10)
    )
    drawing += "".join(
        (
            f'<rect x="{num(i * 10 + 1.9)}" y=".4" width="6.2" height="6" rx=".5" fill="url(#merlon)" '
            'stroke="#6d2c12" stroke-width=".5"/>'
            f'<path d="M{num(i * 10 + 2.3)} 1.1h5.2" stroke="#FFDDBD" stroke-width=".9"/>'
        )
        for i in range(10)
    )
    drawing += '<path d="M0 12h100" stroke="#2c1208" stroke-width="1.5"/>'
    return drawing


def turret() -> str:
    """The tower where two walls of a tile meet; drawn at the north-west corner."""
    return (
        '<rect x="0" y="0" width="15" height="15" fill="#2c1208" opacity=".9"/>'
        '<rect x=".4" y=".4" width="13.6" height="13.6" rx="1" fill="url(#brick)" stroke="#5a2410" '
        'stroke-width=".8"/>'
        '<rect x="2.8" y="2.8" width="8.8" height="8.8" fill="#F0A774" stroke="#7d3415" stroke-width=".8"/>'
        f'<polygon points="{star(7.2, 7.2, 3.4)}" fill="#8E3A18"/>'
    )


def _ground(kind: str) -> str:
    return (
        f'<rect x="-.3" y="-.3" width="100.6" height="100.6" fill="url(#gr-{kind})"/>'
        f'<rect width="100" height="100" fill="url(#zel-{kind})"/>'
    )


def _plaza(kind: str) -> str:
    look = PALACE[kind]
    fill = "#FFFFFF" if kind == "fountain" else "#FFF4DC"
    line = look.deep if kind == "chambers" else look.base
    outer, middle, inner = (star(50, 50, radius, 8, 0.82, math.pi / 8) for radius in (39, 36.5, 33.5))
    return (
        f'<polygon points="{outer}" fill="{look.deep}" opacity=".55"/>'
        f'<polygon points="{middle}" fill="{fill}" opacity=".93"/>'
        f'<polygon points="{inner}" fill="none" stroke="{line}" stroke-width=".9" stroke-opacity=".6"/>'
    )


def symbols() -> str:
    """Grounds, plazas and buildings of all types, then the parts of tiles that are turned to their sides."""
    drawing = ""
    for kind in PALACE:
        drawing += symbol(f"g-{kind}", _ground(kind)) + symbol(f"p-{kind}", _plaza(kind))
        if kind in BUILDINGS:
            drawing += symbol(f"b-{kind}-0", BUILDINGS[kind](False)) + symbol(f"b-{kind}-1", BUILDINGS[kind](True))
    rill = (
        '<rect x="47" y="-.5" width="6" height="34" fill="#3BA0AE"/>'
        '<path d="M48.3 -.5v34" stroke="#BFEAEC" stroke-width="1.2"/>'
    )
    small_wall = (
        '<rect x="-1" y="-1" width="102" height="21" fill="#3b170a"/><rect x="-1" y="-1" width="102" height="16" '
        'fill="#CC6433"/><path d="M0 4h100" stroke="#F7B98C" stroke-width="8" stroke-dasharray="13 12" '
        'stroke-dashoffset="-6"/>'
    )
    drawing += symbol("b-fountain", fountain()) + symbol("arm", path()) + symbol("rill", rill)
    return drawing + symbol("wall", wall()) + symbol("turret", turret()) + symbol("mwall", small_wall)
