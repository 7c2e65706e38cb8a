# Woorden die alle teksten delen, en wat de lijst van spellen, partijverslagen en de taalkeuze zeggen.

language-name = Nederlands

seat = stoel { $number }
guest = Gast
you = Jij
    .within = jij
nothing = niets
list-and = { $first } en { $last }
list-or = { $first } of { $last }
# Wat iemand heeft ingevoerd, als niets zo heet.
as-given = ‘{ $given }’

error-language-unknown = De taal { $given } bestaat niet; mogelijk: { $possible }.
error-registered-game-is-none = Een spel wordt aangemeld met zijn GameInfo en een functie die het maakt uit samenstelling, startwaarde en materiaal.
error-game-there-already = Er is al een spel met de naam { $given }.
error-game-needs-config = Een partij ontstaat uit een GameConfig, niet uit { $given }.
error-view-is-none = { $given } is geen weergave van een partij.
error-no-such-game = Het spel { $given } bestaat niet; mogelijk: { $possible }.
error-game-needs-components = Het materiaal van een partij wordt gelezen met load_components, niet { $given }.
error-dealt-for-other-rules = De partij is geschud voor versie { $given } van de regels; dit is { $rules }.
error-dealt-for-other-components = De partij is voor ander materiaal geschud.
error-dealt-for-other-position = De partij is voor een ander begin geschud: voor de gewone opbouw of voor een andere stelling.
error-entry-impossible = Vermelding { $number } ({ $given }) is niet mogelijk: { $error }
error-replayed-is-no-record = Alleen een Record kan worden nagespeeld, niet { $given }.
error-record-of-other-rules = Het partijverslag is van versie { $given } van de regels; dit is { $rules }.
error-record-game-impossible = De partij van het verslag kan niet worden gespeeld: { $error }
error-record-of-other-components = Het partijverslag is met ander materiaal gemaakt; geef dat op met --components.
error-nobody-decides = Niemand heeft iets te beslissen.
error-another-seat-decides-here = Hier beslist { $seat }, niet stoel { $given }.
error-opened-elsewhere = Het toeval is niet geopend na de vermelding die het partijverslag noemt.
error-entries-lead-to-other-result = De vermeldingen leiden tot een andere uitslag dan het partijverslag beweert.
error-entries-lead-to-other-position = De vermeldingen leiden tot een andere stelling dan het partijverslag beweert.
error-record-without-promise = Het partijverslag bevat geen belofte om te vergelijken: de partij is vanuit een stelling voortgezet, of het is niet de partij die is beloofd.
error-record-without-contributions = Het partijverslag bevat geen bijdragen; het is dus niet de partij waaraan jij hebt bijgedragen.
error-record-without-noted-seat = In de partij van het verslag is geen stoel { $given }, alleen 0 tot en met { $last }.
error-record-with-other-commitment = Het partijverslag bevat voor { $seat } een andere vastlegging dan je hebt genoteerd: het is een andere partij.
error-record-with-other-contribution = Het partijverslag bevat voor { $seat } een andere bijdrage dan je hebt genoteerd: het is een andere partij.
error-record-with-other-promise = Het partijverslag bevat een andere belofte dan je hebt genoteerd: het is een andere partij.
error-record-without-noted-head = De kop die je hebt genoteerd, komt in het partijverslag niet voor: er is iets anders gespeeld.
error-signature-is-none = Dit is geen handtekening van een server.
error-signature-of-other-game = De handtekening hoort bij een andere partij.
error-signature-of-other-entries = De handtekening geldt voor iets anders dan het verslag toont.
error-signature-key-is-none = De sleutel van een handtekening bestaat uit 64 hexadecimale cijfers.
error-signature-key-weak = Deze sleutel bewijst niets: het is een punt van kleine orde, of de sleutel staat niet in de enige geldige vorm. Handtekeningen ervoor zijn zonder geheim te maken.
error-signature-wrong = De handtekening is niet gemaakt met de sleutel die erin staat.
error-record-signed-by-other-key = De handtekening is met een andere sleutel gemaakt dan je hebt opgegeven.
error-records-of-different-games = De partijverslagen gaan niet over dezelfde partij; ze verschillen in { $fields }.
error-records-part = De partijverslagen lopen uiteen bij vermelding { $number }: ‘{ $first }’ in het eerste, ‘{ $second }’ in het tweede.

## Wat alleen een extra van het pakket meebrengt

