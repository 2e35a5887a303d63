import { describe, expect, test } from 'vitest';
import { BUILDINGS, type Event } from '../../../src/engines/caylus/index.ts';
import { caylusWords } from '../../../src/words/caylus/index.ts';
import { BOARD_PARTS } from '../../../src/words/caylus/picture/closer/contract.ts';
import { entryOf, LOCALES } from '../../../src/words/contract.ts';
import { aya, ben, chloe, game, say } from './support.ts';

const { en, de, ja } = entryOf(caylusWords, 'game');
const lines = (events: readonly Event[]) => en.lines(events, say).map(({ text }) => text);
const bank = { kind: 'worker', building: 's_bank', space: 12 } as const;

describe.each(LOCALES)('%s', (locale) => {
  test('no two buildings have the same name', () => {
    const names = BUILDINGS.map(({ id }) => caylusWords[locale].names.buildings[id]);
    expect(new Set(names).size).toBe(names.length);
  });
});

test('bailiff and provost keep their names in every language', () => {
  const provost = { kind: 'movedProvost', seat: aya, from: 6, to: 7, paid: 1, isGuild: false } as const;
  const bailiff = { kind: 'movedBailiff', from: 6, to: 7, provost: 7 } as const;
  const told = (words: typeof en) => [words.sight(provost, say), words.sight(bailiff, say)];
  expect(told(en)).toEqual([
    'Aya moved the provost from space 6 to space 7 for 1 denier.',
    'The bailiff moved 1 space to space 7.',
  ]);
  expect(told(de)).toEqual([
    'Aya hat den Vogt für 1 Denar von Feld 6 auf Feld 7 versetzt.',
    'Der Seneschall ist 1 Feld weiter auf Feld 7 gezogen.',
  ]);
  expect(told(ja)).toEqual([
    'Ayaが監督を6番マスから7番マスに移動しました（1ダナー）。',
    '行政官が1マス前進して7番マスに着きました。',
  ]);
});

test('a round is on one line with its income, and a worker with the owner’s point', () => {
  const incomes = [aya, ben].map((seat) => ({ seat, base: 2, residences: seat, prestige: 0 }));
  const on = { kind: 'road', building: 's_bank', space: 12, owner: ben } as const;
  expect(
    lines([
      { kind: 'roundBegan', round: 2, order: [aya, ben], stage: 'dungeon' },
      { kind: 'phaseBegan', phase: 'income' },
      { kind: 'income', incomes },
      { kind: 'phaseBegan', phase: 'placing' },
      { kind: 'placed', seat: aya, on, cost: 1, reason: 'passed' },
      { kind: 'ownerScored', seat: ben, by: aya, building: 's_bank', space: 12, points: 1 },
    ]),
  ).toEqual([
    'Round 2. Turn order: Aya, Ben. Castle stage: dungeon. Income: Aya 2 deniers, Ben 3 deniers.',
    'Aya sent a worker to Ben’s bank on space 12 for 1 denier. Ben scored 1 point for Aya’s worker.',
  ]);
});

test('those who leave the provost for the same reason share a line', () => {
  const left = { kind: 'leftProvost', isGuild: false } as const;
  expect(
    lines([
      { ...left, seat: aya, reason: 'chosen' },
      { ...left, seat: ben, reason: 'cannotPay' },
      { ...left, seat: chloe, reason: 'cannotPay' },
      { kind: 'phaseBegan', phase: 'road' },
    ]),
  ).toEqual(['Aya left the provost where he is.', 'Ben and Chloé had no denier to move the provost.']);
});

test('a level of a favor has a line of its own only before a decision', () => {
  const level = { kind: 'choseLevel', seat: aya, track: 'resources', level: 2, isForced: false } as const;
  const source = { kind: 'favor', track: 'resources', level: 2 } as const;
  expect(lines([level])).toEqual(['Aya took level 2: 1 wood or 1 stone.']);
  expect(lines([level, { kind: 'produced', seat: aya, source, gain: { wood: 1 } }])).toEqual([
    'Royal favor (resources, level 2): Aya received 1 wood.',
  ]);
});

