import { expect, test } from 'vitest';
import { carcassonne, type Event } from '../../../src/engines/carcassonne/index.ts';
import type { Seat } from '../../../src/engines/contract.ts';
import { seeded } from '../../../src/kernel/random.ts';
import { carcassonneWords } from '../../../src/words/carcassonne/index.ts';
import { entryOf, LOCALES } from '../../../src/words/contract.ts';
import { awaited } from '../../engines/carcassonne/support.ts';
import { say } from '../support/endings.ts';

test('en: the sentences say who, what and how much', () => {
  const { en } = entryOf(carcassonneWords, 'game');
  const [aya, ben] = [0 as Seat, 1 as Seat];
  const sight = (event: Event) => en.sight(event, say);
  expect(sight({ kind: 'placedTile', seat: aya, tile: 'D', x: 3, y: -2, rotation: 90 })).toBe(
    'Aya placed a tile at (3, −2).',
  );
  expect(
    sight({ kind: 'placedFollower', seat: ben, figure: 'follower', x: 0, y: 1, segment: 0, feature: 'field' }),
  ).toBe('Ben placed a farmer at (0, 1).');
  expect(
    sight({
      kind: 'scoredFeature',
      feature: 'city',
      complete: true,
      cells: [
        { x: 0, y: 0 },
        { x: 0, y: -1 },
        { x: 1, y: -1 },
      ],
      pennants: 1,
      strengths: [
        { seat: aya, strength: 1 },
        { seat: ben, strength: 1 },
      ],
      owners: [aya, ben],
      points: 8,
    }),
  ).toBe('Aya and Ben **+8** each for a completed 3-tile city with 1 pennant.');
  expect(en.violation({ kind: 'featureOccupied', feature: 'road', by: [ben] }, say)).toBe(
    'That road already has a follower.',
  );
  expect(en.violation({ kind: 'edgeMismatch', side: 'w', mine: 'road', theirs: 'field' }, say)).toBe(
    'That tile doesn’t fit: its west side is road, but the neighbor’s is field.',
  );
});

test.each(LOCALES)('%s: every move of a position has words of its own', (locale) => {
  const config = { seats: 3, options: [] };
  const { state } = carcassonne.setup(config, carcassonne.deal(config, seeded('moves')));
  const moves = [...carcassonne.legal(state, awaited(state))];
  const texts = moves.map((move) => carcassonneWords[locale].game.move(move, say));
  expect(new Set(texts).size).toBe(moves.length);
  expect(moves.length).toBeGreaterThan(3);
});

test.each(LOCALES)('%s: two cities that one tile completes with nobody on them are told apart', (locale) => {
  const city = (y: number): Event => ({
    ...{ kind: 'scoredFeature', feature: 'city', complete: true, pennants: 0, strengths: [], owners: [], points: 2 },
    cells: [
      { x: 1, y },
      { x: 1, y: 0 },
    ],
  });
  const lines = carcassonneWords[locale].game.lines([city(-1), city(1)], say).map(({ text }) => text);
  expect(lines[0]).toContain('(1, −1)');
  expect(lines[1]).toContain('(1, 1)');
});
