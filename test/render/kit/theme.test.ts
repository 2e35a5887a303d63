import { expect, test } from 'vitest';
import { pictures } from '../../../src/render/games.ts';
import { color, exactColors, seatMarks, writtenOn } from '../../../src/render/kit/theme.ts';
import { cellOf } from '../../../src/render/png/palette.ts';
import { SHAPES } from '../../../src/words/common/phrases/contract.ts';
import { contrast, DEFICIENCIES, distance, mostAlike, parse } from '../support/colors.ts';

test('contrast and distance are those that are published', () => {
  expect(contrast('#FFFFFF', '#000000')).toBeCloseTo(21, 5);
  expect(contrast('#777777', '#FFFFFF')).toBeCloseTo(4.48, 2);
  expect(distance('#FFFFFF', '#000000', DEFICIENCIES.none!)).toBeCloseTo(100, 2);
  expect(distance('#FF0000', '#00FF00', DEFICIENCIES.none!)).toBeCloseTo(170.6, 0);
  // Red and a dark olive look alike to those who see no red.
  expect(distance('#C00000', '#504C00', DEFICIENCIES.protanopia!)).toBeLessThan(
    distance('#C00000', '#504C00', DEFICIENCIES.none!) / 3,
  );
});

test('every text has a contrast of at least 4.5 to 1 to what it is written on', () => {
  const accents = Object.values(pictures).map(({ accent }) => ({ text: color.onAccent, ground: accent }));
  for (const { text, ground } of [...writtenOn, ...accents])
    expect(contrast(text, ground), `${text} on ${ground}`).toBeGreaterThan(4.5);
  expect(writtenOn.length).toBeGreaterThan(15);
});

test('the colors of seats can be told apart by everybody, and their shapes besides', () => {
  const { far, which } = mostAlike(seatMarks.map((mark) => mark.color));
  expect(far, which).toBeGreaterThan(12);
  expect(new Set(seatMarks.map(({ shape }) => shape)).size).toBe(seatMarks.length);
  expect(seatMarks).toHaveLength(7);
});

test('seats have the shapes in pictures that they have in messages', () => {
  const signs = { circle: '●', square: '■', triangle: '▲', diamond: '◆', star: '★', pentagon: '⬟', hexagon: '⬢' };
  expect(seatMarks.map(({ shape }) => signs[shape])).toEqual([...SHAPES]);
});

test.each(Object.entries(pictures))('colors that must be exact do not share an entry of the palette: %s', (_, game) => {
  const exact = exactColors(game.accent);
  const cells = exact.map((color) => {
    const [r, g, b] = parse(color).map((value) => Math.round(value * 255));
    return cellOf(r!, g!, b!);
  });
  expect(new Set(cells).size).toBe(exact.length);
});
