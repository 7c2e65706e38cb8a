// All messages, written by `make types` from their declarations in Python. Do not edit.

/** Why something is not allowed. */
export interface RefusalMessage {
  /** the violated clause of the rules */
  clause: string;
  /** the key of its sentence in the catalogues, without `refusal-` */
  reason: string;
  /** what the sentence names */
  params: Record<string, string | number | string[] | number[]>;
}

/** The cost of an action and the amount that it pays, in money or coins. */
export interface Payment {
  /** what it costs */
  price: number;
  /** what is paid */
  paid: number;
  /** how much is paid too much: 0 is exact, below 0 so much is missing */
  overpaid: number;
}

/** The game's judgement of an action that a seat might choose. */
export interface Judgement {
  /** the whole action; `null` if what was asked cannot be completed now */
  action: GameAction | null;
  /** why it may not be played; `null` if it may */
  refusal: RefusalMessage | null;
  /** what it pays, whether enough or not; `null` if it pays nothing, or not in the right way */
  payment: Payment | null;
}

/** The effects of an action up to the next decision, or to something unforeseeable: chance or hidden information. */
export interface Preview {
  /** why it may not be played; then all the rest is empty */
  refusal: RefusalMessage | null;
  /** what would happen, as the asking seat would see it */
  events: GameEvent[];
  /** what it pays; `null` if it pays nothing */
  payment: Payment | null;
  /** the points that would be awarded, by seat */
  scored: Record<string, number>[];
  /** how the points of the next scoring and of the end would change if they came then, by seat */
  worth: Record<string, number>[];
  /** whether the seat would have an action after it */
  another_action: boolean;
  /** the next decision; `null` if it cannot be known yet */
  decision: GameDecision | null;
  /** the kind of the unforeseeable event that comes first; `null` if a decision comes first */
  chance: string | null;
  /** whether the game would be over */
  is_over: boolean;
}

/** A reason why a tile does not fit on some free cells beside a palace. */
export interface Misfit {
  /** the clause of the rules */
  clause: string;
  /** the key of the refusal */
  reason: string;
  /** on how many cells */
  cells: number;
}

/** Where a tile would fit in a palace, and why not elsewhere. */
export interface Fit {
  /** where it would fit */
  cells: [number, number][];
  /** why not on the other free cells beside the palace, the most frequent reason first */
  misfits: Misfit[];
}

/** A field of an action. */
export interface FieldDeclaration {
  /** what it is called */
  name: string;
  /** what it holds */
  form: "name" | "names" | "number" | "cell";
  /** where the named things are: `hand`, `display`, or `cell` for the one that the action names; absent if their names are enough to find them */
  place?: string;
}

/** How players choose the actions of a kind. */
export interface ActionDeclaration {
  /** `touch`: by touching what its fields name; `purchase`: likewise, to buy on the market; `aside`: likewise, but never proposed; `button`: by a button; `decline`: by a button, doing without what is offered */
  chosen: "touch" | "purchase" | "aside" | "button" | "decline";
  /** its fields in the order of the notation */
  fields: FieldDeclaration[];
}

/** Everything a client must know about a game with all its modules to let people play it. */
export interface GameDeclaration {
  /** the name of the game */
  game: string;
  /** by kind how each action is chosen */
  actions: Record<string, ActionDeclaration>;
  /** by kind of decision the kinds of action that it is between, if known */
  decisions: Record<string, string[]>;
  /** the kinds of events that logs omit, because everybody sees them */
  quiet: string[];
  /** the kinds of events that the log of a table leaves out, but not a replay */
  quiet_at_tables: string[];
  /** what the names of its clauses begin with */
  clauses: string[];
  /** by module what the names of its clauses begin with */
  module_clauses: Record<string, string[]>;
}

/** The game that is played. */
export interface ConfigMessage {
  /** the name of the game */
  game: string;
  /** how many seats there are */
  seats: number;
  /** the modules in play */
  modules: string[];
  /** the options in play */
  options: string[];
}

/** The player at a seat. */
export interface PlayerMessage {
  /** what the player is called */
  name: string;
  /** `person`, or the name of a bot */
  kind: string;
}

/** A player's part of a joint seed. */
export interface ContributionMessage {
  /** any text */
  text: string;
  /** 64 hexadecimal digits that keep it from being guessed */
  nonce: string;
}

/** Everything that defines a jointly dealt game before its first card. */
export interface OpeningMessage {
  /** what the game is called by machines */
  id: string;
  /** the version of the rules */
  rules: string;
  config: ConfigMessage;
  /** a hash in hexadecimal digits */
  components: string;
  /** who sits at each seat */
  players: PlayerMessage[];
}

/** Everything that everybody may know about a joint dealing, at any moment of it. */
export interface DealingMessage {
  opening: OpeningMessage;
  /** the dealer's promise, a hash of opening and secret */
  promise: string;
  /** the commitment of each seat; `null` before it is made */
  commitments: (string | null)[];
  /** who drew the contribution of each seat; `null` before its commitment is made */
  drawn_by: ("player" | "dealer" | null)[];
  /** a hash of the promise and all commitments, which fixes them; `null` until all are made */
  final_promise: string | null;
  /** the contribution of each seat; `null` before it is shown */
  contributions: (ContributionMessage | null)[];
  /** why the dealing was broken off; `null` if it was not */
  broken_off: string | null;
}

/** Chance to which everybody contributed. */
export interface JointChance {
  kind: "joint";
  /** what the game is called by machines */
  id: string;
  /** the dealer's promise, a hash of opening and secret */
  promise: string;
  /** the commitment of each seat */
  commitments: string[];
  /** who drew the contribution of each seat; absent in the older form */
  drawn_by?: ("player" | "dealer")[];
  /** a hash of the promise and all commitments; absent in the older form */
  final_promise?: string;
  /** the contribution of each seat */
  contributions: ContributionMessage[];
  /** the part of the dealer; nobody knows it before the end */
  secret?: string;
}

/** Chance from a seed that somebody chose. */
export interface StudyChance {
  kind: "study";
  /** the seed */
  seed: string;
}

/** Chance whose outcomes a caller decides. */
export interface OpenChance {
  kind: "open";
}

/** The part of a record that was known before its first entry. */
export interface RecordOpening {
  /** the version of the rules */
  rules: string;
  config: ConfigMessage;
  /** a hash in hexadecimal digits */
  components: string;
  /** who sat at each seat; empty if that was not stated */
  players: PlayerMessage[];
  /** where chance came from */
  chance: JointChance | StudyChance | OpenChance;
  /** of the position from which the game continues */
  position_hash?: string;
}

/** A record without its seal. */
export interface RecordContent {
  /** the version of the rules */
  rules: string;
  config: ConfigMessage;
  /** a hash in hexadecimal digits */
  components: string;
  /** who sat at each seat; empty if that was not stated */
  players: PlayerMessage[];
  /** where chance came from */
  chance: JointChance | StudyChance | OpenChance;
  /** of the position from which the game continues */
  position_hash?: string;
  format: "alhambra record";
  /** the position from which the game continues */
  position?: string[];
  /** after how many entries chance was opened, else `null` */
  opened_at: number | null;
  /** what was chosen, in notation, such as `2: take gulden_5` */
  entries: string[];
  /** the final points; `null` if the game is not over */
  result: number[] | null;
  /** a hash in hexadecimal digits */
  checksum: string;
  /** a hash in hexadecimal digits */
  head: string;
}

/** A whole game, to be replayed. */
export interface RecordMessage {
  /** the version of the rules */
  rules: string;
  config: ConfigMessage;
  /** a hash in hexadecimal digits */
  components: string;
  /** who sat at each seat; empty if that was not stated */
  players: PlayerMessage[];
  /** where chance came from */
  chance: JointChance | StudyChance | OpenChance;
  /** of the position from which the game continues */
  position_hash?: string;
  format: "alhambra record";
  /** the position from which the game continues */
  position?: string[];
  /** after how many entries chance was opened, else `null` */
  opened_at: number | null;
  /** what was chosen, in notation, such as `2: take gulden_5` */
  entries: string[];
  /** the final points; `null` if the game is not over */
  result: number[] | null;
  /** a hash in hexadecimal digits */
  checksum: string;
  /** a hash in hexadecimal digits */
  head: string;
  /** a hash in hexadecimal digits */
  seal: string;
}

/** The printed properties of a tile. */
export interface TileFace {
  /** its name */
  tile: string;
  /** its type of building; `null` if it is none */
  type: string | null;
  /** what it costs; 0 if it is not for sale */
  price: number;
  /** where it is built: 0 palace, 1 city, 2 camp */
  district: number;
  /** the sides with a wall, moat or bastion, of N, E, S, W */
  sides: string;
}

/** A tile. */
export interface TileView {
  /** its name */
  tile: string;
  /** its type of building; `null` if it is none */
  type: string | null;
  /** what it costs; 0 if it is not for sale */
  price: number;
  /** where it is built: 0 palace, 1 city, 2 camp */
  district: number;
  /** the sides with a wall, moat or bastion, of N, E, S, W */
  sides: string;
  /** the other face of a two-faced tile */
  other_face?: TileFace;
}

/** Cards in a hand that are publicly known from now on. */
export interface KnownCards {
  /** a seat */
  seat: number;
  /** the names of cards */
  cards: string[];
}

