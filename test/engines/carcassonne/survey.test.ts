import { expect, test } from 'vitest';
import { carcassonne, survey, surveyOfLast } from '../../../src/engines/carcassonne/index.ts';
import { position } from './support.ts';

/** The start tile, a city tile with a pennant north of it, a cloister in the south. */
const open = carcassonne.open(
  position({
    board: `
      Q:180
      D@
      B
    `,
    drawn: 'U',
    followers: [
      [0, 0, -1, 0],
      [1, 0, 0, 1],
      [1, 0, 1, 0],
    ],
  }).state,
);

test('a feature is told with its tiles, its pennants, what it still needs and who is there', () => {
  const features = survey(open);
  expect(features.find(({ kind }) => kind === 'city')).toMatchObject({
    complete: false,
    cells: [
      { x: 0, y: -1 },
      { x: 0, y: 0 },
    ],
    pennants: 1,
    figures: [{ seat: 0, x: 0, y: -1 }],
  });
  expect(features.find(({ kind }) => kind === 'road')?.needs).toEqual([
    { x: 1, y: 0 },
    { x: -1, y: 0 },
  ]);
  const cloister = features.find(({ kind }) => kind === 'cloister');
  expect(cloister?.cells).toHaveLength(2);
  expect(cloister?.needs).toHaveLength(7);
  expect(cloister?.figures).toMatchObject([{ seat: 1 }]);
});

test('a farm needs no cell, and counts the completed cities that it touches', () => {
  const farms = survey(open).filter(({ kind }) => kind === 'field');
  expect(farms.map(({ needs, cities }) => [needs, cities])).toEqual(farms.map(() => [[], 0]));
});

test('of the tile placed last, the feature of a segment is the same as among all', () => {
  const all = survey(open);
  const last = surveyOfLast(open, 0);
  expect(all).toContainEqual(last);
  expect(last?.cells[0]).toEqual({ x: open.last.x, y: open.last.y });
});
