# Aan tafels van een server spelen.

error-server-said = { $sentence }

## Wat van een keer schudden wordt bewaard

error-dealing-resumed = De gever is teruggegaan naar een keer schudden die voorbij was: je bijdrage wordt daar niet getoond.
error-dealing-elsewhere = Je stoel is van elders vastgelegd: vanaf een ander apparaat van jou, of door de gever. Van hieruit wordt niets aan het schudden bijgedragen.
error-own-commitment-exchanged = De vastlegging van je stoel is niet die van hieruit is gestuurd: je bijdrage wordt niet getoond.
error-final-promise-missing = De gever heeft geen definitieve belofte gedaan, dus bijdragen kunnen worden verwisseld: de jouwe wordt niet getoond.
error-final-promise-does-not-bind = De definitieve belofte omvat niet de vastleggingen die open liggen: je bijdrage wordt niet getoond.
error-final-promise-exchanged = De gever heeft een andere definitieve belofte gedaan nadat je bijdrage was getoond.
error-record-of-unfinished-dealing = Bij de laatste keer schudden aan deze tafel is je bijdrage niet getoond; het verslag is dus van een andere partij.
phrase-found-nothing-kept = of dit de partij is die je hebt gezien: van het schudden is hier niets bewaard
phrase-found-dealings-broken-off =
    { $number ->
        [one] of de gever een andere startwaarde zocht: { $number } keer is het schudden afgebroken nadat je bijdrage was getoond
       *[other] of de gever een andere startwaarde zocht: { $number } keer is het schudden afgebroken nadat je bijdrage was getoond
    }
