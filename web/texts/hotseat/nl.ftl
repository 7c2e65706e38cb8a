# Meer mensen aan één apparaat.

hot-add = Iemand hier
hot-here = aan dit apparaat
hot-name = Naam op stoel { $number }
hot-player = Speler { $number }
hot-about = Jullie delen dit scherm: een gordijn verbergt de kaarten terwijl het apparaat wordt doorgegeven.
hot-hand-over = Geef het apparaat aan { $name }
hot-hidden = Alle handkaarten zijn verborgen.
hot-i-am = Ik ben { $name }
hot-look = Kaarten van { $name } tonen
hot-cover = Mijn kaarten verbergen
