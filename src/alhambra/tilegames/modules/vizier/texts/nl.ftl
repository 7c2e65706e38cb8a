module-vizier = De gunst van de vizier

## Weigeringen

refusal-stone-active = Je viziersteen is al actief.
refusal-stone-only-buys = Tussen twee beurten koopt de viziersteen alleen één tegel van de bouwwerf.
refusal-stone-pays-exactly = De prijs is { $price }; met de viziersteen moet je gepast betalen.
