/** Option `drache` by ear: whoever cannot see the map knows where dragon and fairy are, and what can be chosen. */

import { describe, expect, test } from 'vitest';
import { carcassonne, type Sight, type Slices } from '../../../src/engines/carcassonne/index.ts';
import { carcassonneWords } from '../../../src/words/carcassonne/index.ts';
import { tileInWords } from '../../../src/words/carcassonne/map/lines.ts';
import { LOCALES, type Locale } from '../../../src/words/contract.ts';
import { type Position, position, type Setting, seat } from '../../engines/carcassonne/support.ts';
import { say } from '../support/endings.ts';

const told = ({ state }: Position, locale: Locale = 'en'): readonly string[] =>
  carcassonneWords[locale].game.describe({ open: carcassonne.open(state), own: null }, say);
const task = ({ state }: Position, locale: Locale = 'en'): string =>
  carcassonneWords[locale].game.task(carcassonne.open(state));

const fable = (of: Partial<NonNullable<Slices['drache']>>): Slices => ({
  drache: { dragon: null, fairy: null, setAside: [], ...of },
});
/** A city in the north, a road in the east, with a volcano where the dragon is, and a cloister in the south. */
const landscape = (setting: Partial<Setting> = {}): Position =>
  position({
    board: `
      Q:180 .
      D@    ${setting.expansions?.drache?.dragon ? 'P17' : 'U'}
      B     .
    `,
    drawn: 'U',
    stack: ['U', 'U'],
    options: ['drache'],
    ...setting,
  });

describe('§13 dragon and fairy', () => {
  test('are not on the map at first', () => {
    expect(told(landscape())).toEqual(
      expect.arrayContaining(['The dragon isn’t on the map yet.', 'The fairy isn’t on the map yet.']),
    );
    expect(told(landscape({ options: [] })).join('\n')).not.toMatch(/dragon|fairy/i);
  });

  test('are told with their tiles, she also with her follower', () => {
    const at = (fairy: NonNullable<Slices['drache']>['fairy']) =>
      told(landscape({ followers: [[1, 0, 1, 0]], expansions: fable({ dragon: { x: 1, y: 0 }, fairy }) }));
    const cell = { x: 0, y: 1 };
    expect(at({ cell, with: { seat: seat(1), segment: 0 } })).toEqual(
      expect.arrayContaining(['The dragon is at (1, 0).', 'The fairy is with Ben’s monk at (0, 1).']),
    );
    expect(at({ cell, with: null })).toContain('The fairy is at (0, 1), with no follower.');
  });

  test('§13.2 tiles that wait for a volcano are named', () => {
    expect(told(landscape({ expansions: fable({ setAside: ['P04', 'P16'] }) }))).toContain(
      'Set aside until the first volcano: dragon, city on one side; dragon, straight road.',
    );
  });

  test('§13.6 who has the fairy is among his figures', () => {
    const { state } = landscape({
      followers: [[1, 0, 1, 0]],
      expansions: fable({ fairy: { cell: { x: 0, y: 1 }, with: { seat: seat(1), segment: 0 } } }),
    });
    const figures = (of: number, locale: Locale) =>
      carcassonneWords[locale].game.figures(carcassonne.open(state), seat(of));
    expect([figures(0, 'en'), figures(1, 'en')]).toEqual([
      '0 points and 7 followers left',
      '0 points; 6 followers left; with the fairy',
    ]);
    expect([figures(1, 'de'), figures(1, 'ja')].join()).toMatch(/Fee.*妖精/);
  });
});

