# Aan tafels van een server spelen.

error-server-said = { $sentence }

## Wat van het schudden wordt bewaard

error-dealing-resumed = De gever is teruggegaan naar een schudronde die al voorbij was: je bijdrage wordt daar niet getoond.
error-dealing-elsewhere = De vastlegging van je stoel komt ergens anders vandaan: van een ander apparaat van jou, of van de gever. Vanaf hier wordt niets aan het schudden bijgedragen.
error-own-commitment-exchanged = De vastlegging van je stoel is een andere dan hier is verstuurd: je bijdrage wordt niet getoond.
error-final-promise-missing = De gever heeft geen definitieve belofte gedaan, dus bijdragen kunnen worden verwisseld: de jouwe wordt niet getoond.
error-final-promise-does-not-bind = De definitieve belofte omvat niet de vastleggingen die open liggen: je bijdrage wordt niet getoond.
error-final-promise-exchanged = De gever heeft een andere definitieve belofte gedaan nadat je bijdrage was getoond.
error-record-of-unfinished-dealing = In de laatste schudronde aan deze tafel is je bijdrage niet getoond; het verslag is dus van een andere partij.
phrase-found-nothing-kept = of dit de partij is die je hebt gezien: van het schudden is hier niets bewaard
phrase-found-dealings-broken-off =
    { $number ->
        [one] of de gever een andere startwaarde zocht: { $number } keer is het schudden afgebroken nadat je bijdrage was getoond
       *[other] of de gever een andere startwaarde zocht: { $number } keer is het schudden afgebroken nadat je bijdrage was getoond
    }
