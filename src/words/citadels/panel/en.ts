import { type Character, type Colour, type District, numberOf } from '../../../engines/citadels/index.ts';
import type { Widened } from '../../contract.ts';
import { speechOf } from '../../speech.ts';
import { en as namesWords } from '../names/en.ts';

const { list, count } = speechOf('en');
const characters = namesWords.characters;
const names = namesWords.districts;
const colors = namesWords.colors;
const cards = (n: number) => count(n, 'card', 'cards');

/** `5 of 8`; just the number for a larger city, which the Architect can build. */
const filled = (built: number) => (built > 8 ? String(built) : `${built} of 8`);

const outOfReach = namesWords.outOfReach;

/** Small hands, which “all” doesn’t fit. */
const EXCHANGE_ALL: { readonly [n: number]: string } = { 1: 'Exchange your only card', 2: 'Exchange both cards' };

export const en = {
  /** Labels of buttons; at most 80 characters. */
  buttons: {
    chooseCharacter: 'Choose your character',
    drawCards: 'Draw cards',
    takeGold: 'Take 2 gold',
    chooseKept: 'Choose cards to keep',
    build: 'Build',
    murder: 'Murder',
    steal: 'Steal',
    swapHands: 'Swap hands',
    exchangeCards: 'Exchange cards',
    takeIncome: (gold: number, colour: Colour) => `Collect ${gold} gold (${colors[colour]})`,
    takeExtraGold: 'Take 1 extra gold',
    drawExtraCards: 'Draw 2 extra cards',
    destroy: 'Destroy',
    useLaboratory: 'Laboratory: discard for 1 gold',
    useSmithy: 'Smithy: pay 3, draw 2',
    endTurn: 'End turn',
    take: 'Take it (1 gold)',
    leave: 'Leave it',
    /** A district and its price: `Manor (3)`. */
    priced: (district: District, gold: number) => `${names[district]} (${gold})`,
    keep: (districts: readonly District[]) => `Keep: ${list(districts.map((one) => names[one]))}`,
    throwAway: (districts: readonly District[]) => `Discard ${list(districts.map((one) => names[one]))}`,
    /** A character that the Thief can name in vain. */
    murdered: (character: string) => `${character} (murdered)`,
    /** `Aya · 4 cards`. */
    withCards: (name: string, n: number) => `${name} · ${cards(n)}`,
    withDistricts: (name: string, built: number) => `${name} · ${count(built, 'district', 'districts')}`,
    /** Placeholders of menus for selecting several builds, or several cards. */
    tickBuilds: (most: number) => `Build several (up to ${most})`,
    tickCards: 'Select cards to exchange',
    /** The price of the selected builds and the player’s gold, or how much is missing. */
    buildThese: (price: number, gold: number) =>
      price > gold ? `${price - gold} gold short (costs ${price})` : `Build these (${price} of ${gold} gold)`,
    tooManyBuilds: (most: number) => `Up to ${most}`,
    exchangeThese: (n: number) => `Exchange ${cards(n)}`,
    exchangeAll: (n: number) => EXCHANGE_ALL[n] ?? `Exchange all ${cards(n)}`,
  },
  questions: {
    turn: 'What’s your move?',
    choose: 'Choose your character',
    keep: (keep: number, drawn: number) => `Keep ${keep} of the ${drawn} cards you drew`,
    build: 'Build which district?',
    murder: 'Murder which character?',
    steal: 'Steal from which character?',
    swapHands: 'Swap hands with which player?',
    exchange: 'Exchange which cards?',
    destroy: 'Destroy a district in whose city?',
    destroyIn: (name: string) => `Destroy which district in ${name}’s city?`,
    useLaboratory: 'Discard which card for 1 gold?',
    salvage: (district: District) => `${names[district]} was destroyed. Take the card for 1 gold?`,
  },
  /** More information at a step. */
  notes: {
    /** You can’t take back your choice of character. */
    final: 'your choice is final',
    caution: 'Careful in chat: don’t give away your character or anyone else’s.',
    faceUp: (out: readonly Character[]) => `Out this round: ${list(out.map((one) => characters[one]))}`,
    notHere: (out: readonly Character[]) => `Not offered to you: ${list(out.map((one) => characters[one]))}`,
    /** The players in the order in which they choose. */
    order: (seats: readonly string[]) => `Choosing order: ${seats.join(', ')}`,
    assassinIsOver: 'you can’t steal from the Assassin',
    /** What stealing from the murdered character brings. */
    murderedInVain: (character: Character) => `you’d get nothing from the murdered ${characters[character]}`,
    exchange: 'discard them and draw the same number',
    yourGold: (gold: number) => `you have ${gold} gold`,
    /** Why a city isn’t offered. */
    protected: (name: string) => `${name}: Bishop`,
    complete: (name: string, built: number) => `${name}: ${built} districts`,
    nothingBuilt: (name: string) => `${name}: nothing built`,
    /** Everything there is too expensive or indestructible: see `Names`. */
    outOfReach: (name: string, ...why: Parameters<typeof outOfReach>) => `${name}: ${outOfReach(...why)}`,
    indestructible: (kept: readonly District[]) => `${list(kept.map((one) => names[one]))}: can’t be destroyed`,
    short: (district: District, gold: number) => `${names[district]}: ${gold} gold short`,
    /** Why a card cannot be built at a table without equal districts. */
    alreadyBuilt: (district: District) => `${names[district]}: already built`,
  },
  /** Words in the DM and in the alt text of its picture. */
  hand: {
    title: 'Your hand',
    youAre: (character: Character) => `You are the ${characters[character]}`,
    murdered: 'You were murdered and lose your turn.',
    /** The Thief named the reader’s character, which hasn’t been called yet. */
    willBeRobbed: 'The Thief is after you: you’ll lose all your gold when you’re called.',
    does: (character: Character, what: string) => `**${characters[character]}**: ${what}`,
    drawn: (districts: readonly District[], keep: number) =>
      `You drew ${list(districts.map((one) => names[one]))}. Keep ${keep}.`,
    gold: (gold: number) => `Gold: **${gold}**`,
    /** A card with its cost, and its points if they differ. */
    card: (district: District, cost: number, points: number) =>
      `${names[district]} (${cost}${points === cost ? '' : `, worth ${points}`})`,
    cards: (held: readonly string[]) => `Cards: ${held.join(', ')}`,
    noCards: 'Your hand is empty.',
    city: (districts: readonly District[]) =>
      districts.length === 0
        ? 'You haven’t built anything yet.'
        : `City (${filled(districts.length)}): ${list(districts.map((one) => names[one]))}`,
    /** What decided between equal points: the reader's points of districts or gold first, then the other's. */
    ties: {
      districts: (other: string, own: number, others: number) =>
        `Tied with ${other} on points. Tiebreaker: districts, ${own} to ${others}.`,
      gold: (other: string, own: number, others: number) =>
        `Tied with ${other} on points and districts. Tiebreaker: gold, ${own} to ${others}.`,
      shared: (other: string) => `Tied with ${other} on points, districts, and gold. You share this place.`,
    },
    offered: (from: readonly Character[]) => `You were offered: ${list(from.map((one) => characters[one]))}`,
  },
  lists: {
    districts: 'Districts',
    /** A kind of district: what’s printed on it, how many there are, and how many are built. */
    district: (district: District, colour: Colour, cost: number, points: number, copies: number, built: number) =>
      `${names[district]} (${colors[colour]}): cost ${cost}${points === cost ? '' : `, worth ${points}`}, ${copies} in all, ${built} built`,
    /** The same with what it does. */
    withEffect: (line: string, effect: string) => `${line}. ${effect}`,
    characters: 'Characters',
    /** With its number. */
    character: (character: Character, what: string) => `${numberOf(character)} ${characters[character]}: ${what}`,
  },
  /** The possible moves, for the position in words. */
  offers: {
    /** `path`: the buttons to press. `inside`: the choices there. `notes`: more information. The last two can be empty. */
    behind: (path: readonly string[], inside: readonly string[], notes: readonly string[]) =>
      [`${path.join(' › ')}${inside.length === 0 ? '' : `: ${inside.join(', ')}`}`, ...notes].join('; '),
  },
  /** Below the task: the round, the deck, and whether it’s the last round. */
  status: {
    round: (round: number) => `Round ${round}`,
    deck: (deck: number) => `${cards(deck)} in the deck`,
    last: 'last round',
  },
};

export type PanelWords = Widened<typeof en>;
