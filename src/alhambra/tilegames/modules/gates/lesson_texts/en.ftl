# What the guide says in a lesson, a message for each step.

lesson-gates-welcome = A gate card has turned up and is face up. There is one gate for each player.
lesson-gates-take = Instead of money you may take the open gate card, and nothing else with it.
lesson-gates-wall = The tower on the market has its wall to the south. Above your garden, wall would meet wall, but nobody could walk there from the fountain. With a gate, they can.
lesson-gates-buy = It costs 11, and you can pay exactly.
lesson-gates-again = Paid exactly: take money, too.
lesson-gates-gate = Now place the tower above the garden. Playing the gate card does not count as an action.
lesson-gates-done = The gate stands on the double wall and opens new ground. It stays there, and neither of its two tiles can be redesigned any more.