describe('§13.3 the dragon on its way', () => {
  const begun = landscape({
    ...{ drawn: 'P16', seats: 3 },
    followers: [
      [0, 0, -1, 0],
      [1, 0, 1, 0],
    ],
    expansions: fable({
      dragon: { x: 0, y: 0 },
      fairy: { cell: { x: 0, y: 1 }, with: { seat: seat(1), segment: 0 } },
    }),
  }).play('tile -1,0 0', 'pass');

  test('where it has been, where it can go, and what it eats there', () => {
    expect(told(begun).slice(0, 5)).toEqual([
      'Aya: move the dragon (step 1 of 6).',
      'The dragon’s way so far: (0, 0).',
      'North to (0, −1): it eats Aya’s knight.',
      'East to (1, 0): it eats no one.',
      'West to (−1, 0): it eats no one.',
    ]);
    expect(told(begun, 'de').slice(1, 4)).toEqual([
      'Weg des Drachen bisher: (0, 0).',
      'Nach Norden auf (0, −1); Opfer: Ritter von Aya.',
      'Nach Osten auf (1, 0); keine Opfer.',
    ]);
    expect(told(begun, 'ja').slice(1, 4)).toEqual([
      'ドラゴンの道筋：(0, 0)。',
      '北の(0, −1)：Ayaの騎士が食べられます。',
      '東の(1, 0)：食べられるコマはありません。',
    ]);
  });

  test('a step, what it ate, and its end are told', () => {
    const lines = carcassonneWords.en.game.lines(begun.play('dragon n').events, say).map(({ text }) => text);
    expect(lines.slice(0, 2)).toEqual([
      'Aya moved the dragon to (0, −1). It ate Aya’s follower.',
      'The dragon had nowhere else to go and stopped after 1 step.',
    ]);
  });
});

const step = (
  n: number,
  x: number,
  of: number,
  eaten: Extract<Sight, { kind: 'movedDragon' }>['eaten'] = [],
): Sight => ({
  ...{ kind: 'movedDragon', seat: seat(of), from: { x: x - 1, y: 0 }, x, y: 0, to: n === 0 ? 'volcano' : 'step' },
  ...{ step: n, forced: false, eaten },
});
const spot = (of: number, x: number) => ({ seat: seat(of), figure: 'follower', x, y: 0, segment: 0 }) as const;

test('§13.3 steps in a row are one line, with what each ate', () => {
  const lines = carcassonneWords.en.game.lines([step(1, 1, 0), step(2, 2, 1, [spot(2, 2)]), step(3, 3, 2)], say);
  expect(lines.map(({ text }) => text)).toEqual([
    'The dragon moved to (1, 0) (Aya), (2, 0) (Ben), and (3, 0) (Clemens). It ate Clemens’s follower at (2, 0).',
  ]);
  expect(lines[0]!.sight).toMatchObject({ step: 2 });
});

test('§13.3 from three steps on that cost figures, a walk tells in one sum what it ate', () => {
  const steps = (...meals: readonly number[]) =>
    meals.map((of, i) => step(i + 1, i + 1, i % 3, of < 0 ? [] : [spot(of, i + 1)]));
  const walk = (locale: Locale, ...meals: readonly number[]) =>
    carcassonneWords[locale].game.lines(steps(...meals), say)[0]!.text;
  expect(walk('en', 0, 1)).toContain('It ate Aya’s follower at (1, 0) and Ben’s follower at (2, 0).');
  const many = [0, 1, -1, 1, 0, 1];
  expect(walk('en', ...many)).toMatch(/\(6, 0\) \(Clemens\)\. It ate 2 of Aya’s followers and 3 of Ben’s followers\.$/);
  expect(walk('de', ...many)).toMatch(/ und hat 2 Gefolgsleute von Aya und 3 Gefolgsleute von Ben gefressen\.$/);
  expect(walk('ja', ...many)).toMatch(/と進み、Ayaの部下ゴマ2個とBenの部下ゴマ3個を食べました。$/);
});

test.each(LOCALES)('%s: a volcano and a second walk have lines of their own', (locale) => {
  expect(
    carcassonneWords[locale].game.lines([step(0, 5, 0), step(1, 1, 0), step(2, 2, 1), step(1, 1, 1)], say),
  ).toHaveLength(3);
});

test.each(LOCALES)('%s: a follower placed by portal has a line, one on his own tile has none', (locale) => {
  const tile: Sight = { kind: 'placedTile', seat: seat(0), tile: 'P08', x: 0, y: 0, rotation: 0 };
  const placed = { kind: 'placedFollower', ...spot(0, 7), feature: 'road' } as const;
  const texts = (sights: readonly Sight[]) => carcassonneWords[locale].game.lines(sights, say).map(({ text }) => text);
  expect(texts([tile, placed])).toHaveLength(1);
  const [, byPortal] = texts([tile, { ...placed, portal: true }]);
  expect(byPortal).toContain('(7, 0)');
});

test('§13.4 the princess: the knights to choose from, with their tiles', () => {
  const visited = landscape({
    drawn: 'P20',
    followers: [
      [0, 0, 0, 0],
      [1, 0, -1, 0],
    ],
    board: `
      Q:180 .
      D@    U
      B     .
    `,
  }).play('tile 1,-1 0');
  expect(told(visited).slice(0, 2)).toEqual([
    'Aya: send one of the knights in the princess’s city home.',
    'Knights to choose from: Aya’s knight at (0, 0); Ben’s knight at (0, −1).',
  ]);
});

