import { z } from 'zod';
import { type Random, shuffled } from '../../kernel/random.ts';
import { failed, ok, type Result } from '../../kernel/result.ts';
import { type Config, type Step, seatOf, seatsOf } from '../contract.ts';
import { FIXED_SPACES, NEUTRAL_SPACES, PAWNS_START, START_CUBES, START_DENIERS, WORKERS } from './components.ts';
import type { Event } from './events.ts';
import { beginRound, stepFrom } from './flow.ts';
import { FIXED_IDS, NEUTRAL_IDS, type Option, type RoadId, SPACES } from './ids.ts';
import type { Deal, Player, RoadTile, State } from './state.ts';
import type { Caylus } from './types.ts';

/** Turn order and neutral buildings, from the streams `order` and `neutrals` (rules §1). */
export const deal = ({ seats }: Config<Option>, random: Random): Deal => ({
  order: shuffled(random.stream('order'), seatsOf(seats)),
  neutrals: shuffled(random.stream('neutrals'), NEUTRAL_IDS),
});

const dealSchema = z.strictObject({
  order: z.array(z.int()).readonly(),
  neutrals: z.array(z.enum(NEUTRAL_IDS)).readonly(),
});

/** Reads a deal written by hand; the error says what is wrong with it. */
export function readDeal({ seats }: Config<Option>, value: unknown): Result<Deal, string> {
  const parsed = dealSchema.safeParse(value);
  if (!parsed.success) return failed(z.prettifyError(parsed.error));
  const { neutrals } = parsed.data;
  const order = parsed.data.order.map((number) => seatOf(number, seats)).filter((seat) => seat !== null);
  if (order.length !== seats || parsed.data.order.length !== seats || new Set(order).size < seats)
    return failed(`the order needs each seat from 0 to ${seats - 1} once`);
  if (neutrals.length !== NEUTRAL_IDS.length || new Set(neutrals).size < neutrals.length)
    return failed('each neutral building has to be there once');
  return ok({ order, neutrals });
}

/** Puts everything on the board; the first round begins with its income (rules §1). */
export function setup({ seats, options }: Config<Option>, { order, neutrals }: Deal): Step<Caylus> {
  const byPlace = START_DENIERS[seats]!; // For every number of players.
  const deniers = seatsOf(seats).map((seat) => byPlace[order.indexOf(seat)]!);
  const events: Event[] = [{ kind: 'dealt', order, deniers, neutrals }];
  const state: State = {
    seats,
    options,
    round: 0,
    phase: 'income',
    order,
    passed: [],
    specials: {
      gate: null,
      trading_post: null,
      merchants_guild: null,
      joust_field: null,
      stables: [],
      inn: { left: null, right: null },
    },
    road: SPACES.map((space): RoadTile | null => {
      const printed = FIXED_IDS.find((id) => FIXED_SPACES[id] === space);
      const building: RoadId | undefined = neutrals[NEUTRAL_SPACES.indexOf(space)] ?? printed;
      return building === undefined ? null : { building, owner: null, worker: null, residence: null };
    }),
    queue: [],
    houses: { dungeon: [], walls: [], towers: [] },
    provost: PAWNS_START,
    bailiff: PAWNS_START,
    stage: 'dungeon',
    counted: [],
    players: deniers.map(startWith),
    activity: { kind: 'over' }, // Until the first round begins.
    pending: [],
    favor: null,
  };
  return stepFrom(beginRound(state, events), events);
}

const startWith = (deniers: number): Player => ({
  deniers,
  cubes: START_CUBES,
  workers: WORKERS,
  markers: { prestige: 0, deniers: 0, resources: 0, buildings: 0 },
  used: [],
  scored: { castle: 0, buildings: 0, owner: 0, trades: 0, favors: 0, penalties: 0 },
});
