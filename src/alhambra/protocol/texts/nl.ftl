# Het spelprotocol: wat in elk spel wordt geweigerd, samenstellingen, acties, partijverslagen en schudden.

## Gebeurtenissen

event-start-seat = { $seat } begint.
    .you = Jij begint.
event-next-decision = Stelling { $at }.
event-game-over =
    { $winners_count ->
        [1] De partij is afgelopen. { $winners } heeft gewonnen.
       *[other] De partij is afgelopen. { $winners } hebben gewonnen.
    }
    .you =
    { $winners_count ->
        [1] De partij is afgelopen. Je hebt gewonnen.
       *[other] De partij is afgelopen. Jullie hebben gewonnen: { $winners }.
    }
    .nobody =
    { $points ->
        [one] De partij is afgelopen met { $points } punt.
       *[other] De partij is afgelopen met { $points } punten.
    }

## Weigeringen

refusal-not-an-action = Dit is geen actie van dit spel.
refusal-chance-decides = Nu beslist het toeval, geen stoel.
refusal-another-seat-decides = Nu beslist { $seat }, niet { $asking_seat }.
refusal-another-position = Dit geldt voor stelling { $given }, maar de partij is bij stelling { $number }.
refusal-game-over = De partij is afgelopen.
refusal-no-chance-open = Het toeval heeft nu niets te beslissen.
refusal-outcome-impossible = { $given } is nu geen mogelijke uitkomst; mogelijk: { $possible }.

## Fouten

error-no-such-seat = In deze partij is er geen stoel { $given }, alleen { $possible }.
error-imagined-game-has-no-record = Een denkbeeldige partij heeft geen partijverslag, omdat het verleden ervan niet uit de startwaarde komt.
error-seed-is-none = Een startwaarde is een tekst of een geheel getal van hoogstens { $most } bits.
error-no-number-below = Er is geen getal vanaf 0 dat kleiner is dan { $limit }.
error-config-needs-game-and-seats = Een samenstelling heeft de naam van een spel en een aantal stoelen nodig.
error-config-is-none = Een samenstelling is een JSON-object met ‘game’, ‘seats’, ‘modules’ en ‘options’.
error-config-names = Het veld ‘{ $field }’ van een samenstelling is een lijst met namen.
error-seats-out-of-range = { $clause }: { $game } is voor { $least } t/m { $most } spelers, niet voor { $number }.
error-module-impossible = { $clause }: { $game } kan niet met de module { $given } worden gespeeld; mogelijk: { $possible }.
error-game-without-modules = { $clause }: { $game } kan niet met de module { $given } worden gespeeld; het heeft geen modules.
error-option-impossible = { $clause }: { $game } kan niet met de variant { $given } worden gespeeld; mogelijk: { $possible }.
error-game-without-options = { $clause }: { $game } kan niet met de variant { $given } worden gespeeld; het heeft geen varianten.
error-player-name-is-none = De naam van een speler is een tekst op één regel zonder spaties eromheen.
error-player-name-too-long = De naam van een speler heeft hoogstens { $most } tekens.
error-player-kind-is-none = Wie er op een stoel speelt, staat er in één woord, zoals ‘person’ of ‘greedy’.
error-player-is-none = Een speler is een JSON-object met ‘name’ en ‘kind’.
error-player-needs-texts = De velden ‘name’ en ‘kind’ van een speler zijn teksten.
error-players-are-a-list = De spelers staan in een lijst met één speler per stoel.
error-players-do-not-fit-seats =
    { $number ->
        [one] Bij { $number } stoel hoort één speler, niet { $found }.
       *[other] Bij { $number } stoelen horen evenveel spelers, niet { $found }.
    }
error-action-is-one-line = Een actie is één regel van hoogstens { $most } gewone tekens.
error-action-is-empty = Op een lege regel staat geen actie.
error-action-has-another-form = { $given } heeft niet de vorm ‘{ $expected }’.
error-action-without-kind = Een actie is een JSON-object met een veld ‘kind’.
error-action-with-other-fields = Een actie ‘{ $kind }’ heeft de velden { $names }.
error-no-such-action = De actie { $given } bestaat in dit spel niet; mogelijk: { $possible }.
error-question-too-broad = Een onvolledige actie mag voor hoogstens { $most } acties staan, maar deze staat voor { $number }: vul nog een veld in.
error-value-of-another-form =
    { $form ->
        [name] { $given } is geen naam.
        [names] { $given } is geen lijst met namen.
        [number] { $given } is geen getal.
       *[cell] { $given } is geen vakje.
    }
