import { alhambra } from '../../../../../src/engines/alhambra/index.ts';
import type { Picture } from '../../../../../src/render/contract.ts';
import { board } from '../../../../../src/render/games/alhambra/board.ts';
import { hand } from '../../../../../src/render/games/alhambra/hand.ts';
import type { PictureOrder } from '../../../../../src/render/pipeline/order.ts';
import { amount } from '../../../../support/amount.ts';
import { sensibleGame } from './sensibleGame.ts';
import { coinsAt, momentAt, sceneOf, showcase, stepAt } from './showcase.ts';

/** Pictures with all colors of the game: a table in mid-game with places on offer, one of two, an end, and a hand. */
export function samples(): readonly Picture[] {
  const six = [...sensibleGame(6, 'samples of alhambra')];
  const two = [...sensibleGame(2, 'samples of alhambra')];
  const placing = momentAt(six, 0.7, ({ step }) => step.kind === 'placing');
  const shown = [
    { moment: placing, step: stepAt(placing, 'placeTile') },
    { moment: momentAt(two, 0.6, ({ step }) => step.kind === 'action'), step: null },
    { moment: six.at(-1)!, step: null },
  ];
  const acting = momentAt(six, 0.5, ({ step }) => step.kind === 'action');
  const step = coinsAt(acting);
  const view = { open: alhambra.open(acting.state), own: alhambra.own(acting.state, step.seat) };
  return [
    ...shown.map(({ moment, step }) =>
      board({ open: alhambra.open(moment.state), own: null }, sceneOf(moment, 'table', { step })),
    ),
    hand(view, sceneOf(acting, step.seat, { step })),
  ];
}

/** One picture of each layout. */
export const goldens = (): { readonly [name: string]: PictureOrder } => Object.fromEntries(showcase());

export { showcase } from './showcase.ts';

export const patching = [
  { seats: 2, stride: amount(47, 11) },
  { seats: 6, stride: amount(71, 13) },
] as const;