/** A tie for points in the majority of a type: seats that share places, or that a price puts in order. */
export interface Tie {
  /** a type of building */
  type: string;
  /** the participants with equally many tiles, those ahead first */
  participants: number[];
  /** how many tiles of the type each of them has */
  tiles: number;
  /** the points of the places that they take together */
  places: number[];
  /** the highest price of each, which puts them in order; empty if they share */
  prices: number[];
  /** the points that each of them gets */
  points: number[];
}

/** The points of a scoring, whose participants are the seats and, with two players, Dirk. */
export interface ScoringPoints {
  /** which scoring it is */
  scoring: number;
  /** the points of each seat's lines by kind of line */
  lines: Record<string, number>[];
  /** for each type the number of tiles that count for each participant */
  tiles: Record<string, number[]>;
  /** for each type of the city each participant's highest price, which breaks ties */
  highest: Record<string, number[]>;
  /** the points of the places of each type */
  places: Record<string, number[]>;
  /** for each type the points of each participant */
  majorities: Record<string, number[]>;
  /** the ties that affect points, type by type */
  ties: Tie[];
  /** all points of each participant */
  gained: number[];
}

/** A tile in a palace. */
export interface PlacedTile {
  /** its name */
  tile: string;
  /** its type of building; `null` if it is none */
  type: string | null;
  /** what it costs; 0 if it is not for sale */
  price: number;
  /** where it is built: 0 palace, 1 city, 2 camp */
  district: number;
  /** the sides with a wall, moat or bastion, of N, E, S, W */
  sides: string;
  /** the other face of a two-faced tile */
  other_face?: TileFace;
  /** a cell, as steps east and south of the starting tile */
  cell: [number, number];
}

/** A slot of the market. */
export interface MarketSlot {
  /** a field of the market */
  field: number;
  /** the currency in which its tile is paid */
  currency: string;
  /** the tile on it; `null` if it is empty */
  tile: TileView | null;
}

/** The public part of a seat. */
export interface SeatView {
  /** its points so far */
  points: number;
  /** how many cards it has in its hand */
  cards: number;
  /** those that are publicly known */
  known: string[];
  /** the number of other cards */
  hidden: number;
  /** the tiles in its palace with their cells */
  palace: PlacedTile[];
  /** the tiles in its reserve */
  reserve: TileView[];
}

/** Dirk's points and tiles. */
export interface DirkView {
  /** his points so far */
  points: number;
  /** his tiles */
  tiles: TileView[];
}

/** A number between known bounds. */
export interface Range {
  /** the lower bound */
  least: number;
  /** the upper bound; `null` if it is not known yet */
  most: number | null;
}

/** A decision before a scoring that may affect it, and is not counted yet. */
export interface Undecided {
  /** a seat */
  seat: number;
  /** the kind of the decision */
  kind: string;
}

/** A scoring that is still to come. */
export interface ScoringToCome {
  /** the points if it took place now */
  points: ScoringPoints;
  /** the decisions before it */
  undecided: Undecided[];
  /** the number of draws until its card is drawn, included; `null` for the last scoring */
  cards: Range | null;
  /** for the last scoring, due when they run out, the tiles in each bag; else `null` */
  tiles: number[] | null;
}

/** The huts of one type. */
export interface HutPile {
  /** a type of building */
  type: string;
  /** the face-up hut; `null` if there is none */
  top: TileView | null;
  /** the number of huts below it */
  face_down: number;
}

/** A gate in a palace, named by the tile to the south or east of it. */
export interface StandingGate {
  /** a cell, as steps east and south of the starting tile */
  cell: [number, number];
  /** the side of the tile: N or W */
  side: string;
}

/** Statistics of a seat. */
export interface SeatStatistics {
  /** a seat */
  seat: number;
  /** who sat there; empty if the record does not say */
  player: string;
  points: number;
  /** whether it has won, perhaps with others */
  won: boolean;
  /** its points by what they were for */
  sources: Record<string, number>;
  /** the same for each scoring, and last what the end brought */
  scorings: Record<string, number>[];
  /** what else can be counted, by name */
  numbers: Record<string, number>;
  /** its buildings at the end by type */
  tiles: Record<string, number>;
  /** what its lines were worth, as of each turn or round, and at the end */
  lines: Record<string, number[]>;
}

/** Statistics of a game. */
export interface GameStatistics {
  game: string;
  modules: string[];
  options: string[];
  /** whether the record extends to the end of the game */
  finished: boolean;
  /** how many entries the record has */
  entries: number;
  /** how many turns there were */
  turns: number;
  seats: SeatStatistics[];
}

/** The distribution of a number. */
export interface Distribution {
  count: number;
  mean: number;
  least: number;
  /** a quarter of the numbers is below it */
  lower: number;
  median: number;
  /** a quarter of the numbers is above it */
  upper: number;
  most: number;
}

/** Statistics of many games of one kind; by name, such as `points` or `sources.wall`. */
export interface SeriesStatistics {
  game: string;
  modules: string[];
  options: string[];
  games: number;
  turns: Distribution;
  /** over all seats of all games */
  all: Record<string, Distribution>;
  /** over those that have won */
  winners: Record<string, Distribution>;
  /** over those that have not */
  others: Record<string, Distribution>;
  /** over all games, for each seat */
  by_seat: Record<string, Distribution>[];
}

/** Something that a move gains or costs. */
export interface MoveReason {
  /** of the evaluation of a position, such as `tiles` or `money` */
  part: string;
  points: number;
}

/** A move with its cost compared with the best one. */
export interface JudgedMove {
  /** in notation */
  action: string;
  /** the best continuation within the same turn */
  then: string[];
  /** how far it is behind the best move, in points of the evaluation */
  cost: number;
  /** what it changes, the most important first */
  reasons: MoveReason[];
}

/** An analysed decision, as far as its seat could know. */
export interface MomentAnalysis {
  /** the number of the entry, from 1 on, by which it was decided */
  entry: number;
  /** a seat */
  seat: number;
  /** of the decision */
  kind: string;
  /** what a decision was about; `payment` if the same tile was better paid for with other cards */
  about: "money" | "purchase" | "payment" | "placing" | "redesign" | "module" | "sheet";
  /** how much a decision costs, in words */
  size: "good" | "inaccuracy" | "mistake" | "blunder";
  /** the win chance lost against the best move, at least 0 */
  chance_lost: number;
  played: JudgedMove;
  /** the best few moves, the best first */
  best: JudgedMove[];
  /** what the best move gains over the one played, the most important first */
  because: MoveReason[];
}

/** The luck of one draw: what it changed against the mean of all possible draws, weighted by their chances. */
export interface DrawAnalysis {
  /** the number of the entry after which it was drawn; 0 in the set-up */
  entry: number;
  /** where something drawn came to; `scoring` is when scoring cards turn up */
  source: "start" | "display" | "market" | "scoring" | "dirk" | "module" | "dice";
  /** a card, tile, die or seat; `market` for the set-up as a whole */
  drawn: string;
  /** by seat; they add up to 0 for two seats or more */
  luck: number[];
  /** the same in win chances */
  chance_luck: number[];
}

/** The prospects at the start of a turn, or at the end of the game. */
export interface CurvePoint {
  /** how many entries precede it */
  moment: number;
  /** the win chance of each seat, if all play equally well */
  chances: number[];
  /** the expected final lead of each seat */
  leads: number[];
}

/** The decisions of a seat about one kind of thing. */
export interface KindErrors {
  /** what a decision was about; `payment` if the same tile was better paid for with other cards */
  about: "money" | "purchase" | "payment" | "placing" | "redesign" | "module" | "sheet";
  decisions: number;
  /** points lost in all of them */
  lost: number;
}

/** The luck of a seat with one source. */
export interface SourceLuck {
  /** where something drawn came to; `scoring` is when scoring cards turn up */
  source: "start" | "display" | "market" | "scoring" | "dirk" | "module" | "dice";
  /** points of lead over the mean of the other seats */
  luck: number;
  chance_luck: number;
}

/** The sums of a seat. */
export interface SeatAnalysis {
  /** a seat */
  seat: number;
  /** with a choice */
  decisions: number;
  /** points lost against the best choices */
  lost: number;
  /** points lost a decision */
  mean_lost: number;
  /** win chances lost, summed */
  chance_lost: number;
  /** the fraction of decisions that are `good` */
  accuracy: number;
  /** the number of decisions of each size */
  sizes: Record<string, number>;
  by_kind: KindErrors[];
  /** the entries of its costliest moves, the costliest first */
  costly: number[];
  /** points of lead over the mean of the other seats */
  luck: number;
  chance_luck: number;
  by_source: SourceLuck[];
  points: number;
  /** at the end, or so far */
  lead: number;
  /** the lead less the luck */
  adjusted_lead: number;
  /** the points that it would have with average luck */
  adjusted_points: number;
  /** of the win; null if the game is not over */
  share: number | null;
  /** that share less the luck; it can lie outside 0 to 1 */
  adjusted_share: number | null;
}

/** The analysis of a recorded game. */
export interface GameAnalysis {
  format: "alhambra analysis";
  /** of the method; other versions give other figures */
  version: number;
  /** the networks or weights by which positions were evaluated */
  evaluator: string;
  /** `deep` tries moves in samples of the coming turns */
  depth: "quick" | "deep";
  /** the seal of the record */
  record: string;
  game: string;
  modules: string[];
  options: string[];
  is_over: boolean;
  moments: MomentAnalysis[];
  draws: DrawAnalysis[];
  curve: CurvePoint[];
  seats: SeatAnalysis[];
  /** entries of the costliest moves, the costliest first */
  costly: number[];
  /** entries of the turns that changed the win chances most, the sharpest change first */
  turning_points: number[];
  /** every action named in it, by its notation, as data */
  actions: Record<string, GameAction>;
  /** who would have won with average luck; empty if the game is not over */
  favourites: number[];
}

