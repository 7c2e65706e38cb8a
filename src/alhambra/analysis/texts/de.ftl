# Woraus der Wert einer Stellung besteht.

worth-points = Punkte
worth-lines = Mauern und Gräben
worth-room = Platz zum Bauen
worth-tiles = Gebäude und Mehrheiten
worth-reach = Gebäude in Reichweite
worth-reserve = Reserve
worth-money = Geld
worth-modules = Module
