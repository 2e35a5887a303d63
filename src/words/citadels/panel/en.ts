import { numberOf } from '../../../engines/citadels/index.ts';
import { speechOf } from '../../speech.ts';
import { characterNames, colorNames, districtNames, outOfReachWords } from '../names/index.ts';
import type { PanelWords } from './contract.ts';

const { list, count } = speechOf('en');
const characters = characterNames.en;
const names = districtNames.en;
const colors = colorNames.en;
const cards = (n: number) => count(n, 'card', 'cards');

/** `5 of 8`; just the number for a larger city, which the Architect can build. */
const filled = (built: number) => (built > 8 ? String(built) : `${built} of 8`);

const outOfReach = outOfReachWords.en;

/** Small hands, which “all” doesn’t fit. */
const EXCHANGE_ALL: { readonly [n: number]: string } = { 1: 'Exchange your only card', 2: 'Exchange both cards' };

export const en: PanelWords = {
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
    takeIncome: (gold, colour) => `Collect ${gold} gold (${colors[colour]})`,
    takeExtraGold: 'Take 1 extra gold',
    drawExtraCards: 'Draw 2 extra cards',
    destroy: 'Destroy',
    useLaboratory: 'Laboratory: discard for 1 gold',
    useSmithy: 'Smithy: pay 3, draw 2',
    endTurn: 'End turn',
    take: 'Take it (1 gold)',
    leave: 'Leave it',
    priced: (district, gold) => `${names[district]} (${gold})`,
    keep: (districts) => `Keep: ${list(districts.map((one) => names[one]))}`,
    throwAway: (districts) => `Discard ${list(districts.map((one) => names[one]))}`,
    murdered: (character) => `${character} (murdered)`,
    withCards: (name, n) => `${name} · ${cards(n)}`,
    withDistricts: (name, built) => `${name} · ${count(built, 'district', 'districts')}`,
    tickBuilds: (most) => `Build several (up to ${most})`,
    tickCards: 'Select cards to exchange',
    buildThese: (price, gold) =>
      price > gold ? `${price - gold} gold short (costs ${price})` : `Build these (${price} of ${gold} gold)`,
    tooManyBuilds: (most) => `Up to ${most}`,
    exchangeThese: (n) => `Exchange ${cards(n)}`,
    exchangeAll: (n) => EXCHANGE_ALL[n] ?? `Exchange all ${cards(n)}`,
  },
  questions: {
    turn: 'What’s your move?',
    choose: 'Choose your character',
    keep: (keep, drawn) => `Keep ${keep} of the ${drawn} cards you drew`,
    build: 'Build which district?',
    murder: 'Murder which character?',
    steal: 'Steal from which character?',
    swapHands: 'Swap hands with which player?',
    exchange: 'Exchange which cards?',
    destroy: 'Destroy a district in whose city?',
    destroyIn: (name) => `Destroy which district in ${name}’s city?`,
    useLaboratory: 'Discard which card for 1 gold?',
    salvage: (district) => `${names[district]} was destroyed. Take the card for 1 gold?`,
  },
  notes: {
    final: 'your choice is final',
    caution: 'Careful in chat: don’t give away your character or anyone else’s.',
    faceUp: (out) => `Out this round: ${list(out.map((one) => characters[one]))}`,
    notHere: (out) => `Not offered to you: ${list(out.map((one) => characters[one]))}`,
    order: (seats) => `Choosing order: ${seats.join(', ')}`,
    assassinIsOver: 'you can’t steal from the Assassin',
    murderedInVain: (character) => `you’d get nothing from the murdered ${characters[character]}`,
    exchange: 'discard them and draw the same number',
    yourGold: (gold) => `you have ${gold} gold`,
    protected: (name) => `${name}: Bishop`,
    complete: (name, built) => `${name}: ${built} districts`,
    nothingBuilt: (name) => `${name}: nothing built`,
    outOfReach: (name, kept, short) => `${name}: ${outOfReach(kept, short)}`,
    indestructible: (kept) => `${list(kept.map((one) => names[one]))}: can’t be destroyed`,
    short: (district, gold) => `${names[district]}: ${gold} gold short`,
    alreadyBuilt: (district) => `${names[district]}: already built`,
  },
  hand: {
    title: 'Your hand',
    youAre: (character) => `You are the ${characters[character]}`,
    murdered: 'You were murdered and lose your turn.',
    willBeRobbed: 'The Thief is after you: you’ll lose all your gold when you’re called.',
    does: (character, what) => `**${characters[character]}**: ${what}`,
    drawn: (districts, keep) => `You drew ${list(districts.map((one) => names[one]))}. Keep ${keep}.`,
    gold: (gold) => `Gold: **${gold}**`,
    card: (district, cost, points) => `${names[district]} (${cost}${points === cost ? '' : `, worth ${points}`})`,
    cards: (held) => `Cards: ${held.join(', ')}`,
    noCards: 'Your hand is empty.',
    city: (districts) =>
      districts.length === 0
        ? 'You haven’t built anything yet.'
        : `City (${filled(districts.length)}): ${list(districts.map((one) => names[one]))}`,
    ties: {
      districts: (other, own, others) => `Tied with ${other} on points. Tiebreaker: districts, ${own} to ${others}.`,
      gold: (other, own, others) =>
        `Tied with ${other} on points and districts. Tiebreaker: gold, ${own} to ${others}.`,
      shared: (other) => `Tied with ${other} on points, districts, and gold. You share this place.`,
    },
    offered: (from) => `You were offered: ${list(from.map((one) => characters[one]))}`,
  },
  lists: {
    districts: 'Districts',
    district: (district, colour, cost, points, copies, built) =>
      `${names[district]} (${colors[colour]}): cost ${cost}${points === cost ? '' : `, worth ${points}`}, ${copies} in all, ${built} built`,
    withEffect: (line, effect) => `${line}. ${effect}`,
    characters: 'Characters',
    character: (character, what) => `${numberOf(character)} ${characters[character]}: ${what}`,
  },
  offers: {
    behind: (path, inside, notes) =>
      [`${path.join(' › ')}${inside.length === 0 ? '' : `: ${inside.join(', ')}`}`, ...notes].join('; '),
  },
  status: {
    round: (round) => `Round ${round}`,
    deck: (deck) => `${cards(deck)} in the deck`,
    last: 'last round',
  },
};
