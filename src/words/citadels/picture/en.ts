import type { Character, District } from '../../../engines/citadels/index.ts';
import type { Seat } from '../../../engines/contract.ts';
import type { Widened } from '../../contract.ts';
import { speechOf } from '../../speech.ts';
import { en as names } from '../names/en.ts';
import type { Deed, FurtherMove } from './contract.ts';

const { count } = speechOf('en');
const cards = (n: number): string => count(n, 'card', 'cards');
const [characters, districts] = [names.characters, names.districts];
const only = ([first, ...others]: readonly District[]) => (first && others.length === 0 ? districts[first] : null);

const city = (built: number): string => (built > 8 ? `city ${built}` : `city ${built} of 8`);

const who = (name: string, character: string): string => `${name}, the ${character}`;
const tasks = {
  chooses: 'choose a character',
  takes: 'take gold or cards',
  still: (moves: readonly string[]) => (moves.length === 0 ? 'end turn' : moves.join(', ')),
  keeps: (keep: number, drawn: number) => `keep ${keep} of ${drawn} cards`,
  salvages: (district: string) => `take ${district} for 1 gold?`,
};

const shortNames: { readonly [D in District]?: string } = {
  trading_post: 'Trading',
  haunted_city: 'Haunted',
  school_of_magic: 'Magic',
  dragon_gate: 'Dragon',
};

const effects: { readonly [D in District]?: string } = {
  haunted_city: 'Any missing color at game end.',
  keep: 'Can’t be destroyed.',
  observatory: 'Draw 3 cards, keep 1.',
  laboratory: 'Once per turn: 1 card for 1 gold.',
  smithy: 'Once per turn: pay 3, draw 2.',
  graveyard: 'Take a destroyed card for 1 gold.',
  library: 'Keep 1 more of the cards you draw.',
  school_of_magic: 'Counts for any income.',
  dragon_gate: 'Worth more than it costs.',
  university: 'Worth more than it costs.',
};

