import { z } from 'zod';
import { type Config, type Seat, type Step, seatOf, seatsOf } from '../../../src/engines/contract.ts';
import { type Random, shuffled } from '../../../src/kernel/random.ts';
import { failed, ok, type Result } from '../../../src/kernel/result.ts';
import { BEADS_OF_A_COLOUR, FIRST_HAND, LANTERNS_OF_A_SEAT, ROUNDS } from './components.ts';
import { settle } from './flow.ts';
import { CARDS, type Card, type Option } from './ids.ts';
import type { Player, State } from './state.ts';
import type { Toy } from './types.ts';

/** Every shuffle that precedes play. */
export interface Deal {
  readonly beginner: Seat;
  /** Top first: three candles go to each seat in seat order, the rest is the deck. May be shorter than the box. */
  readonly cards: readonly Card[];
}

export const deal = ({ seats }: Config<Option>, random: Random): Deal => ({
  beginner: seatsOf(seats)[random.stream('beginner').uniform(seats)]!,
  cards: shuffled(random.stream('cards'), CARDS),
});

const dealSchema = z.strictObject({ beginner: z.int(), cards: z.array(z.enum(CARDS)) });

/** A deal written by hand, checked against the box. */
export function readDeal({ seats }: Config<Option>, value: unknown): Result<Deal, string> {
  const parsed = dealSchema.safeParse(value);
  if (!parsed.success) return failed(z.prettifyError(parsed.error));
  const { cards } = parsed.data;
  const beginner = seatOf(parsed.data.beginner, seats);
  if (beginner === null) return failed(`beginner must be a seat from 0 to ${seats - 1}`);
  if (new Set(cards).size < cards.length) return failed('each candle is there once');
  if (cards.length < seats * FIRST_HAND) return failed(`${seats * FIRST_HAND} candles are dealt to ${seats} seats`);
  return ok({ beginner, cards });
}

/** GUIDE 2. The first round begins at once. */
export function setup({ seats, options }: Config<Option>, { beginner, cards }: Deal): Step<Toy> {
  const players = seatsOf(seats).map((seat) => newPlayer(cards.slice(seat * FIRST_HAND, (seat + 1) * FIRST_HAND)));
  const state: State = {
    options,
    round: 0,
    beginner,
    agenda: [],
    deck: cards.slice(seats * FIRST_HAND),
    discard: [],
    reshuffles: 0,
    stock: { amber: BEADS_OF_A_COLOUR, jade: BEADS_OF_A_COLOUR, pearl: BEADS_OF_A_COLOUR },
    moons: ROUNDS,
    lanterns: [],
    players,
  };
  const dealt = { kind: 'dealt', hands: players.map(({ hand }) => hand) } as const;
  return settle({ state, events: [dealt], revealed: 'nothing' });
}

const newPlayer = (cards: readonly Card[]): Player => ({
  hand: cards.toSorted(),
  beads: { amber: 0, jade: 0, pearl: 0 },
  lanterns: LANTERNS_OF_A_SEAT,
  moons: 0,
  points: { lanterns: 0, beads: 0, doors: 0 },
});
