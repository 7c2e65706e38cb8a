# Wat er in een les wordt gezegd, een bericht voor elke stap.

lesson-characters-welcome = Er is een personage opengelegd, en dat wordt meteen geveild. Met Faruk mag je meerdere geldkaarten nemen tot samen 7 in plaats van 5.
lesson-characters-bid = Jij bent als volgende aan de beurt, dus jij biedt eerst. Je mag alleen bieden wat je gepast in één munteenheid kunt betalen. Begin met 4.
lesson-characters-more = Omar biedt 6, Inés past. Je hebt denar 3 en denar 4: samen is dat 7.
lesson-characters-pay = Omar past, en Faruk is van jou. Betaal je bod.
lesson-characters-use = Je bent aan de beurt, en Faruk helpt meteen: gulden 2 en gulden 5 zijn samen 7.
lesson-characters-done = Tien personages, tien talenten: tik een kaart aan om te lezen wat die doet. Sommige helpen één keer, andere bij elke waardering, en van die met ❖ mag je er één per beurt gebruiken.
