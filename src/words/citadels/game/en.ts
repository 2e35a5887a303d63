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
  type Standing,
  type TurnMove,
  type Violation,
} from '../../../engines/citadels/index.ts';
import type { View } from '../../../engines/contract.ts';
import {
  type GameWords,
  gameWordsOf,
  lineEach,
  type Say,
  type SentencesOf,
  type StandingWords,
  sayFrom,
} from '../../contract.ts';
import { capital, speechOf } from '../../speech.ts';
import { en as ending } from '../ending/en.ts';
import { endInWords } from '../ending/lines.ts';
import { en as names } from '../names/en.ts';
import { changeWords } from './changes.ts';
import { choosers } from './choosers.ts';

const { list, anyOf, count: counted } = speechOf('en');
const count = (n: number, one: string, many = `${one}s`) => counted(n, one, many);
const the = (character: Character) => `the ${names.characters[character]}`;
const district = (id: District) => names.districts[id];
const districts = (ids: readonly District[]) => list(ids.map(district));
const cards = (n: number) => count(n, 'card');
const gold = (n: number) => `${n} gold`;
/** `: Manor and Temple` for viewers who can see the cards. */
const shown = (seen: readonly District[] | null) => (seen === null || seen.length === 0 ? '' : `: ${districts(seen)}`);

const crowned: { readonly [R in CrownReason]: (name: string) => string } = {
  start: (name) => `${name} starts with the crown.`,
  called: (name) => `${name} gets the crown.`,
  murdered: (name) => `${name} was the murdered King and gets the crown.`,
};

const sights: SentencesOf<Sight> = {
  dealt: ({ cards }) => (cards === null ? 'Everyone starts with 4 cards and 2 gold.' : `Your cards${shown(cards)}.`),
  chose: ({ seat, character }, say) =>
    character === null ? `${say.name(seat)} chose a character.` : `You chose ${the(character)}.`,
  drew: ({ seat, count, cards: seen }, say) => `${say.name(seat)} drew ${cards(count)}${shown(seen)}.`,
  kept: ({ seat, count, cards: seen, discarded }, say) => {
    const thrown = discarded.length === 0 ? '' : ` Discarded: ${districts(discarded)}.`;
    return `${say.name(seat)} kept ${cards(count)}${shown(seen)}.${thrown}`;
  },
  swapped: ({ seat, partner, count, partnerCount, cards: seen }, say) => {
    const own = seen === null ? '' : ` Your new hand: ${seen.length === 0 ? 'empty' : districts(seen)}.`;
    const sizes = `${say.name(seat)} now has ${cards(count)}, ${say.name(partner)} has ${partnerCount}.`;
    return `${say.name(seat)} swapped hands with ${say.name(partner)}. ${sizes}${own}`;
  },
  exchanged: ({ seat, count, cards: seen, discarded }, say) => {
    const which = seen === null || discarded === null ? '' : `: ${districts(discarded)} for ${districts(seen)}`;
    return `${say.name(seat)} exchanged ${cards(count)} with the deck${which}.`;
  },
  drewExtraCards: ({ seat, count, cards: seen }, say) =>
    `${say.name(seat)} drew ${count} extra ${count === 1 ? 'card' : 'cards'} (Architect)${shown(seen)}.`,
  usedSmithy: ({ seat, paid, count, cards: seen }, say) =>
    `${say.name(seat)} paid ${gold(paid)} at the Smithy and drew ${cards(count)}${shown(seen)}.`,
  usedLaboratory: ({ seat, discarded, gold: got }, say) =>
    `${say.name(seat)} discarded ${discarded === null ? 'a card' : district(discarded)} at the Laboratory: **+${got}** gold.`,
  roundBegan: ({ round, first, faceUp }, say) => {
    const open = faceUp.length === 0 ? '' : ` Out this round: ${list(faceUp.map(the))}.`;
    return `Round ${round}. ${say.name(first)} chooses first.${open}`;
  },
  called: ({ character, seat }, say) =>
    seat === null
      ? `The herald calls ${the(character)}: no one.`
      : `The herald calls ${the(character)}: ${say.name(seat)}.`,
  crowned: ({ seat, reason }, say) => crowned[reason](say.name(seat)),
  murdered: ({ seat, character }, say) => `${say.name(seat)} murdered ${the(character)}.`,
  robbed: ({ seat, character }, say) => `${say.name(seat)} picked ${the(character)} to steal from.`,
  stole: ({ seat, from, gold: got }, say) =>
    got === 0
      ? `${say.name(seat)} tried to steal from ${say.name(from)}, who had no gold.`
      : `${say.name(seat)} stole **${gold(got)}** from ${say.name(from)}.`,
  tookGold: ({ seat, gold: got }, say) => `${say.name(seat)} took **${got}** gold.`,
  tookIncome: ({ seat, colour, gold: got }, say) =>
    `${say.name(seat)} collected income from ${names.colors[colour]} districts: **+${got}** gold.`,
  tookExtraGold: ({ seat, gold: got }, say) => `${say.name(seat)} took **${got}** extra gold (Merchant).`,
  built: ({ seat, paid, ...what }, say) => `${say.name(seat)} built ${district(what.district)} for ${gold(paid)}.`,
  completed: ({ seat, isFirst }, say) =>
    isFirst
      ? `${say.name(seat)} is first to 8 districts. This is the last round.`
      : `${say.name(seat)} has 8 districts, too.`,
  destroyed: ({ seat, owner, paid, ...what }, say) =>
    `${say.name(seat)} destroyed ${say.name(owner)}’s ${district(what.district)} for ${gold(paid)}.`,
  salvaged: ({ seat, paid, ...what }, say) =>
    `${say.name(seat)} used the Graveyard to take ${district(what.district)} for ${gold(paid)}.`,
  declined: ({ seat, ...what }, say) => `${say.name(seat)} didn’t take ${district(what.district)}.`,
  reshuffled: (of) =>
    `The deck ran out. ${count(of.cards, 'discarded card was', 'discarded cards were')} shuffled into a new one.`,
  turnEnded: ({ seat }, say) => `${say.name(seat)} ended their turn.`,
  ended: () => 'The game is over.',
};

