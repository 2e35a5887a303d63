import { alhambra } from '../../../../../src/engines/alhambra/index.ts';
import type { Picture } from '../../../../../src/render/contract.ts';
import { board } from '../../../../../src/render/games/alhambra/board.ts';
import { hand } from '../../../../../src/render/games/alhambra/hand.ts';
import type { PictureOrder } from '../../../../../src/render/pipeline/order.ts';
import { amount } from '../../../../support/amount.ts';
import { onPhone, sheetOrder } from '../../../support/played.ts';
import { boardOf, coinsAt, handOf, momentAt, NAMES, sceneOf, stepAt, viewOf } from './moments.ts';
import { type Moment, sensibleGame } from './sensibleGame.ts';

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
    ...shown.map(({ moment, step }) => board(viewOf(moment), sceneOf(moment, 'table', { step }))),
    hand(view, sceneOf(acting, step.seat, { step })),
  ];
}

/** A picture of each layout. */
export function goldens(): { readonly [name: string]: PictureOrder } {
  const four = [...sensibleGame(4, 'showcase')];
  const placing = momentAt(four, 0.5, ({ step }) => step.kind === 'placing');
  const two = [...sensibleGame(2, 'two')];
  const six = [...sensibleGame(6, 'six')];
  const acting = momentAt(four, 0.5, ({ step }) => step.kind === 'action');
  const scored = four.find(({ recent }) => recent.some((event) => event.kind === 'scored' && event.round === 2))!;
  const board = boardOf(placing, { step: stepAt(placing, 'placeTile') });
  return {
    'alhambra-board': board,
    'alhambra-two': boardOf(momentAt(two, 0.7, ({ step }) => step.kind === 'action')),
    'alhambra-six': boardOf(momentAt(six, 0.8, ({ step }) => step.kind === 'action')),
    'alhambra-closer': boardOf(placing, { zoom: { area: alhambra.open(placing.state).players[0]!.seat } }),
    'alhambra-final': boardOf(four.at(-1)!),
    'alhambra-money': announcementOf('startingMoney', four[0]!, ['dealtMoney']),
    'alhambra-scoring': announcementOf('scoring', scored, ['scored']),
    'alhambra-hand': handOf(acting),
    'alhambra-phone': onPhone(board),
    'alhambra-hand-phone': onPhone(handOf(acting)),
    'alhambra-final-phone': onPhone(boardOf(four.at(-1)!)),
    'alhambra-tiles': sheetOrder('alhambra', 'tiles'),
  };
}

/** What is announced of a moment, in a message of its own. */
function announcementOf(name: string, { recent, state }: Moment, kinds: readonly string[]): PictureOrder {
  const sights = recent.filter(({ kind }) => kinds.includes(kind));
  const scene = { names: NAMES.slice(0, state.players.length), locale: 'en', screen: 'desktop' } as const;
  return { kind: 'announcement', game: 'alhambra', announcement: name, sights, scene };
}

export const patching = [
  { seats: 2, stride: amount(101, 11) },
  { seats: 6, stride: amount(103, 13) },
] as const;

export const tallest = 2_000;
