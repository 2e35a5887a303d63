import { type Seat, type Standings, seatOf } from '../contract.ts';
import { atlas } from './atlas.ts';
import { tilesOf } from './components.ts';
import type { Cell, Event, Sight, Spot } from './events.ts';
import { placedBefore } from './expansions/index.ts';
import { type Completable, countCompleted } from './features.ts';
import { spotOf } from './figures.ts';
import type { ByFigureInPlay, ByPartInPlay, Option, TileId } from './ids.ts';
import { pointsOf, standingsOf } from './scoring.ts';
import { activeSeat, type Placement, type Slices, type State, setAsideIn, stepOf, stillToCome } from './state.ts';

/** What everyone knows: everything except the order of the stack. */
export interface Open {
  readonly seats: number;
  readonly options: readonly Option[];
  readonly step: OpenStep;
  /** Remaining tiles, counting the one just drawn and those set aside (rules §2.4). */
  readonly tilesLeft: number;
  /** How many of each kind are still in the stack, not counting the one just drawn; kinds in the order of the box. */
  readonly toCome: readonly { readonly tile: TileId; readonly count: number }[];
  /** All tiles that fit nowhere, and those of them drawn this turn. */
  readonly removed: readonly TileId[];
  readonly removedThisTurn: readonly TileId[];
  /** In placement order. */
  readonly placements: readonly Placement[];
  /** Where the last tile is. */
  readonly last: { readonly x: number; readonly y: number };
  /** The figures on the map, in placement order. */
  readonly figures: readonly Spot[];
  readonly players: readonly OpenPlayer[];
  /** The slices of the sets in play; all that they remember is public. */
  readonly expansions: Slices;
  /** How many cities, roads, and cloisters are complete. */
  readonly completed: Readonly<Record<Completable, number>>;
}

type OpenStep =
  /** The player has to place the drawn tile. */
  | { readonly kind: 'placeTile'; readonly seat: Seat; readonly tile: TileId }
  /** The player can place a figure on the last tile. */
  | { readonly kind: 'action'; readonly seat: Seat }
  /** `drache`: the player has to remove a knight from the princess's city. */
  | { readonly kind: 'princess'; readonly seat: Seat }
  /**
   * `drache`: the player moves the dragon one step. `active`: whose turn it is; `way`: where the dragon has been, from
   * where it set out to where it is; `steps`: which of the six steps it is, from 1.
   */
  | {
      readonly kind: 'dragon';
      readonly seat: Seat;
      readonly active: Seat;
      readonly way: readonly Cell[];
      readonly steps: number;
    }
  /** `standings` is null if the table was closed before the end. */
  | { readonly kind: 'over'; readonly standings: Standings | null };

export interface OpenPlayer {
  readonly seat: Seat;
  readonly points: number;
  readonly parts: ByPartInPlay<number>;
  readonly hand: ByFigureInPlay<number>;
}

/** No seat knows more than the public. */
export type Own = Readonly<Record<string, never>>;

export function open(state: State): Open {
  const { seats, options, stack, placements, figures, players } = state;
  const step = openStep(state);
  const before = placedBefore(state);
  const { x, y } = placements.at(-1)!;
  return {
    seats,
    options,
    step,
    tilesLeft: step.kind === 'over' ? 0 : stillToCome(state),
    toCome: tilesOf(options).map(({ id }) => ({ tile: id, count: stack.filter((tile) => tile === id).length })),
    removed: state.removed.map(({ tile }) => tile),
    removedThisTurn: state.removed.filter(({ after }) => after >= before).map(({ tile }) => tile),
    placements: placements.map(({ tile, x, y, rotation }) => ({ tile, x, y, rotation })),
    last: { x, y },
    figures: figures.map((figure) => spotOf(state, figure)),
    players: players.map((player, index) => ({
      seat: seatOf(index, seats)!, // There are as many players as seats.
      points: pointsOf(player),
      parts: player.points,
      hand: player.hand,
    })),
    expansions: state.expansions,
    completed: countCompleted(atlas(placements)),
  };
}

/** A tile that was drawn but will no longer be placed doesn't count as remaining, nor do tiles set aside by themselves. */
export function ended(open: Open, standings: Standings | null): Open {
  const inStack = open.toCome.reduce((sum, { count }) => sum + count, 0);
  return { ...open, step: { kind: 'over', standings }, tilesLeft: inStack && inStack + setAsideIn(open).length };
}

function openStep(state: State): OpenStep {
  const step = stepOf(state);
  if (step === null) return { kind: 'over', standings: standingsOf(state) };
  switch (step.kind) {
    case 'placeTile':
      return { kind: 'placeTile', seat: step.seat, tile: step.tile };
    case 'action':
    case 'princess':
      return { kind: step.kind, seat: step.seat };
    case 'dragon':
      return { ...step, active: activeSeat(state)!, steps: step.way.length }; // It is somebody's turn.
    case 'score':
      throw new Error('a step that awaits nobody is on top of the agenda'); // `flow.ts` has carried it out.
  }
}

/** Only the stack is hidden, and it is hidden from every seat too. */
export const own = (): Own => ({});

/** Everyone sees everything. A new kind of event has to be listed here before anyone sees it. */
export function sight(event: Event): Sight {
  switch (event.kind) {
    case 'laidStartTile':
    case 'drewTile':
    case 'removedTile':
    case 'placedTile':
    case 'placedFollower':
    case 'passed':
    case 'scoredFeature':
    case 'scoredFarm':
    case 'scoredFarmers':
    case 'returned':
    case 'tookGoods':
    case 'tookAward':
    case 'beganSecondPart':
    case 'setAsideTile':
    case 'shuffledBack':
    case 'movedDragon':
    case 'dragonStopped':
    case 'removedKnight':
    case 'wentHome':
    case 'movedFairy':
    case 'scoredFairy':
    case 'scoredGoods':
    case 'scoredAward':
    case 'ended':
      return event;
  }
}
