/** Moments of games that anybody can play again, and the pictures of them. */
import { alhambra as game } from '../../../../../src/bot/games/alhambra/index.ts';
import { type Alhambra, alhambra, type Move, type Open } from '../../../../../src/engines/alhambra/index.ts';
import type { Seat, Viewer } from '../../../../../src/engines/contract.ts';
import type { Scene, SceneStep, Zoom } from '../../../../../src/render/contract.ts';
import type { PictureOrder, TableOrder } from '../../../../../src/render/pipeline/order.ts';
import { positionAt } from '../../../../../src/tables/position.ts';
import type { Locale } from '../../../../../src/words/contract.ts';
import { type Moment, sensibleGame } from './sensibleGame.ts';

export const NAMES = ['Annika', 'Ben', 'さくら', 'Maximilian der Große', 'Theo', 'Мария'];
/** A table remembers about so much. */
const REMEMBERED = 60;

/** Each picture of the documentation by the name of its file. */
export function showcase(): ReadonlyMap<string, PictureOrder> {
  const four = [...sensibleGame(4, 'showcase')];
  const placing = momentAt(four, 0.5, ({ step }) => step.kind === 'placing');
  const two = [...sensibleGame(2, 'two')];
  const six = [...sensibleGame(6, 'six')];
  const acting = momentAt(four, 0.5, ({ step }) => step.kind === 'action');
  const scored = four.find(({ recent }) => recent.some((event) => event.kind === 'scored' && event.round === 2))!;
  return new Map<string, PictureOrder>([
    ['alhambra-board', boardOf(placing, { step: stepAt(placing, 'placeTile') })],
    ['alhambra-two', boardOf(momentAt(two, 0.7, ({ step }) => step.kind === 'action'))],
    ['alhambra-six', boardOf(momentAt(six, 0.8, ({ step }) => step.kind === 'action'))],
    ['alhambra-closer', boardOf(placing, { zoom: { area: alhambra.open(placing.state).players[0]!.seat } })],
    ['alhambra-final', boardOf(four.at(-1)!)],
    ['alhambra-money', announcementOf('startingMoney', four[0]!, ['dealtMoney'])],
    ['alhambra-scoring', announcementOf('scoring', scored, ['scored'])],
    ['alhambra-hand', handOf(acting)],
    ['alhambra-phone', onPhone(boardOf(placing, { step: stepAt(placing, 'placeTile') }))],
    ['alhambra-hand-phone', onPhone(handOf(acting))],
    ['alhambra-final-phone', onPhone(boardOf(four.at(-1)!))],
    [
      'alhambra-tiles',
      { kind: 'sheet', game: 'alhambra', sheet: 'tiles', locale: 'en', view: null, screen: 'desktop' },
    ],
  ]);
}

const onPhone = (order: TableOrder): TableOrder => ({ ...order, scene: { ...order.scene, screen: 'phone' } });

/** The first moment of this kind in the rest of a game. */
export function momentAt(moments: readonly Moment[], share: number, isMeant: (open: Open) => boolean): Moment {
  const rest = moments.slice(Math.floor(moments.length * share));
  const found = rest.find(({ state }) => isMeant(alhambra.open(state)));
  if (!found) throw new Error('the game has no such moment');
  return found;
}

/** The cells that the seat awaited can choose by moves of a kind, for the first tile that has any. */
export function stepAt({ state }: Moment, kind: Move['kind']): SceneStep<Alhambra> | null {
  const turn = alhambra.turn(state);
  if ('over' in turn) return null;
  const seat = turn.awaits[0]!;
  const moves = [...alhambra.legal(state, seat)].filter((move) => move.kind === kind);
  const tileOf = (move: Move) => ('tile' in move ? move.tile : null);
  const tile = moves[0] === undefined ? null : tileOf(moves[0]);
  const answers = moves
    .filter((move) => tileOf(move) === tile)
    .map((move, i) => ({ label: `${i + 1}`, partial: { ...move } }));
  return { seat, moves: [], partial: { kind, ...(tile === null ? {} : { tile }) }, answers };
}

interface Shown {
  readonly locale?: Locale;
  readonly step?: SceneStep<Alhambra> | null;
  readonly zoom?: Zoom | null;
}

/** What a viewer is told beside the view. */
export function sceneOf(
  { state, story, recent }: Moment,
  viewer: Viewer,
  { locale = 'en', step = null, zoom = null }: Shown = {},
): Scene<Alhambra> {
  const seen = (events: Moment['story']) => events.map((event) => alhambra.sight(event, viewer));
  return {
    ...{ names: NAMES.slice(0, state.players.length), locale, step, zoom, screen: 'desktop' },
    ...{ recent: seen(recent), story: seen(story.slice(-REMEMBERED)) },
  };
}

/** The table as everybody sees it. */
export function boardOf(moment: Moment, shown: Shown = {}): TableOrder {
  const view = { open: alhambra.open(moment.state), own: null };
  // What is told of one game is handed on as the scene of any.
  const scene = sceneOf(moment, 'table', shown) as Scene;
  return { kind: 'board', game: 'alhambra', table: 'showcase', viewer: 'table', view, scene };
}

/** The sets of coins that the seat awaited can take, as its panel shows them. */
export function coinsAt({ state }: Moment): SceneStep<Alhambra> {
  const turn = alhambra.turn(state);
  if ('over' in turn) throw new Error('nobody takes coins');
  const position = positionAt(alhambra, state, turn.awaits[0]!);
  const draft = { moves: [], partial: { kind: 'takeCoins' }, picked: [] } as const;
  const reader = { locale: 'en', say: { name: (seat: Seat) => NAMES[seat]! } } as const;
  return game.controls.panel(position, draft, reader, position).picture!.step;
}

/** What the seat that acts holds, and the coins that it can take. */
export function handOf(moment: Moment): TableOrder {
  const { state } = moment;
  const step = coinsAt(moment);
  const view = { open: alhambra.open(state), own: alhambra.own(state, step.seat) };
  const scene = sceneOf(moment, step.seat, { step }) as Scene; // As above.
  return { kind: 'hand', game: 'alhambra', table: 'showcase', viewer: step.seat, view, scene };
}

/** What is announced of a moment, in a message of its own. */
function announcementOf(name: string, { recent, state }: Moment, kinds: readonly string[]): PictureOrder {
  const sights = recent.filter(({ kind }) => kinds.includes(kind));
  const scene = { names: NAMES.slice(0, state.players.length), locale: 'en', screen: 'desktop' } as const;
  return { kind: 'announcement', game: 'alhambra', announcement: name, sights, scene };
}
