# Wat er in een les wordt gezegd, een bericht voor elke stap.

lesson-vizier-welcome = Iedereen heeft een viziersteen. Daarmee koop je tussen twee beurten één tegel. Omar is klaar en Inés zou nu mogen, maar jij mag ertussen komen.
lesson-vizier-exact = Met de steen betaal je gepast of helemaal niet. De toren kost 9, en je hebt denar 4 en denar 5: koop hem voordat Inés het kan.
lesson-vizier-place = De tegel wordt meteen geplaatst. Gepast betalen geeft hier geen extra actie.
lesson-vizier-used = Je toren staat, de bouwwerf is aangevuld en Inés is aan de beurt geweest. Maar je steen is nu omgedraaid: je kunt hem nog niet opnieuw gebruiken.
lesson-vizier-up = Hem weer activeren kost een hele actie. Doe het als er niets beters is, en vóór de volgende tegel die je echt nodig hebt.
lesson-vizier-done = Je steen is weer actief. Verzamel kleine kaarten van verschillende munteenheden, en let op tegels die je gepast kunt betalen.
