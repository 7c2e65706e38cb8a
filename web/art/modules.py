"""The pictures of the modules, 64 units wide."""

from .shapes import icon

MODULES = {
    "vizier": (
        '<circle cx="32" cy="34" r="25" fill="#12464e"/><circle cx="31" cy="32" r="25" fill="#1F7A86"/>'
        '<circle cx="31" cy="32" r="25" fill="url(#pt-waves)"/>'
        '<circle cx="31" cy="32" r="20" fill="#FFF6E0"/>'
        '<path d="M17 46q2 -12 14 -12t14 12q-6 6 -14 6t-14 -6z" fill="#B23A48"/>'
        '<ellipse cx="31" cy="32" rx="8.5" ry="9.5" fill="#E7B98A"/>'
        '<path d="M24 34q7 16 14 0q-3 3 -7 3t-7 -3z" fill="#3b2416"/>'
        '<path d="M19 28q-2 -14 12 -15q14 1 12 15q-12 -6 -24 0z" fill="#F6EFDF" stroke="#B99A68"/>'
        '<path d="M20 25q11 -8 22 0M22 20q9 -6 18 0" fill="none" stroke="#C9992E" stroke-width="1.6"/>'
        '<circle cx="31" cy="18" r="2.6" fill="#B23A48" stroke="#FFE9A6"/>'
    ),
    "bureaux": (
        '<use href="#coin-gulden" x="6" y="10" width="29" height="29"/>'
        '<use href="#coin-denar" x="29" y="26" width="29" height="29"/>'
        '<path d="M38 12q13 0 14 12M52 26l-4.6 -4.4M52 26l3.4 -5M26 52q-13 0 -14 -11M12 39l4.6 4.4'
        'M12 39l-3.4 5" fill="none" stroke="#5B3A29" stroke-width="3" stroke-linecap="round"/>'
    ),
    "bonus_cards": (
        '<rect x="17" y="9" width="34" height="48" rx="5" fill="#2a1405" opacity=".25"/>'
        '<rect x="14" y="6" width="34" height="48" rx="5" fill="#FFF7E6" stroke="#6F4A8E" stroke-width="2"/>'
        '<g transform="translate(18 10) scale(.26)"><use href="#g-tower" width="100" height="100"/>'
        '<use href="#p-tower" width="100" height="100"/><use href="#b-tower-1" width="100" height="100"/></g>'
        '<path d="M20 42h22M20 47h15" stroke="#B9A78A" stroke-width="2"/>'
        '<circle cx="48" cy="48" r="10.5" fill="#1F6B4A" stroke="#FFF7E6" stroke-width="2"/>'
        '<path d="M48 43v10M43 48h10" stroke="#fff" stroke-width="3" stroke-linecap="round"/>'
    ),
    "huts": (
        '<rect x="6" y="8" width="52" height="50" rx="6" fill="url(#gr-arcades)"/>'
        '<rect x="6" y="8" width="52" height="50" rx="6" fill="#F1E0BF" opacity=".35"/>'
        '<path d="M16 52V30h26v22z" fill="url(#plaster)"/>'
        '<path d="M12 32l17 -14l17 14z" fill="url(#brownroof)" stroke="#3d2410"/>'
        '<path d="M24 52v-11h9v11z" fill="url(#cedar)"/>'
        '<path d="M46 54V22M54 54V22M44 30h12M44 40h12M44 49h12M46 40l8 9M54 30l-8 10" stroke="#5B3A29" '
        'stroke-width="2.4" stroke-linecap="round"/>'
        '<path d="M17 58l9 -8" stroke="#4A2C1D" stroke-width="2.6" stroke-linecap="round"/>'
        '<path d="M23 47l6 6" stroke="#8E97A5" stroke-width="4"/>'
    ),
    "gates": (
        '<use href="#ew" width="100" height="30" transform="translate(2 18) scale(.6 1.3)"/>'
        '<path d="M19 58V38a13 14 0 0 1 26 0V58Z" fill="#F7E6C4" stroke="#6d2c12" stroke-width="1.4"/>'
        '<path d="M24 58V39a8 9 0 0 1 16 0V58Z" fill="url(#inside)"/>'
        '<path d="M24 39a8 9 0 0 1 16 0" fill="none" stroke="#B5562B" stroke-width="3" '
        'stroke-dasharray="3 2.4"/><path d="M27 58l3 -14h4l3 14z" fill="#F5E6C8"/>'
    ),
    "diamonds": (
        '<path d="M14 22L24 12H42L52 22L33 54Z" fill="#6EC6D6" stroke="#1D5F72" stroke-width="1.6" '
        'stroke-linejoin="round"/><path d="M14 22H52L33 54Z" fill="#3FA3B8"/>'
        '<path d="M24 12L26 22H14ZM42 12L40 22H52Z" fill="#BDEBF0"/>'
        '<path d="M24 12H42L40 22H26Z" fill="#E8FBFD"/><path d="M26 22L33 54L14 22Z" fill="#8AD8E2"/>'
        '<path d="M40 22L33 54L52 22Z" fill="#23788E"/>'
        '<path d="M14 22H52M26 22L33 54L40 22M24 12l2 10M42 12l-2 10" fill="none" stroke="#1D5F72" '
        'stroke-width="1"/>'
        '<path d="M53 8v8M49 12h8M10 40v6M7 43h6" stroke="#E0A92E" stroke-width="2" stroke-linecap="round"/>'
    ),
    "characters": (
        '<rect x="13" y="6" width="40" height="53" rx="6" fill="#2a1405" opacity=".25"/>'
        '<rect x="10" y="4" width="40" height="53" rx="6" fill="#FFF7E6" stroke="#94670F" stroke-width="2"/>'
        '<rect x="14" y="8" width="32" height="36" rx="3" fill="#2F7F8F"/>'
        '<path d="M14 44q1 -12 16 -12t16 12z" fill="#6F4A8E"/>'
        '<ellipse cx="30" cy="26" rx="8" ry="9" fill="#E3B184"/>'
        '<path d="M21 24q0 -13 9 -13t9 13q-4 -5 -9 -5t-9 5z" fill="#3b2416"/>'
        '<path d="M20 26q-3 16 4 18q-2 -10 -1 -18zM40 26q3 16 -4 18q2 -10 1 -18z" fill="#3b2416"/>'
        '<path d="M22 19q8 -5 16 0" fill="none" stroke="#F0CB63" stroke-width="2"/>'
        '<circle cx="30" cy="17" r="2" fill="#B23A48"/>'
        '<path d="M27 30q3 2.4 6 0" fill="none" stroke="#8E2635" stroke-width="1.4"/>'
        '<path d="M15 49h30M20 53h20" stroke="#B9A78A" stroke-width="2"/>'
    ),
    "camps": (
        '<ellipse cx="32" cy="54" rx="27" ry="5" fill="#4E8F4B"/>'
        '<path d="M32 12L58 52H6Z" fill="#F6E6C6" stroke="#7a5a30" stroke-width="1.4" '
        'stroke-linejoin="round"/><path d="M32 12L44 52H36Q34 36 32 28Q30 36 28 52H20Z" fill="#B23A48"/>'
        '<path d="M32 28Q30 36 28 52H36Q34 36 32 28Z" fill="#2b1c22"/>'
        '<path d="M32 13V4" stroke="#5B3A29" stroke-width="2"/>'
        '<path d="M32.5 4L44 7.5L32.5 11Z" fill="#2C5BA0"/>'
    ),
}


def symbols() -> str:
    """The pictures of all modules."""
    return "".join(icon(f"module-{name}", drawing, 64) for name, drawing in MODULES.items())
