import {
  type Character,
  type Citadels,
  type CrownReason,
  type District,
  type Open,
  type OpenPlayer,
  type Own,
  openMoves,
  type Power,
  type Sight,
  type TurnMove,
  type Violation,
} from '../../../engines/citadels/index.ts';
import type { View } from '../../../engines/contract.ts';
import { type GameWords, lineEach, type Say, type SentencesOf, sayFrom } from '../../contract.ts';
import { capital, speechOf } from '../../speech.ts';
import { characterNames, colorNames, districtNames, outOfReachWords } from '../names/index.ts';
import { withTotal } from './total.ts';

const { list, anyOf, count: counted } = speechOf('en');
const count = (n: number, one: string, many = `${one}s`) => counted(n, one, many);
const the = (character: Character) => `the ${characterNames.en[character]}`;
const district = (id: District) => districtNames.en[id];
const districts = (ids: readonly District[]) => list(ids.map(district));
const cards = (n: number) => count(n, 'card');
const gold = (n: number) => `${n} gold`;
/** `: Manor and Temple` for whoever may see the cards. */
const shown = (seen: readonly District[] | null) => (seen === null || seen.length === 0 ? '' : `: ${districts(seen)}`);

const crowned: { readonly [R in CrownReason]: (name: string) => string } = {
  start: (name) => `${name} begins with the crown.`,
  called: (name) => `${name} gets the crown.`,
  murdered: (name) => `${name} was the murdered King and gets the crown.`,
};

const sights: SentencesOf<Sight> = {
  dealt: ({ cards }) => (cards === null ? 'Everybody has four cards and 2 gold.' : `Your cards${shown(cards)}.`),
  chose: ({ seat, character }, say) =>
    character === null ? `${say.name(seat)} has chosen a character.` : `You chose ${the(character)}.`,
  drew: ({ seat, count, cards: seen }, say) => `${say.name(seat)} drew ${cards(count)}${shown(seen)}.`,
  kept: ({ seat, count, cards: seen, discarded }, say) => {
    const thrown = discarded.length === 0 ? '' : ` Thrown away: ${districts(discarded)}.`;
    return `${say.name(seat)} kept ${cards(count)}${shown(seen)}.${thrown}`;
  },
  swapped: ({ seat, partner, count, partnerCount, cards: seen }, say) => {
    const own = seen === null ? '' : ` You hold ${seen.length === 0 ? 'nothing' : districts(seen)}.`;
    const sizes = `${say.name(seat)} has ${cards(count)} now, ${say.name(partner)} ${partnerCount}.`;
    return `${say.name(seat)} swapped hands with ${say.name(partner)}. ${sizes}${own}`;
  },
  exchanged: ({ seat, count, cards: seen, discarded }, say) => {
    const which = seen === null || discarded === null ? '' : `: ${districts(discarded)} for ${districts(seen)}`;
    return `${say.name(seat)} exchanged ${cards(count)} with the deck${which}.`;
  },
  drewExtraCards: ({ seat, count, cards: seen }, say) =>
    `${say.name(seat)} drew ${cards(count)} as Architect${shown(seen)}.`,
  usedSmithy: ({ seat, paid, count, cards: seen }, say) =>
    `${say.name(seat)} paid ${gold(paid)} at the Smithy for ${cards(count)}${shown(seen)}.`,
  usedLaboratory: ({ seat, discarded, gold: got }, say) =>
    `${say.name(seat)} gave ${discarded === null ? 'a card' : district(discarded)} to the Laboratory: **+${got}** gold.`,
  roundBegan: ({ round, first, faceUp }, say) => {
    const open = faceUp.length === 0 ? '' : ` Face-up and not in play: ${list(faceUp.map(the))}.`;
    return `Round ${round} begins. ${say.name(first)} chooses first.${open}`;
  },
  called: ({ character, seat }, say) =>
    seat === null
      ? `The herald calls ${the(character)}: nobody answers.`
      : `The herald calls ${the(character)}: ${say.name(seat)}.`,
  crowned: ({ seat, reason }, say) => crowned[reason](say.name(seat)),
  murdered: ({ seat, character }, say) => `${say.name(seat)} murders ${the(character)}.`,
  robbed: ({ seat, character }, say) => `${say.name(seat)} will rob ${the(character)}.`,
  stole: ({ seat, from, gold: got }, say) =>
    got === 0
      ? `${say.name(seat)} finds no gold at ${say.name(from)}’s.`
      : `${say.name(seat)} steals **${gold(got)}** from ${say.name(from)}.`,
  tookGold: ({ seat, gold: got }, say) => `${say.name(seat)} took **${got}** gold.`,
  tookIncome: ({ seat, colour, gold: got }, say) =>
    `${say.name(seat)} took the income of the ${colorNames.en[colour]} districts: **+${got}** gold.`,
  tookExtraGold: ({ seat, gold: got }, say) => `${say.name(seat)} took **${got}** gold as Merchant.`,
  built: ({ seat, paid, ...what }, say) => `${say.name(seat)} built ${district(what.district)} for ${gold(paid)}.`,
  completed: ({ seat, isFirst }, say) =>
    isFirst
      ? `${say.name(seat)} is the first with eight districts: this round is the last.`
      : `${say.name(seat)} has eight districts, too.`,
  destroyed: ({ seat, owner, paid, ...what }, say) =>
    `${say.name(seat)} destroyed ${district(what.district)} of ${say.name(owner)} for ${gold(paid)}.`,
  salvaged: ({ seat, paid, ...what }, say) =>
    `${say.name(seat)} took ${district(what.district)} from the Graveyard for ${gold(paid)}.`,
  declined: ({ seat, ...what }, say) => `${say.name(seat)} left ${district(what.district)} in the Graveyard.`,
  reshuffled: (of) =>
    `The deck is used up: ${count(of.cards, 'discarded card becomes', 'discarded cards become')} the new deck.`,
  turnEnded: ({ seat }, say) => `${say.name(seat)} ended the turn.`,
  ended: () => 'The game is over.',
};