describe('§13.5 the portal', () => {
  const through = landscape({ drawn: 'P08', followers: [[1, 0, 1, 0]] }).play('tile -1,0 0');

  test('every unclaimed spot is told, also cloisters, farms, and features of one tile', () => {
    const lines = told(through);
    expect(lines).toContain('The portal leads to everything below that is unclaimed.');
    expect(lines.filter((line) => line.startsWith('Unclaimed: '))).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/city/),
        expect.stringMatching(/road of 1 tile/),
        expect.stringMatching(/farm/),
      ]),
    );
  });

  test('not where the dragon is', () => {
    const { state } = through;
    const open = carcassonne.open(state);
    const expansions = { ...open.expansions, ...fable({ dragon: { x: 1, y: 0 } }) };
    expect(carcassonneWords.en.game.describe({ open: { ...open, expansions }, own: null }, say)).toContain(
      'The portal leads to everything below that is unclaimed, except on the dragon’s tile (1, 0).',
    );
  });

  test('the task says so, but not to whoever has no follower', () => {
    expect(task(through)).toBe('place a follower anywhere, or skip');
  });
});

describe('the task', () => {
  const own = { followers: [[0, 0, 1, 0]] } as const;

  test.each([
    ['en', 'place a follower on your tile, move the fairy, or skip'],
    ['de', 'setze einen Gefolgsmann auf das neue Plättchen, versetze die Fee oder verzichte darauf'],
    ['ja', '置いたタイルに部下ゴマを置くか、妖精を動かすか、何もしないかを選んでください'],
  ] as const)('%s: with an own follower on the map, the fairy can be moved', (locale, text) => {
    expect(task(landscape(own).play('tile -1,0 0'), locale)).toBe(text);
  });

  test.each([
    ['en', 'move the fairy, or skip'],
    ['de', 'versetze die Fee oder verzichte darauf'],
    ['ja', '妖精を動かすかどうかを選んでください'],
  ] as const)('%s: on a volcano only she can', (locale, text) => {
    const drawn = landscape({ ...own, drawn: 'P17' });
    expect(task(drawn, 'en')).toBe('place your tile');
    expect(task(drawn.play('tile -1,0 0'), locale)).toBe(text);
  });

  test('the player’s own message names only what is possible', () => {
    const open = carcassonne.open(landscape(own).play('tile -1,0 0').state);
    expect(carcassonneWords.en.game.task(open, new Set(['moveFairy', 'pass']))).toBe('move the fairy, or skip');
  });
});

test.each([
  ['P03', 'volcano, road to the south'],
  ['P08', 'magic portal, road to the east, road to the south, road to the west'],
  ['P10', 'city north with a princess, city east and south with a pennant'],
  ['P13', 'dragon symbol, cloister, city north, east, and west'],
  ['P25', 'dragon symbol, city west and east, road from north to south with a tunnel'],
] as const)('§13.7 %s is told with its sign', (tile, text) => {
  expect(tileInWords(carcassonneWords.en.map, tile, 0)).toBe(text);
});

test('§13.6 her points at the end belong to the final scoring, those before do not', () => {
  const { chapter } = carcassonneWords.en.game;
  const scored = { kind: 'scoredFairy', seat: seat(0), points: 3 } as const;
  expect(chapter({ ...scored, reason: 'turn' })).toBeNull();
  expect(chapter({ ...scored, reason: 'feature', feature: 'city', complete: true })).toBeNull();
  expect(chapter({ ...scored, reason: 'feature', feature: 'field', complete: false })).toBe('Final scoring');
});

test('§13.3 who goes home since nobody is left there is told after the walk', () => {
  const home = { kind: 'wentHome', figures: [{ ...spot(1, 9), figure: 'builder' }] } as const;
  const lines = carcassonneWords.en.game
    .lines([step(1, 1, 0, [spot(1, 1)]), home, step(2, 2, 1)], say)
    .map(({ text }) => text);
  expect(lines).toEqual([
    'The dragon moved to (1, 0) (Aya) and (2, 0) (Ben). It ate Ben’s follower at (1, 0).',
    'Ben’s builder returned, too, with no follower of its owner left there.',
  ]);
});
