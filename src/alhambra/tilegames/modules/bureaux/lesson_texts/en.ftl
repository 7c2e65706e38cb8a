# What the guide says in a lesson, a message for each step.

lesson-bureaux-welcome = There is a bureau de change among the money cards. It shows two currencies: this one gulden and denar.
lesson-bureaux-take = Instead of money you may take one bureau as your action, and nothing else with it.
lesson-bureaux-price = The garden costs 9 gulden. You have gulden 4 and denar 5: neither is enough alone.
lesson-bureaux-buy = With the bureau you may mix its two currencies in one purchase. 4 and 5 make exactly 9.
lesson-bureaux-again = Paid exactly, so you act again. The bureau is spent: it is on the discard pile.
lesson-bureaux-place = Build the garden below the fountain.
lesson-bureaux-done = A bureau makes exact payments much easier. But it does not count as money when the last tiles are given out, so use it in time.
