"""
Checks the record of a table, like verify.mjs beside it, but written separately from the words of docs/fairness.md, so
that a mistake in one of the two would show. Python's standard library alone is needed.

    python3 tools/verify.py table-12.json [link of the start message]

Prints a line for each step. Ends with 0 when all of them hold, with 1 when one does not.
"""

import hashlib
import hmac
import json
import struct
import sys

# The tiles that are drawn, kind by kind, as they lie in the box before the shuffle.
CARCASSONNE = {
    "A": 2, "B": 4, "C": 1, "D": 3, "E": 5, "F": 2, "G": 1, "H": 3, "I": 2, "J": 3, "K": 3, "L": 3,
    "M": 2, "N": 3, "O": 2, "P": 3, "Q": 1, "R": 3, "S": 2, "T": 1, "U": 8, "V": 9, "W": 4, "X": 1,
}  # fmt: skip
CARCASSONNE_RIVER = {"R03": 2, "R04": 2, "R05": 1, "R06": 1, "R07": 1, "R08": 1, "R09": 1, "R10": 1}
CARCASSONNE_LAKE = "R02"
# By option, the tiles that it adds to those above, in this order.
CARCASSONNE_SETS = {
    "erweiterung": {"E01": 2, **{f"E{number:02}": 1 for number in range(2, 18)}},
    "haendler": {f"H{number:02}": 1 for number in range(1, 25)},
    "koenig": {f"K{number:02}": 1 for number in range(1, 6)},
    "drache": {f"P{number:02}": 1 + (number == 14) for number in range(1, 30)},
}
KNOWN_SETS = {"old", "fluss", *CARCASSONNE_SETS}

# The cards, kind by kind, as they lie in the box before the shuffle.
CITADELS = {
    "manor": 5, "castle": 4, "palace": 3, "temple": 3, "church": 3, "monastery": 3, "cathedral": 2,
    "tavern": 5, "market": 4, "trading_post": 3, "docks": 3, "harbor": 3, "town_hall": 2,
    "watchtower": 3, "prison": 3, "battlefield": 3, "fortress": 2, "haunted_city": 1, "keep": 2,
    "observatory": 1, "laboratory": 1, "smithy": 1, "graveyard": 1, "library": 1, "school_of_magic": 1,
    "dragon_gate": 1, "university": 1,
}  # fmt: skip
WITHOUT_CARDS = {"french"}
CHARACTERS = ["assassin", "thief", "magician", "king", "bishop", "merchant", "architect", "warlord"]
FACE_UP = {4: 2, 5: 1, 6: 0, 7: 0}

# The tiles of Alhambra, as they lie in the box before the shuffle.
ALHAMBRA = """
pavilion-2-new pavilion-3-sw pavilion-4-es pavilion-5-nw pavilion-6-n pavilion-7-e pavilion-8-0
seraglio-3-esw seraglio-4-ne seraglio-5-sw seraglio-6-es seraglio-7-w seraglio-8-s seraglio-9-0
arcades-4-nes arcades-5-nw arcades-6-ne arcades-6-sw arcades-7-es arcades-8-e arcades-8-n
arcades-9-0 arcades-10-0 chambers-5-nsw chambers-6-es chambers-7-ne chambers-7-sw chambers-8-nw
chambers-9-s chambers-9-w chambers-10-0 chambers-11-0 garden-6-esw garden-7-nsw garden-8-ne
garden-8-nw garden-8-sw garden-9-e garden-10-0 garden-10-n garden-10-w garden-11-0 garden-12-s
tower-7-new tower-8-nes tower-9-es tower-9-ne tower-9-nw tower-10-w tower-11-0 tower-11-n tower-11-s
tower-12-0 tower-13-e
""".split()

# The neutral buildings of Caylus, as they lie in the box before the shuffle.
CAYLUS = ["n_farm", "n_forest", "n_sawmill", "n_quarry", "n_market", "n_carpenter"]

failures = 0


def check(holds, what):
    global failures
    failures += not holds
    print("ok  " if holds else "FAIL", what, sep="  ")


