module-vizier = Die Gunst des Wesirs

## Ablehnungen

refusal-stone-active = Dein Wesirstein ist schon aktiviert.
refusal-stone-only-buys = Zwischen zwei Zügen kauft der Wesirstein nur ein Plättchen aus dem Bauhof.
refusal-stone-pays-exactly = Der Preis ist { $price }; mit dem Wesirstein musst du passend bezahlen.
