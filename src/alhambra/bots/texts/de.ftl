# Die Gegner, die man wählen kann, nach den Bots, die sie spielen.

opponent-random = Wanderer
    .about = spielt, wie es gerade kommt
opponent-apprentice = Lehrling
    .about = hat ein Auge für Mauern und Preise, übersieht aber die Hälfte der Gelegenheiten
opponent-greedy = Händler
    .about = nimmt, was jetzt am besten aussieht, und plant nicht voraus
opponent-builder = Baumeister
    .about = plant den ganzen Zug, bezahlt passend, wo es geht, und rechnet mit dem, was noch kommt
opponent-student = Schüler
    .about = hat aus Hunderttausenden von Zügen gelernt und antwortet sofort
opponent-searcher = Architekt
    .about = prüft die besten Pläne daran, was du als Nächstes tun und was in den Bauhof kommen könnte
opponent-master = Wesir
    .about = tut dasselbe noch gründlicher, auch beim Bauen

# Bots, die mitspielen.

error-no-such-bot = Den Bot { $given } gibt es nicht; möglich: { $possible }.
error-bot-file-unreadable = { $file } lässt sich nicht als Datei mit Bots lesen.
error-bot-file-unusable = { $file } lässt sich nicht verwenden: { $message }
error-no-such-bot-in-file = In { $file } gibt es keinen Bot { $given }.
error-bot-without-setting = Der Bot { $bot } hat keine Einstellung, die { $given } sein könnte.
error-effort-is-none = { $given } ist weder eine Anzahl von Stichproben wie 32 noch eine Zeit wie 1s; mit x2 dahinter rechnen zwei Prozesse.
error-no-networks = In { $folder } liegt kein lesbares Netz.
error-other-labels = Die bewerteten Züge in { $folder } entstanden mit einem anderen Startwert oder anderen Einstellungen.