def packed(*parts):
    """Every part (text as UTF-8) behind its length in four bytes, the highest first."""
    result = b""
    for part in parts:
        data = part.encode() if isinstance(part, str) else part
        result += struct.pack(">I", len(data)) + data
    return result


def sha256(data):
    return hashlib.sha256(data).digest()


def mac(key, data):
    return hmac.new(key, data, hashlib.sha256).digest()


class Stream:
    """The numbers of one label."""

    def __init__(self, game_key, label):
        self.words = self.all_words(mac(game_key, packed("stream", label)))

    @staticmethod
    def all_words(key):
        block = 0
        while True:
            yield from struct.unpack(">8I", mac(key, struct.pack(">Q", block)))
            block += 1

    def below(self, n):
        if not 1 <= n <= 2**32:
            raise ValueError(f"nothing can be drawn below {n}")
        limit = 2**32 - 2**32 % n
        return next(word for word in self.words if word < limit) % n

    def shuffled(self, values):
        result = list(values)
        for last in reversed(range(1, len(result))):
            other = self.below(last + 1)
            result[last], result[other] = result[other], result[last]
        return result


def pieces(box):
    return [kind for kind, count in box.items() for _ in range(count)]


def removed(game_key, seats, number):
    """The characters that a round of Citadels begins without."""
    source = Stream(game_key, f"characters/{number}")
    face_up = source.shuffled(name for name in CHARACTERS if name != "king")[: FACE_UP[seats]]
    left = [name for name in CHARACTERS if name not in face_up]
    return {"faceUp": face_up, "faceDown": left[source.below(len(left))]}


def check_citadels(game_key, record):
    seats = record["seats"]
    deal = {
        "crown": Stream(game_key, "crown").below(seats),
        "cards": Stream(game_key, "cards").shuffled(pieces(CITADELS)),
        "removed": removed(game_key, seats, 1),
        "later": [],
    }
    check(record["deal"] == deal, "the deal follows from the box")

    numbers = {"characters": [], "reshuffle": []}
    for stream in record["streams"]:
        name, _, number = stream["label"].partition("/")
        if name in numbers:
            numbers[name].append(int(number))
        if name == "characters":
            drawn = removed(game_key, seats, number)
            told = ", ".join(drawn["faceUp"]) or "none"
            fits = stream.get("below") == [7, 6, 5, 4, 3, 2, 8 - len(drawn["faceUp"])]
            check(fits, f"round {number}: face-up {told}; face-down {drawn['faceDown']}")
    for name, found in numbers.items():
        check(found == list(range(1, len(found) + 1)), f"{name}: {len(found)} times, one after the other")


def check_carcassonne(game_key, record):
    options = record["options"]
    box = pieces(CARCASSONNE)
    for name, tiles in CARCASSONNE_SETS.items():
        if name in options:
            box += pieces(tiles)
    river = []
    if "fluss" in options:
        river = [*Stream(game_key, "river").shuffled(pieces(CARCASSONNE_RIVER)), CARCASSONNE_LAKE]
    stack = river + Stream(game_key, "tiles").shuffled(box)
    start = Stream(game_key, "start").below(record["seats"])
    check(record["deal"] == {"start": start, "stack": stack}, "the deal follows from the box")


def check_alhambra(game_key, record):
    copies = 2 if record["seats"] == 2 else 3
    kinds = [f"{currency}-{value}" for currency in ("yellow", "orange", "blue", "green") for value in range(1, 10)]
    coins = Stream(game_key, "coins").shuffled(pieces(dict.fromkeys(kinds, copies)))
    money = []
    for _ in range(record["seats"]):
        hand = []
        while sum(int(coin[-1]) for coin in hand) < 20:
            hand.append(coins.pop(0))
        money.append(hand)
    size, larger = divmod(len(coins), 5)
    deck = []
    for pile in range(1, 6):
        count = size + (pile <= larger)
        cards, coins = coins[:count], coins[count:]
        if pile in (2, 4):
            cards = Stream(game_key, f"pile/{pile}").shuffled([*cards, f"scoring-{pile // 2}"])
        deck += cards
    tiles = Stream(game_key, "tiles").shuffled(ALHAMBRA)
    check(record["deal"] == {"tiles": tiles, "money": money, "deck": deck}, "the deal follows from the box")


