import { expect, test } from 'vitest';
import { carcassonne } from '../../../src/engines/carcassonne/index.ts';
import { carcassonneWords } from '../../../src/words/carcassonne/index.ts';
import type { Locale } from '../../../src/words/contract.ts';
import { position } from '../../engines/carcassonne/support.ts';
import { say } from '../support/endings.ts';

/** A city that reaches south, the start tile, a cloister and a crossing beside it. */
const { state } = position({
  board: `
    Q:180 .
    D@    X
    B     .
  `,
  drawn: 'U',
  followers: [
    [0, 0, -1, 0],
    [1, 0, 0, 1],
    [1, 0, 1, 0],
    [0, 1, 0, 4],
  ],
});
const told = (locale: Locale, removed: typeof state.removed = []): readonly string[] =>
  carcassonneWords[locale].game.describe({ open: carcassonne.open({ ...state, removed }), own: null }, say);

test('a follower is told with the city, road, cloister or field that he is on', () => {
  expect(told('en')).toEqual(
    expect.arrayContaining([
      'Aya’s knight at (0, −1): city of 2 tiles with 1 pennant, on (0, −1) and (0, 0), open at (1, −1) and (−1, −1).',
      'Ben’s thief at (0, 0): road of 2 tiles, on (0, 0) and (1, 0), open at (−1, 0).',
      'Ben’s monk at (0, 1): cloister with 3 of 9 tiles, on (0, 1), open at (−1, 0), (−1, 1), (1, 1), (−1, 2), (0, 2), and (1, 2).',
    ]),
  );
  expect(told('en').join('\n')).toMatch(/^Aya’s farmer at \(1, 0\), \w+: farm touching 0 completed cities, on /m);
});

test('the task speaks of a follower only to whoever has one in hand', () => {
  const taskWith = (hand: number) => {
    const { state } = position({ board: 'D@', drawn: 'U', stack: ['U'], hands: { 0: hand } });
    return carcassonneWords.en.game.task(carcassonne.open(state));
  };
  expect([taskWith(1), taskWith(0)]).toEqual(['place your tile, then a follower if you like', 'place your tile']);
});

test('tiles are told as they lie, by compass', () => {
  expect(told('en')).toEqual(
    expect.arrayContaining([
      'Tile to place: road from west to east.',
      '(0, −1): city east, south, and west with a pennant.',
      '(0, 0): city north, road from west to east.',
      '(1, 0): road to the north, road to the east, road to the south, road to the west.',
      '(0, 1): cloister.',
    ]),
  );
  expect(told('de')).toContain('(0, −1): Stadt im Osten, Süden und Westen mit Wappen.');
  expect(told('ja')).toContain('(0, 0)：北に都市、東西を結ぶ道。');
});

test('tiles that fit nowhere are named, all of them', () => {
  const removed = [
    { tile: 'C', after: 1 },
    { tile: 'X', after: 3 },
  ] as const;
  expect(told('en', removed)).toContain('Removed (fit nowhere): city on all sides, pennant; four-way crossing.');
  expect(told('en').join('\n')).not.toContain('fit nowhere');
});