/** The start seat was drawn at random. */
export interface StartSeat {
  event: "start_seat";
  /** a seat */
  seat: number;
}

/** The next step, after everything that happened; it ends the events of every call. */
export interface NextDecision {
  event: "next_decision";
  /** the number of the position: how many actions and chosen outcomes lead to it */
  at: number;
  /** the choice that is due; `null` when there is none */
  decision: GameDecision | null;
}

/** The game is over. */
export interface GameOver {
  event: "game_over";
  /** the final points of each seat */
  points: number[];
  /** the seats that have won */
  winners: number[];
}

/** A seat gets a card of its starting money. */
export interface MoneyDealt {
  event: "money_dealt";
  /** a seat */
  seat: number;
  /** the name of a card */
  card: string;
}

/** The turn of a seat begins. */
export interface TurnBegins {
  event: "turn_begins";
  /** a seat */
  seat: number;
  /** the number of the turn */
  turn: number;
}

/** The turn of a seat is over, and its tiles are placed. */
export interface TurnEnds {
  event: "turn_ends";
  /** a seat */
  seat: number;
  /** the number of turns in a row without a purchase */
  idle_turns: number;
}

/** A seat has taken cards from the display. */
export interface MoneyTaken {
  event: "money_taken";
  /** a seat */
  seat: number;
  /** the names of cards */
  cards: string[];
}

/** A seat has bought a tile from the market. */
export interface TileBought {
  event: "tile_bought";
  /** a seat */
  seat: number;
  /** the name of a tile */
  tile: string;
  /** the cards that it paid with; none if somebody else paid */
  cards: string[];
  /** whether it paid exactly the price, and so has another action */
  exact: boolean;
}

/** A seat had no possible action in its turn. */
export interface Passed {
  event: "passed";
  /** a seat */
  seat: number;
}

/** A tile was placed in a palace. */
export interface TilePlaced {
  event: "tile_placed";
  /** a seat */
  seat: number;
  /** the name of a tile */
  tile: string;
  /** a cell, as steps east and south of the starting tile */
  cell: [number, number];
}

/** A tile was removed from a palace. */
export interface TileRemoved {
  event: "tile_removed";
  /** a seat */
  seat: number;
  /** the name of a tile */
  tile: string;
  /** a cell, as steps east and south of the starting tile */
  cell: [number, number];
}

/** A tile went to the reserve of a seat. */
export interface TileReserved {
  event: "tile_reserved";
  /** a seat */
  seat: number;
  /** the name of a tile */
  tile: string;
}

/** A seat has given a tile to Dirk. */
export interface TileGiven {
  event: "tile_given";
  /** a seat */
  seat: number;
  /** the name of a tile */
  tile: string;
}

/** A seat left out a tile that it was awarded at the end. */
export interface TileLeftOut {
  event: "tile_left_out";
  /** a seat */
  seat: number;
  /** the name of a tile */
  tile: string;
}

/** In Granada and the combined game: a seat has paid to turn a new tile over. */
export interface TileTurnedOver {
  event: "tile_turned_over";
  /** a seat */
  seat: number;
  /** the name of a tile */
  tile: string;
  /** the name of its other face, which is up now */
  face: string;
  /** the cards that it paid with */
  cards: string[];
}

/** A card was drawn for the display. */
export interface CardRevealed {
  event: "card_revealed";
  /** the name of a card */
  card: string;
}

/** A tile was drawn for the market. */
export interface TileRevealed {
  event: "tile_revealed";
  /** the name of a tile */
  tile: string;
  /** a field of the market */
  field: number;
  /** the bag from which it comes, from 0 on */
  bag: number;
  printed: TileView;
}

/** The discard pile has become the deck. */
export interface DeckReshuffled {
  event: "deck_reshuffled";
  /** how many cards it has */
  cards: number;
  /** cards of hands that are known now that the deck was used up */
  known: KnownCards[];
}

/** A scoring card was drawn: the scoring is due after the turn. */
export interface ScoringCardRevealed {
  event: "scoring_card_revealed";
  /** which scoring it is */
  scoring: number;
}

/** With two players: Dirk has drawn a tile. */
export interface DirkGotTile {
  event: "dirk_got_tile";
  /** the name of a tile */
  tile: string;
  /** the bag from which it comes, from 0 on */
  bag: number;
  printed: TileView;
}

/** In Granada and the combined game: the marker moved, so that new tiles show other prices. */
export interface MarkerMoved {
  event: "marker_moved";
  /** which prices they show */
  marker: "even" | "odd";
}

/** A scoring begins; there may be decisions before the points. */
export interface ScoringBegins {
  event: "scoring_begins";
  /** which scoring it is */
  scoring: number;
}

/** A scoring has been carried out. */
export interface Scoring {
  /** which scoring it is */
  scoring: number;
  /** the points of each seat's lines by kind of line */
  lines: Record<string, number>[];
  /** for each type the number of tiles that count for each participant */
  tiles: Record<string, number[]>;
  /** for each type of the city each participant's highest price, which breaks ties */
  highest: Record<string, number[]>;
  /** the points of the places of each type */
  places: Record<string, number[]>;
  /** for each type the points of each participant */
  majorities: Record<string, number[]>;
  /** the ties that affect points, type by type */
  ties: Tie[];
  /** all points of each participant */
  gained: number[];
  event: "scoring";
  /** the points of each seat after it */
  points: number[];
}

/** At the end: the points of modules in addition to the last scoring. */
export interface EndPoints {
  event: "end_points";
  /** the points of each seat by module */
  sources: Record<string, number>[];
  /** the points of each seat including them */
  points: number[];
}

/** The game ends, and tiles on the market go to the seats with the most money in their currencies. */
export interface GameEnds {
  event: "game_ends";
  /** each seat's money in the currency of each field */
  money: number[][];
}

/** At the end nobody is awarded the tiles of a field, as nobody alone has the most money in its currency. */
export interface TilesUnclaimed {
  event: "tiles_unclaimed";
  /** the names of tiles */
  tiles: string[];
  /** the currency of their field */
  currency: string;
  /** the seats that are tied; none if nobody has money in this currency */
  seats: number[];
  /** how much money in this currency each of them has */
  money: number;
}

/** A seat is awarded tiles that are left on the market at the end. */
export interface TilesAwarded {
  event: "tiles_awarded";
  /** a seat */
  seat: number;
  /** the names of tiles */
  tiles: string[];
}

/** A seat has bought a tile between two turns with its stone. */
export interface StoneUsed {
  event: "stone_used";
  /** a seat */
  seat: number;
  /** the name of a tile */
  tile: string;
  /** the names of cards */
  cards: string[];
}

/** A seat does not use its stone now. */
export interface StoneKept {
  event: "stone_kept";
  /** a seat */
  seat: number;
}

/** A seat has made its stone active again. */
export interface StoneTurnedUp {
  event: "stone_turned_up";
  /** a seat */
  seat: number;
}

/** A seat has taken a bureau from the display. */
export interface BureauTaken {
  event: "bureau_taken";
  /** a seat */
  seat: number;
  /** the name of a card */
  card: string;
}

/** A seat gets a bonus card. */
export interface BonusCardDealt {
  event: "bonus_card_dealt";
  /** a seat */
  seat: number;
}

/** The bonus card that a seat was dealt; visible only to its owner. */
export interface BonusCardReceived {
  event: "bonus_card_received";
  /** a seat */
  seat: number;
  /** the name of a card */
  card: string;
}

/** A seat has revealed a bonus card. */
export interface BonusCardOpened {
  event: "bonus_card_opened";
  /** a seat */
  seat: number;
  /** the name of a card */
  card: string;
}

/** A seat has taken back a revealed bonus card, because its tile left the palace. */
export interface BonusCardTakenBack {
  event: "bonus_card_taken_back";
  /** a seat */
  seat: number;
  /** the name of a card */
  card: string;
}

/** A seat reveals no more bonus cards before the scoring. */
export interface BonusCardsKept {
  event: "bonus_cards_kept";
  /** a seat */
  seat: number;
}

/** The next hut of a pile was turned up. */
export interface HutTurnedUp {
  event: "hut_turned_up";
  /** the name of a tile */
  tile: string;
  printed: TileView;
}

/** A seat has taken a hut. */
export interface HutTaken {
  event: "hut_taken";
  /** a seat */
  seat: number;
  /** the name of a tile */
  tile: string;
}

/** A gate card was drawn. */
export interface GateRevealed {
  event: "gate_revealed";
  /** whether it is discarded, because another is open already */
  discarded: boolean;
}

/** Drawing is over: gate cards that were set aside go to the discard pile. */
export interface GatesDiscarded {
  event: "gates_discarded";
  /** how many */
  count: number;
}

/** A seat has taken the open gate card. */
export interface GateTaken {
  event: "gate_taken";
  /** a seat */
  seat: number;
}

/** A seat has set a gate between two tiles in its palace. */
export interface GateSet {
  event: "gate_set";
  /** a seat */
  seat: number;
  /** a cell, as steps east and south of the starting tile */
  cell: [number, number];
  /** the side of the tile on this cell: N, E, S or W */
  side: string;
}

