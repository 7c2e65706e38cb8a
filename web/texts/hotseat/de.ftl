# Mehrere Leute an einem Gerät.

hot-add = Jemand hier
hot-here = an diesem Gerät
hot-name = Name an Sitz { $number }
hot-player = Person { $number }
hot-about = Ihr teilt euch diesen Bildschirm: Ein Vorhang verdeckt die Karten, während das Gerät weitergegeben wird.
hot-hand-over = Gib das Gerät an { $name }
hot-hidden = Alle Handkarten sind verdeckt.
hot-i-am = Ich bin { $name }
hot-look = Karten von { $name } zeigen
hot-cover = Meine Karten verdecken
