"""Why a tile fits nowhere, in words."""

from alhambra.console.language import say
from alhambra.protocol.messages import Fit
from alhambra.texts import Verbatim, key_of


def misfits_text(tile: str, fit: Fit | None, is_bought: bool) -> str:
    """Return the clauses and reasons why a tile fits nowhere, or would not if it were bought; "" if it fits."""
    if fit is None or fit["cells"] or not fit["misfits"]:
        return ""
    misfits = fit["misfits"]
    counted = "misfit-on-all" if len(misfits) == 1 else "misfit-on-some"
    reasons = [
        say(counted, reason=Verbatim(say(key_of("misfit", misfit["reason"]))), number=misfit["cells"])
        for misfit in misfits
    ]
    clauses = ", ".join(dict.fromkeys(misfit["clause"] for misfit in misfits))
    key = "fits-nowhere.bought" if is_bought else "fits-nowhere"
    return f"{clauses}: {say(key, tile=tile, reasons=Verbatim('; '.join(reasons)))}"
