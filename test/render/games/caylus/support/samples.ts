import type { Picture } from '../../../../../src/render/contract.ts';
import { board } from '../../../../../src/render/games/caylus/board.ts';
import { sheets } from '../../../../../src/render/games/caylus/sheets.ts';
import type { PictureOrder } from '../../../../../src/render/pipeline/order.ts';
import { amount } from '../../../../support/amount.ts';
import { askedAt, gameOf, sceneOf, showcase, viewOf } from './showcase.ts';

/** Pictures with all colors of the game: tables early and late, one of two players, an end, and all buildings. */
export function samples(): readonly Picture[] {
  const five = gameOf(5);
  const two = gameOf(2);
  const moments = [
    askedAt(five, 0.1, 'place'),
    askedAt(five, 0.5, 'castle'),
    askedAt(five, 0.7, 'place'),
    askedAt(two, 0.6, 'provost'),
    five.at(-1)!,
  ];
  return [
    ...moments.map((moment) => board(viewOf(moment), sceneOf(moment))),
    ...['buildings', 'prestigeLeft'].map((name) => sheets[name]!.picture('en', null, 'desktop', [])),
  ];
}

/** One picture of each layout. */
export const goldens = (): { readonly [name: string]: PictureOrder } => Object.fromEntries(showcase());

export { showcase } from './showcase.ts';

export const patching = [
  { seats: 2, stride: amount(37, 11) },
  { seats: 5, stride: amount(61, 17) },
] as const;
