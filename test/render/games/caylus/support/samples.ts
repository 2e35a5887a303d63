import type { Picture } from '../../../../../src/render/contract.ts';
import { board } from '../../../../../src/render/games/caylus/board.ts';
import { sheets } from '../../../../../src/render/games/caylus/sheets.ts';
import type { PictureOrder } from '../../../../../src/render/pipeline/order.ts';
import { wordsIn } from '../../../../../src/words/words.ts';
import { amount } from '../../../../support/amount.ts';
import { onPhone, sheetOrder } from '../../../support/played.ts';
import { askedAt, boardOf, gameOf, sceneOf, viewOf } from './moments.ts';

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
    ...['buildings', 'prestigeLeft'].map((name) => sheets[name]!.picture(wordsIn('en'), null, 'desktop', [])),
  ];
}

/** A picture of each layout. */
export function goldens(): { readonly [name: string]: PictureOrder } {
  const [two, four, five] = [gameOf(2), gameOf(4), gameOf(5)];
  const placing = askedAt(five, 0.6, 'place');
  return {
    'caylus-board': boardOf(placing),
    'caylus-start': boardOf(askedAt(four, 0, 'place'), { words: wordsIn('ja') }),
    'caylus-castle': boardOf(askedAt(four, 0.5, 'castle'), { words: wordsIn('de') }),
    'caylus-two': boardOf(askedAt(two, 0.6, 'provost')),
    'caylus-favor': boardOf(askedAt(five, 0.5, 'track')),
    'caylus-final': boardOf(five.at(-1)!),
    'caylus-phone': onPhone(boardOf(placing)),
    'caylus-final-phone': onPhone(boardOf(five.at(-1)!)),
    'caylus-road': boardOf(placing, { zoom: { part: 'road' } }),
    'caylus-player': boardOf(placing, { zoom: { area: viewOf(placing).open.players[0]!.seat } }),
    'caylus-stone': sheetOrder('caylus', 'stoneLeft'),
  };
}

export const patching = [
  { seats: 2, stride: amount(47, 11) },
  { seats: 5, stride: amount(83, 17) },
] as const;

export const tallest = 2_400;
