import { z } from 'zod';
import type { Random } from '../../kernel/random.ts';
import { failed, ok, type Result } from '../../kernel/result.ts';
import { type Config, type Step, seatOf, seatsOf } from '../contract.ts';
import { place } from './atlas.ts';
import { FIGURES_EACH, figuresOf, startTileOf, tilesOf } from './components.ts';
import type { Event } from './events.ts';
import { inPlay } from './expansions/index.ts';
import { beginTurn, stepFrom } from './flow.ts';
import { type Option, TILE_IDS } from './ids.ts';
import { isInLayers, shuffledInLayers } from './stack.ts';
import { type Deal, noPoints, recordOf, type State } from './state.ts';
import type { Carcassonne } from './types.ts';

/** A full stack and a starting player, from the streams `river`, `tiles`, and `start` (rules §2.3, §2.5, §9.2). */
export function deal({ seats, options }: Config<Option>, random: Random): Deal {
  const tiles = tilesOf(options).flatMap(({ id, count, startCopies }) => repeat(id, count - startCopies));
  const start = seatOf(random.stream('start').uniform(seats), seats)!; // uniform(n) is below n.
  return { start, stack: shuffledInLayers(random, tiles, (layer) => layer) };
}

const dealSchema = z.strictObject({ start: z.int(), stack: z.array(z.enum(TILE_IDS)).readonly() });

/** Reads a deal written by hand; the error says which part isn't possible with this box. */
export function readDeal({ seats, options }: Config<Option>, value: unknown): Result<Deal, string> {
  const parsed = dealSchema.safeParse(value);
  if (!parsed.success) return failed(z.prettifyError(parsed.error));
  const { stack } = parsed.data;
  const start = seatOf(parsed.data.start, seats);
  if (start === null) return failed(`start must be a seat from 0 to ${seats - 1}`);
  for (const id of new Set(stack)) {
    const given = stack.filter((tile) => tile === id).length;
    const kind = tilesOf(options).find((tile) => tile.id === id);
    const most = kind ? kind.count - kind.startCopies : 0;
    if (given > most) return failed(`the stack has ${given} of tile ${id}, but the box has only ${most} to draw`);
  }
  return isInLayers(stack) ? ok({ start, stack }) : failed('river tiles come first, the lake last of them');
}

/** Places the start tile and draws the first tile (rules §2.3, §3.2). */
export function setup({ seats, options }: Config<Option>, { start, stack }: Deal): Step<Carcassonne> {
  const laid = { tile: startTileOf(options), x: 0, y: 0, rotation: 0 } as const;
  const events: Event[] = [{ kind: 'laidStartTile', ...laid }];
  const points = noPoints(options);
  const hand = recordOf(figuresOf(options), (figure) => FIGURES_EACH[figure]);
  const state: State = {
    seats,
    options,
    stack,
    placements: place([], laid),
    removed: [],
    figures: [],
    players: seatsOf(seats).map(() => ({ points, hand })),
    expansions: Object.assign({}, ...inPlay(options).map(({ begin }) => begin?.(seats))),
    agenda: [],
  };
  return stepFrom(beginTurn(state, start, events), events);
}

const repeat = <T>(value: T, times: number): readonly T[] => new Array<T>(times).fill(value);
