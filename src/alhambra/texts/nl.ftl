# Woorden die alle teksten delen, en wat de lijst van spellen, partijverslagen en de taalkeuze zeggen.

language-name = Nederlands

seat = stoel { $number }
nothing = niets
list-and = { $first } en { $last }
# Wat iemand heeft ingevoerd, als niets zo heet.
as-given = ‘{ $given }’

error-language-unknown = De taal { $given } bestaat niet; mogelijk: { $possible }.
