import {
  type Announcement,
  type GameWords,
  lineEach,
  type Say,
  type SentencesOf,
  sayFrom,
} from '../../../../src/words/contract.ts';
import type { Card, Move, Open, Own, Sight, Toy, Violation } from '../../engine/index.ts';

const list = (items: readonly string[]): string => (items.length === 0 ? 'nothing' : items.join(', '));

const sentences: SentencesOf<Sight> = {
  dealt: ({ hand }) => (hand === null ? 'The candles are dealt.' : `You hold ${list(hand)}.`),
  drew: ({ seat, count, cards }, say) => `${say.name(seat)} drew ${cards === null ? `${count}` : list(cards)}.`,
  bid: ({ seat, card }, say) => `${say.name(seat)} offered ${card ?? 'a candle'}.`,
  roundBegan: ({ round }) => `Round ${round} begins.`,
  reshuffled: ({ cards }) => `${cards} candles become the deck.`,
  hung: ({ seat, place, cards, points }, say) =>
    `${say.name(seat)} hung a lantern at ${place} for ${list(cards)}: +${points}.`,
  sold: ({ seat, beads, points }, say) => `${say.name(seat)} sold ${list(beads)}: +${points}.`,
  doorOpened: ({ seat, guest }, say) => `${say.name(seat)} opened the door to ${say.name(guest)}.`,
  doorShut: ({ seat, guest, bead }, say) => `${say.name(seat)} shut out ${say.name(guest)} and took ${bead}.`,
  turnEnded: ({ seat }, say) => `${say.name(seat)} has ended the turn.`,
  auctionClosed: ({ winner }, say) => (winner === null ? 'Nobody won the moon.' : `${say.name(winner)} won the moon.`),
};

const violations: SentencesOf<Violation> = {
  notNow: ({ now }) => `That cannot be done during the ${now}.`,
  handFull: () => 'The hand is full.',
  nothingToDraw: () => 'Nothing is left to draw.',
  wrongCount: ({ most }) => `At most ${most} can be drawn.`,
  noLanternLeft: () => 'No lantern is left.',
  noSuchPlace: ({ place }) => `There is no place ${place}.`,
  placeTaken: ({ place }) => `${place} is taken.`,
  notInHand: ({ card }) => `${card} is not in the hand.`,
  tooExpensive: () => 'No candles pay for any free place.',
  wrongPayment: ({ price }) => `These candles do not pay ${price}.`,
  noBeads: () => 'There are no beads to sell.',
  wrongSale: ({ most }) => `One to ${most} beads of one’s own are sold.`,
};

const moves: SentencesOf<Move> = {
  draw: ({ count }) => `draw ${count}`,
  hang: ({ place, cards }) => `hang a lantern at ${place} for ${list(cards)}`,
  sell: ({ beads }) => `sell ${list(beads)}`,
  end: () => 'end the turn',
  answer: ({ open }) => (open ? 'open the door' : 'shut the door'),
  bid: ({ card }) => `offer ${card}`,
};

const tasks: { readonly [K in Open['now']['kind']]: string } = {
  turn: 'take your turn',
  door: 'open the door or not',
  auction: 'offer a candle',
  over: 'the game is over',
};

export const en: GameWords<Toy> = {
  name: 'Lanterns',
  summary: 'Hang lanterns, sell beads, bid for moons.',
  banner: 'Three lanterns in the dark.',
  howToPlay: 'Most points after four rounds.',
  options: { fog: { name: 'fog', description: 'Every place costs one more.' } },
  parts: { lanterns: 'Lanterns', beads: 'Beads', doors: 'Doors', moons: 'Moons' },
  task: ({ now }) => tasks[now.kind],
  sight: (sight, say) => sayFrom(sentences, sight, say),
  lines: lineEach((sight, say) => sayFrom(sentences, sight, say)),
  chapter: (sight) => (sight.kind === 'roundBegan' ? `Round ${sight.round}` : null),
  change: (change, say) =>
    change.kind === 'points' ? `${say.name(change.seat)}: points` : `lantern at ${change.place}`,
  figures: ({ seats }, seat) => figures(seats[seat]!), // There are as many as seats.
  violation: (violation, say) => sayFrom(violations, violation, say),
  move: (move, say) => sayFrom(moves, move, say),
  announcements: { round: { announce } },
  describe: ({ open, own }, say) => [`${tasks[open.now.kind]}.`, ...standing(open, say), ...hand(own)],
};

/** The auction that has closed, with every candle, and the round that begins. */
function announce(sights: readonly Sight[], say: Say): Announcement {
  const closed = sights.find((sight) => sight.kind === 'auctionClosed');
  const begun = sights.find((sight) => sight.kind === 'roundBegan');
  const bids = (closed?.bids ?? []).map(({ seat, card }) => `${say.name(seat)} offered ${card}.`);
  return {
    heading: begun === undefined ? 'The last auction' : `Round ${begun.round}`,
    lines: sights.map((sight) => sayFrom(sentences, sight, say)),
    alt: bids.length === 0 ? ['No auction yet.'] : bids,
  };
}

const standing = ({ seats }: Open, say: Say): readonly string[] =>
  seats.map((one) => `${say.name(one.seat)}: ${figures(one)}.`);

const figures = ({ points, handSize }: Open['seats'][number]): string => `${points} points, ${handSize} candles`;

const hand = (own: Own | null): readonly string[] =>
  own === null ? [] : [`Your candles: ${list(own.hand satisfies readonly Card[])}.`];
