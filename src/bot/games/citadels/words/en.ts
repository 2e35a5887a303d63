import type { Colour } from '../../../../engines/citadels/index.ts';
import { characterNames, districtNames } from '../../../../words/citadels/names.ts';
import { speechOf } from '../../../../words/speech.ts';
import type { TurnWords } from './contract.ts';

const { list, count } = speechOf('en');
const characters = characterNames.en;
const names = districtNames.en;
const cards = (n: number) => count(n, 'card', 'cards');

/** `5 of 8`; the Architect may build more than that. */
const filled = (built: number) => (built > 8 ? String(built) : `${built} of 8`);

const COLOUR: { readonly [C in Colour]: string } = {
  yellow: 'yellow',
  blue: 'blue',
  green: 'green',
  red: 'red',
  purple: 'purple',
};

const CARD = { name: 'card', description: 'A card of your hand' };
const CARDS = { name: 'cards', description: 'Cards of your hand, with commas between' };
const CHARACTER = { name: 'character', description: 'Which character' };
const PLAYER = { name: 'player', description: 'Which player' };

export const en: TurnWords = {
  buttons: {
    chooseCharacter: 'Choose your character',
    drawCards: 'Draw cards',
    takeGold: 'Take 2 gold',
    chooseKept: 'Choose what you keep',
    build: 'Build',
    murder: 'Murder',
    steal: 'Steal',
    swapHands: 'Swap hands',
    exchangeCards: 'Exchange cards',
    takeIncome: (gold, colour) => `+${gold} gold: ${COLOUR[colour]}`,
    takeExtraGold: '+1 gold: Merchant',
    drawExtraCards: '+2 cards: Architect',
    destroy: 'Destroy',
    useLaboratory: 'Laboratory: a card for 1 gold',
    useSmithy: 'Smithy: pay 3, draw 2',
    endTurn: 'End turn',
    take: 'Take it (1 gold)',
    leave: 'Leave it',
    priced: (district, gold) => `${names[district]} (${gold})`,
    keep: (districts) => `Keep ${list(districts.map((one) => names[one]))}`,
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
    outOfReach: (name) => `${name}: nothing that you can destroy`,
    indestructible: (kept) => `${list(kept.map((one) => names[one]))}: cannot be destroyed`,
    short: (district, gold) => `${names[district]}: ${gold} gold short`,
  },
  hand: {
    title: 'Your hand',
    youAre: (character) => `You are the ${characters[character]}`,
    murdered: 'You were murdered: you have no turn in this round.',
    keeping: 'Choose what you keep',
    graveyard: 'Your Graveyard',
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
      `${names[district]} (${COLOUR[colour]}): cost ${cost}${points === cost ? '' : `, worth ${points}`}, ${copies} in all, ${built} built`,
    characters: 'Characters',
    character: (character, what) => `${characters[character]}: ${what}`,
  },
  status: (round, deck) => `round ${round} · ${cards(deck)} in the deck`,
  statusLast: 'last round',
  commands: {
    chooseCharacter: {
      name: 'choose',
      description: 'Choose your character for this round',
      options: { character: CHARACTER },
    },
    drawCards: { name: 'draw', description: 'Draw cards, instead of taking gold', options: {} },
    takeGold: { name: 'gold', description: 'Take 2 gold, instead of drawing cards', options: {} },
    keepCards: { name: 'keep', description: 'Keep some of the cards drawn', options: { cards: CARDS } },
    build: {
      name: 'build',
      description: 'Build a district; the Architect up to three at once',
      options: {
        card: CARD,
        second: { name: 'second', description: 'Another one, for the Architect' },
        third: { name: 'third', description: 'A third one, for the Architect' },
      },
    },
    murder: { name: 'murder', description: 'Assassin: murder a character', options: { character: CHARACTER } },
    steal: { name: 'steal', description: 'Thief: rob a character', options: { character: CHARACTER } },
    swapHands: { name: 'swap', description: 'Magician: swap hands with a player', options: { player: PLAYER } },
    exchangeCards: {
      name: 'exchange',
      description: 'Magician: exchange cards with the deck',
      options: { cards: CARDS },
    },
    takeIncome: { name: 'income', description: 'Take the gold for the districts of your colour', options: {} },
    takeExtraGold: { name: 'extra-gold', description: 'Merchant: take 1 gold', options: {} },
    drawExtraCards: { name: 'extra-cards', description: 'Architect: draw 2 cards', options: {} },
    destroy: {
      name: 'destroy',
      description: 'Warlord: destroy a district of another player',
      options: { player: PLAYER, district: { name: 'district', description: 'Which district' } },
    },
    useLaboratory: { name: 'laboratory', description: 'Give a card for 1 gold', options: { card: CARD } },
    useSmithy: { name: 'smithy', description: 'Pay 3 gold for 2 cards', options: {} },
    endTurn: { name: 'end', description: 'End your turn', options: {} },
    answerGraveyard: {
      name: 'graveyard',
      description: 'Take the destroyed district for 1 gold, or leave it',
      options: { answer: { name: 'answer', description: 'Take it, or leave it' } },
    },
  },
};
