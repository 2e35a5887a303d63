/** Moments of games that anybody can play again, and how they are shown. */

import { alhambra as game } from '../../../../../src/bot/games/alhambra/index.ts';
import { type Alhambra, alhambra, type Move } from '../../../../../src/engines/alhambra/index.ts';
import type { Seat } from '../../../../../src/engines/contract.ts';
import type { Scene, SceneStep } from '../../../../../src/render/contract.ts';
import type { TableOrder } from '../../../../../src/render/pipeline/order.ts';
import { positionAt } from '../../../../../src/tables/view/position.ts';
import { wordsIn } from '../../../../../src/words/words.ts';
import { shownFrom } from '../../../support/played.ts';
import type { Moment } from './sensibleGame.ts';

export const NAMES = ['Annika', 'Ben', 'さくら', 'Maximilian der Große', 'Theo', 'Мария'];

export const { momentAt, orderOf, sceneOf, viewOf } = shownFrom(alhambra, NAMES);

/** Who acts; the first of several. Null at the end. */
export function actor({ state }: Moment): Seat | null {
  const turn = alhambra.turn(state);
  return 'over' in turn ? null : turn.awaits[0]!;
}

/** A step whose answers are these moves, numbered. */
export const stepOf = (seat: Seat, partial: SceneStep['partial'], moves: readonly Move[]): SceneStep<Alhambra> => ({
  ...{ seat, moves: [], partial },
  answers: moves.map((move, i) => ({ label: `${i + 1}`, partial: { ...move } })),
});

/** The cells that the seat awaited can choose by moves of a kind, for the first tile that has any. */
export function stepAt(moment: Moment, kind: Move['kind']): SceneStep<Alhambra> | null {
  const seat = actor(moment);
  if (seat === null) return null;
  const moves = [...alhambra.legal(moment.state, seat)].filter((move) => move.kind === kind);
  const tileOf = (move: Move) => ('tile' in move ? move.tile : null);
  const tile = moves[0] === undefined ? null : tileOf(moves[0]);
  const partial = { kind, ...(tile === null ? {} : { tile }) };
  return stepOf(
    seat,
    partial,
    moves.filter((move) => tileOf(move) === tile),
  );
}

/** The table as everybody sees it. */
export const boardOf = (moment: Moment, shown: Partial<Scene<Alhambra>> = {}): TableOrder =>
  orderOf('board', moment, 'table', shown);

/** The sets of coins that the seat awaited can take, as its panel shows them. */
export function coinsAt({ state }: Moment): SceneStep<Alhambra> {
  const turn = alhambra.turn(state);
  if ('over' in turn) throw new Error('nobody takes coins');
  const position = positionAt(alhambra, state, turn.awaits[0]!);
  const draft = { moves: [], partial: { kind: 'takeCoins' }, picked: [] } as const;
  const reader = { words: wordsIn('en'), say: { name: (seat: Seat) => NAMES[seat]! } } as const;
  return game.controls.panel(position, draft, reader, position).picture!.step;
}

/** What the seat that acts holds, and the coins that it can take. */
export function handOf(moment: Moment): TableOrder {
  const step = coinsAt(moment);
  return orderOf('hand', moment, step.seat, { step });
}