const noSuchRight: { readonly [R in Power]: string } = {
  action: 'You can take gold or draw cards only on your own turn.',
  murder: 'Only the Assassin can murder.',
  theft: 'Only the Thief can steal.',
  magic: 'Only the Magician can swap hands or exchange cards.',
  income: 'Your character earns no income.',
  extraGold: 'Only the Merchant gets extra gold.',
  extraCards: 'Only the Architect gets extra cards.',
  destruction: 'Only the Warlord can destroy districts.',
  laboratory: 'You haven’t built the Laboratory.',
  smithy: 'You haven’t built the Smithy.',
};

const alreadyUsed: { readonly [R in Power]: string } = {
  action: 'You already took gold or drew cards this turn.',
  murder: 'You already named your victim this turn.',
  theft: 'You already named your victim this turn.',
  magic: 'You already used the Magician’s power this turn.',
  income: 'You already collected your income this turn.',
  extraGold: 'You already took the extra gold this turn.',
  extraCards: 'You already drew the extra cards this turn.',
  destruction: 'You already destroyed a district this turn.',
  laboratory: 'You already used the Laboratory this turn.',
  smithy: 'You already used the Smithy this turn.',
};

const notNow: { readonly [N in Extract<Violation, { readonly kind: 'notNow' }>['now']]: string } = {
  choose: 'Players are still choosing characters.',
  turn: 'You can’t do that right now.',
  keep: 'First choose which of the cards you drew to keep.',
  graveyard: 'Wait for the Graveyard’s owner to decide.',
};

