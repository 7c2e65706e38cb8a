# Meer mensen aan één apparaat.

hot-here = aan dit apparaat
hot-hand-over = Geef het apparaat aan { $name }
hot-hidden = Alle handkaarten zijn verborgen.
hot-i-am = Ik ben { $name }
hot-look = Kaarten van { $name } tonen
hot-cover = Mijn kaarten verbergen