const noSuchRight: { readonly [R in Power]: string } = {
  action: 'Gold or cards are taken in one’s own turn.',
  murder: 'Only the Assassin murders.',
  theft: 'Only the Thief steals.',
  magic: 'Only the Magician exchanges cards.',
  income: 'This character has no income.',
  extraGold: 'Only the Merchant gets extra gold.',
  extraCards: 'Only the Architect gets extra cards.',
  destruction: 'Only the Warlord destroys.',
  laboratory: 'There is no Laboratory in your city.',
  smithy: 'There is no Smithy in your city.',
};

const alreadyUsed: { readonly [R in Power]: string } = {
  action: 'You have taken gold or cards in this turn.',
  murder: 'You have named a victim in this turn.',
  theft: 'You have named a victim in this turn.',
  magic: 'You have exchanged cards in this turn.',
  income: 'You have taken your income in this turn.',
  extraGold: 'You have taken the extra gold in this turn.',
  extraCards: 'You have drawn the extra cards in this turn.',
  destruction: 'You have destroyed a district in this turn.',
  laboratory: 'You have used the Laboratory in this turn.',
  smithy: 'You have used the Smithy in this turn.',
};

const notNow: { readonly [N in Extract<Violation, { readonly kind: 'notNow' }>['now']]: string } = {
  choose: 'First everybody chooses a character.',
  turn: 'That is not to be decided now.',
  keep: 'First choose which of the cards drawn you keep.',
  graveyard: 'First the owner of the Graveyard decides.',
};

const violations: SentencesOf<Violation> = {
  notNow: ({ now }) => notNow[now],
  noSuchRight: ({ right }) => noSuchRight[right],
  alreadyUsed: ({ right }) => alreadyUsed[right],
  noSuchCharacter: ({ character }) => `There is no character called ${character}.`,
  notOffered: ({ character }) => `${capital(the(character))} is not among the characters offered to you.`,
  cannotBeNamed: ({ character, reason }) =>
    reason === 'faceUp'
      ? `${capital(the(character))} lies face-up and is not in play.`
      : `Only a character that is called later can be named, so not ${the(character)}.`,
  noSuchDistrict: (of) => `There is no district called ${of.district}.`,
  noCardsLeft: () => 'Deck and discard pile are both empty.',
  wrongCards: ({ keep }) => `Keep ${count(keep, 'card')} of those drawn.`,
  handEmpty: () => 'You have no cards.',
  notInHand: (of) => `You do not hold ${district(of.district)}, or not so many of them.`,
  noCardChosen: () => 'Name at least one card.',
  tooExpensive: ({ price, gold: have }) => `That costs ${gold(price)}; you have ${have}.`,
  alreadyBuilt: (of) => `${district(of.district)} stands in your city already.`,
  noBuildLeft: ({ built }) => `Not more than ${count(built, 'district')} may be built in this turn.`,
  nothingToBuild: () => 'You hold nothing that you can build.',
  noIncome: () => 'No district in your city brings income now.',
  noSuchSeat: () => 'Nobody sits there.',
  oneself: () => 'Choose another player.',
  cityEmpty: ({ seat }, say) => `${say.name(seat)} has built nothing.`,
  cityComplete: ({ seat }, say) => `${say.name(seat)} has at least eight districts: none of them can be destroyed.`,
  cityProtected: ({ seat }, say) => `${say.name(seat)} is the Bishop: no district can be destroyed there.`,
  cityOutOfReach: ({ seat, indestructible, short }, say) =>
    `${say.name(seat)}: ${outOfReachWords.en(indestructible, short)}.`,
  notInCity: ({ seat, ...of }, say) => `${say.name(seat)} has no ${district(of.district)}.`,
  indestructible: (of) => `${district(of.district)} cannot be destroyed.`,
  nothingToDestroy: ({ cities }, say) =>
    [
      'There is no district that you can destroy.',
      ...cities.map((city) => sayFrom<Violation>(violations, city, say)),
    ].join(' '),
};