command-needs-extra = De opdracht alhambra heeft extra pakketten nodig: pip install 'alhambra-game[{ $extra }]'
error-full-screen-needs-extra = De tafel op het volledige scherm heeft extra pakketten nodig (met --plain, regel voor regel, gaat het zonder): pip install 'alhambra-game[{ $extras }]'
error-client-needs-extra = Een tafel van een server heeft extra pakketten nodig: pip install 'alhambra-game[{ $extras }]'
error-server-needs-extra = De server heeft extra pakketten nodig: pip install 'alhambra-game[{ $extras }]'
error-sheets-need-extra = Voor een pdf zijn extra pakketten nodig (met --svg gaat het zonder): pip install 'alhambra-game[{ $extras }]'
error-signatures-need-extra = Om een handtekening te controleren, zijn extra pakketten nodig: pip install 'alhambra-game[{ $extras }]'
error-cluster-needs-extra = Om op een cluster te spelen, zijn extra pakketten nodig: pip install 'alhambra-game[{ $extras }]'
error-training-needs-extra = Om te trainen zijn extra pakketten nodig: pip install 'alhambra-game[{ $extras }]'

## Wat het systeem niet kon

fault-enoent = het bestand of de map ontbreekt
fault-eacces = geen toegang
fault-eperm = de bewerking is niet toegestaan
fault-eisdir = dit is een map
fault-enotdir = dit is geen map
fault-eaddrinuse = een ander programma gebruikt deze poort
fault-eaddrnotavail = deze computer heeft dit adres niet
fault-eexist = het bestand is er al
fault-enospc = de opslag is vol
fault-erofs = de opslag is alleen-lezen
fault-enametoolong = de naam is te lang
fault-eloop = te veel symbolische koppelingen
fault-eio = lees- of schrijffout
fault-unknown = er is iets misgegaan

## Wat een partijverslag bewijst

phrase-found-undamaged = onbeschadigd: het zegel klopt (iedereen kan een zegel maken; het zegt dus niet van wie het partijverslag is)
phrase-found-legal = { $number ->
    [one] de enige vermelding volgt de regels (versie { $rules })
   *[other] alle { $number } vermeldingen volgen de regels (versie { $rules })
}
phrase-found-legal-from-seed = { $number ->
    [one] geldig vanaf de startwaarde: de enige vermelding volgt de regels (versie { $rules }), en alle kaarten, tegels en dobbelstenen komen uit de startwaarde
   *[other] geldig vanaf de startwaarde: alle { $number } vermeldingen volgen de regels (versie { $rules }), en alle kaarten, tegels en dobbelstenen komen uit de startwaarde
}
phrase-found-chosen-by-hand =
    { $opened ->
        [0] het toeval was vanaf het begin open; met de hand gekozen en zonder bewijskracht: { $number }
       *[other] het toeval is na vermelding { $opened } geopend; met de hand gekozen en zonder bewijskracht: { $number }
    }
phrase-found-seed-chosen = niemand heeft dit schudden beloofd: de startwaarde is gekozen door wie de partij heeft gemaakt
phrase-found-no-seed = niemand heeft dit schudden beloofd: er is geen startwaarde
phrase-found-joint-seed =
    { $number ->
        [one] gezamenlijke startwaarde: in het verslag past het geheim bij de belofte en de bijdrage van { $number } stoel bij de vastlegging ervan
       *[other] gezamenlijke startwaarde: in het verslag past het geheim bij de belofte en passen de bijdragen van { $number } stoelen bij hun vastleggingen
    }
