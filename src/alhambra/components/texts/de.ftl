# Was an einer Materialdatei nicht stimmt.

error-component-entry = { $file }: { $place }: { $error }
phrase-component-file = Datei
phrase-component-place = { $field } Nummer { $number }
phrase-component-part = { $place }, { $field }

## Dateien und Ordner

error-component-part-there-already = Eine Materialdatei „{ $part }.json“ gibt es schon; gib dieser einen anderen Namen.
error-component-part-not-registered = Das Modul, zu dem „{ $part }.json“ gehört, ist nicht angemeldet.
error-no-such-component-part = Eine Materialdatei „{ $part }.json“ gibt es nicht; möglich: { $possible }.
error-component-directory-is-none = { $given } ist kein Ordner; nenne einen mit Materialdateien (als Argument oder in { $variable }).
error-component-directory-unreadable = { $file }: Der Ordner lässt sich nicht lesen: { $fault }.
error-component-directory-empty = { $file }: Der Ordner enthält keine Materialdatei; kopiere eine hinein, zum Beispiel huts.json.
error-component-file-name = { $file }: So heißt keine Materialdatei; benenne sie um in eine von diesen: { $possible }.
error-component-file-not-ordinary = { $file }: Die Datei lässt sich nicht lesen: Es ist keine gewöhnliche Datei.
error-component-file-unreadable = { $file }: Die Datei lässt sich nicht lesen: { $fault }.
error-component-file-too-long = { $file }: Die Datei ist länger als { $most } Byte.
error-component-file-not-utf-8 = { $file }: Die Datei ist kein Text in UTF-8; speichere sie in diesem Format.
error-component-file-no-json = { $file }: Die Datei ist kein gültiges JSON: { $error }

## Felder

error-component-object = Hier muss ein JSON-Objekt in geschweiften Klammern stehen.
error-component-field-missing = Das Feld „{ $field }“ fehlt; ergänze es.
error-component-field-unknown = Das Feld { $given } ist unbekannt; streiche es oder nimm eines von diesen: { $possible }.
error-component-text = „{ $field }“ muss ein Text in Anführungszeichen sein, nicht { $given }.
error-component-line = „{ $field }“ muss eine Zeile mit höchstens { $most } Zeichen sein.
error-component-id = Die Kennung { $given } muss aus Kleinbuchstaben, Ziffern und Unterstrichen bestehen, mit einem Buchstaben beginnen und höchstens { $most } Zeichen haben.
error-component-id-twice = Die Kennung { $given } kommt zweimal vor; jedes Teil braucht seine eigene.
error-component-id-elsewhere = Die Kennung kommt zweimal vor, auch in { $other }; jedes Teil braucht seine eigene.
error-component-number = „{ $field }“ muss eine ganze Zahl von { $least } bis { $most } sein, nicht { $given }.
error-component-numbers = „{ $field }“ muss eine Liste ganzer Zahlen von 0 bis { $most } sein.
error-component-flag = „{ $field }“ muss „true“ oder „false“ sein, nicht { $given }.
error-component-word = „{ $field }“ ist { $given }; möglich ist eines von diesen: { $possible }.
error-component-words = „{ $field }“ enthält { $given }; erlaubt sind nur: { $possible }.
error-component-each-once = „{ $field }“ muss jedes von diesen genau einmal nennen: { $possible }.
error-component-list = „{ $field }“ muss eine Liste in eckigen Klammern sein.
error-component-sides = „{ $field }“ ist { $given }; es müssen Seiten aus NESW in dieser Reihenfolge sein, jede höchstens einmal.
error-component-no-sides = „{ $field }“ ist { $given }, darf aber keine Seite nennen.
error-component-number-of-sides = „{ $field }“ ist { $given }; die Zahl der genannten Seiten muss aber { $least } bis { $most } sein.
error-component-fixed = „{ $field }“ ist { $found }, aber { $clause } verlangt { $expected }.
error-component-count = { $what }: Es sind { $found }, aber { $clause } verlangt { $expected }.
error-component-stated-count = Nach „count“ sind es { $found }, aber die Liste „{ $field }“ verlangt { $expected }.
error-component-span = { $what }: Sie reichen von { $lowest } bis { $highest }, aber { $clause } verlangt { $least } bis { $most }.

## Plättchen