const violations: SentencesOf<Violation> = {
  notNow: ({ now }) => notNow[now],
  noSuchRight: ({ right }) => noSuchRight[right],
  alreadyUsed: ({ right }) => alreadyUsed[right],
  noSuchCharacter: ({ character }) => `There’s no character called ${character}.`,
  notOffered: ({ character }) => `You weren’t offered ${the(character)}.`,
  cannotBeNamed: ({ character, reason }) =>
    reason === 'faceUp'
      ? `${capital(the(character))} is out this round.`
      : `You can only name a character who is called later, so not ${the(character)}.`,
  noSuchDistrict: (of) => `There’s no district called ${of.district}.`,
  noCardsLeft: () => 'The deck and the discard pile are both empty.',
  wrongCards: ({ keep }) => `Keep ${keep} of the cards you drew.`,
  handEmpty: () => 'Your hand is empty.',
  notInHand: (of) => `You don’t have ${district(of.district)} in your hand, or you don’t have enough copies.`,
  noCardChosen: () => 'Choose at least one card.',
  tooExpensive: ({ price, gold: have }) => `That costs ${gold(price)}, and you have ${have}.`,
  alreadyBuilt: (of) => `You’ve already built ${district(of.district)}.`,
  noBuildLeft: ({ built }) => `You can build only ${count(built, 'district')} this turn.`,
  nothingToBuild: () => 'You have nothing you can build.',
  noIncome: () => 'No district in your city earns you income right now.',
  noSuchSeat: () => 'There’s no such player.',
  oneself: () => 'Choose another player.',
  cityEmpty: ({ seat }, say) => `${say.name(seat)} hasn’t built anything.`,
  cityComplete: ({ seat }, say) => `${say.name(seat)}’s city is complete, so it’s safe.`,
  cityProtected: ({ seat }, say) => `${say.name(seat)} is the Bishop, so their city is safe.`,
  cityOutOfReach: ({ seat, indestructible, short }, say) =>
    `${say.name(seat)}: ${names.outOfReach(indestructible, short)}.`,
  notInCity: ({ seat, ...of }, say) => `${say.name(seat)} hasn’t built ${district(of.district)}.`,
  indestructible: (of) => `${district(of.district)} can’t be destroyed.`,
  nothingToDestroy: ({ cities }, say) =>
    ['There’s no district you can destroy.', ...cities.map((city) => sayFrom<Violation>(violations, city, say))].join(
      ' ',
    ),
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
  takeIncome: () => 'collect income',
  takeExtraGold: () => 'take the extra gold',
  drawExtraCards: () => 'draw the extra cards',
  destroy: ({ seat, ...of }, say) => `destroy ${say.name(seat)}’s ${district(of.district)}`,
  useLaboratory: (of) => `discard ${district(of.district)} for 1 gold`,
  useSmithy: () => 'use the Smithy',
  endTurn: () => 'end turn',
  answerGraveyard: ({ take }) => (take ? 'take the destroyed district' : 'don’t take the destroyed district'),
};

/** English. */
export const en: GameWords<Citadels> = gameWordsOf({
  name: 'Citadels',
  summary: 'Secretly pick a new role every round, build your city, and outguess assassins, thieves, and warlords.',
  banner:
    'A town at dusk: pointed towers, a dome, market stalls, and a gate in a dragon’s jaws. Above it, the Assassin, the King, and the Merchant with their numbers.',
  howToPlay: [
    '**Goal.** Spend gold to build the district cards in your hand. Once someone has 8 districts, finish the round. The most points wins.',
    '**Each round,** everyone secretly picks one of eight characters and passes the rest on. Then they’re called from 1 to 8. ' +
      'Powerful roles attract the Assassin, gold the Thief, big hands the Magician, and cheap districts the Warlord. ' +
      'Careful in chat: don’t give away your character or anyone else’s.',
    '**Your turn.** Take 2 gold, or draw 2 cards and keep 1. Build 1 district. Use your character’s power and the purple districts in your city. ' +
      'Do these in any order; all are optional, though skipping the gold or cards never helps.',
    '**Characters**\n' +
      '1 Assassin: the character you name loses this turn.\n' +
      '2 Thief: take all the gold of the character you name.\n' +
      '3 Magician: swap hands with a player, or exchange cards with the deck.\n' +
      '4 King: 1 gold per yellow district. Choose first next round.\n' +
      '5 Bishop: 1 gold per blue district. You’re safe from the Warlord.\n' +
      '6 Merchant: 1 gold per green district, plus 1 gold.\n' +
      '7 Architect: draw 2 extra cards. Build up to 3 districts.\n' +
      '8 Warlord: 1 gold per red district. Destroy a district for 1 gold less than its cost.',
    '**Points.** Your districts’ cost (two purple ones score 8), +3 for all 5 colors, +4 for the first city with 8 districts, +2 for each later one.',
  ].join('\n\n'),
  options: {
    french: {
      name: 'no duplicate districts',
      description: 'You can’t build two districts with the same name.',
    },
  },
  parts: { districts: 'Districts', colours: 'All 5 colors', completion: 'Complete city' },
  task,
  sights,
  lines: lineEach,
  chapter: (sight) => (sight.kind === 'roundBegan' ? `Round ${sight.round}` : null),
  standing: {
    declineGraveyard: { label: 'Skip the Graveyard', detail: 'I never buy back a destroyed district' },
  } satisfies Record<Standing, StandingWords>,
  changes: changeWords.en,
  figures: ({ players }, seat) => figures(players[seat]!), // There are as many players as seats.
  violations,
  moves,
  describe,
  closer: ({ players }, seat, say) =>
    players.filter((player) => player.seat === seat).map((player) => standingOf(player, say)),
});

