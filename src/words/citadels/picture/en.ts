import type { District } from '../../../engines/citadels/index.ts';
import { speechOf } from '../../speech.ts';
import { characterNames, districtNames } from '../names/index.ts';
import type { PictureWords } from './contract.ts';

const { count } = speechOf('en');
const cards = (n: number): string => count(n, 'card', 'cards');
const [characters, districts] = [characterNames.en, districtNames.en];
const only = ([first, ...others]: readonly District[]) => (first && others.length === 0 ? districts[first] : null);

const city = (built: number): string => (built > 8 ? `city ${built}` : `city ${built} of 8`);

const who = (name: string, character: string): string => `${name}, the ${character}`;
const tasks: PictureWords['header']['tasks'] = {
  chooses: 'chooses a character',
  takes: 'gold or cards',
  still: (moves) => (moves.length === 0 ? 'may end the turn' : moves.join(', ')),
  keeps: (keep, drawn) => `keeps ${keep} of ${drawn} cards`,
  salvages: (district) => `take the ${district} for 1 gold?`,
};

export const en: PictureWords = {
  header: {
    chooses: (name) => `${name} ${tasks.chooses}`,
    takes: (name, character) => `${who(name, character)}: ${tasks.takes}`,
    still: (name, character, moves) => `${who(name, character)}: ${tasks.still(moves)}`,
    keeps: (name, keep, drawn) => `${name} ${tasks.keeps(keep, drawn)}`,
    salvages: (name, district) => `${name}: ${tasks.salvages(district)}`,
    who,
    tasks,
    round: (round) => `Round ${round}`,
    lastRound: 'last round',
  },
  deck: 'Deck',
  discard: 'Discard',
  faceUp: 'Face-up:',
  none: 'none',
  choosing: 'Choosing',
  nobody: 'nobody',
  murdered: 'murdered',
  robbed: 'robbed',
  toCome: 'to come',
  removed: 'face-up',
  lastRoundHere: ['last', 'round'],
  deed(deed, name) {
    switch (deed.kind) {
      case 'crowned':
        return 'crown';
      case 'robbedOf':
        return `robbed of ${deed.gold}`;
      case 'names':
        return `${deed.how === 'murder' ? 'murders' : 'robs'} the ${characters[deed.character]}`;
      case 'took':
        return `took ${deed.gold}`;
      case 'threwAway':
        return `threw away ${only(deed.districts) ?? cards(deed.districts.length)}`;
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
  call: (character, name) => `${character}: ${name}`,
  deeds: (told) => told.join(', '),
  shortNames: {
    trading_post: 'Trading',
    haunted_city: 'Haunted',
    school_of_magic: 'Magic',
    dragon_gate: 'Dragon',
  },
  final: {
    districts: 'Districts',
    allFive: 'all five',
    firstWithEight: 'first with eight',
    eight: 'eight districts',
    first: '1st',
    missing: (points) => `missing for +${points}`,
    tie: {
      districts: (own, other) => `wins the tie: districts ${own} to ${other}`,
      gold: (own, other) => `wins the tie: districts equal, gold ${own} to ${other}`,
      shared: 'equal in districts and gold: shared',
      allLeft: 'all others left',
    },
    shortTie: {
      districts: (own, other) => `${own} to ${other}`,
      gold: (own, other) => `gold ${own} to ${other}`,
      shared: 'shared',
      allLeft: 'all others left',
    },
  },
  furtherMoves: {
    build: 'build',
    murder: 'murder',
    steal: 'rob',
    swapHands: 'exchange cards',
    exchangeCards: 'exchange cards',
    takeIncome: 'income',
    takeExtraGold: '1 more gold',
    drawExtraCards: '2 more cards',
    destroy: 'destroy',
    useLaboratory: 'Laboratory',
    useSmithy: 'Smithy',
  },
  hand: {
    title: 'Your hand',
    onlyYou: 'only you see this',
    waits: 'it is not your turn',
    salvages: 'take the card for 1 gold?',
    takes: 'take gold or cards',
    exchanges: 'which cards go?',
    gives: 'a card for 1 gold',
    builds: 'build, or end the turn',
    still: (moves) => (moves.length === 0 ? 'end the turn when you like' : `still possible: ${moves.join(', ')}`),
    chooses: 'choose your character',
    keeps: (keep) => `keep ${cards(keep)}`,
    noCharacter: 'no character yet',
    murdered: 'murdered this round: no turn',
    income: (gold, isTaken) => (isTaken ? `income of ${gold} taken` : `income of ${gold} to take`),
    noIncome: 'nothing built that brings income',
    city,
    figures: (gold, built) => `${count(gold, 'gold')} · ${city(built)}`,
    gold: 'gold',
    build: 'Build',
    keep: 'Keep',
    throwAway: 'Throw away',
    discard: 'Discard',
    tooExpensive: (gold) => `${gold} gold short`,
    alreadyBuilt: 'already built',
    empty: 'No cards in hand',
    yourHand: 'In your hand',
    faceUpOut: 'face up, out',
    notHere: 'not here',
    faceUpAre: (all) => `face up: ${all.join(', ')}`,
    notHereAre: (all) => `not here: ${all.join(', ')}`,
    you: 'you',
    caution: 'Do not let slip who you are, or who somebody else can only be.',
  },
  sheets: {
    districts: 'All districts',
    characters: 'What they do',
    cityTitle: 'City',
    cityOf: (name) => `built by ${name}`,
    nothingBuilt: 'Nothing is built yet',
    copies: (copies) => `×${copies}`,
    points: (points) => count(points, 'point', 'points'),
    incomeOf: (character) => `1 gold for the ${character}`,
    effects: {
      haunted_city: 'Any colour you lack, at the end.',
      keep: 'Cannot be destroyed.',
      observatory: 'Draw 3 cards, keep 1.',
      laboratory: 'Once a turn: a card for 1 gold.',
      smithy: 'Once a turn: pay 3, draw 2.',
      graveyard: 'Take what is destroyed for 1 gold.',
      library: 'Keep one more of the cards drawn.',
      school_of_magic: 'Counts for any income.',
      dragon_gate: 'Worth 8 points, though it costs 6.',
      university: 'Worth 8 points, though it costs 6.',
    },
    powers: {
      assassin: 'Names a character, who has no turn this round.',
      thief: 'Names a character and gets all his gold when he is called.',
      magician: 'Swaps hands with a player, or exchanges cards with the deck.',
      king: '1 gold for each yellow district. Gets the crown and chooses first next round.',
      bishop: '1 gold for each blue district. The Warlord cannot touch his city.',
      merchant: '1 gold for each green district, and 1 gold more.',
      architect: '2 cards more, and builds up to 3 districts.',
      warlord: '1 gold for each red district. May destroy a district for its cost less 1.',
    },
    destroyFor: (price) => `Destroy: ${price}`,
    indestructible: 'safe',
  },
};