/** A character was drawn and is auctioned. */
export interface AuctionBegins {
  event: "auction_begins";
  /** the name of a character */
  character: string;
  /** the seat that bids first */
  auctioneer: number;
}

/** A seat has made a bid. */
export interface Bid {
  event: "bid";
  /** a seat */
  seat: number;
  /** how much money */
  amount: number;
}

/** A seat has passed in the auction. */
export interface BidPassed {
  event: "bid_passed";
  /** a seat */
  seat: number;
}

/** The highest bidder has paid. */
export interface BidPaid {
  event: "bid_paid";
  /** a seat */
  seat: number;
  /** how much money */
  amount: number;
  /** the names of cards */
  cards: string[];
}

/** A seat has received a character. */
export interface CharacterReceived {
  event: "character_received";
  /** a seat */
  seat: number;
  /** the name of a character */
  character: string;
}

/** A seat has used a character. */
export interface CharacterUsed {
  event: "character_used";
  /** a seat */
  seat: number;
  /** the name of a character */
  character: string;
}

/** A character has left the game. */
export interface CharacterLeftGame {
  event: "character_left_game";
  /** the name of a character */
  character: string;
}

/** A seat has kept Fatima for her points. */
export interface FatimaKept {
  event: "fatima_kept";
  /** a seat */
  seat: number;
}

/** A seat has chosen the type for which Hakim counts in the scoring. */
export interface TypeChosen {
  event: "type_chosen";
  /** a seat */
  seat: number;
  /** a type of building */
  type: string;
}

/** A seat has swapped a card from its hand for one in the display. */
export interface CardGiven {
  event: "card_given";
  /** a seat */
  seat: number;
  /** the name of a card */
  card: string;
}

/** A seat has drawn the top card from the deck. */
export interface CardDrawn {
  event: "card_drawn";
  /** a seat */
  seat: number;
}

/** The card that a seat has drawn; visible only to its owner. */
export interface CardDrawnIs {
  event: "card_drawn_is";
  /** a seat */
  seat: number;
  /** the name of a card */
  card: string;
}

/** A tile on the market was replaced by another. */
export interface TileReplaced {
  event: "tile_replaced";
  /** a field of the market */
  field: number;
  /** the name of the tile that was there */
  old: string;
  /** the name of the tile that is there now */
  tile: string;
  printed: TileView;
}

/** The seat chooses an action of its turn. */
export interface TurnDecision {
  /** a seat */
  seat: number;
  kind: "turn";
}

/** The seat places its new tiles. */
export interface PlaceDecision {
  /** a seat */
  seat: number;
  kind: "place";
}

/** In Granada and the combined game: the seat places a tile that it has turned over. */
export interface PlaceTurnedDecision {
  /** a seat */
  seat: number;
  kind: "place_turned";
}

/** Between two turns: the seat may use its stone. */
export interface VizierDecision {
  /** a seat */
  seat: number;
  kind: "vizier";
}

/** Before a scoring: the seat may reveal bonus cards. */
export interface BonusCardDecision {
  /** a seat */
  seat: number;
  kind: "bonus_card";
}

/** The seat bids for a character, or passes. */
export interface BidDecision {
  /** a seat */
  seat: number;
  kind: "bid";
  /** the name of a character */
  character: string;
  /** the seats still bidding, in order */
  taking_part: number[];
  /** the seat with the highest bid; `null` before the first one */
  bidder: number | null;
  /** the highest bid; 0 before the first one */
  highest: number;
}

/** The highest bidder chooses the cards that it pays with. */
export interface PayBidDecision {
  /** a seat */
  seat: number;
  kind: "pay_bid";
  /** the name of a character */
  character: string;
  /** how much money */
  amount: number;
}

/** The new owner of Fatima keeps or swaps her. */
export interface FatimaDecision {
  /** a seat */
  seat: number;
  kind: "fatima";
}

/** Before its turn the seat may use a character. */
export interface BeforeTurnDecision {
  /** a seat */
  seat: number;
  kind: "before_turn";
}

/** The seat may draw a card with Yammerad. */
export interface YammeradDecision {
  /** a seat */
  seat: number;
  kind: "yammerad";
}

/** After buying an expensive tile the seat may take a money card from the display. */
export interface KnihstigDecision {
  /** a seat */
  seat: number;
  kind: "knihstig";
}

/** The seat may redesign once more. */
export interface AmmarDecision {
  /** a seat */
  seat: number;
  kind: "ammar";
}

/** Before a scoring the owner of Hakim chooses the type for which he counts. */
export interface HakimDecision {
  /** a seat */
  seat: number;
  kind: "hakim";
}

/** The action `take`. */
export interface TakeAction {
  kind: "take";
  cards: string[];
}

/** The action `buy`. */
export interface BuyAction {
  kind: "buy";
  tile: string;
  cards: string[];
}

/** The action `build`. */
export interface BuildAction {
  kind: "build";
  tile: string;
  /** a cell, as steps east and south of the starting tile */
  cell: [number, number];
}

/** The action `remove`. */
export interface RemoveAction {
  kind: "remove";
  tile: string;
  /** a cell, as steps east and south of the starting tile */
  cell: [number, number];
}

/** The action `swap`. */
export interface SwapAction {
  kind: "swap";
  tile: string;
  old: string;
  /** a cell, as steps east and south of the starting tile */
  cell: [number, number];
}

/** The action `pass`. */
export interface PassAction {
  kind: "pass";
}

/** The action `place`. */
export interface PlaceAction {
  kind: "place";
  tile: string;
  /** a cell, as steps east and south of the starting tile */
  cell: [number, number];
}

/** The action `reserve`. */
export interface ReserveAction {
  kind: "reserve";
  tile: string;
}

/** The action `give`. */
export interface GiveAction {
  kind: "give";
  tile: string;
}

/** The action `leave`. */
export interface LeaveAction {
  kind: "leave";
  tile: string;
}

/** The action `turn_stone_up`. */
export interface TurnStoneUpAction {
  kind: "turn_stone_up";
}

/** The action `buy_with_stone`. */
export interface BuyWithStoneAction {
  kind: "buy_with_stone";
  tile: string;
  cards: string[];
}

/** The action `keep_stone`. */
export interface KeepStoneAction {
  kind: "keep_stone";
}

/** The action `take_bureau`. */
export interface TakeBureauAction {
  kind: "take_bureau";
  card: string;
}

/** The action `open_bonus_card`. */
export interface OpenBonusCardAction {
  kind: "open_bonus_card";
  card: string;
}

/** The action `keep_bonus_cards`. */
export interface KeepBonusCardsAction {
  kind: "keep_bonus_cards";
}

/** The action `take_hut`. */
export interface TakeHutAction {
  kind: "take_hut";
  tile: string;
}

/** The action `take_gate`. */
export interface TakeGateAction {
  kind: "take_gate";
}

/** The action `place_gate`. */
export interface PlaceGateAction {
  kind: "place_gate";
  tile: string;
  /** a cell, as steps east and south of the starting tile */
  cell: [number, number];
  side: string;
}

/** The action `build_gate`. */
export interface BuildGateAction {
  kind: "build_gate";
  tile: string;
  /** a cell, as steps east and south of the starting tile */
  cell: [number, number];
  side: string;
}

/** The action `swap_gate`. */
export interface SwapGateAction {
  kind: "swap_gate";
  tile: string;
  old: string;
  /** a cell, as steps east and south of the starting tile */
  cell: [number, number];
  side: string;
}

/** The action `bid`. */
export interface BidAction {
  kind: "bid";
  amount: number;
}

/** The action `pass_bid`. */
export interface PassBidAction {
  kind: "pass_bid";
}

/** The action `pay_bid`. */
export interface PayBidAction {
  kind: "pay_bid";
  cards: string[];
}

/** The action `keep_fatima`. */
export interface KeepFatimaAction {
  kind: "keep_fatima";
}

/** The action `swap_fatima`. */
export interface SwapFatimaAction {
  kind: "swap_fatima";
}

/** The action `decline_character`. */
export interface DeclineCharacterAction {
  kind: "decline_character";
}

/** The action `laila`. */
export interface LailaAction {
  kind: "laila";
  tile: string;
}

/** The action `machma`. */
export interface MachmaAction {
  kind: "machma";
  own: string;
  card: string;
}

/** The action `yammerad`. */
export interface YammeradAction {
  kind: "yammerad";
}

/** The action `karim`. */
export interface KarimAction {
  kind: "karim";
  tile: string;
}

/** The action `faruk`. */
export interface FarukAction {
  kind: "faruk";
  cards: string[];
}

/** The action `knihstig`. */
export interface KnihstigAction {
  kind: "knihstig";
  card: string;
}

/** The action `hakim`. */
export interface HakimAction {
  kind: "hakim";
  type: string;
}

/** The view of the Vizier's Favour. */
export interface VizierView {
  /** whether the stone of each seat is active */
  active: boolean[];
}

/** The view of a module that has nothing to show; other modules declare their own types. */
export type ModuleView = Record<string, never>;

/** The view of the Bonus Cards. */
export interface BonusCardsView {
  /** the revealed cards of each seat */
  open: string[][];
  /** how many cards each seat has face down */
  face_down: number[];
  /** the cards of each seat that were revealed and taken back */
  taken_back: string[][];
  /** the viewer's face-down cards; `null` for a spectator */
  hand: string[] | null;
  /** the tile of each card */
  tiles: Record<string, string>;
}

