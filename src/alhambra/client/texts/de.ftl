# An Tischen eines Servers spielen.

error-server-said = { $sentence }

## Was von einem Mischen aufbewahrt wird

error-dealing-resumed = Der Geber ist zu einem Mischen zurückgekehrt, das schon vorbei war: Dein Beitrag wird dabei nicht gezeigt.
error-dealing-elsewhere = Dein Beitrag wurde woanders festgelegt: auf einem anderen deiner Geräte oder vom Geber. Von hier kommt nichts zum Mischen hinzu.
error-own-commitment-exchanged = Die Festlegung deines Sitzes ist nicht die, die von hier kam: Dein Beitrag wird nicht gezeigt.
error-final-promise-missing = Der Geber hat kein endgültiges Versprechen gegeben; Beiträge könnten also ausgetauscht werden: Deiner wird nicht gezeigt.
error-final-promise-does-not-bind = Das endgültige Versprechen umfasst die veröffentlichten Festlegungen nicht: Dein Beitrag wird nicht gezeigt.
error-final-promise-exchanged = Der Geber hat ein anderes endgültiges Versprechen gegeben, nachdem dein Beitrag gezeigt war.
error-record-of-unfinished-dealing = Beim letzten Mischen an diesem Tisch wurde dein Beitrag nicht gezeigt; die Aufzeichnung ist also von einer anderen Partie.
phrase-found-nothing-kept = ob es die Partie ist, die du gesehen hast: Von ihrem Mischen wurde hier nichts aufbewahrt
phrase-found-dealings-broken-off =
    { $number ->
        [one] ob der Geber einen anderen Startwert suchte: { $number }-mal wurde das Mischen abgebrochen, nachdem dein Beitrag gezeigt war
       *[other] ob der Geber einen anderen Startwert suchte: { $number }-mal wurde das Mischen abgebrochen, nachdem dein Beitrag gezeigt war
    }