phrase-found-drawn-by-players = wie bijdroeg: volgens het verslag { $number ->
    [one] trok { $seats } de eigen bijdrage zelf
   *[other] trokken { $seats } de eigen bijdragen zelf
}; alleen wie daar zat, kan dat bevestigen
phrase-found-drawn-by-dealer = wie bijdroeg: volgens het verslag trok de gever { $number ->
    [one] de bijdrage
   *[other] de bijdragen
} van { $seats }
phrase-found-drawn-by-nobody-said = wie bijdroeg: een verslag in deze oudere vorm zegt niet welke bijdragen de gever trok
phrase-found-position-promised = de belofte omvat de stelling: het schudden is vanaf deze stelling beloofd
phrase-found-promise-to-compare = of dit voor de partij is beloofd: vergelijk deze belofte met die je hebt genoteerd: { $promise }
phrase-found-final-promise-to-compare = of dit voor de partij is beloofd: vergelijk deze definitieve belofte met die je hebt genoteerd: { $promise }
phrase-found-promise = de belofte van de gever is die je hebt genoteerd: opening en geheim zijn wat toen vaststond
phrase-found-final-promise = de definitieve belofte is die je hebt genoteerd: opening, geheim en de vastleggingen van alle stoelen zijn wat toen vaststond; sindsdien is geen bijdrage verwisseld
phrase-found-early-promise-binds-less = of bijdragen zijn verwisseld: de belofte van de gever bindt ze niet; vergelijk de definitieve belofte met die je hebt genoteerd: { $promise }
phrase-found-older-promise-binds-less = of bijdragen zijn verwisseld: de belofte van deze oudere vorm bindt ze niet; alleen genoteerde vastleggingen of bijdragen tonen dat (--commitment, --contribution)
phrase-found-commitment = de vastlegging van { $seat } is die je hebt genoteerd; de bijdrage is dus die waarop deze vastlegging slaat
phrase-found-contribution = de bijdrage van { $seat } is die je hebt genoteerd
phrase-found-head-to-compare = of precies dit is gespeeld: vergelijk deze kop met een die aan tafel is genoteerd: { $head }
phrase-found-head = de kop is die je hebt genoteerd: opening en vermeldingen zijn dezelfde
phrase-found-earlier-head = { $number ->
    [one] de eerste vermelding hoort bij de kop die je hebt genoteerd; wat volgt, zit daar niet in
   *[other] de eerste { $number } vermeldingen horen bij de kop die je hebt genoteerd; wat volgt, zit daar niet in
}
phrase-found-key-to-compare = of een server die je kent, dit heeft ondertekend: vergelijk de sleutel van die server met { $public_key }
phrase-found-signed = de server met deze sleutel heeft het ondertekend: de partij eindigde met deze vermeldingen
phrase-found-signed-earlier = { $number ->
    [one] de server met deze sleutel heeft de eerste vermelding ondertekend; wat volgt, is niet ondertekend
   *[other] de server met deze sleutel heeft de eerste { $number } vermeldingen ondertekend; wat volgt, is niet ondertekend
}
phrase-found-signed-promise = de server met deze sleutel heeft de belofte van de gever voor deze partij ondertekend; die bindt opening en geheim, maar niet de bijdragen
phrase-found-signed-final-promise = de server met deze sleutel heeft de definitieve belofte van deze partij ondertekend; die bindt opening, geheim en alle bijdragen
phrase-found-finished = uitgespeeld: de uitslag is { $points }
phrase-found-unfinished = { $number ->
    [one] niet uitgespeeld: na { $number } vermelding staat het { $points }; of er meer is gespeeld, is niet te zien
   *[other] niet uitgespeeld: na { $number } vermeldingen staat het { $points }; of er meer is gespeeld, is niet te zien
}
phrase-found-equal = { $number ->
    [one] beide partijverslagen hebben dezelfde opening en dezelfde vermelding
   *[other] beide partijverslagen hebben dezelfde opening en dezelfde { $number } vermeldingen
}
phrase-found-first-goes-on = { $number ->
    [one] de partijverslagen komen in de eerste vermelding overeen; het eerste gaat door tot vermelding { $last }
   *[other] de partijverslagen komen in de eerste { $number } vermeldingen overeen; het eerste gaat door tot vermelding { $last }
}
phrase-found-second-goes-on = { $number ->
    [one] de partijverslagen komen in de eerste vermelding overeen; het tweede gaat door tot vermelding { $last }
   *[other] de partijverslagen komen in de eerste { $number } vermeldingen overeen; het tweede gaat door tot vermelding { $last }
}
phrase-found-position = hoe de partij begon: vanuit een stelling; hoe die is ontstaan, toont het verslag niet
phrase-found-legal-from-position = { $number ->
    [one] geldig vanaf stelling en startwaarde: de enige vermelding volgt de regels (versie { $rules }), en alle kaarten, tegels en dobbelstenen sindsdien komen uit de startwaarde
   *[other] geldig vanaf stelling en startwaarde: alle { $number } vermeldingen volgen de regels (versie { $rules }), en alle kaarten, tegels en dobbelstenen sindsdien komen uit de startwaarde
}

## Positions

error-position-of-one-seat = Met wat één stoel van een stelling weet, kan een partij niet verdergaan; er zijn alleen denkbeeldige partijen bij te maken.
error-position-is-whole = Bij een volledige stelling is er niets meer te bedenken, maar een partij kan ermee verdergaan.
error-record-position-does-not-fit = De stelling waarmee de partij verderging, past niet bij de rest van het verslag.
