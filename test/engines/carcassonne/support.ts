import { FIGURES_EACH } from '../../../src/engines/carcassonne/components.ts';
import {
  carcassonne,
  type Event,
  type Figure,
  figuresOf,
  type Option,
  type Placement,
  ROTATIONS,
  type Slices,
  type State,
  TILE_IDS,
  type TileId,
} from '../../../src/engines/carcassonne/index.ts';
import { noPoints, recordOf } from '../../../src/engines/carcassonne/state.ts';
import type { Seat } from '../../../src/engines/contract.ts';
import { noChance, type Random } from '../../../src/kernel/random.ts';
import { eventsOf, legalLines, onlyAwaited, playLine, refusalOf, seat } from '../support/position.ts';

export { seat };

/** `[seat, x, y, segment]`: a follower on the map. */
type Standing = readonly [seat: number, x: number, y: number, segment: number];

export interface Setting {
  /** Rows of `id:rotation`, rotation 0 left out, `.` for an empty cell; `@` after the tile at (0, 0). */
  readonly board: string;
  /** The tile that seat 0 has drawn. */
  readonly drawn: TileId;
  readonly stack?: readonly TileId[];
  readonly seats?: number;
  readonly options?: readonly Option[];
  readonly followers?: readonly Standing[];
  /** Other figures on the map, each with its follower's coordinates. */
  readonly others?: readonly (readonly [figure: Figure, ...Standing])[];
  /** What the sets remember, where it is not what they begin with. */
  readonly expansions?: Slices;
  /** For moves that shuffle; without it, none may. */
  readonly random?: Random;
  /** Followers in hand by seat, where it is not what the map leaves of seven. */
  readonly hands?: Readonly<Record<number, number>>;
}

/** A position, what has just happened, and what may be said in it. */
export interface Position {
  readonly state: State;
  /** What the last move of `play` has caused. */
  readonly events: readonly Event[];
  /** Plays lines of notation, each by whoever is awaited. */
  play(...lines: readonly string[]): Position;
  /** Why this line is refused. */
  refusal(line: string): unknown;
  /** All legal moves, as lines. */
  legal(): readonly string[];
  points(): readonly number[];
  hands(): readonly number[];
  /** The events of one kind among those of the last move. */
  told<K extends Event['kind']>(kind: K): readonly Extract<Event, { readonly kind: K }>[];
}

/** A position drawn by hand; it must pass the engine's own check, but any tile may lie at the start and be occupied. */
export function position(setting: Setting): Position {
  const { board, drawn, stack = [], seats = 2, options = [], followers = [], others = [], hands = {} } = setting;
  const placements = readBoard(board);
  const all = [...followers.map((standing) => ['follower', ...standing] as const), ...others];
  const figures = all.map(([figure, number, x, y, segment]) => {
    const placement = placements.findIndex((one) => one.x === x && one.y === y);
    return { seat: seat(number), figure, placement, segment } as const;
  });
  const players = Array.from({ length: seats }, (_, number) => ({
    points: noPoints(options),
    hand: recordOf(figuresOf(options), (figure) => {
      const away = figures.filter((one) => one.seat === number && one.figure === figure).length;
      return (figure === 'follower' ? hands[number] : undefined) ?? FIGURES_EACH[figure] - away;
    }),
  }));
  const { state: begun } = carcassonne.setup({ seats, options }, { start: seat(0), stack: [] });
  const state: State = {
    seats,
    options,
    stack,
    placements,
    removed: [],
    figures,
    players,
    expansions: { ...begun.expansions, ...setting.expansions },
    agenda: [{ kind: 'placeTile', seat: seat(0), tile: drawn }],
  };
  const loaded = carcassonne.load(carcassonne.save.version, JSON.parse(JSON.stringify(state)));
  if (!loaded.ok && !loaded.error.startsWith('the start tile'))
    throw new Error(`the position is wrong: ${loaded.error}`);
  return positionOf(state, [], setting.random);
}

/** A game from a deal written by hand, seat 0 begins. */
export function dealt(
  stack: readonly string[],
  seats = 2,
  options: readonly Option[] = [],
  random: Random = noChance,
): Position {
  const config = { seats, options };
  const deal = carcassonne.readDeal(config, { start: 0, stack });
  if (!deal.ok) throw new Error(deal.error);
  const { state, events } = carcassonne.setup(config, deal.value);
  return positionOf(state, events, random);
}

export function positionOf(state: State, events: readonly Event[], random: Random = noChance): Position {
  return {
    state,
    events,
    play: (...lines) =>
      lines.reduce<Position>((at, line) => after(at.state, line, random), positionOf(state, events, random)),
    refusal: (line) => refusalOf(carcassonne, state, awaited(state), line),
    legal: () => legalLines(carcassonne, state, awaited(state)),
    points: () => carcassonne.scores(state).map(({ points }) => points),
    hands: () => state.players.map(({ hand }) => hand.follower),
    told: (kind) => eventsOf(events, kind),
  };
}

export const awaited = (state: State): Seat => onlyAwaited(carcassonne, state);

function after(before: State, line: string, random: Random): Position {
  const { state, events } = playLine(carcassonne, before, awaited(before), line, random);
  return positionOf(state, events, random);
}

/** The tiles of a drawn board, in an order in which each touches one before it. */
function readBoard(board: string): readonly Placement[] {
  const rows = board
    .trim()
    .split('\n')
    .map((row) => row.trim().split(/\s+/));
  const tokens = rows.flatMap((row, y) => row.map((token, x) => ({ token, x, y })));
  const origin = tokens.find(({ token }) => token.endsWith('@')) ?? { x: 0, y: 0 };
  const waiting = tokens
    .filter(({ token }) => token !== '.')
    .map(({ token, x, y }) => placementOf(token, x - origin.x, y - origin.y));
  const lying = waiting.splice(0, 1);
  while (waiting.length > 0) {
    const next = waiting.findIndex(({ x, y }) => lying.some((one) => Math.abs(one.x - x) + Math.abs(one.y - y) === 1));
    if (next < 0) throw new Error('the board falls into pieces');
    lying.push(...waiting.splice(next, 1));
  }
  return lying;
}

function placementOf(token: string, x: number, y: number): Placement {
  const [id, degrees = '0'] = token.replace('@', '').split(':');
  const tile = TILE_IDS.find((one) => one === id);
  const rotation = ROTATIONS.find((one) => one === Number(degrees));
  if (tile === undefined || rotation === undefined) throw new Error(`${token} is no tile`);
  return { tile, x, y, rotation };
}

export const kindsOf = (events: readonly Event[]): readonly Event['kind'][] => events.map(({ kind }) => kind);
