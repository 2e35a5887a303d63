import { type Citadels, citadels, type Open } from '../../../../../src/engines/citadels/index.ts';
import { type OpenView, type Seat, seatsOf } from '../../../../../src/engines/contract.ts';
import { playout } from '../../../../../src/engines/playout.ts';
import { seeded } from '../../../../../src/kernel/random.ts';
import { type Picture, SCREENS } from '../../../../../src/render/contract.ts';
import { board } from '../../../../../src/render/games/citadels/board.ts';
import { hand } from '../../../../../src/render/games/citadels/hand.ts';
import { districtSheet } from '../../../../../src/render/games/citadels/sheets.ts';
import type { PictureOrder } from '../../../../../src/render/pipeline/order.ts';
import { LOCALES } from '../../../../../src/words/contract.ts';
import { wordsIn } from '../../../../../src/words/words.ts';
import { amount } from '../../../../support/amount.ts';
import { onPhone, sheetOrder } from '../../../support/played.ts';
import { handOf, momentAt, orderOf } from './moments.ts';
import { type Moment, sensibleGame } from './sensibleGame.ts';

/** Pictures with all colors of the game: a table in mid-game and its end, hands, the choice, and all districts. */
export function samples(): readonly Picture[] {
  const seats = citadels.seats([]).max;
  const shown: { readonly open: OpenView<Citadels>; readonly hand: () => Picture }[] = [];
  const names = seatsOf(seats).map((seat) => String.fromCodePoint('A'.codePointAt(0)! + seat));
  const scene = {
    names,
    words: wordsIn(LOCALES[0]),
    recent: [],
    story: [],
    step: null,
    zoom: null,
    screen: SCREENS[0],
  };
  playout(citadels, { seats, options: [] }, seeded('samples of citadels'), ({ state }) => {
    const open = citadels.open(state);
    const seat: Seat = open.step.kind === 'over' ? open.crown : open.step.seat;
    shown.push({ open, hand: () => hand({ open, own: citadels.own(state, seat) }, scene) });
  });
  const from = (share: number, kind: Open['step']['kind']) =>
    shown.slice(Math.floor((shown.length - 1) * share)).find(({ open }) => open.step.kind === kind)!;
  const boards = [from(0.3, 'turn'), from(0.7, 'turn'), from(1, 'over')];
  const hands = [from(0.3, 'choose'), from(0.5, 'turn')];
  return [
    ...boards.map(({ open }) => board({ open, own: null }, scene)),
    ...hands.map((one) => one.hand()),
    districtSheet(wordsIn(LOCALES[0])),
  ];
}

/** A picture of each layout. */
export function goldens(): { readonly [name: string]: PictureOrder } {
  const six = [...sensibleGame(6, 'showcase')];
  const middle = momentAt(six, 0.8, ({ step, turn, characters }) => {
    const called = characters.filter(({ fate }) => fate === 'called').length;
    return step.kind === 'turn' && called > 3 && called < 7 && turn!.built > 0 && turn!.used.length > 1;
  });
  const turn = momentAt(six, 0.3, ({ step, turn, players }) => {
    if (step.kind !== 'turn' || turn === null || turn.buildsLeft === 0) return false;
    const { handSize, gold, city } = players[step.seat]!;
    return handSize > 3 && gold > 2 && city.length > 2;
  });
  const choice = momentAt(six, 0.5, ({ step, first }) => step.kind === 'choose' && step.seat === (first + 1) % 6);
  const seven = [...sensibleGame(7, 'seven')];
  const busy = momentAt(seven, 0.75, ({ step, turn, characters }) => {
    const called = characters.filter(({ fate }) => fate === 'called').length;
    return step.kind === 'turn' && called > 4 && turn!.built > 0;
  });
  const boardOf = (moment: Moment) => orderOf('board', moment, 'table');
  return {
    'citadels-board': boardOf(middle),
    'citadels-seven': boardOf(momentAt(seven, 0.9, ({ step }) => step.kind === 'turn')),
    'citadels-final': boardOf(six.at(-1)!),
    'citadels-hand': handOf(turn),
    'citadels-choice': handOf(choice),
    'citadels-phone': onPhone(boardOf(busy)),
    'citadels-final-phone': onPhone(boardOf(six.at(-1)!)),
    'citadels-hand-phone': onPhone(handOf(turn)),
    'citadels-choice-phone': onPhone(handOf(choice)),
    'citadels-districts': sheetOrder('citadels', 'districts'),
    'citadels-rules-warlord': sheetOrder('citadels', 'warlord'),
  };
}

export const patching = [
  { seats: 4, stride: amount(109, 41) },
  { seats: 7, stride: amount(121, 37) },
] as const;

export const tallest = 1_320;
