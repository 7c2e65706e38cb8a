# Die erste Partie.

learn-guide = Dein Begleiter
learn-back = Zurück
learn-yours = Du bist dran
learn-leave = Lektion verlassen
learn-astray = In einer Partie ginge das. Lass uns erst das hier versuchen:

learn-lesson = Lektion: { $title }
learn-finished = Geschafft

learn-chapter-palace = Deine Alhambra
learn-chapter-money = Geld
learn-chapter-market = Der Bauhof
learn-chapter-exact = Passend zahlen
learn-chapter-build = Bauen
learn-chapter-walls = Mauern
learn-chapter-redesign = Umbauen
learn-chapter-scoring = Wertung
learn-chapter-own = Auf eigene Faust
