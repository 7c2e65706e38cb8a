module-bureaux = De wisselkantoren
    .short = Wisselkantoren
    .about = Tussen het geld zitten zes kaarten met elk twee munteenheden. In plaats van geld mag je er één nemen. Speel je zo'n kaart bij een aankoop uit, dan mag je de twee munteenheden mengen.

kind-take-bureau = wisselkantoor nemen
action-take-bureau = { $card } nemen
event-bureau-taken = { $seat } neemt { $card }.
    .you = Je neemt { $card }.

card-bureau = wisselkantoor { $first }/{ $second }

## Weigeringen

refusal-bureau-mixes-others = Een wisselkantoor mengt zijn twee munteenheden, en een daarvan moet die van het bouwwerfveld zijn.
refusal-bureau-not-in-display = De kaart { $card } ligt niet open.
