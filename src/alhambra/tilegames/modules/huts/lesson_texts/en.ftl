# What the guide says in a lesson, a message for each step.

lesson-huts-welcome = Builders' huts are in six piles, one for each type of building. The hut on top of each is face up.
lesson-huts-take = A hut costs no money, but taking one is your action. You have two gardens side by side: take the hut for gardens.
lesson-huts-place = It is built like any tile. Put it where it touches both gardens, with no wall between.
lesson-huts-counts = In a scoring the hut counts as a garden for each garden beside it, up to three. Here it counts as two: with your two gardens that makes four.
lesson-huts-done = Nobody may own more than three huts. Plan a place for one between tiles of one type.
