# Mehrere Leute an einem Gerät.

hot-here = an diesem Gerät
hot-hand-over = Gib das Gerät an { $name }
hot-hidden = Alle Handkarten sind verdeckt.
hot-i-am = Ich bin { $name }
hot-look = Karten von { $name } zeigen
hot-cover = Meine Karten verdecken