function task(open: Open, possible?: ReadonlySet<Citadels['Move']['kind']>): string {
  const { step, turn } = open;
  switch (step.kind) {
    case 'choose':
      return 'choose your character';
    case 'keep':
      return `keep ${step.keep} of the ${step.drawn} cards you drew`;
    case 'graveyard':
      return `take ${district(step.district)} for 1 gold, or leave it`;
    case 'over':
      return 'the game is over';
    case 'turn':
      return stillOpen((turn === null ? [] : openMoves(open, turn)).filter((kind) => possible?.has(kind) ?? true));
  }
}

/** What a player can still do in a turn. Moves that feel like one thing share a name. */
const STILL: { readonly [M in TurnMove]: string } = {
  drawCards: 'take gold or draw cards',
  takeGold: 'take gold or draw cards',
  build: 'build',
  murder: 'murder a character',
  steal: 'steal from a character',
  swapHands: 'swap hands',
  exchangeCards: 'exchange cards',
  takeIncome: 'collect income',
  takeExtraGold: 'take the extra gold',
  drawExtraCards: 'draw the extra cards',
  destroy: 'destroy a district',
  useLaboratory: 'use the Laboratory',
  useSmithy: 'use the Smithy',
  endTurn: 'end your turn',
};

/** The basic action of every turn first, then everything else. */
function stillOpen(moves: readonly TurnMove[]): string {
  const others = [...new Set(moves.map((move) => STILL[move]))].filter((one) => one !== STILL.takeGold);
  if (!moves.includes('takeGold')) return anyOf(others);
  return others.length > 1 ? `${STILL.takeGold}. You can also ${anyOf(others)}` : `${STILL.takeGold}, or end your turn`;
}

const figures = ({ points, gold: purse, handSize }: OpenPlayer): string =>
  `${count(points, 'point')}, ${gold(purse)}, ${cards(handSize)}`;

/** A player's figures and city. */
function standingOf(player: OpenPlayer, say: Say): string {
  const { seat, city, character } = player;
  const who = character === null ? '' : `, ${the(character)}`;
  return `${say.name(seat)}${who}: ${figures(player)}; city: ${city.length === 0 ? 'nothing yet' : districts(city)}.`;
}

/** The task, the reader’s secrets, the players with their cities or the final score, then the calls and the deck. */
function describe({ open, own }: View<Citadels>, say: Say): readonly string[] {
  const { step, round, crown, characters, players } = open;
  const doing = step.kind === 'over' ? 'The game is over.' : `${say.name(step.seat)}: ${task(open)}.`;
  const lastRound = open.isLastRound ? ', the last one' : '';
  const standing = players.map((player) => standingOf(player, say));
  const end = endInWords(ending, open, say);
  const fates = characters.map(({ character, fate, seat, isRobbed }) => {
    const owner = seat === null ? 'no one' : say.name(seat);
    const status = {
      faceUp: 'out this round',
      murdered: seat === null ? 'murdered' : `murdered (${owner})`,
      toCome: 'not called yet',
      called: owner,
    };
    return `${names.characters[character]}: ${status[fate]}${isRobbed ? ', the Thief’s target' : ''}`;
  });
  return [
    doing,
    ...end,
    ...(own === null ? [] : describeOwn(own)),
    `Round ${round}${lastRound}. ${say.name(crown)} has the crown.`,
    ...choosing(open, say),
    ...(end.length > 0 ? [] : standing),
    `Characters: ${fates.join('; ')}.`,
    `${cards(open.deckSize)} in the deck, ${cards(open.discardSize)} discarded.`,
  ];
}

/** Who has chosen a character, who does now, and who comes then. */
function choosing(open: Open, say: Say): readonly string[] {
  const states = { done: ' (has chosen)', now: ' (chooses now)', toCome: '' };
  const order = choosers(open).map(({ seat, is }) => `${say.name(seat)}${states[is]}`);
  return order.length === 0 ? [] : [`Order of choosing: ${order.join(', ')}.`];
}

function describeOwn({ hand, character, offered, drawn }: Own): readonly string[] {
  const choosing = offered !== null && character === null;
  return [
    ...(choosing ? [`Choose ${anyOf(offered.map(the))}.`] : []),
    ...(drawn === null ? [] : [`You drew ${districts(drawn.cards)}. Keep ${drawn.keep}.`]),
    ...(character === null ? [] : [`You are ${the(character)}.`]),
    hand.length === 0 ? 'Your hand is empty.' : `Your hand: ${districts(hand)}.`,
  ];
}
