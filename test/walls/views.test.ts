/** What the compiler refuses to the bot: a state where a view belongs. Compiles a file and reads the errors. */
import { expect, test } from 'vitest';
import { compileErrors, ROOT } from '../support/compileErrors.ts';

/** The head of a file of the bot, with everything in hand that its functions take. */
const HEAD = `
import type { BotGame } from '${ROOT}/src/bot/contract.ts';
import { boardMessage } from '${ROOT}/src/bot/messages/board.ts';
import { drawBoard, inWords } from '${ROOT}/src/bot/messages/pictures.ts';
import type { Context } from '${ROOT}/src/bot/state/context.ts';
import type { Players } from '${ROOT}/src/bot/state/players.ts';
import type { Engine, Seat } from '${ROOT}/src/engines/contract.ts';
import type { PictureOrder } from '${ROOT}/src/render/pipeline/order.ts';
import type { Attached } from '${ROOT}/src/bot/discord/components.ts';
import type { Table } from '${ROOT}/src/tables/table/table.ts';
import type { SeatStandpoint, Standpoint } from '${ROOT}/src/tables/table/standpoint.ts';
import type { Words } from '${ROOT}/src/words/words.ts';
declare const [context, game, table, players, picture]: [Context, BotGame, Table, Players, Attached];
declare const [standpoint, own]: [Standpoint, SeatStandpoint];
declare const words: Words;
declare const engine: Engine;
declare const state: ReturnType<Engine['setup']>['state'];
declare const seat: Seat;
const how = { step: null, players, words, priority: 'board' } as const;
const scene = { names: [], locale: 'en', recent: [], story: [], step: null, zoom: null, screen: 'desktop' } as const;
const order = { kind: 'board', game: '', table: '', viewer: 'table', scene } as const;
`;

/** Statements of a file of the bot: with a view, and the same with a state in its place. */
const STATEMENTS: readonly (readonly [string, string])[] = [
  ['game.controls.board(standpoint.view.open, words);', 'game.controls.board(state, words);'],
  ['game.status(standpoint.view.open, words);', 'game.status(state, words);'],
  ['game.words.en.task(standpoint.view.open);', 'game.words.en.task(state);'],
  ['game.words.en.figures(standpoint.view.open, seat);', 'game.words.en.figures(state, seat);'],
  [
    'game.words.en.describe(standpoint.view, players.say);',
    'game.words.en.describe({ open: state, own: null }, players.say);',
  ],
  [
    'game.words.en.describe({ open: standpoint.view.open, own: own.view.own }, players.say);',
    'game.words.en.describe({ open: standpoint.view.open, own: state }, players.say);',
  ],
  [
    'game.hand?.title(own.view, { words, say: players.say });',
    'game.hand?.title({ open: state, own: state }, { words, say: players.say });',
  ],
  [
    'game.lists[0]?.lines(standpoint.view.open, [], words, players.say);',
    'game.lists[0]?.lines(state, [], words, players.say);',
  ],
  ['game.lists[0]?.announced?.(standpoint.view.open);', 'game.lists[0]?.announced?.(state);'],
  ['inWords(game, standpoint.view, players, words);', 'inWords(game, { open: state, own: null }, players, words);'],
  [
    'await drawBoard(context, game, table, { standpoint, ...how });',
    'await drawBoard(context, game, table, { standpoint, view: { open: state, own: null }, ...how });',
  ],
  [
    'boardMessage(game, table, standpoint, players, picture, []);',
    'boardMessage(game, table, { viewer: "table", recent: [], view: { open: state, own: null } }, players, picture, []);',
  ],
  [
    'export const a: PictureOrder = { ...order, view: standpoint.view };',
    'export const b: PictureOrder = { ...order, view: { open: state, own: null } };',
  ],
  ['engine.ended(engine.open(state), null);', 'engine.ended(state, null);'],
  // The bot cannot even get at a state, or make a view of one.
  ['table.standpoints;', 'table.state;'],
  // What a seat has settled in advance is in its own standpoint alone.
  ['own.plan.next;', 'standpoint.plan.next;'],
  ['own.ahead?.view;', 'table.seats[0]?.plan;'],
  ['game.engine.seats([]);', 'game.engine.open(state);'],
  ['game.engine.options;', 'game.engine.play(state, seat, { kind: "" }, { stream: () => ({ uniform: () => 0 }) });'],
];

const fileOf = (statements: readonly string[]): string => `${HEAD}${statements.join('\n')}\n`;
const RIGHT = STATEMENTS.map(([right]) => right);
const WRONG = STATEMENTS.map(([, wrong]) => wrong);
const errors = compileErrors({ 'right.mts': fileOf(RIGHT), 'wrong.mts': fileOf(WRONG) });

/** The lines of a file that the compiler refuses, counted from 1. */
const refusedLines = (name: string): readonly number[] =>
  [...new Set(errors.filter(({ file }) => file === name).map(({ line }) => line))].toSorted((a, b) => a - b);

test('what the bot shows is built from views', () => {
  expect(refusedLines('right.mts')).toEqual([]);
});

test('a state where a view belongs does not compile', () => {
  const first = HEAD.split('\n').length;
  expect(refusedLines('wrong.mts')).toEqual(WRONG.map((_, index) => first + index));
  expect(errors.filter(({ file }) => !['right.mts', 'wrong.mts'].includes(file))).toEqual([]);
});