const moves: SentencesOf<Citadels['Move']> = {
  chooseCharacter: ({ character }) => the(character),
  drawCards: () => 'draw cards',
  takeGold: () => 'take gold',
  keepCards: ({ cards: kept }) => `keep ${districts(kept)}`,
  build: (of) => `build ${district(of.district)}`,
  murder: ({ character }) => `murder ${the(character)}`,
  steal: ({ character }) => `steal from ${the(character)}`,
  swapHands: ({ seat }, say) => `swap hands with ${say.name(seat)}`,
  exchangeCards: ({ cards: given }) => `exchange ${districts(given)}`,
  takeIncome: () => 'take the income',
  takeExtraGold: () => 'take the extra gold',
  drawExtraCards: () => 'draw the extra cards',
  destroy: ({ seat, ...of }, say) => `destroy ${district(of.district)} of ${say.name(seat)}`,
  useLaboratory: (of) => `give ${district(of.district)} to the Laboratory`,
  useSmithy: () => 'use the Smithy',
  endTurn: () => 'end the turn',
  answerGraveyard: ({ take }) => (take ? 'take it from the Graveyard' : 'leave it in the Graveyard'),
};

/** English. */
export const en: GameWords<Citadels> = {
  name: 'Citadels',
  summary: 'Take a character in secret, build districts with gold, and dodge assassins, thieves and warlords.',
  banner:
    'A town at dusk: pointed towers, a dome, stalls, and a gate in the jaws of a dragon. Above them the Assassin, the King and the Merchant with their numbers.',
  howToPlay: [
    '**Aim.** Spend gold to build the district cards of your hand. When somebody has eight districts, the round is finished and most points win.',
    '**Each round** everybody takes one of eight characters in secret and passes the rest on; then they are called from 1 to 8. ' +
      'A strong character draws the Assassin, a full purse the Thief, a big hand the Magician, a cheap district the Warlord: dodge them. ' +
      'A careless word can give away your character, or somebody else’s.',
    '**Your turn.** Take 2 gold, or draw two cards and keep one; build one district; use your character and the purple districts of your city. ' +
      'All in any order: every action is a right, none a duty. You may end the turn without gold or cards, which never helps.',
    '**Characters**\n' +
      '1 Assassin: the character he names has no turn.\n' +
      '2 Thief: takes all gold of the character he names.\n' +
      '3 Magician: swaps hands with a player, or cards with the deck.\n' +
      '4 King: 1 gold for each yellow district; chooses first in the next round.\n' +
      '5 Bishop: 1 gold for each blue district; safe from the Warlord.\n' +
      '6 Merchant: 1 gold for each green district, and 1 more.\n' +
      '7 Architect: two cards more; up to three districts.\n' +
      '8 Warlord: 1 gold for each red district; destroys a district for 1 less than its cost.',
    '**Points.** What your districts cost (two are worth 8), +3 for all five colours, +4 for the first with eight districts, +2 for the others.',
  ].join('\n\n'),
  options: {
    french: {
      name: 'no two equal districts in one city',
      description: 'No two districts of the same name in one city.',
    },
  },
  parts: { districts: 'Districts', colours: 'Five colours', completion: 'Eight districts' },
  task,
  sight: (sight, say) => sayFrom(sights, sight, say),
  lines: lineEach((sight, say) => sayFrom(sights, sight, say)),
  chapter: (sight) => (sight.kind === 'roundBegan' ? `Round ${sight.round}` : null),
  figures: ({ players }, seat) => figures(players[seat]!), // There are as many players as seats.
  violation: (violation, say) => sayFrom(violations, violation, say),
  move: (move, say) => sayFrom(moves, move, say),
  describe,
};