/** The view of the Builders' Huts. */
export interface HutsView {
  /** the pile of each type */
  piles: HutPile[];
  /** the type of building of each hut */
  types: Record<string, string>;
}

/** The view of the City Gates. */
export interface GatesView {
  /** whether a gate card is open */
  open: boolean;
  /** the number of gate cards set aside until drawing is over */
  set_aside: number;
  /** the gates in the palace of each seat */
  palaces: StandingGate[][];
}

/** The view of the Characters. */
export interface CharactersView {
  /** the owner of each character */
  owners: Record<string, number>;
  /** the characters that nobody has seen */
  unseen: string[];
  /** whether one of those limited to one use a turn was used in this turn */
  used: boolean;
  /** the type chosen for Hakim in the scoring, else `null` */
  hakim_type: string | null;
}

/** The action `turn_over`. */
export interface TurnOverAction {
  kind: "turn_over";
  tile: string;
  cards: string[];
}

/** The numbers on a sheet. */
export interface SheetNumbers {
  /** the coins that are left */
  coins: number;
  coins_spent: number;
  /** what rows and columns are worth at the end */
  line_points: number;
  /** what the coins are worth at the end */
  coin_points: number;
}

/** The points of a seat's own sheet at the end. */
export interface SheetPoints {
  /** the points of each row of its grid */
  rows: number[];
  /** the points of each column of its grid */
  columns: number[];
  /** the points of the coins that are left */
  coins: number;
}

/** The random choice of the start seat. */
export interface StartSeatRoll {
  kind: "start_seat";
}

/** The roll of two dice that determine a building. */
export interface BuildingRoll {
  kind: "building";
  /** a row of the score sheet: seats come first, then imaginary players */
  row: number;
  /** the yellow die, if it was rolled already, else `null` */
  yellow: number | null;
}

/** The roll of dice that are put beside a grid. */
export interface DiceRoll {
  kind: "dice";
  /** a row of the score sheet: seats come first, then imaginary players */
  row: number;
}

/** A type of building on the score sheet. */
export interface BuildingPlaces {
  /** a type of building */
  type: string;
  /** how many boxes it has in each row */
  boxes: number;
  /** what its places are worth */
  places: number[];
  /** how many of its places are gone */
  places_gone: number;
}

/** The sheet of a seat. Rows, columns and coins are part of its points only at the end. */
export interface SheetView {
  /** its points so far */
  points: number;
  /** its ticked buildings by yellow and blue die */
  ticks: number[][];
  /** the yellow dice beside its grid */
  yellow: number[];
  /** the blue dice beside its grid */
  blue: number[];
  /** how many coins it has */
  coins: number;
  /** how many coins it has spent */
  coins_spent: number;
  /** how many coins a sheet has in all */
  coin_supply: number;
  /** what its rows and columns are worth */
  line_points: number;
  /** what its coins are worth */
  coin_points: number;
}

/** A row of the score sheet; its lists are by type of building. */
export interface ScoreRow {
  /** whose row it is; `null` for an imaginary player */
  seat: number | null;
  /** the number of the imaginary player, else `null` */
  imaginary: number | null;
  /** how many boxes are filled */
  counts: number[];
  /** the place that was reached; 0 for none yet */
  places: number[];
  /** the points of that place */
  points: number[];
}

/** The standing of a type of building; its lists are by row of the score sheet. */
export interface BuildingStanding {
  /** a type of building */
  type: string;
  /** how many boxes it has in each row */
  boxes: number;
  /** how many boxes are filled */
  counts: number[];
  /** the points for a place that was reached, else `null` */
  given: (number | null)[];
  /** the points of the places that are left */
  left: number[];
  /** each row's points for it if the game ended now */
  points: number[];
}

/** A turn is over. */
export interface TurnPasses {
  event: "turn_passes";
  /** whose turn comes next */
  seat: number;
}

/** A round begins. */
export interface RoundBegins {
  event: "round_begins";
  /** its number */
  round: number;
}

/** A die was rolled and is now beside the grid of a seat. */
export interface DieRolled {
  event: "die_rolled";
  /** a seat */
  seat: number;
  /** a die by its colour and what it shows, such as `yellow_3` */
  die: string;
}

/** A seat has paid a coin to turn a die. */
export interface DieTurned {
  event: "die_turned";
  /** a seat */
  seat: number;
  /** the die as it was, such as `yellow_3` */
  die: string;
  /** what it shows now */
  to: number;
  sheet: SheetNumbers;
}

/** A building was ticked, and its box on the score sheet; imaginary players have boxes only. */
export interface BuildingTicked {
  event: "building_ticked";
  /** a row of the score sheet: seats come first, then imaginary players */
  row: number;
  /** what a die shows */
  yellow: number;
  /** what a die shows */
  blue: number;
  /** a type of building */
  building: string;
  /** whether dice from beside the grid were used */
  with_dice: boolean;
  /** the sheet after it; imaginary players have none */
  sheet: SheetNumbers | null;
}

/** A seat has taken coins instead of ticking a building. */
export interface CoinsTaken {
  event: "coins_taken";
  /** a seat */
  seat: number;
  /** how many, possibly none */
  coins: number;
  sheet: SheetNumbers;
}

/** A seat has passed a pair of dice on. */
export interface DicePassed {
  event: "dice_passed";
  /** a seat */
  seat: number;
  /** the seat that gets them */
  to: number;
  /** what a die shows */
  yellow: number;
  /** what a die shows */
  blue: number;
}

/** Places of a type of building were given out. */
export interface PlacesAwarded {
  event: "places_awarded";
  /** a type of building */
  building: string;
  /** the first of them */
  place: number;
  /** the rows of the score sheet that share them */
  rows: number[];
  /** the points of each of these rows */
  points: number[];
}

/** At the end: the points of the sheets themselves. */
export interface SheetsScored {
  event: "sheets_scored";
  /** the points of each seat */
  sheets: SheetPoints[];
  /** the points that each imaginary opponent is given */
  extra: number;
}

/** Imaginary players have beaten the only seat. */
export interface ImaginaryPlayersWon {
  event: "imaginary_players_won";
  /** their numbers, from 1 on */
  numbers: number[];
}

/** With open chance: a roll is due, and its outcome must be entered. */
export interface RollIsDue {
  event: "roll_is_due";
  roll: StartSeatRoll | BuildingRoll | DiceRoll;
}

/** A seat ticks a building or takes coins in its turn, and may turn dice before. */
export interface ActionDecision {
  /** a seat */
  seat: number;
  kind: "action";
}

/** The seat may pay for a second tick. */
export interface SecondTickDecision {
  /** a seat */
  seat: number;
  kind: "second_tick";
}

/** The seat chooses the pair of dice that it keeps. */
export interface KeepDecision {
  /** a seat */
  seat: number;
  kind: "keep";
}

/** The action `turn`. */
export interface TurnAction {
  kind: "turn";
  die: string;
  direction: string;
}

/** The action `tick`. */
export interface TickAction {
  kind: "tick";
  yellow: number;
  blue: number;
}

/** The action `coins`. */
export interface CoinsAction {
  kind: "coins";
}

/** The action `done`. */
export interface DoneAction {
  kind: "done";
}

/** The action `keep`. */
export interface KeepAction {
  kind: "keep";
  yellow: number;
  blue: number;
}

/** An event of `alhambra`. */
export type AlhambraEvent =
  | StartSeat
  | NextDecision
  | GameOver
  | MoneyDealt
  | TurnBegins
  | TurnEnds
  | MoneyTaken
  | TileBought
  | Passed
  | TilePlaced
  | TileRemoved
  | TileReserved
  | TileGiven
  | TileLeftOut
  | TileTurnedOver
  | CardRevealed
  | TileRevealed
  | DeckReshuffled
  | ScoringCardRevealed
  | DirkGotTile
  | MarkerMoved
  | ScoringBegins
  | Scoring
  | EndPoints
  | GameEnds
  | TilesUnclaimed
  | TilesAwarded
  | StoneUsed
  | StoneKept
  | StoneTurnedUp
  | BureauTaken
  | BonusCardDealt
  | BonusCardReceived
  | BonusCardOpened
  | BonusCardTakenBack
  | BonusCardsKept
  | HutTurnedUp
  | HutTaken
  | GateRevealed
  | GatesDiscarded
  | GateTaken
  | GateSet
  | AuctionBegins
  | Bid
  | BidPassed
  | BidPaid
  | CharacterReceived
  | CharacterUsed
  | CharacterLeftGame
  | FatimaKept
  | TypeChosen
  | CardGiven
  | CardDrawn
  | CardDrawnIs
  | TileReplaced;

/** A decision of `alhambra`. */
export type AlhambraDecision =
  | TurnDecision
  | PlaceDecision
  | PlaceTurnedDecision
  | VizierDecision
  | BonusCardDecision
  | BidDecision
  | PayBidDecision
  | FatimaDecision
  | BeforeTurnDecision
  | YammeradDecision
  | KnihstigDecision
  | AmmarDecision
  | HakimDecision;

