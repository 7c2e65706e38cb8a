# Words that all texts share, and what the list of games, records and the choice of a language say.

language-name = English

seat = seat { $number }
nothing = nothing
list-and = { $first } and { $last }
# What somebody gave, if nothing is called so.
as-given = '{ $given }'

error-language-unknown = there is no language { $given }; possible: { $possible }