error-cell-out-of-reach = Het vakje { $cell } ligt voor elk Alhambra te ver weg.
error-json-too-long = De tekst is langer dan { $most } tekens.
error-json-too-deep = De tekst is te diep genest.
error-json-is-none = Op regel { $line }, kolom { $column } breekt de tekst te vroeg af of is die ongeldig.
error-json-field-twice = Het veld { $field } komt in één object twee keer voor.
error-json-long-number = Een getal heeft te veel cijfers.
error-json-constant = { $given } is geen getal.
error-json-not-unicode = Een tekst daarin is geen Unicode.

## Fouten in partijverslagen

error-record-without-format = Dit is geen partijverslag: het formaat ontbreekt.
error-record-with-wrong-fields = Het partijverslag heeft niet de juiste velden; ontbrekend of onbekend: { $wrong }.
error-record-with-wrong-headers = Het partijverslag heeft niet de juiste kopregels; ontbrekend of onbekend: { $wrong }. Is het afgekapt?
error-record-with-other-entries = { $announced ->
    [one] Het partijverslag kondigt { $announced } vermelding aan, maar bevat er { $found }. Is het afgekapt?
   *[other] Het partijverslag kondigt { $announced } vermeldingen aan, maar bevat er { $found }. Is het afgekapt?
}
error-record-does-not-fit-together = Het partijverslag spreekt zichzelf tegen: { $error }
error-record-seal-does-not-fit = Het zegel past niet bij het partijverslag: het is achteraf gewijzigd.
error-record-too-long = Een partijverslag is een tekst van hoogstens { $most } tekens.
error-record-is-no-json = Het partijverslag is geen geldige JSON. Is het afgekapt? { $error }
error-record-without-chance = Het partijverslag zegt niet waar het toeval vandaan kwam: ‘joint’, ‘study’ of ‘open’ met de bijbehorende delen.
error-record-contributions-are-a-list = De bijdragen in een partijverslag zijn een lijst met één per stoel.
error-record-line-too-long = Regel { $line }: De regel is langer dan elke vermelding of bevat tekens die in geen partijverslag staan.
error-record-entry-out-of-order = Regel { $line }: Hier staat vermelding { $found } in plaats van vermelding { $expected }.
error-record-line-is-none = Regel { $line }: { $given } is geen nieuwe kopregel en ook geen vermelding.
error-record-header-holds-numbers = De kopregel ‘{ $header }’ van een partijverslag bevat getallen, niet { $given }.
error-record-without-game = Het partijverslag zegt niet wat er werd gespeeld: { $error }
error-record-field-is-a-line = Het veld ‘{ $field }’ van een partijverslag is een tekst op één regel.
error-record-field-is-lines = Het veld ‘{ $field }’ van een partijverslag is een lijst met regels.
error-record-field-is-a-hash = Het veld ‘{ $field }’ van een partijverslag bestaat uit 64 hexadecimale cijfers.
error-record-opened-at = Het veld ‘opened_at’ van een partijverslag is een aantal vermeldingen of ‘null’.
error-record-with-wrong-final-promise = De definitieve belofte van een partijverslag is een hash over de belofte, de vastleggingen en wie elke bijdrage trok.
error-record-result = De uitslag in een partijverslag is een lijst met punten.

## Fouten bij het samen schudden