export const en = {
  /** Whose turn it is and what they can do. */
  header: {
    chooses: (name: string) => `${name}: ${tasks.chooses}`,
    takes: (name: string, character: string) => `${who(name, character)}: ${tasks.takes}`,
    /** `moves`: still possible before the end of the turn; can be empty. */
    still: (name: string, character: string, moves: readonly string[]) =>
      `${who(name, character)}: ${tasks.still(moves)}`,
    keeps: (name: string, keep: number, drawn: number) => `${name}: ${tasks.keeps(keep, drawn)}`,
    salvages: (name: string, district: string) => `${name}: ${tasks.salvages(district)}`,
    /** In two lines: who, then what (from `tasks`). */
    who,
    /** What the player named above it can do. */
    tasks,
    round: (round: number) => `Round ${round}`,
    lastRound: 'last round',
  },
  deck: 'Deck',
  discard: 'Discard',
  faceUp: 'Out:',
  /** After `faceUp`, if no character is out. */
  none: 'none',
  /** The round's first phase, in which characters are chosen. */
  choosing: 'Choosing',
  /** What happened to a character. `nobody`: it was called, but no one had it. */
  nobody: 'no one',
  murdered: 'murdered',
  robbed: 'targeted',
  /** Not called yet. */
  toCome: 'not yet',
  /** Out of this round, face up. */
  removed: 'out',
  /** Two lines, in the place for the district that would trigger the last round. */
  lastRoundHere: ['last', 'round'] satisfies readonly [string, string],
  /** In a few words, after `Merchant: Lena`. */
  deed(deed: Deed, name: (seat: Seat) => string) {
    switch (deed.kind) {
      case 'crowned':
        return 'crown';
      case 'robbedOf':
        return `lost ${deed.gold} gold`;
      case 'names':
        return `${deed.how === 'murder' ? 'murdered' : 'targeted'} the ${characters[deed.character]}`;
      case 'took':
        return `took ${deed.gold} gold`;
      case 'threwAway':
        return `discarded ${only(deed.districts) ?? cards(deed.districts.length)}`;
      case 'drew':
        return `drew ${cards(deed.cards)}`;
      case 'built':
        return `built ${districts[deed.district]}`;
      case 'swapped':
        return `swapped with ${name(deed.partner)}`;
      case 'exchanged':
        return `exchanged ${cards(deed.cards)}`;
      case 'destroyed':
        return `destroyed ${districts[deed.district]}`;
      case 'salvaged':
        return `${name(deed.seat)} took it`;
    }
  },
  /** The character called and its player: `Merchant: Lena`. */
  call: (character: string, name: string) => `${character}: ${name}`,
  /** Joins several deeds. */
  deeds: (all: readonly string[]) => all.join(', '),
  /** Shorter names of districts whose full names do not fit into their place in a city. */
  shortNames,
  /** What the points at the end are made of. */
  final: {
    /** Before the points of the districts. */
    districts: 'Districts',
    /** After the points for five colors, for the first city with eight districts, and for later ones. */
    allFive: 'all five',
    firstWithEight: 'first to eight',
    eight: 'eight districts',
    /** In the laurel of the first complete city; at most three letters. */
    first: '1st',
    /** Before the emblem of the color as which the Haunted City counts. */
    haunted: (district: string) => `${district} =`,
    /** Before the emblem of the only missing color. `points`: what it would have scored. */
    missing: (points: number) => `no +${points} without`,
    /** What broke the tie, in the row ahead. */
    tie: {
      districts: (own: number, other: number) => `tiebreaker: districts ${own} to ${other}`,
      gold: (own: number, other: number) => `tiebreaker: districts tied, gold ${own} to ${other}`,
      shared: 'tied on districts and gold',
      /** In the winner's row, when everyone else has resigned. */
      allLeft: 'everyone else resigned',
    },
    /** The same for small spaces. `districts` follows a picture of a card. */
    shortTie: {
      districts: (own: number, other: number) => `${own} to ${other}`,
      gold: (own: number, other: number) => `gold ${own} to ${other}`,
      shared: 'tied',
      /** In the winner's row, when everyone else has resigned. */
      allLeft: 'everyone else resigned',
    },
  },
  /** Short names for a list of moves still possible. Moves that feel like one thing share a name. */
  furtherMoves: {
    build: 'build',
    murder: 'murder',
    steal: 'steal',
    swapHands: 'swap or exchange',
    exchangeCards: 'swap or exchange',
    takeIncome: 'income',
    takeExtraGold: '1 extra gold',
    drawExtraCards: '2 extra cards',
    destroy: 'destroy',
    useLaboratory: 'Laboratory',
    useSmithy: 'Smithy',
  } satisfies { readonly [M in FurtherMove]: string },
  /** The words in the picture of a hand. */
  hand: {
    title: 'Your hand',
    onlyYou: 'only you can see this',
    /** What the player can do now, from here to `keeps`. */
    waits: 'not your turn',
    salvages: 'take the card for 1 gold?',
    takes: 'take gold or cards',
    /** Choosing cards to exchange with the deck, or (`gives`) one to discard for the Laboratory. */
    exchanges: 'exchange which cards?',
    gives: 'discard a card for 1 gold',
    builds: 'build or end your turn',
    still: (moves: readonly string[]) =>
      moves.length === 0 ? 'end your turn when ready' : `you can still: ${moves.join(', ')}`,
    chooses: 'choose your character',
    keeps: (keep: number) => `keep ${cards(keep)}`,
    noCharacter: 'no character yet',
    murdered: 'murdered: you lose your turn',
    /** On the player's own turn, if their character earns income; `noIncome` if no district of theirs brings any. */
    income: (gold: number, isTaken: boolean) => (isTaken ? `collected ${gold} gold` : `collect ${gold} gold`),
    noIncome: 'no income yet',
    city,
    /** The player's gold and the size of their city. */
    figures: (gold: number, built: number) => `${count(gold, 'gold')} · ${city(built)}`,
    gold: 'gold',
    /** On cards that can be chosen. */
    build: 'Build',
    keep: 'Keep',
    throwAway: 'Discard',
    /** Like `throwAway`, but next to a check mark on the smallest cards, so at most eight letters. */
    discard: 'Discard',
    /** On cards that cannot be built; `gold`: how much is missing. */
    tooExpensive: (gold: number) => `${gold} gold short`,
    alreadyBuilt: 'already built',
    empty: 'Your hand is empty',
    yourHand: 'In your hand',
    /** On characters that can’t be chosen: out of the round, or not among the cards passed on. */
    faceUpOut: 'out',
    notHere: 'not offered',
    /** The same with their names in a line. */
    faceUpAre: (all: readonly string[]) => `out: ${all.join(', ')}`,
    notHereAre: (all: readonly string[]) => `not offered: ${all.join(', ')}`,
    /** The reader's own place in the order of choosing. */
    you: 'you',
    /** A reminder not to give secrets away in the chat. */
    caution: 'Don’t give away your character or anyone else’s.',
  },
  /** The words on the sheets of all districts and characters, and on other cards of that size. */
  sheets: {
    districts: 'All districts',
    characters: 'Characters',
    /** The heading of a close-up of one city. */
    cityTitle: 'City',
    cityOf: (name: string) => `built by ${name}`,
    nothingBuilt: 'Nothing built yet',
    /** The same during a game, with how many are built. */
    copiesBuilt: (copies: number, built: number) => `×${copies} · ${built} built`,
    /** How many of a district are in the deck. */
    copies: (copies: number) => `×${copies}`,
    points: (points: number) => count(points, 'point', 'points'),
    /** The income that one district of a color brings this character. */
    incomeOf: (character: string) => `Income: ${character}`,
    /** What the special districts do. */
    effects,
    /** What each character does, in a sentence or two. */
    powers: {
      assassin: 'Name a character. They lose their turn.',
      thief: 'Name a character and take all their gold when they’re called.',
      magician: 'Swap hands with a player, or exchange cards with the deck.',
      king: '1 gold per yellow district. Take the crown and choose first next round.',
      bishop: '1 gold per blue district. The Warlord can’t touch your city.',
      merchant: '1 gold per green district, plus 1 gold.',
      architect: 'Draw 2 extra cards. Build up to 3 districts.',
      warlord: '1 gold per red district. Destroy a district for 1 gold less than its cost.',
    } satisfies { readonly [C in Character]: string },
    /** On districts of a city while the Warlord chooses. */
    destroyFor: (price: number) => `Destroy: ${price}`,
    indestructible: 'safe',
  },
};

export type PictureWords = Widened<typeof en>;