/** An action of `alhambra`. */
export type AlhambraAction =
  | TakeAction
  | BuyAction
  | BuildAction
  | RemoveAction
  | SwapAction
  | PassAction
  | PlaceAction
  | ReserveAction
  | GiveAction
  | LeaveAction
  | TurnStoneUpAction
  | BuyWithStoneAction
  | KeepStoneAction
  | TakeBureauAction
  | OpenBonusCardAction
  | KeepBonusCardsAction
  | TakeHutAction
  | TakeGateAction
  | PlaceGateAction
  | BuildGateAction
  | SwapGateAction
  | BidAction
  | PassBidAction
  | PayBidAction
  | KeepFatimaAction
  | SwapFatimaAction
  | DeclineCharacterAction
  | LailaAction
  | MachmaAction
  | YammeradAction
  | KarimAction
  | FarukAction
  | KnihstigAction
  | HakimAction;

/** What may be known about `alhambra`. */
export interface AlhambraView {
  game: "alhambra";
  /** the modules in play */
  modules: string[];
  /** the options in play */
  options: string[];
  /** where chance comes from: `joint`, `study` for a seed that somebody chose, `open` where a caller decides outcomes */
  dealt: "joint" | "study" | "open";
  /** the final promise of a jointly dealt game, of one of the older form the dealer's promise; else `null` */
  promise: string | null;
  /** whose view it is; `null` for a spectator */
  viewer: number | null;
  /** the number of the position: how many actions and chosen outcomes lead to it */
  at: number;
  /** the choice that is due; `null` when there is none */
  decision: AlhambraDecision | null;
  /** who began */
  start_seat: number;
  /** whose turn it is, or was last */
  turn_seat: number;
  /** whether the game is over */
  is_over: boolean;
  /** the seats that have won; none before the end */
  winners: number[];
  /** the number of the turn */
  turn: number;
  /** the market; with two bags, the first bag's slots come first */
  market: MarketSlot[];
  /** the face-up cards */
  display: string[];
  /** the number of cards in the deck */
  deck: number;
  /** the number of cards in the discard pile */
  discard: number;
  /** the number of tiles in each bag */
  bags: number[];
  /** the tiles to be placed */
  new_tiles: TileView[];
  /** how many scorings are over */
  scorings_done: number;
  /** the scorings that come after the turn */
  scorings_due: number[];
  /** turns in a row without a purchase */
  idle_turns: number;
  /** what is public about each seat */
  seats: SeatView[];
  /** Dirk with two players, else `null` */
  dirk: DirkView | null;
  /** the viewer's cards; `null` for a spectator */
  hand: string[] | null;
  /** in Granada and the combined game: which prices new tiles show */
  marker?: "even" | "odd";
  vizier?: VizierView;
  bureaux?: ModuleView;
  bonus_cards?: BonusCardsView;
  huts?: HutsView;
  gates?: GatesView;
  diamonds?: ModuleView;
  characters?: CharactersView;
  camps?: ModuleView;
}

/** How the seats stand in `alhambra`. */
export interface AlhambraStanding {
  /** the points of each seat so far */
  points: number[];
  /** Dirk's points so far with two players, else `null` */
  dirk: number | null;
  /** the scorings to come; none during the set-up */
  scorings: ScoringToCome[];
  /** the points of modules for each seat at the end */
  end: Record<string, number>[];
}

/** An event of `granada`. */
export type GranadaEvent =
  | StartSeat
  | NextDecision
  | GameOver
  | MoneyDealt
  | TurnBegins
  | TurnEnds
  | MoneyTaken
  | TileBought
  | Passed
  | TilePlaced
  | TileRemoved
  | TileReserved
  | TileGiven
  | TileLeftOut
  | TileTurnedOver
  | CardRevealed
  | TileRevealed
  | DeckReshuffled
  | ScoringCardRevealed
  | DirkGotTile
  | MarkerMoved
  | ScoringBegins
  | Scoring
  | EndPoints
  | GameEnds
  | TilesUnclaimed
  | TilesAwarded
  | StoneUsed
  | StoneKept
  | StoneTurnedUp
  | BureauTaken;

/** A decision of `granada`. */
export type GranadaDecision =
  | TurnDecision
  | PlaceDecision
  | PlaceTurnedDecision
  | VizierDecision;

/** An action of `granada`. */
export type GranadaAction =
  | TakeAction
  | BuyAction
  | BuildAction
  | RemoveAction
  | SwapAction
  | PassAction
  | PlaceAction
  | ReserveAction
  | GiveAction
  | LeaveAction
  | TurnOverAction
  | TurnStoneUpAction
  | BuyWithStoneAction
  | KeepStoneAction
  | TakeBureauAction;

/** What may be known about `granada`. */
export interface GranadaView {
  game: "granada";
  /** the modules in play */
  modules: string[];
  /** the options in play */
  options: string[];
  /** where chance comes from: `joint`, `study` for a seed that somebody chose, `open` where a caller decides outcomes */
  dealt: "joint" | "study" | "open";
  /** the final promise of a jointly dealt game, of one of the older form the dealer's promise; else `null` */
  promise: string | null;
  /** whose view it is; `null` for a spectator */
  viewer: number | null;
  /** the number of the position: how many actions and chosen outcomes lead to it */
  at: number;
  /** the choice that is due; `null` when there is none */
  decision: GranadaDecision | null;
  /** who began */
  start_seat: number;
  /** whose turn it is, or was last */
  turn_seat: number;
  /** whether the game is over */
  is_over: boolean;
  /** the seats that have won; none before the end */
  winners: number[];
  /** the number of the turn */
  turn: number;
  /** the market; with two bags, the first bag's slots come first */
  market: MarketSlot[];
  /** the face-up cards */
  display: string[];
  /** the number of cards in the deck */
  deck: number;
  /** the number of cards in the discard pile */
  discard: number;
  /** the number of tiles in each bag */
  bags: number[];
  /** the tiles to be placed */
  new_tiles: TileView[];
  /** how many scorings are over */
  scorings_done: number;
  /** the scorings that come after the turn */
  scorings_due: number[];
  /** turns in a row without a purchase */
  idle_turns: number;
  /** what is public about each seat */
  seats: SeatView[];
  /** Dirk with two players, else `null` */
  dirk: DirkView | null;
  /** the viewer's cards; `null` for a spectator */
  hand: string[] | null;
  /** in Granada and the combined game: which prices new tiles show */
  marker?: "even" | "odd";
  vizier?: VizierView;
  bureaux?: ModuleView;
}

/** How the seats stand in `granada`. */
export interface GranadaStanding {
  /** the points of each seat so far */
  points: number[];
  /** Dirk's points so far with two players, else `null` */
  dirk: number | null;
  /** the scorings to come; none during the set-up */
  scorings: ScoringToCome[];
  /** the points of modules for each seat at the end */
  end: Record<string, number>[];
}

/** An event of `combined`. */
export type CombinedEvent =
  | StartSeat
  | NextDecision
  | GameOver
  | MoneyDealt
  | TurnBegins
  | TurnEnds
  | MoneyTaken
  | TileBought
  | Passed
  | TilePlaced
  | TileRemoved
  | TileReserved
  | TileGiven
  | TileLeftOut
  | TileTurnedOver
  | CardRevealed
  | TileRevealed
  | DeckReshuffled
  | ScoringCardRevealed
  | DirkGotTile
  | MarkerMoved
  | ScoringBegins
  | Scoring
  | EndPoints
  | GameEnds
  | TilesUnclaimed
  | TilesAwarded
  | StoneUsed
  | StoneKept
  | StoneTurnedUp
  | BureauTaken;

/** A decision of `combined`. */
export type CombinedDecision =
  | TurnDecision
  | PlaceDecision
  | PlaceTurnedDecision
  | VizierDecision;

/** An action of `combined`. */
export type CombinedAction =
  | TakeAction
  | BuyAction
  | BuildAction
  | RemoveAction
  | SwapAction
  | PassAction
  | PlaceAction
  | ReserveAction
  | GiveAction
  | LeaveAction
  | TurnOverAction
  | TurnStoneUpAction
  | BuyWithStoneAction
  | KeepStoneAction
  | TakeBureauAction;

/** What may be known about `combined`. */
export interface CombinedView {
  game: "combined";
  /** the modules in play */
  modules: string[];
  /** the options in play */
  options: string[];
  /** where chance comes from: `joint`, `study` for a seed that somebody chose, `open` where a caller decides outcomes */
  dealt: "joint" | "study" | "open";
  /** the final promise of a jointly dealt game, of one of the older form the dealer's promise; else `null` */
  promise: string | null;
  /** whose view it is; `null` for a spectator */
  viewer: number | null;
  /** the number of the position: how many actions and chosen outcomes lead to it */
  at: number;
  /** the choice that is due; `null` when there is none */
  decision: CombinedDecision | null;
  /** who began */
  start_seat: number;
  /** whose turn it is, or was last */
  turn_seat: number;
  /** whether the game is over */
  is_over: boolean;
  /** the seats that have won; none before the end */
  winners: number[];
  /** the number of the turn */
  turn: number;
  /** the market; with two bags, the first bag's slots come first */
  market: MarketSlot[];
  /** the face-up cards */
  display: string[];
  /** the number of cards in the deck */
  deck: number;
  /** the number of cards in the discard pile */
  discard: number;
  /** the number of tiles in each bag */
  bags: number[];
  /** the tiles to be placed */
  new_tiles: TileView[];
  /** how many scorings are over */
  scorings_done: number;
  /** the scorings that come after the turn */
  scorings_due: number[];
  /** turns in a row without a purchase */
  idle_turns: number;
  /** what is public about each seat */
  seats: SeatView[];
  /** Dirk with two players, else `null` */
  dirk: DirkView | null;
  /** the viewer's cards; `null` for a spectator */
  hand: string[] | null;
  /** in Granada and the combined game: which prices new tiles show */
  marker?: "even" | "odd";
  vizier?: VizierView;
  bureaux?: ModuleView;
}

