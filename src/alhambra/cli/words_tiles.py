"""The words for the tile games and their modules: decisions, actions and events, all in one place.

In braces stand the fields of an action or event, as they are written for people.
"""

LEGEND = "On the table thick lines are walls, double ones are moats, and dotted sides are open. Numbers on the ground \
are choices."

DECISIONS = {
    "turn": "Your turn. Choose an action:",
    "place": "Place your new tiles:",
    "place_turned": "Place the tile that you turned over:",
    "vizier": "You may buy at once with your vizier stone:",
    "bonus_card": "You may lay bonus cards open:",
    "bid": "Auction of {character} ({effect}), highest bid {highest}. Bid or pass:",
    "pay_bid": "{character} is yours. Pay your bid of {amount}:",
    "fatima": "Keep Fatima, or swap her for a character laid aside?",
    "knihstig": "Abdul Knihstig may take an open money card:",
    "ammar": "Ammar El'Schauf may redesign your palace once more:",
    "before_turn": "Before your turn, a character may help you:",
    "yammerad": "Yammerad may take the top card of the deck:",
    "hakim": "Hakim counts as half a tile of one type:",
}

KINDS = {
    "take": "take money",
    "buy": "buy a tile",
    "build": "build a tile from the reserve",
    "swap": "swap a tile with the reserve",
    "remove": "remove a tile to the reserve",
    "place": "place into the palace",
    "reserve": "put into the reserve",
    "give": "give to Dirk",
    "leave": "leave out",
    "turn_over": "turn a tile over",
    "take_hut": "take a builder's hut",
    "take_bureau": "take a bureau of exchange",
    "open_bonus_card": "lay a bonus card open",
    "place_gate": "place with a gate",
    "build_gate": "build with a gate",
    "swap_gate": "swap with a gate",
    "buy_with_stone": "buy with the vizier stone",
    "karim": "let Abdul Karim pay for a tile",
    "faruk": "take money with Faruk",
    "knihstig": "take a card with Abdul Knihstig",
    "laila": "let Laila replace a tile",
    "machma": "let Machma swap a card",
    "hakim": "choose a type for Hakim",
    "pay_bid": "pay the bid",
}

ACTIONS = {
    "pass": "pass",
    "take": "take {cards}",
    "buy": "buy {tile} with {cards}",
    "build": "build {tile} at {cell}",
    "remove": "remove {tile} from {cell}",
    "swap": "swap {tile} in for {old} at {cell}",
    "place": "place {tile} at {cell}",
    "reserve": "put {tile} into the reserve",
    "give": "give {tile} to Dirk",
    "leave": "do without {tile}",
    "turn_over": "turn {tile} over for {cards}",
    "take_hut": "take {tile}",
    "take_bureau": "take {card}",
    "open_bonus_card": "lay {card} open",
    "keep_bonus_cards": "lay no bonus card open",
    "take_gate": "take the gate",
    "place_gate": "place {tile} at {cell} with a gate {side}",
    "build_gate": "build {tile} at {cell} with a gate {side}",
    "swap_gate": "swap {tile} in for {old} at {cell} with a gate {side}",
    "turn_stone_up": "make the vizier stone active again",
    "buy_with_stone": "buy {tile} at once with {cards}",
    "keep_stone": "keep the vizier stone",
    "bid": "bid {amount}",
    "pass_bid": "bid no more",
    "pay_bid": "pay {cards}",
    "keep_fatima": "keep Fatima",
    "swap_fatima": "swap Fatima",
    "karim": "let Abdul Karim pay for {tile} (another action)",
    "faruk": "take {cards} with Faruk",
    "knihstig": "take {card}",
    "laila": "let Laila replace {tile}",
    "machma": "let Machma swap {own} for {card}",
    "hakim": "Hakim counts for {type}",
    "yammerad": "take the top card of the deck",
    "decline_character": "use no character",
}

# Actions that do without what is offered.
DECLINING = frozenset({"keep_stone", "keep_bonus_cards", "pass_bid", "decline_character"})

# Events of a seat: what it does, and the rest of the sentence.
SEAT_EVENTS = {
    "start_seat": ("start", ""),
    "money_taken": ("take", " {cards}"),
    "tile_placed": ("place", " {tile} at {cell}"),
    "tile_removed": ("remove", " {tile} from {cell}"),
    "tile_reserved": ("reserve", " {tile}"),
    "tile_given": ("give", " {tile} to Dirk"),
    "tile_left_out": ("leave", " {tile} out"),
    "tile_turned_over": ("turn", " {tile} over to {face} for {cards}"),
    "tiles_awarded": ("get", " {tiles} for having the most money"),
    "passed": ("pass", ""),
    "hut_taken": ("take", " {tile}"),
    "bureau_taken": ("take", " {card}"),
    "gate_taken": ("take", " the gate"),
    "gate_set": ("set", " a gate at {cell}, {side}"),
    "bonus_card_opened": ("lay", " {card} open"),
    "bonus_card_taken_back": ("take", " {card} back"),
    "bonus_card_received": ("get", " {card}"),
    "stone_turned_up": ("turn", " the vizier stone up"),
    "stone_used": ("use", " the vizier stone to buy {tile} with {cards}"),
    "bid": ("bid", " {amount}"),
    "bid_passed": ("pass", " in the auction"),
    "bid_paid": ("pay", " {cards}"),
    "character_received": ("get", " {character}"),
    "character_used": ("use", " {character}"),
    "fatima_kept": ("keep", " Fatima"),
    "type_chosen": ("choose", " {type} for Hakim"),
    "card_given": ("give", " {card} away"),
    "card_drawn": ("draw", " a card"),
    "card_drawn_is": ("draw", " {card}"),
}

EVENTS = {
    "dirk_got_tile": "Dirk gets {tile}",
    "deck_reshuffled": "The discard pile becomes the new deck",
    "scoring_card_revealed": "The card of scoring {scoring} turns up",
    "game_ends": "The game ends, and the last tiles are given out",
    "gate_revealed": "A gate turns up",
    "auction_begins": "{character} is put up for auction",
    "character_left_game": "{character} leaves the game",
    "tile_replaced": "{tile} comes in the place of {old}",
}

# What everybody sees on the table anyway.
SILENT = {
    "money_dealt",
    "card_revealed",
    "tile_revealed",
    "turn_begins",
    "marker_moved",
    "hut_turned_up",
    "stone_kept",
    "bonus_cards_kept",
    "bonus_card_dealt",
}