error-dealing-needs-texts = De delen van een opening en van een bijdrage zijn teksten.
error-game-id-is-none = Het kenmerk van een partij bestaat uit hoogstens 64 letters, cijfers, _ en -.
error-dealing-without-players = Voor een gezamenlijke startwaarde moet bekend zijn wie waar zit.
error-opening-is-none = Een opening is een JSON-object met ‘id’, ‘rules’, ‘config’, ‘components’ en ‘players’.
error-contribution-is-none = Een bijdrage is een tekst op één regel van hoogstens { $most } tekens.
error-contribution-nonce = Het willekeurige deel van een bijdrage bestaat uit 64 hexadecimale cijfers.
error-contribution-fields = Een bijdrage is een JSON-object met ‘text’ en ‘nonce’.
error-secret-not-promised = Dit is niet het geheim dat voor deze partij is beloofd.
error-secret-is-none = Het geheim van de gever bestaat uit 64 hexadecimale cijfers.
error-dealing-does-not-fit-seats =
    { $number ->
        [one] Een gezamenlijke startwaarde voor { $number } stoel heeft één vastlegging en één bijdrage, en zegt wie die trok.
       *[other] Een gezamenlijke startwaarde voor { $number } stoelen heeft evenveel vastleggingen en bijdragen, en zegt wie elke bijdrage trok.
    }
error-dealing-drawn-by-nobody = Elke bijdrage is getrokken door ‘player’ of door ‘dealer’.
error-commitment-is-none = Een vastlegging bestaat uit 64 hexadecimale cijfers.
error-contribution-not-committed = De bijdrage van { $seat } is een andere dan is vastgelegd.
error-committed-already = De bijdrage van { $seat } is al vastgelegd.
error-contribution-shown-already = De bijdrage van { $seat } is al getoond.
error-commitments-missing =
    { $number ->
        [one] Bijdragen worden pas getoond als iedereen zich heeft vastgelegd: { $seats } ontbreekt nog.
       *[other] Bijdragen worden pas getoond als iedereen zich heeft vastgelegd: { $seats } ontbreken nog.
    }
error-contributions-missing =
    { $number ->
        [one] Een gezamenlijke startwaarde heeft de bijdrage van elke stoel nodig: { $seats } ontbreekt nog.
       *[other] Een gezamenlijke startwaarde heeft de bijdrage van elke stoel nodig: { $seats } ontbreken nog.
    }
error-no-such-seat-in-dealing = Deze stoel bestaat hier niet; er zijn alleen 0 tot en met { $last }.
error-dealing-broken-off = Dit schudden is afgebroken; begin opnieuw.

## Positions

error-position-value-unknown =
    { $sort ->
        [clue] { $given } is geen aanwijzing in deze partij.
       *[step] { $given } kan in deze partij niet openstaan.
    }
error-position-value-has-another-form = { $given } heeft niet de vorm ‘{ $expected }’.
error-position-field-is-none = { $given } past niet op de plaats van { $field }.
error-position-of-seat-without-chance = Wat een stoel van een stelling weet, zegt niet hoe het toeval verdergaat.
error-position-fits-nothing = Niets past bij alles wat de stoel in deze stelling weet.
error-position-without-offers = { $seat } beslist in deze stelling, maar heeft niets te kiezen.
error-position-is-a-text = Een stelling is een tekst van hoogstens { $most } tekens in { $most_lines } regels.
error-position-begins-with = Een stelling begint met de woorden ‘{ $given }’.
error-position-line-is-none = Regel { $line }: { $given } heeft niet de vorm ‘naam: wat er is’.
error-position-line-twice = Regel { $line }: ‘{ $name }’ komt twee keer voor.
error-position-line = Regel { $line }, ‘{ $name }’: { $reason }
error-position-left-out = ‘{ $name }’ ontbreekt: { $reason }
phrase-position-line-unknown = In een stelling is er geen regel met deze naam.
phrase-position-one-word = Dit moet één woord zijn.
phrase-position-no-number = { $given } is geen getal van 0 t/m { $most }.
phrase-position-so-many-numbers = Benodigde getallen: { $number }, niet { $found }.
phrase-position-yes-or-no = { $given } is geen ‘yes’ en ook geen ‘no’.
phrase-position-of-other-rules = Versie { $given } van de regels is onbekend; dit is { $rules }.
phrase-position-of-other-components = De stelling is met ander materiaal geschreven; geef dat op met --components.
phrase-position-seed-is-a-hash = Een startwaarde in een stelling is 64 hexadecimale cijfers.
phrase-position-step-not-due = ‘{ $given }’ kan in deze stelling niet openstaan.
error-position-of-no-game = Dit is geen stelling van een partij: { $error }
