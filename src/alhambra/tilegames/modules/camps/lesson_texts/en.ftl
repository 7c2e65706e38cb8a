# What the guide says in a lesson, a message for each step.

lesson-camps-welcome = Camps are mixed with the building tiles and bought like them. This one costs 6 denar.
lesson-camps-buy = You can pay exactly 6.
lesson-camps-again = Paid exactly: take money, too.
lesson-camps-place = A camp stands outside the palace: its bastion must touch a wall of your palace. Here that is the wall of the garden. Nobody needs to walk there.
lesson-camps-line = The arrow points across your palace. Each tile in an unbroken line is worth a point in every scoring: the garden and the fountain make two.
lesson-camps-done = The wall under the bastion still counts as an outer wall. Build on in the direction of the arrow, and the camp pays more and more.
