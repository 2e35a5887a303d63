/** Moments of games that anybody can play again, and how they are shown. */
import { type Citadels, citadels } from '../../../../../src/engines/citadels/index.ts';
import type { Seat } from '../../../../../src/engines/contract.ts';
import type { SceneStep } from '../../../../../src/render/contract.ts';
import type { TableOrder } from '../../../../../src/render/pipeline/order.ts';
import { shownFrom } from '../../../support/played.ts';
import type { Moment } from './sensibleGame.ts';

const NAMES = ['Annika', 'Ben', 'さくら', 'Maximilian der Große', 'Theo', 'Мария', 'Zoë'];

export const { momentAt, orderOf, sceneOf, viewOf } = shownFrom(citadels, NAMES);

/** The seat awaited; at the end the one with the crown. */
export function awaitedAt({ state }: Moment): Seat {
  const { step, crown } = citadels.open(state);
  return step.kind === 'over' ? crown : step.seat;
}

/** The moves of these kinds, numbered. */
export const numbered = (
  { state }: Moment,
  seat: Seat,
  kinds: readonly string[] = ['build', 'keepCards'],
): SceneStep<Citadels> => ({
  ...{ seat, moves: [], partial: {} },
  answers: [...citadels.legal(state, seat)]
    .filter(({ kind }) => kinds.includes(kind))
    .map((move, i) => ({ label: `${i + 1}`, partial: { ...move } })),
});

/** What the seat awaited holds, with the buttons beneath it numbered. */
export function handOf(moment: Moment): TableOrder {
  const seat = awaitedAt(moment);
  return orderOf('hand', moment, seat, { step: numbered(moment, seat) });
}