def check_caylus(game_key, record):
    order = Stream(game_key, "order").shuffled(range(record["seats"]))
    neutrals = Stream(game_key, "neutrals").shuffled(CAYLUS)
    check(record["deal"] == {"order": order, "neutrals": neutrals}, "the deal follows from the box")


# By game: whether a move does something to others that can also be left undone.
HARMS = {
    "alhambra": lambda move: False,
    "carcassonne": lambda move: False,
    "caylus": lambda move: move["kind"] == "moveProvost" and move["by"] < 0,
    "citadels": lambda move: move["kind"] in {"destroy", "murder", "steal", "swapHands"},
}

# By game: the options whose pieces are known, and what is known of its streams.
DEALS = {
    "alhambra": (set(), check_alhambra),
    "carcassonne": (KNOWN_SETS, check_carcassonne),
    "caylus": (set(), check_caylus),
    "citadels": (WITHOUT_CARDS, check_citadels),
}


def check_draws(game_key, record):
    seen = set()
    system = {}
    for stream in record["streams"]:
        label = stream["label"]
        check(label not in seen, f"{label}: used once")
        seen.add(label)
        source = Stream(game_key, label)
        if "order" in stream:
            order = stream["order"]
            check(order == source.shuffled(range(len(order))), f"{label}: {len(order)} shuffled")
        else:
            values = [source.below(n) for n in stream["below"]]
            check(values == stream["values"], f"{label}: {values} of {stream['below']}")
        if label.startswith("system/"):
            system[label] = stream

    known, check_deal = DEALS.get(record["game"], (set(), None))
    if check_deal and known.issuperset(record["options"]):
        check_deal(game_key, record)
    else:
        print(f"      how this game is dealt is not known here: {len(seen)} streams were checked")

    check_absent(record, system)


def drawn_by_system(row):
    return row["kind"] == "mildMove" or (row["actor"], row["kind"]) == ("system", "move")


def with_numbers(rows, scheme):
    """The moves that were not taken back, each with the number of its stream if the system drew it, or else None."""
    counts_rows = scheme in ("dbg-fair-1", "dbg-fair-2")
    stack, free, undone = [], [], 0
    for row in rows:
        if row["kind"] in ("move", "mildMove", "plannedMove"):
            number = None
            if drawn_by_system(row) and not counts_rows:
                number = 1 + len(stack)
            elif drawn_by_system(row):
                number = free.pop(0) if free else row["seq"]
            stack.append((row, number))
        elif row["kind"] == "undo":
            # Moves are taken back from the last one on; a row's number that was used is used again, the smallest first.
            while stack and stack[-1][0]["seq"] > row["payload"]["to"]:
                number = stack.pop()[1]
                undone += 1
                if number is not None:
                    free.append(number)
            free.sort()
    if undone:
        print(f"      {undone} moves were taken back, so they are left out")
    return stack


def check_absent(record, draws):
    """What was played for seats that had resigned; `draws` are those of the system by their labels."""
    harms = HARMS.get(record["game"])
    former, mild = 0, 0
    for row, number in with_numbers(record["rows"], record["scheme"]):
        if number is None:
            continue
        is_mild = row["kind"] == "mildMove"
        name = f"row {row['seq']}"
        draw = draws.pop(f"system/{number}", None)
        fits = draw is not None and draw["below"] == [len(draw["among"])]
        check(fits and draw["among"][draw["values"][0]] == row["payload"], f"{name}: the move that was drawn")
        if not is_mild:
            former += 1
            check(mild == 0, f"{name}: drawn among all legal moves, before any that was drawn among mild ones")
            continue
        mild += 1
        if harms is not None and draw is not None:
            found = {harms(move) for move in draw["among"]}
            check(len(found) < 2, f"{name}: drawn among moves that harm nobody")
    check(not draws, f"{former + mild} moves of the system, and no draw besides")
    if mild and harms is None:
        print("      which moves harm somebody in this game is not known here")


