/** The pictures of docs/pictures, from games that anybody can play again. */
import {
  type Carcassonne,
  carcassonne,
  lowestRotation,
  type Move,
  OPTIONS,
  type State,
} from '../../../../../src/engines/carcassonne/index.ts';
import type { Seat } from '../../../../../src/engines/contract.ts';
import type { Scene, SceneStep, Screen } from '../../../../../src/render/contract.ts';
import type { PictureOrder } from '../../../../../src/render/pipeline/order.ts';
import { panelWords } from '../../../../../src/words/carcassonne/panel/index.ts';
import { sheetOrder } from '../../../support/played.ts';
import { viewOf } from './scene.ts';
import { type Moment, sensibleGame } from './sensibleGame.ts';

const NAMES = ['Annika', 'Ben', 'さくら', 'Maximilian der Große', 'Theo', 'Zoë'];
/** All sets of tiles. */
const SETS = OPTIONS.filter((option) => option !== 'old');

/** Each picture of the documentation by the name of its file. */
export function showcase(): ReadonlyMap<string, PictureOrder> {
  const small = [...sensibleGame(2, 'early')];
  const large = [...sensibleGame(5, 'a')];
  const sets = [...sensibleGame(6, 'full', SETS)];
  const middle = momentWith(large, 41, 'placeTile');
  const follower = momentWith(large, 38, 'action');
  return new Map([
    ['carcassonne-early', order(momentWith(small, 9, 'placeTile'), { ask: marks })],
    ['carcassonne-middle', order(middle, { ask: marks })],
    ['carcassonne-full', order(momentWith(large, 71, 'placeTile'), { ask: marks })],
    ['carcassonne-sets', order(momentWith(sets, 118, 'placeTile'), { ask: marks })],
    ['carcassonne-sets-score', order(sets.at(-1)!, {})],
    ['carcassonne-dragon', order(walkWith(sets, 80), {})],
    ['carcassonne-place', order(middle, { ask: places })],
    ['carcassonne-follower', order(follower, { ask: spots })],
    ['carcassonne-closer', order(middle, { cells: 5 })],
    ['carcassonne-score', order(large.at(-1)!, {})],
    ['carcassonne-phone', order(middle, { ask: marks, screen: 'phone' })],
    ['carcassonne-score-phone', order(large.at(-1)!, { screen: 'phone' })],
    ['carcassonne-tiles', sheetOrder('carcassonne', 'tiles', viewOf(middle.state))],
  ]);
}

type Ask = (state: State, seat: Seat) => SceneStep<Carcassonne>;

const momentWith = (moments: readonly Moment[], tiles: number, kind: 'placeTile' | 'action'): Moment =>
  moments.find(({ state }) => state.placements.length >= tiles && state.agenda.at(-1)?.kind === kind)!;

const walkWith = (moments: readonly Moment[], tiles: number): Moment =>
  moments.find(({ state }) => {
    const step = state.agenda.at(-1);
    return state.placements.length >= tiles && step?.kind === 'dragon' && step.way.length > 3;
  })!;

function order(
  { state, events }: Moment,
  { ask, cells, screen = 'desktop' }: { readonly ask?: Ask; readonly cells?: number; readonly screen?: Screen },
): PictureOrder {
  const view = viewOf(state);
  const turn = carcassonne.turn(state);
  const seat = 'awaits' in turn ? turn.awaits[0]! : null;
  const recent = events.map((event) => carcassonne.sight(event, 'table'));
  const scene: Scene<Carcassonne> = {
    names: NAMES.slice(0, state.seats),
    locale: 'en',
    recent,
    story: recent,
    step: seat === null || !ask ? null : ask(state, seat),
    screen,
    zoom: cells === undefined ? null : { cells, centre: view.open.last },
  };
  // What is laid out for one game is handed on as the picture of any.
  return { kind: 'board', game: 'carcassonne', table: 'showcase', viewer: 'table', view, scene: scene as Scene };
}

type PlaceTile = Extract<Move, { readonly kind: 'placeTile' }>;

/** The legal places row by row, all rotations of a cell together that look different. */
function cellsOf(state: State, seat: Seat): readonly (readonly [PlaceTile, ...PlaceTile[]])[] {
  const { step } = carcassonne.open(state);
  const legal = [...carcassonne.legal(state, seat)].filter(
    (move) =>
      move.kind === 'placeTile' &&
      step.kind === 'placeTile' &&
      lowestRotation(step.tile, move.rotation) === move.rotation,
  ) as PlaceTile[]; // Just filtered.
  const sorted = legal.toSorted((a, b) => a.y - b.y || a.x - b.x || a.rotation - b.rotation);
  // A group has a member.
  return [...Map.groupBy(sorted, ({ x, y }) => `${x},${y}`).values()] as unknown as [PlaceTile, ...PlaceTile[]][];
}

/** All places, numbered, as on the public board. */
export const marks: Ask = (state, seat) => ({
  seat,
  moves: [],
  partial: {},
  answers: cellsOf(state, seat).map(([{ x, y }], i) => ({ label: `${i + 1}`, partial: { kind: 'placeTile', x, y } })),
});

/** The same, as in the panel: with the tile where it fits in one way only. */
export const places: Ask = (state, seat) => {
  const answers = cellsOf(state, seat).map((moves, i) => {
    const [{ x, y }] = moves;
    const partial = moves.length === 1 ? { ...moves[0] } : { kind: 'placeTile', x, y };
    return { label: `${i + 1}`, partial };
  });
  return { seat, moves: [], partial: { kind: 'placeTile' }, answers };
};

/** The rotations in the first cell that allows several. */
export const turnings: Ask = (state, seat) => {
  const cells = cellsOf(state, seat);
  const moves = cells.find((there) => there.length > 1) ?? cells[0]!;
  const { x, y } = moves[0];
  const answers = moves.map((move) => ({
    label: panelWords.en.buttons.rotation(move.rotation),
    partial: { ...move },
  }));
  return { seat, moves: [], partial: { kind: 'placeTile', x, y }, answers };
};

/** The spots of the new tile by letter. */
export const spots: Ask = (state, seat) => {
  const legal = [...carcassonne.legal(state, seat)].filter((move) => move.kind === 'placeFollower');
  const answers = legal.map((move, i) => ({ label: String.fromCharCode(65 + i), partial: { ...move } }));
  return { seat, moves: [], partial: { kind: 'placeFollower' }, answers };
};