function task(open: Open, possible?: ReadonlySet<Citadels['Move']['kind']>): string {
  const { step, turn } = open;
  switch (step.kind) {
    case 'choose':
      return 'choose your character in secret';
    case 'keep':
      return `choose ${count(step.keep, 'card')} to keep of the ${step.drawn} drawn`;
    case 'graveyard':
      return `take ${district(step.district)} into your hand for 1 gold, or leave it`;
    case 'over':
      return 'the game is over';
    case 'turn':
      return stillOpen((turn === null ? [] : openMoves(open, turn)).filter((kind) => possible?.has(kind) ?? true));
  }
}

/** What may still be done in a turn; moves that are one to the player have one name. */
const STILL: { readonly [M in TurnMove]: string } = {
  drawCards: 'take gold or cards',
  takeGold: 'take gold or cards',
  build: 'build',
  murder: 'murder a character',
  steal: 'rob a character',
  swapHands: 'swap hands or exchange cards',
  exchangeCards: 'swap hands or exchange cards',
  takeIncome: 'take your income',
  takeExtraGold: 'take the extra gold',
  drawExtraCards: 'draw the extra cards',
  destroy: 'destroy a district',
  useLaboratory: 'use the Laboratory',
  useSmithy: 'use the Smithy',
  endTurn: 'end your turn',
};

/** Gold or cards by themselves, as every turn has them, then what else is open. */
function stillOpen(moves: readonly TurnMove[]): string {
  const others = [...new Set(moves.map((move) => STILL[move]))].filter((one) => one !== STILL.takeGold);
  if (!moves.includes('takeGold')) return others.length > 1 ? `you may still ${anyOf(others)}` : STILL.endTurn;
  return others.length > 1 ? `${STILL.takeGold}; you may also ${anyOf(others)}` : `${STILL.takeGold}, or end your turn`;
}

const figures = ({ points, gold: purse, handSize }: OpenPlayer): string =>
  `${count(points, 'point')}, ${gold(purse)}, ${cards(handSize)}`;

/** The task, what the reader alone knows, the players with their cities, then the calls and the deck. */
function describe({ open, own }: View<Citadels>, say: Say): readonly string[] {
  const { step, round, crown, characters, players } = open;
  const doing = step.kind === 'over' ? 'The game is over.' : `${say.name(step.seat)}: ${task(open)}.`;
  const lastRound = open.isLastRound ? ', the last one' : '';
  const standing = players.map((player) => {
    const { seat, city, character } = player;
    const who = character === null ? '' : `, ${the(character)}`;
    return `${say.name(seat)}${who}: ${figures(withTotal(open, player))}; city: ${city.length === 0 ? 'nothing yet' : districts(city)}.`;
  });
  const fates = characters.map(({ character, fate, seat, isRobbed }) => {
    const owner = seat === null ? 'nobody' : say.name(seat);
    const told = {
      faceUp: 'face-up, not in play',
      murdered: seat === null ? 'murdered' : `murdered (${owner})`,
      toCome: 'to come',
      called: owner,
    };
    return `${characterNames.en[character]}: ${told[fate]}${isRobbed ? ', robbed' : ''}`;
  });
  return [
    doing,
    ...(own === null ? [] : describeOwn(own)),
    `Round ${round}${lastRound}. The crown is at ${say.name(crown)}.`,
    ...standing,
    `Characters: ${fates.join('; ')}.`,
    `${cards(open.deckSize)} in the deck, ${cards(open.discardSize)} discarded.`,
  ];
}

function describeOwn({ hand, character, offered, drawn }: Own): readonly string[] {
  const choosing = offered !== null && character === null;
  return [
    ...(choosing ? [`You may choose ${anyOf(offered.map(the))}.`] : []),
    ...(drawn === null ? [] : [`You drew ${districts(drawn.cards)}; keep ${drawn.keep}.`]),
    ...(character === null ? [] : [`You are ${the(character)}.`]),
    hand.length === 0 ? 'You hold no cards.' : `Your hand: ${districts(hand)}.`,
  ];
}
