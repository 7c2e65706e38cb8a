# Wat er in een les wordt gezegd, een bericht voor elke stap.

lesson-gates-welcome = Er is een poortkaart opengelegd. Er zijn evenveel poorten als spelers.
lesson-gates-take = In plaats van geld mag je de open poortkaart nemen, en verder niets.
lesson-gates-wall = De toren op de bouwwerf heeft zijn muur in het zuiden. Boven je tuin zou muur aan muur liggen, maar vanaf de fontein kom je er niet te voet. Met een poort wel.
lesson-gates-buy = Hij kost 11, en je kunt gepast betalen.
lesson-gates-again = Gepast betaald: neem met de extra actie geld.
lesson-gates-gate = Plaats nu de toren boven de tuin. De poortkaart uitspelen is geen aparte actie.
lesson-gates-done = De poort staat nu voorgoed op de dubbele stadsmuur en ontsluit nieuwe grond. De twee tegels ernaast kunnen niet meer worden verbouwd.
