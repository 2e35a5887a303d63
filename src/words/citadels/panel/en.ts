import { speechOf } from '../../speech.ts';
import { characterNames, colorNames, districtNames, outOfReachWords } from '../names/index.ts';
import type { PanelWords } from './contract.ts';

const { list, count } = speechOf('en');
const characters = characterNames.en;
const names = districtNames.en;
const colors = colorNames.en;
const cards = (n: number) => count(n, 'card', 'cards');

/** `5 of 8`; the Architect may build more than that. */
const filled = (built: number) => (built > 8 ? String(built) : `${built} of 8`);

const outOfReach = outOfReachWords.en;

export const en: PanelWords = {
  buttons: {
    chooseCharacter: 'Choose your character',
    drawCards: 'Draw cards',
    takeGold: 'Take 2 gold',
    chooseKept: 'Choose what you keep',
    build: 'Build',
    murder: 'Murder',
    steal: 'Rob',
    swapHands: 'Swap hands',
    exchangeCards: 'Exchange cards',
    takeIncome: (gold, colour) => `+${gold} gold: ${colors[colour]}`,
    takeExtraGold: '+1 gold: Merchant',
    drawExtraCards: '+2 cards: Architect',
    destroy: 'Destroy',
    useLaboratory: 'Laboratory: a card for 1 gold',
    useSmithy: 'Smithy: pay 3, draw 2',
    endTurn: 'End turn',
    take: 'Take it (1 gold)',
    leave: 'Leave it',
    priced: (district, gold) => `${names[district]} (${gold})`,
    keep: (districts) => `Keep: ${list(districts.map((one) => names[one]))}`,
    throwAway: (districts) => `Throw away ${list(districts.map((one) => names[one]))}`,
    withCards: (name, n) => `${name} · ${cards(n)}`,
    withDistricts: (name, built) => `${name} · ${count(built, 'district', 'districts')}`,
    tickBuilds: (most) => `Several at once: tick up to ${most}`,
    tickCards: 'Tick the cards to exchange',
    buildThese: (price, gold) =>
      price > gold ? `${price} of ${gold} gold: ${price - gold} short` : `Build these (${price} of ${gold} gold)`,
    tooManyBuilds: (most) => `${most} at most`,
    exchangeThese: (n) => `Exchange ${cards(n)}`,
    exchangeAll: (n) => (n === 1 ? 'Exchange your only card' : `Exchange all ${cards(n)}`),
  },
  questions: {
    turn: 'What do you do?',
    choose: 'Which character do you take?',
    keep: (keep, drawn) => `Keep ${keep} of the ${drawn} cards drawn`,
    build: 'What do you build?',
    murder: 'Whom do you murder?',
    steal: 'Whom do you rob?',
    swapHands: 'With whom do you swap hands?',
    exchange: 'Which cards do you exchange?',
    destroy: 'In whose city do you destroy?',
    destroyIn: (name) => `What do you destroy in the city of ${name}?`,
    useLaboratory: 'Which card do you give for 1 gold?',
    salvage: (district) => `${names[district]} was destroyed. Take it into your hand for 1 gold?`,
  },
  notes: {
    final: 'your choice is final',
    caution: 'Mind the chat: a careless word can give away who you are, or who somebody else must be.',
    faceUp: (out) => `Face up, out: ${list(out.map((one) => characters[one]))}`,
    notHere: (out) => `Not here: ${list(out.map((one) => characters[one]))}`,
    order: (seats) => `Order of choosing: ${seats.join(', ')}`,
    assassinIsOver: 'the Assassin cannot be robbed',
    exchange: 'they are discarded, then you draw as many',
    yourGold: (gold) => `you have ${gold} gold`,
    protected: (name) => `${name}: Bishop`,
    complete: (name, built) => `${name}: ${built} districts`,
    nothingBuilt: (name) => `${name}: nothing built`,
    outOfReach: (name, kept, short) => `${name}: ${outOfReach(kept, short)}`,
    indestructible: (kept) => `${list(kept.map((one) => names[one]))}: cannot be destroyed`,
    short: (district, gold) => `${names[district]}: ${gold} gold short`,
  },
  hand: {
    title: 'Your hand',
    youAre: (character) => `You are the ${characters[character]}`,
    murdered: 'You were murdered: you have no turn in this round.',
    willBeRobbed: 'You will be robbed: the Thief takes all your gold when you are called.',
    does: (character, what) => `**${characters[character]}**: ${what}`,
    drawn: (districts, keep) => `Drawn: ${list(districts.map((one) => names[one]))}; keep ${keep}.`,
    gold: (gold) => `Gold: **${gold}**`,
    card: (district, cost, points) => `${names[district]} (${cost}${points === cost ? '' : `, worth ${points}`})`,
    cards: (held) => `Cards: ${held.join(', ')}`,
    noCards: 'You hold no cards.',
    city: (districts) =>
      districts.length === 0
        ? 'Nothing is built yet.'
        : `City (${filled(districts.length)}): ${list(districts.map((one) => names[one]))}`,
    offered: (from) => `You chose from: ${list(from.map((one) => characters[one]))}`,
  },
  lists: {
    districts: 'Districts',
    district: (district, colour, cost, points, copies, built) =>
      `${names[district]} (${colors[colour]}): cost ${cost}${points === cost ? '' : `, worth ${points}`}, ${copies} in all, ${built} built`,
    characters: 'Characters',
    character: (character, what) => `${characters[character]}: ${what}`,
  },
  offers: {
    behind: (path, inside, notes) =>
      [`${path.join(' › ')}${inside.length === 0 ? '' : `: ${inside.join(', ')}`}`, ...notes].join('; '),
  },
  status: {
    round: (round) => `round ${round}`,
    deck: (deck) => `${cards(deck)} in the deck`,
    last: 'last round',
  },
};
