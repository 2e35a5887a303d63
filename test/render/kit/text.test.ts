import { createCanvas } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { widthOf, wrapBalanced, wrapLines, writeName, writeNarrowed } from '../../../src/render/kit/text.ts';

const context = createCanvas(10, 10).getContext('2d');

/** The columns in which something is written. */
function inkedColumns(text: string, width: number): readonly number[] {
  const on = createCanvas(600, 60).getContext('2d');
  writeNarrowed(on, text, 300, 30, { sizes: [30, 26], align: 'center', width });
  const { data } = on.getImageData(0, 0, 600, 60);
  const columns = new Set<number>();
  for (let at = 3; at < data.length; at += 4) if (data[at]! > 0) columns.add(((at - 3) / 4) % 600);
  return [...columns].sort((a, b) => a - b);
}

test('a line is never wider than its room, however long it is, and in its middle', () => {
  const texts = ['Temple', 'Observatory', 'Maximilian der Große', 'ドラゴンの守り', 'W'.repeat(32), '龍'.repeat(32)];
  for (const text of texts) {
    for (const width of [60, 100, 240]) {
      const columns = inkedColumns(text, width);
      expect(columns[0], text).toBeGreaterThanOrEqual(300 - width / 2 - 1);
      expect(columns.at(-1), text).toBeLessThanOrEqual(300 + width / 2 + 1);
    }
  }
});

test('what has room is written large, what has not is made smaller before it is narrowed', () => {
  const width = widthOf(context, 'Observatory', 28);
  const [small, large] = [widthOf(context, 'Observatory', 26), widthOf(context, 'Observatory', 30)];
  const span = (columns: readonly number[]) => columns.at(-1)! - columns[0]!;
  expect(span(inkedColumns('Observatory', 400))).toBeGreaterThan(large - 6);
  expect(Math.abs(span(inkedColumns('Observatory', width)) - small)).toBeLessThan(6);
});

test('balanced lines are as few as they can be, and say the same', () => {
  const texts = [
    'Draw 3 cards, keep 1.',
    'Once in your turn: pay 3 gold, draw 2 cards.',
    'Einmal im Zug: 3 Gold für 2 Karten.',
    '破壊された建物を1金で手札に',
  ];
  for (const text of texts) {
    const locale = text.startsWith('破') ? 'ja' : 'en';
    const plain = wrapLines(context, text, locale, 200, 22, 4);
    const even = wrapBalanced(context, text, locale, 200, 22, 4);
    expect(even).toHaveLength(plain.length);
    const said = (lines: readonly string[]) => lines.join('').replaceAll(' ', '');
    expect(said(even)).toBe(said(plain));
    const shortest = (lines: readonly string[]) => Math.min(...lines.map((line) => widthOf(context, line, 22)));
    expect(shortest(even)).toBeGreaterThanOrEqual(shortest(plain));
  }
  expect(wrapBalanced(context, 'Draw 3 cards, keep 1.', 'en', 200, 22, 4).at(-1)).not.toBe('1.');
});

/** The rows in which something is written, as stretches of neighbouring ones. */
function inkedLines(name: string): number {
  const on = createCanvas(400, 100).getContext('2d');
  writeName(on, name, 0, 50, { sizes: [30, 26, 20], weight: 700, width: 94 });
  const { data } = on.getImageData(0, 0, 400, 100);
  const isInked = (row: number) =>
    data.subarray(row * 1600, row * 1600 + 1600).some((value, i) => i % 4 === 3 && value > 60);
  let stretches = 0;
  for (let row = 1; row < 100; row++) if (isInked(row) && !isInked(row - 1)) stretches++;
  for (let row = 0; row < 100; row++)
    for (let column = 96; column < 400; column++)
      if (data[(row * 400 + column) * 4 + 3]! > 60) throw new Error(`${name} is too wide`);
  return stretches;
}

test('a long name stands in two lines, broken at a blank or between letters, never wider than its room', () => {
  // No letter of these has a dot or an accent above it that would count as a line of its own.
  for (const [name, lines] of [
    ['Theo', 1],
    ['Hannah', 1],
    ['Bartholomew the Great', 2],
    ['KONSTANTNOPOLTANER', 2],
    ['W'.repeat(32), 2],
    ['龍'.repeat(9), 2],
  ] as const)
    expect([name, inkedLines(name)]).toEqual([name, lines]);
});

test('no line begins with a full stop or with the ending of a Japanese word, and none is too wide for that', () => {
  const text =
    'Konstantinaが(−10, −12)にタイルを置き、修道士を送りました。騎士が手元に戻りました。3軒まで、2枚の都市が完成しました。12点。';
  const lines = wrapLines(context, text, 'ja', 264, 22, 9);
  expect(lines.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
  for (const line of lines) {
    expect(line).not.toMatch(/^[。、）\p{Script=Hiragana}]/u);
    expect(line).not.toMatch(/\([^)]*$/);
    expect(line).not.toMatch(/\d$/);
    expect(widthOf(context, line, 22), line).toBeLessThanOrEqual(264);
  }
});
