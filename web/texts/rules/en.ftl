# The rules at hand.

rules-search = Search the rules
rules-count = { $count ->
    [one] one clause
   *[other] { $count } clauses
}
rules-this-table = This table
rules-all = All
rules-in-short = In short
rules-interpretation = interpretation
rules-asked = you asked why
rules-nothing = No clause contains these words.
rules-why = Why?
rules-reading-about = A blue I marks our reading where the printed rules are silent or allow two. The clauses are written in our own words.
rules-open-to-open = open to open
rules-wall-to-wall = wall to wall
rules-wall-to-open = wall to open
rules-side = touches with a side
rules-corner = touches only at a corner
rules-reached = reached on foot
rules-not-reached = behind a wall
rules-hole = an empty cell, closed in
rules-wall-of-six = one piece of outer wall, six sides: 6 points
rules-inner-wall = a double wall inside scores nothing
rules-short-alhambra-1 = On your turn you do one thing: take money, buy a tile, or redesign.
rules-short-alhambra-2 = Take one money card, or several that add up to 5 at most.
rules-short-alhambra-3 = Buy a tile with cards of the currency of its field, for at least its price. There is no change.
rules-short-alhambra-4 = Pay exactly and you act again.
rules-short-alhambra-5 = At the end of your turn, place what you bought: never rotated, wall to wall or open to open, reached on foot, leaving no holes; or put it into your reserve.
rules-short-alhambra-6 = There are three scorings: two when their cards are revealed, one at the end. Points go to the most tiles of each type and to the longest outer wall.
rules-short-alhambra-7 = When the market can no longer be filled, each of the last tiles goes to the player with the most money in its currency, and the third scoring ends the game.
rules-short-granada-1 = As in Alhambra, but you build a city, with moats instead of walls.
rules-short-granada-2 = Every tile has two faces, with different types and prices. You buy the face that is up.
rules-short-granada-3 = When you place it, you may turn it over for 3 money; in the reserve either face may be up.
rules-short-granada-4 = For each type, N is the number of its tiles in all cities. Places are worth N; 2 N and N; 3 N, 2 N and N.
rules-short-granada-5 = Among tied players, the one with the most expensive tile of the type is ahead.
rules-short-combined-1 = Each field of the market has a tile of Alhambra and one of Granada.
rules-short-combined-2 = You build a palace and beside it a city: where they touch, a wall meets a moat.
rules-short-combined-3 = Everything scores as in its own game, plus 2 points for each side where wall and moat run together.
rules-short-roll-and-write-1 = There are four dice beside your sheet: two yellow ones for rows, two blue ones for columns.
rules-short-roll-and-write-2 = Tick a building where a yellow and a blue die cross, or take a coin for each crossing that is already ticked.
rules-short-roll-and-write-3 = A coin turns a die by one; for three coins you tick a second building with the other two dice.
rules-short-roll-and-write-4 = The pair you do not keep goes to your neighbour.
rules-short-roll-and-write-5 = The first to complete a type takes its best place. Rows and columns with four, five or six ticks score too.
rules-short-roll-and-write-6 = Every two coins left are a point.

## Sections

rules-section-alh-comp = Components
rules-section-alh-set = Set-up
rules-section-alh-turn = A turn
rules-section-alh-money = Take money
rules-section-alh-buy = Buy
rules-section-alh-red = Redesign
rules-section-alh-place = Place
rules-section-alh-end = End of turn
rules-section-alh-sco = Scoring
rules-section-alh-fin = End of the game
rules-section-alh-dirk = Two players: Dirk
rules-section-alh-opt = Variant
rules-section-gra = Granada
rules-section-com = Alhambra and Granada combined
rules-section-rnw = Roll & Write
rules-section-viz = Vizier's Favour
rules-section-bur = Bureaux de Change
rules-section-bon = Bonus Cards
rules-section-hut = Builders' Huts
rules-section-gat = City Gates
rules-section-dia = Diamonds
rules-section-cha = Characters
rules-section-cam = Camps
