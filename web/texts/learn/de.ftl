# Die erste Partie.

learn-guide = Dein Begleiter
learn-next = Weiter
learn-back = Zurück
learn-yours = Du bist dran
learn-leave = Lektion verlassen
learn-restart = Von vorn
learn-astray = In einer Partie ginge das. Lass uns erst das hier versuchen:

learn-lesson = Lektion: { $title }
learn-finished = Geschafft
learn-lessons = Lektionen
    .about = Je zwei bis fünf Minuten, an einem echten Tisch

learn-chapter-palace = Deine Alhambra
learn-chapter-money = Geld
learn-chapter-market = Der Bauhof
learn-chapter-exact = Passend zahlen
learn-chapter-build = Bauen
learn-chapter-walls = Mauern
learn-chapter-redesign = Umbauen
learn-chapter-scoring = Wertung
learn-chapter-own = Auf eigene Faust
