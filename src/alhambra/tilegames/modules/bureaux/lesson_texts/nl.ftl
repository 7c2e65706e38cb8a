# Wat er in een les wordt gezegd, een bericht voor elke stap.

lesson-bureaux-welcome = Tussen de geldkaarten ligt een wisselkantoor. Het toont twee munteenheden: dit gulden en denar.
lesson-bureaux-take = In plaats van geld mag je als actie één wisselkantoor nemen, en verder niets.
lesson-bureaux-price = De tuin kost 9 gulden. Je hebt gulden 4 en denar 5: los is geen van beide genoeg.
lesson-bureaux-buy = Met het wisselkantoor mag je die twee munteenheden bij één aankoop mengen. 4 en 5 is precies 9.
lesson-bureaux-again = Gepast betaald, dus nog een actie. Het wisselkantoor is op: het ligt op de aflegstapel.
lesson-bureaux-place = Bouw de tuin onder de fontein in.
lesson-bureaux-done = Met een wisselkantoor betaal je veel vaker gepast. Maar als de laatste tegels worden uitgedeeld, telt het niet als geld: gebruik het op tijd.