/** How the seats stand in `combined`. */
export interface CombinedStanding {
  /** the points of each seat so far */
  points: number[];
  /** Dirk's points so far with two players, else `null` */
  dirk: number | null;
  /** the scorings to come; none during the set-up */
  scorings: ScoringToCome[];
  /** the points of modules for each seat at the end */
  end: Record<string, number>[];
}

/** An event of `roll_and_write`. */
export type RollAndWriteEvent =
  | StartSeat
  | NextDecision
  | GameOver
  | TurnPasses
  | RoundBegins
  | DieRolled
  | DieTurned
  | BuildingTicked
  | CoinsTaken
  | DicePassed
  | PlacesAwarded
  | SheetsScored
  | ImaginaryPlayersWon
  | RollIsDue;

/** A decision of `roll_and_write`. */
export type RollAndWriteDecision =
  | ActionDecision
  | SecondTickDecision
  | KeepDecision;

/** An action of `roll_and_write`. */
export type RollAndWriteAction =
  | TurnAction
  | TickAction
  | CoinsAction
  | DoneAction
  | KeepAction;

/** What may be known about `roll_and_write`. */
export interface RollAndWriteView {
  game: "roll_and_write";
  /** the modules in play */
  modules: string[];
  /** the options in play */
  options: string[];
  /** where chance comes from: `joint`, `study` for a seed that somebody chose, `open` where a caller decides outcomes */
  dealt: "joint" | "study" | "open";
  /** the final promise of a jointly dealt game, of one of the older form the dealer's promise; else `null` */
  promise: string | null;
  /** whose view it is; `null` for a spectator */
  viewer: number | null;
  /** the number of the position: how many actions and chosen outcomes lead to it */
  at: number;
  /** the choice that is due; `null` when there is none */
  decision: RollAndWriteDecision | null;
  /** who began */
  start_seat: number;
  /** whose turn it is, or was last */
  turn_seat: number;
  /** whether the game is over */
  is_over: boolean;
  /** the seats that have won; none before the end */
  winners: number[];
  /** which round it is; 0 during the set-up */
  round: number;
  /** how many rounds there are */
  rounds: number;
  /** with open chance only: the roll that is due */
  chance: StartSeatRoll | BuildingRoll | DiceRoll | null;
  /** the types of the 36 buildings by row and column */
  grid: string[][];
  /** the types of building */
  buildings: BuildingPlaces[];
  /** the sheet of each seat */
  seats: SheetView[];
  /** the rows of the score sheet */
  rows: ScoreRow[];
  /** the points of the imaginary players */
  imaginary_scores: number[];
  /** the numbers of the imaginary players that have beaten the only seat */
  imaginary_winners: number[];
}

/** How the seats stand in `roll_and_write`. */
export interface RollAndWriteStanding {
  /** the points of each seat so far */
  points: number[];
  /** how many rounds are left, including the current one */
  rounds_left: number;
  /** the types of building */
  buildings: BuildingStanding[];
  /** the points of each seat's own sheet */
  sheets: SheetPoints[];
  /** the points that each imaginary opponent is given at the end */
  extra: number;
  /** the total points of each row of the score sheet */
  totals: number[];
}

/** An event of any game. */
export type GameEvent =
  | StartSeat
  | NextDecision
  | GameOver
  | MoneyDealt
  | TurnBegins
  | TurnEnds
  | MoneyTaken
  | TileBought
  | Passed
  | TilePlaced
  | TileRemoved
  | TileReserved
  | TileGiven
  | TileLeftOut
  | TileTurnedOver
  | CardRevealed
  | TileRevealed
  | DeckReshuffled
  | ScoringCardRevealed
  | DirkGotTile
  | MarkerMoved
  | ScoringBegins
  | Scoring
  | EndPoints
  | GameEnds
  | TilesUnclaimed
  | TilesAwarded
  | StoneUsed
  | StoneKept
  | StoneTurnedUp
  | BureauTaken
  | BonusCardDealt
  | BonusCardReceived
  | BonusCardOpened
  | BonusCardTakenBack
  | BonusCardsKept
  | HutTurnedUp
  | HutTaken
  | GateRevealed
  | GatesDiscarded
  | GateTaken
  | GateSet
  | AuctionBegins
  | Bid
  | BidPassed
  | BidPaid
  | CharacterReceived
  | CharacterUsed
  | CharacterLeftGame
  | FatimaKept
  | TypeChosen
  | CardGiven
  | CardDrawn
  | CardDrawnIs
  | TileReplaced
  | TurnPasses
  | RoundBegins
  | DieRolled
  | DieTurned
  | BuildingTicked
  | CoinsTaken
  | DicePassed
  | PlacesAwarded
  | SheetsScored
  | ImaginaryPlayersWon
  | RollIsDue;

/** A decision of any game. */
export type GameDecision =
  | TurnDecision
  | PlaceDecision
  | PlaceTurnedDecision
  | VizierDecision
  | BonusCardDecision
  | BidDecision
  | PayBidDecision
  | FatimaDecision
  | BeforeTurnDecision
  | YammeradDecision
  | KnihstigDecision
  | AmmarDecision
  | HakimDecision
  | ActionDecision
  | SecondTickDecision
  | KeepDecision;

/** An action of any game. */
export type GameAction =
  | TakeAction
  | BuyAction
  | BuildAction
  | RemoveAction
  | SwapAction
  | PassAction
  | PlaceAction
  | ReserveAction
  | GiveAction
  | LeaveAction
  | TurnStoneUpAction
  | BuyWithStoneAction
  | KeepStoneAction
  | TakeBureauAction
  | OpenBonusCardAction
  | KeepBonusCardsAction
  | TakeHutAction
  | TakeGateAction
  | PlaceGateAction
  | BuildGateAction
  | SwapGateAction
  | BidAction
  | PassBidAction
  | PayBidAction
  | KeepFatimaAction
  | SwapFatimaAction
  | DeclineCharacterAction
  | LailaAction
  | MachmaAction
  | YammeradAction
  | KarimAction
  | FarukAction
  | KnihstigAction
  | HakimAction
  | TurnOverAction
  | TurnAction
  | TickAction
  | CoinsAction
  | DoneAction
  | KeepAction;

/** A view of any game. */
export type GameView =
  | AlhambraView
  | GranadaView
  | CombinedView
  | RollAndWriteView;

/** The standing of any game. */
export type GameStanding =
  | AlhambraStanding
  | GranadaStanding
  | CombinedStanding
  | RollAndWriteStanding;

/** The whole table, when a client joins or must start over. */
export interface WholeTable {
  /** the number of the last entry */
  sequence: number;
  /** the position of the game; `play` and `undo` name it */
  at: number;
  /** the legal actions, if it is the viewer's decision */
  offers?: GameAction[];
  /** all hands, where they are open */
  hands?: (string[] | null)[];
  /** unless the pace is free */
  time?: TimeState | null;
  /** the optional questions of modules that the viewer wants; `all` if it is missing */
  questions?: "all" | "choice" | "none";
  /** with `questions`: whether the server declines the present one */
  is_answered?: boolean;
  type: "table";
  /** the public state of the table */
  table: TableState;
  /** the viewer's view of the game; `null` before it begins */
  view: GameView | null;
  /** how many of its actions the viewer can take back without a vote */
  undo: number;
}

/** The time limits; all times are seconds since 1970 by the server's clock. */
export interface TimeState {
  /** when the last entry was made */
  now: number;
  /** when the turn began */
  since: number;
  /** when the current choice must be made */
  deadline: number | null;
  /** the seconds on each clock when the turn began; `null` without clocks */
  clocks: number[] | null;
}

/** The public state of a table, besides the game. */
export interface TableState {
  /** the id of the table */
  id: string;
  /** what is played */
  config: ConfigMessage;
  /** the phase of the table */
  phase: "gathering" | "dealing" | "playing" | "over";
  /** `free`, `60s`, `2d`, `20m` or `20m+10s` */
  pace: string;
  /** whether everybody sees all hands */
  open_hands: boolean;
  /** whether the table is listed and anybody may join */
  public: boolean;
  /** whether spectators are allowed */
  watching: boolean;
  /** who replaces a player who leaves: a bot at once, or as the others agree */
  leaving: "bot" | "agreement";
  /** whether players may ask what a strong player would do */
  hints: boolean;
  /** the seats */
  seats: SeatState[];
  /** `null` at a free pace */
  time: TimeState | null;
  /** the table of which this is a rematch */
  rematch_of: string | null;
  /** the table of the rematch */
  rematch: string | null;
  /** the state of the dealing */
  dealing: DealingMessage | null;
  /** how many dealings were aborted */
  broken_off: number;
  /** the open vote */
  question: VoteState | null;
  /** whether actions were taken back that had revealed cards, tiles or dice */
  rewound: boolean;
  /** the latest chat messages; only with a whole table */
  said?: Saying[];
  /** with `said`: the number of earlier messages */
  said_before?: number;
  /** the latest news; only with a whole table */
  news?: NewsState[];
}

/** A seat and its occupant. */
export interface SeatState {
  /** `person`, or the name of a bot */
  kind: string;
  /** `null` while the seat is free */
  name: string | null;
  /** whether the player is ready to start */
  ready: boolean;
  /** the bot that plays for an absent player */
  stand_in: string | null;
  /** whether the player has left the running game */
  has_left: boolean;
  /** whether the player is notified of turns */
  wants_notices: boolean;
}

