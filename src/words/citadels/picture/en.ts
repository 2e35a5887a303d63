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
  chooses: 'choose a character',
  takes: 'take gold or cards',
  still: (moves) => (moves.length === 0 ? 'end turn' : moves.join(', ')),
  keeps: (keep, drawn) => `keep ${keep} of ${drawn} cards`,
  salvages: (district) => `take ${district} for 1 gold?`,
};

export const en: PictureWords = {
  header: {
    chooses: (name) => `${name}: ${tasks.chooses}`,
    takes: (name, character) => `${who(name, character)}: ${tasks.takes}`,
    still: (name, character, moves) => `${who(name, character)}: ${tasks.still(moves)}`,
    keeps: (name, keep, drawn) => `${name}: ${tasks.keeps(keep, drawn)}`,
    salvages: (name, district) => `${name}: ${tasks.salvages(district)}`,
    who,
    tasks,
    round: (round) => `Round ${round}`,
    lastRound: 'last round',
  },
  deck: 'Deck',
  discard: 'Discard',
  faceUp: 'Out:',
  none: 'none',
  choosing: 'Choosing',
  nobody: 'no one',
  murdered: 'murdered',
  robbed: 'targeted',
  toCome: 'not yet',
  removed: 'out',
  lastRoundHere: ['last', 'round'],
  deed(deed, name) {
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
  call: (character, name) => `${character}: ${name}`,
  deeds: (all) => all.join(', '),
  shortNames: {
    trading_post: 'Trading',
    haunted_city: 'Haunted',
    school_of_magic: 'Magic',
    dragon_gate: 'Dragon',
  },
  final: {
    districts: 'Districts',
    allFive: 'all five',
    firstWithEight: 'first to eight',
    eight: 'eight districts',
    first: '1st',
    haunted: (district) => `${district} =`,
    missing: (points) => `no +${points} without`,
    tie: {
      districts: (own, other) => `tiebreaker: districts ${own} to ${other}`,
      gold: (own, other) => `tiebreaker: districts tied, gold ${own} to ${other}`,
      shared: 'tied on districts and gold',
      allLeft: 'everyone else resigned',
    },
    shortTie: {
      districts: (own, other) => `${own} to ${other}`,
      gold: (own, other) => `gold ${own} to ${other}`,
      shared: 'tied',
      allLeft: 'everyone else resigned',
    },
  },
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
  },
  hand: {
    title: 'Your hand',
    onlyYou: 'only you can see this',
    waits: 'not your turn',
    salvages: 'take the card for 1 gold?',
    takes: 'take gold or cards',
    exchanges: 'exchange which cards?',
    gives: 'discard a card for 1 gold',
    builds: 'build or end your turn',
    still: (moves) => (moves.length === 0 ? 'end your turn when ready' : `you can still: ${moves.join(', ')}`),
    chooses: 'choose your character',
    keeps: (keep) => `keep ${cards(keep)}`,
    noCharacter: 'no character yet',
    murdered: 'murdered: you lose your turn',
    income: (gold, isTaken) => (isTaken ? `collected ${gold} gold` : `collect ${gold} gold`),
    noIncome: 'no income yet',
    city,
    figures: (gold, built) => `${count(gold, 'gold')} · ${city(built)}`,
    gold: 'gold',
    build: 'Build',
    keep: 'Keep',
    throwAway: 'Discard',
    discard: 'Discard',
    tooExpensive: (gold) => `${gold} gold short`,
    alreadyBuilt: 'already built',
    empty: 'Your hand is empty',
    yourHand: 'In your hand',
    faceUpOut: 'out',
    notHere: 'not offered',
    faceUpAre: (all) => `out: ${all.join(', ')}`,
    notHereAre: (all) => `not offered: ${all.join(', ')}`,
    you: 'you',
    caution: 'Don’t give away your character or anyone else’s.',
  },
  sheets: {
    districts: 'All districts',
    characters: 'Characters',
    cityTitle: 'City',
    cityOf: (name) => `built by ${name}`,
    nothingBuilt: 'Nothing built yet',
    copiesBuilt: (copies, built) => `×${copies} · ${built} built`,
    copies: (copies) => `×${copies}`,
    points: (points) => count(points, 'point', 'points'),
    incomeOf: (character) => `Income: ${character}`,
    effects: {
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
    },
    powers: {
      assassin: 'Name a character. They lose their turn.',
      thief: 'Name a character and take all their gold when they’re called.',
      magician: 'Swap hands with a player, or exchange cards with the deck.',
      king: '1 gold per yellow district. Take the crown and choose first next round.',
      bishop: '1 gold per blue district. The Warlord can’t touch your city.',
      merchant: '1 gold per green district, plus 1 gold.',
      architect: 'Draw 2 extra cards. Build up to 3 districts.',
      warlord: '1 gold per red district. Destroy a district for 1 gold less than its cost.',
    },
    destroyFor: (price) => `Destroy: ${price}`,
    indestructible: 'safe',
  },
};
