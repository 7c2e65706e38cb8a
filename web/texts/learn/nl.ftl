# De eerste partij.

learn-guide = Je gids
learn-back = Terug
learn-yours = Jouw beurt
learn-leave = Les verlaten
learn-astray = In een partij mag dat. Laten we eerst dit proberen:

learn-lesson = Les: { $title }
learn-finished = Klaar

learn-chapter-palace = Je Alhambra
learn-chapter-money = Geld
learn-chapter-market = De bouwwerf
learn-chapter-exact = Gepast betalen
learn-chapter-build = Bouwen
learn-chapter-walls = Muren
learn-chapter-redesign = Verbouwen
learn-chapter-scoring = Waardering
learn-chapter-own = Zelf verder