def former_mix(record):
    """dbg-fair-1: the words, and the ids of presses, which no player can check."""
    check(len(record["joins"]) == record["seats"], f"{record['seats']} seats brought something")
    if any(join["word"] is None for join in record["joins"]):
        print("      a word was erased, so E is taken from the file")
        return bytes.fromhex(record["entropy"])
    brought = [text for join in record["joins"] for text in (join["interaction"], join["word"])]
    return sha256(packed("dbg-fair-1 entropy", record["table"], *brought, record["start"]))


def present_mix(record, commitment):
    """Since dbg-fair-2: all that the start message shows, and last the id of that message."""
    scheme, words, start = record["scheme"], record["words"], record["start"]
    seats = [word["seat"] for word in words]
    check(seats == list(range(record["seats"])), f"{record['seats']} seats brought something")
    for word in words:
        if word["word"] is None:
            print(f"      seat {word['seat']}: the word has been erased, its hash is {word['hash']}")
            continue
        # As JSON in ASCII, so that nothing in it is invisible or looks like something else.
        told = f"seat {word['seat']}: the word {json.dumps(word['word'])} has its hash"
        check(sha256(word["word"].encode()).hex() == word["hash"], told)
    hashes = [bytes.fromhex(word["hash"]) for word in words]
    options = ",".join(record["options"])
    frozen = sha256(packed(f"{scheme} frozen", record["table"], commitment, record["game"], options, *hashes))
    check(frozen.hex() == record["frozen"], f"seats, options, and words fit what was frozen: F = {frozen.hex()}")

    posted = (int(start) >> 22) + 1420070400000
    print(f"      the start message {start} (Unix time {posted} ms) must show C and F, and its link must end so")
    if len(sys.argv) > 2:
        message = sys.argv[2].rstrip("/").rpartition("/")[2]
        check(message == start, f"the start message is the one of the link: {message}")
    else:
        print("      give its link (Copy Message Link) as well to have that checked")
    return sha256(packed(f"{scheme} entropy", record["table"], frozen, start))


def check_record(record):
    table, start, scheme = record["table"], record["start"], record["scheme"]
    seal = record.get("seal", scheme)
    print(f"Table {table}: {record['game']}, {record['seats']} seats, options: {', '.join(record['options']) or 'none'}")
    known = record["format"] == "guildhall-record-1" and {scheme, seal} <= {"dbg-fair-1", "dbg-fair-2", "dbg-fair-3"}
    check(known, "the file has a form that is known here")
    check(seal <= scheme, f"the scheme {scheme} is not older than that of the seal, {seal}")
    if record["seed"] is None:
        return check(False, "the table has not ended: its seed is still sealed")
    seed = bytes.fromhex(record["seed"])
    check(len(seed) == 32, "the seed has 32 bytes")
    commitment = sha256(packed(f"{seal} commit", table, seed))
    check(commitment.hex() == record["commitment"], f"the seal fits the seed: C = {commitment.hex()}")
    for attempt in record.get("attempts", []):
        print(f"      row {attempt['seq']} began an attempt to start: {attempt['outcome']}")
    if start is None:
        return print("      the game never began: nothing was shuffled")

    entropy = former_mix(record) if scheme == "dbg-fair-1" else present_mix(record, commitment)
    check(entropy.hex() == record["entropy"], f"what the players brought was mixed in: E = {entropy.hex()}")
    game_key = mac(seed, packed(f"{scheme} game", table, entropy))
    print(f"      the key of the game: G = {game_key.hex()}")
    if record["deal"] is None:
        return check(False, "the file names no deal: the game was played by rules of another release")
    check_draws(game_key, record)


try:
    with open(sys.argv[1], encoding="utf-8") as file:
        check_record(json.load(file))
except (OSError, ValueError, LookupError, TypeError, AttributeError) as error:
    check(False, f"this is no record of a table: {error!r}")
UNCHECKED = "Not checked here: the moves that players made, the result, versions, and times."
print("The record does NOT hold." if failures else f"The shuffle holds. {UNCHECKED}")
sys.exit(1 if failures else 0)