test('a loss says how much of it was spared', () => {
  const stopped = { kind: 'stoppedBuilding', seat: aya, batches: 0, reason: 'chosen', due: 2 } as const;
  expect(lines([{ ...stopped, lost: 2 }])).toEqual(['Aya built nothing in the castle: **−2 points**.']);
  expect(lines([{ ...stopped, lost: 0 }])).toEqual([
    'Aya built nothing in the castle: **0 points** instead of −2, since nobody falls below 0.',
  ]);
});

test('German buildings have their articles', () => {
  const built = (building: 'w_market' | 's_bank' | 's_alchemist' | 'p_theatre') =>
    de.move({ kind: 'build', building, space: 9, pay: ['stone', 'wood'] }, say);
  expect(built('w_market')).toBe('den Markt (Holz) auf Feld 9 für 1 Holz und 1 Stein bauen');
  expect(built('s_bank')).toMatch(/^die Bank auf/);
  expect(built('s_alchemist')).toMatch(/^den Alchimisten auf/);
  expect(built('p_theatre')).toMatch(/^das Theater auf/);
});

test.each(LOCALES)('%s: an alt text has all five players, the castle, and the road', (locale) => {
  const long = { name: (seat: number) => `Maximiliane von ${'ABCDE'[seat]}` };
  for (const { open } of game('glance', 5)) {
    const { needed } = caylusWords[locale].game.glance!({ open, own: null }, long);
    expect(needed.join(' ').length).toBeLessThan(1_000);
    for (const seat of open.order)
      expect(needed.join(' ')).toContain(`${long.name(seat)}${locale === 'ja' ? '：' : ':'}`);
  }
});

test('every part that can be looked at closer has words of its own', () => {
  const { open } = game('closer', 5).at(-1)!;
  const parts = [...BOARD_PARTS, ...open.order].map((part) => en.closer!(open, part, say).join(' '));
  expect(parts.every((text) => text.length > 40)).toBe(true);
  expect(new Set(parts).size).toBe(parts.length);
});

test('a favor is on one line with what it brings', () => {
  const chosen = { kind: 'choseTrack', seat: aya, source: 'bestBuilder', track: 'deniers', from: 0, to: 1 } as const;
  const source = { kind: 'favor', track: 'deniers', level: 1 } as const;
  const produced = { kind: 'produced', seat: aya, source, gain: { deniers: 3 } } as const;
  expect(lines([{ ...chosen, isForced: false }, produced])).toEqual([
    'Royal favor for Aya (best builder): deniers, level 1. Aya received 3 deniers.',
  ]);
});

test('the task is to pass where nothing else can be done', () => {
  const { open } = game('task', 3)[0]!;
  expect(en.task(open)).toBe('place a worker, or pass');
  expect(en.task(open, new Set(['pass']))).toBe('pass');
  const trade = {
    ...open,
    step: { kind: 'trade' as const, seat: aya, source: bank, options: [{ give: { deniers: 2 }, get: { gold: 1 } }] },
  };
  expect(en.task(trade)).toBe('trade 2 deniers for 1 gold, or decline');
  const source = { kind: 'favor', track: 'buildings', level: 2 } as const;
  const build = { kind: 'build' as const, seat: aya, source, sort: 'wood' as const };
  const tasks = (words: typeof en) =>
    [{}, { wood: 1 }].map((discount) => words.task({ ...open, step: { ...build, discount } }));
  expect(tasks(en)).toEqual(['build a wood building, or decline', 'build a wood building for 1 wood less, or decline']);
  expect(tasks(de)).toEqual([
    'baue ein Holzgebäude oder verzichte',
    'baue ein Holzgebäude (1 Holz weniger) oder verzichte',
  ]);
});

test('each round opens a chapter', () => {
  expect(en.chapter({ kind: 'roundBegan', round: 7, order: [aya], stage: 'walls' })).toBe('Round 7');
  expect(en.chapter({ kind: 'phaseBegan', phase: 'road' })).toBeNull();
});
