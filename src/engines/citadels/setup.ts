import { z } from 'zod';
import { type Random, shuffled } from '../../kernel/random.ts';
import { failed, ok, type Result } from '../../kernel/result.ts';
import { type Config, type Step, seatOf, seatsOf } from '../contract.ts';
import { CARDS } from './box.ts';
import { inOrder } from './cards.ts';
import { DISTRICT_FACTS, START_CARDS, START_GOLD } from './components.ts';
import type { Event } from './events.ts';
import { beginRound, stepFrom } from './flow.ts';
import { CHARACTERS, DISTRICTS, type Option } from './ids.ts';
import { removeCharacters, whyNotRemoved } from './selection.ts';
import type { Deal, State } from './state.ts';
import type { Citadels } from './types.ts';

/**
 * All cards, a crown, and the first removal, from the streams `cards`, `crown`, and `characters/1` (rules §4, §5.1).
 */
export const deal = ({ seats }: Config<Option>, random: Random): Deal => ({
  crown: seatOf(random.stream('crown').uniform(seats), seats)!, // uniform(n) is below n.
  cards: shuffled(random.stream('cards'), CARDS),
  removed: removeCharacters(seats, random.stream('characters/1')),
  later: [],
});

/** The maximum number of later rounds that a deal can specify. */
const MOST_LATER = 100;

const removal = z.strictObject({ faceUp: z.array(z.enum(CHARACTERS)).readonly(), faceDown: z.enum(CHARACTERS) });

const dealSchema = z.strictObject({
  crown: z.int(),
  cards: z.array(z.enum(DISTRICTS)).readonly(),
  removed: removal,
  later: z.array(removal).max(MOST_LATER).readonly(),
});

/** Reads a deal written by hand; the error says which part the box or the rules don't allow. */
export function readDeal({ seats }: Config<Option>, value: unknown): Result<Deal, string> {
  const parsed = dealSchema.safeParse(value);
  if (!parsed.success) return failed(z.prettifyError(parsed.error));
  const { cards, removed, later } = parsed.data;
  const crown = seatOf(parsed.data.crown, seats);
  if (crown === null) return failed(`crown must be a seat from 0 to ${seats - 1}`);
  if (cards.length < seats * START_CARDS) return failed(`${seats} seats need at least ${seats * START_CARDS} cards`);
  for (const district of new Set(cards)) {
    const given = cards.filter((card) => card === district).length;
    const { copies } = DISTRICT_FACTS[district];
    if (given > copies) return failed(`the deal has ${given} of ${district}, but the box has only ${copies}`);
  }
  const wrong = [removed, ...later].map((one) => whyNotRemoved(seats, one)).find((problem) => problem !== null);
  return wrong === undefined ? ok({ crown, cards, removed, later }) : failed(wrong);
}

/** Deals four cards and two gold to each player (rules §4) and starts the first round. */
export function setup({ seats, options }: Config<Option>, { crown, cards, removed, later }: Deal): Step<Citadels> {
  const players = seatsOf(seats).map((seat) => ({
    gold: START_GOLD,
    hand: inOrder(cards.slice(seat * START_CARDS, (seat + 1) * START_CARDS)),
    city: [],
    character: null,
  }));
  const events: Event[] = [
    { kind: 'dealt', hands: players.map(({ hand }) => hand) },
    { kind: 'crowned', seat: crown, reason: 'start' },
  ];
  const dealt: State = {
    options,
    round: 0,
    crown,
    selection: { ...removed, first: crown },
    murdered: null,
    robbed: null,
    called: 0,
    deck: cards.slice(seats * START_CARDS),
    discard: [],
    reshuffles: 0,
    firstComplete: null,
    scripted: later,
    players,
    agenda: [],
  };
  return { ...stepFrom(beginRound(dealt, removed, events), events), revealed: 'nothing' };
}