/** An open vote. */
export interface VoteState {
  entry: "asked";
  /** the seat that asks */
  seat: number;
  /** what is asked */
  what: "take_back" | "stand_in";
  /** how many actions to take back */
  actions: number;
  /** the seat for which a bot is to play */
  absent: number | null;
  /** the seats that must agree */
  needed: number[];
  /** the seats that have agreed */
  agreed: number[];
  /** of the vote; `consent` may name it */
  number: number;
}

/** A chat message. */
export interface Saying {
  entry: "said";
  /** `null` for a spectator */
  seat: number | null;
  /** the name of the sender */
  name: string;
  /** arbitrary text, which clients must escape */
  text: string;
}

/** What somebody did at the table besides playing. */
export interface NewsState {
  /** a person sat down or stood up, a bot filled the seat, the dealing was aborted; the player left, was replaced by a bot, returned, or took actions back */
  what: "sat" | "stood" | "filled" | "broke_off" | "left" | "replaced" | "returned" | "took_back";
  /** the seat */
  seat: number;
  /** the name of who sat there */
  name: string;
  /** how many actions had been played */
  played: number;
  /** how many actions were taken back */
  actions: number;
}

/** An entry: something happened at the table. */
export interface Happened {
  /** the number of the last entry */
  sequence: number;
  /** the position of the game; `play` and `undo` name it */
  at: number;
  /** the legal actions, if it is the viewer's decision */
  offers?: GameAction[];
  /** all hands, where they are open */
  hands?: (string[] | null)[];
  /** unless the pace is free */
  time?: TimeState | null;
  /** the optional questions of modules that the viewer wants; `all` if it is missing */
  questions?: "all" | "choice" | "none";
  /** with `questions`: whether the server declines the present one */
  is_answered?: boolean;
  type: "entry";
  /** what happened, unless it was an action */
  entry?: Record<string, unknown>;
  /** if something besides the game changed */
  table?: TableState;
  /** who came, left, was replaced or took back */
  news?: NewsState[];
  /** the events of an action for the viewer */
  events?: GameEvent[];
  /** when the game begins */
  view?: GameView;
  /** how many of its actions the viewer can take back without a vote */
  undo?: number;
}

/** The events that a client missed before it reconnected. */
export interface Resumed {
  /** the number of the last entry */
  sequence: number;
  /** the position of the game; `play` and `undo` name it */
  at: number;
  /** the legal actions, if it is the viewer's decision */
  offers?: GameAction[];
  /** all hands, where they are open */
  hands?: (string[] | null)[];
  /** unless the pace is free */
  time?: TimeState | null;
  /** the optional questions of modules that the viewer wants; `all` if it is missing */
  questions?: "all" | "choice" | "none";
  /** with `questions`: whether the server declines the present one */
  is_answered?: boolean;
  type: "resumed";
  /** the public state of the table */
  table: TableState;
  /** the events that the client missed */
  events: GameEvent[];
  /** how many of its actions the viewer can take back without a vote */
  undo: number;
}

/** Who follows the table, for clients that asked for it; first after the table, then on every change. */
export interface PresenceChanged {
  /** the seats whose players follow the table */
  here: number[];
  /** whether the players of all other seats are away */
  complete: boolean;
  /** how many clients of spectators follow the table */
  spectators: number;
  type: "presence";
}

/** A command was carried out and stored. */
export interface Answered {
  type: "answer";
  /** of the command */
  id: string;
  /** the number of the resulting entry */
  sequence: number;
}

/** A command or query was refused; nothing was changed. */
export interface RefusedCommand {
  type: "refused";
  /** of the command; missing if it could not be read */
  id?: string;
  /** the kind of the error */
  error: string;
  /** the key of its sentence in the catalogues, without `error-` */
  key: string;
  /** the parameters of the sentence; a phrase has `key` and `params` */
  params: Record<string, unknown>;
  /** the sentence in English */
  sentence: string;
  /** why an action is not allowed */
  refusal?: RefusalMessage;
  /** the position of the game */
  at: number;
}

/** The answer to a query, with the field that was requested. */
export interface QueryAnswer {
  type: "told";
  /** of the query */
  id: string;
  /** the position of the game */
  at: number;
  /** with `table`: the number of the last entry */
  sequence?: number;
  /** with `table`: the public state of the table */
  table?: TableState;
  /** with `table`: the viewer's view of the game */
  view?: GameView | null;
  /** with `table`: how many actions can be taken back without a vote */
  undo?: number;
  /** with `table`: all hands, where they are open */
  hands?: (string[] | null)[];
  /** with `table`: unless the pace is free */
  time?: TimeState | null;
  /** with `table`: the optional questions of modules that the viewer wants */
  questions?: "all" | "choice" | "none";
  /** with `questions`: whether the server declines the present one */
  is_answered?: boolean;
  /** the actions that the seat may choose */
  offers?: GameAction[];
  /** what an action would do */
  preview?: Preview | null;
  /** the ways to complete an action, with refusals */
  refusals?: Judgement[];
  /** where a tile would fit, and why not elsewhere */
  fit?: Fit | null;
  /** the scores if the game were scored now */
  standing?: GameStanding | null;
  /** the best few choices, best first */
  hints?: Hint[];
  /** with `history`: the first call; with `said`: the first message */
  first?: number;
  /** with `said`: earlier messages; empty when there are no more */
  said?: Saying[];
  /** with `history`: the events of each call */
  calls?: GameEvent[][];
}

/** A choice that a strong player would consider. */
export interface Hint {
  action: GameAction;
  /** the best continuation in the same turn */
  then: GameAction[];
  /** points by which it is worse than the best choice */
  cost: number;
  /** what it gains and costs, most important first */
  reasons: MoveReason[];
}

/** Become ready to start, or no longer ready. */
export interface ReadyCommand {
  do: "ready";
  client: string;
  id: string;
  seat: number;
  ready?: boolean;
  house_draws?: boolean;
}

/** Start the game when all seats are ready. */
export interface StartCommand {
  do: "start";
  client: string;
  id: string;
  seat: number;
}

/** Commit to the seat's part of the seed. */
export interface CommitCommand {
  do: "commit";
  client: string;
  id: string;
  seat: number;
  commitment: string;
}

/** Reveal the seat's part of the seed. */
export interface RevealCommand {
  do: "reveal";
  client: string;
  id: string;
  seat: number;
  text: string;
  nonce: string;
}

/** Abort the dealing instead of waiting for the others' parts of the seed. */
export interface AbortCommand {
  do: "abort";
  client: string;
  id: string;
  seat: number;
}

/** Leave the table. Before the game this frees the seat; later it is kept, and a bot may play. */
export interface LeaveCommand {
  do: "leave";
  client: string;
  id: string;
  seat: number;
}

/** Play an action, in notation or as data, at the position that the client has seen. */
export interface PlayCommand {
  do: "play";
  client: string;
  id: string;
  seat: number;
  at: number;
  action: string | Record<string, unknown>;
}

/** Take back the seat's last actions. */
export interface UndoCommand {
  do: "undo";
  client: string;
  id: string;
  seat: number;
  at: number;
  actions?: number;
}

/** Ask everybody to agree to taking back more actions. */
export interface BackCommand {
  do: "back";
  client: string;
  id: string;
  seat: number;
  actions: number;
}

/** Ask everybody to agree that a bot plays for an absent player. */
export interface ReplaceCommand {
  do: "replace";
  client: string;
  id: string;
  seat: number;
  absent: number;
}

/** Agree or disagree in the open vote; the seat that asked withdraws it by disagreeing. */
export interface ConsentCommand {
  do: "consent";
  client: string;
  id: string;
  seat: number;
  agrees: boolean;
  question?: number | null;
}

/** Choose which optional questions of modules to be asked: all, those with a choice, or none before the turn. */
export interface QuestionsCommand {
  do: "questions";
  client: string;
  id: string;
  seat: number;
  wanted: "all" | "choice" | "none";
}

/** Take the seat back from the bot that stands in. */
export interface ReturnCommand {
  do: "return";
  client: string;
  id: string;
  seat: number;
}

/** Send a chat message. */
export interface SayCommand {
  do: "say";
  client: string;
  id: string;
  seat: number;
  text: string;
}

/** Send a chat message as a spectator, under a name of the spectator's choice. */
export interface RemarkCommand {
  do: "remark";
  client: string;
  id: string;
  name: string;
  text: string;
}

/** A query, which changes nothing. */
export interface AskCommand {
  do: "ask";
  id: string;
  what: "fit" | "hints" | "history" | "offers" | "preview" | "refusals" | "said" | "standing" | "table";
  action?: string | Record<string, unknown> | null;
  tile?: string | null;
  first?: number;
  before?: number | null;
}

/** What a client sends over the socket. */
export type ClientMessage =
  | ReadyCommand
  | StartCommand
  | CommitCommand
  | RevealCommand
  | AbortCommand
  | LeaveCommand
  | PlayCommand
  | UndoCommand
  | BackCommand
  | ReplaceCommand
  | ConsentCommand
  | QuestionsCommand
  | ReturnCommand
  | SayCommand
  | RemarkCommand
  | AskCommand;

/** What the server sends over the socket. */
export type ServerMessage =
  | WholeTable
  | Happened
  | Resumed
  | PresenceChanged
  | Answered
  | RefusedCommand
  | QueryAnswer;