phrase-tiles = Plättchen
phrase-tiles-of-type = Plättchen der Art { $type }
phrase-prices-of-type = Preise der Art { $type }
phrase-types-in-list = Gebäudearten in „{ $field }“
phrase-start-tiles = Startplättchen
phrase-faces-by-count = Seiten nach „count“
error-component-price = Der Preis { $price } muss zwischen { $least } und { $most } liegen.
error-component-price-of-type = { $type }: Der Preis { $price } muss zwischen { $least } und { $most } liegen.
error-component-type = „count“, „min_price“ und „max_price“ müssen nach { $clause } { $number }, { $least } und { $most } sein.
error-component-type-twice = Die Gebäudeart { $type } kommt zweimal vor.
error-component-colour-twice = Die Farbe { $given } gehört schon zu einer anderen Gebäudeart.
error-component-faces-prices = Die Preise sind { $front } und { $back }, aber { $clause } verlangt vorn einen geraden und hinten den nächsthöheren.
error-component-faces-types = Beide Seiten zeigen { $type }, aber { $clause } verlangt zwei Gebäudearten.
error-component-faces-moats = Die Gräben sind „{ $front }“ und „{ $back }“, aber { $clause } verlangt auf beiden Seiten dieselben Kanten.
error-component-face-twice = Ein anderes Plättchen zeigt auch { $type } { $price }, aber { $clause } verlangt jeden Preis einer Art nur einmal.

## Karten

phrase-market-fields = Bauhof-Felder
phrase-currencies = Währungen
phrase-cards-of-face = Karten { $given }
phrase-cards-with-two = Karten { $given } für die Partie zu zweit
phrase-diamonds = Diamanten
phrase-values-of-diamonds = Werte der Diamanten
phrase-bureaux = Wechselstuben
phrase-scoring-cards = Wertungskarten
phrase-city-gates = Stadttore
error-component-market-field = Das Feld { $number } muss 1, 2, 3 oder 4 sein ({ $clause }).
error-component-market-field-twice = Das Feld { $number } kommt zweimal vor ({ $clause }).
error-component-currency-twice = { $currency } hat schon ein Feld; jede Währung hat ihr eigenes ({ $clause }).
error-component-currency-elsewhere = „market_field“ ist { $number }, aber in „market_fields“ steht dort eine andere Währung.
error-component-value = Der Wert { $number } muss zwischen { $least } und { $most } liegen.
error-component-card-id = Diese Karte muss die Kennung „{ $expected }“ haben.
error-component-diamond-id = Diese Karte muss die Kennung „{ $expected }“ und einen Buchstaben haben.
error-component-bureau-currencies = „{ $field }“ müssen zwei verschiedene sein ({ $clause }).
error-component-bureau-twice = Eine andere Wechselstube hat auch { $currency } und { $other_currency }, aber { $clause } verlangt jedes Paar nur einmal.
error-component-scoring-round = Die Wertung { $number } muss 1 oder 2 sein ({ $clause }).
error-component-scoring-twice = Diese Wertung löst schon eine andere Karte aus ({ $clause }).
error-component-scoring-pile = Der Stapel ist { $found }, aber { $clause } verlangt { $expected }.

## Wertungstabellen und Spielerzettel

phrase-rows-in-list = Reihen in „{ $field }“
phrase-cells-in-list = Kästchen in „{ $field }“
phrase-cells-in-row = Kästchen in der Reihe
error-component-majorities = { $type }: Die Punkte müssen nach { $clause } { $points } sein.
error-component-rounds = „{ $field }“ muss den Wertungen 1 bis 3 nach { $clause } die Plätze { $places } geben.
error-component-places = „{ $field }“ müssen drei fallende Zahlen über 0 sein ({ $clause }).
error-component-pairs = „{ $field }“ muss nach { $clause } als „{ $first }“ und „{ $second }“ dies enthalten: { $pairs }.
error-component-die =
    { $colour ->
        [yellow] Der gelbe Würfel muss { $number } Seiten haben ({ $clause }).
       *[blue] Der blaue Würfel muss { $number } Seiten haben ({ $clause }).
    }
error-component-supply = „coin_supply“ ist { $found }, aber die Startmünzen ({ $number }) belegen Stellen davon ({ $clause }).
error-component-row = Die Reihe { $number } muss eine von 1 bis { $most } sein ({ $clause }).
error-component-row-twice = Die Reihe { $number } kommt zweimal vor.
error-component-cell = Das Kästchen { $row }, { $column } liegt nicht im Raster von { $number } × { $number } ({ $clause }).
error-component-cell-twice = Das Kästchen { $row }, { $column } kommt zweimal vor.
error-component-cell-type = Das Kästchen { $row }, { $column } ist hier { $type }, in „grid_rows“ aber { $other_type }.
error-component-boxes = { $type }: Gefundene Kästchen: { $found }; nach der Anzahl im Raster ({ $clause }) müssen es { $expected } sein.
