import { expect, test } from 'vitest';
import { type ByPart, type Carcassonne, carcassonne } from '../../../src/engines/carcassonne/index.ts';
import type { OpenView } from '../../../src/engines/contract.ts';
import { reckoningOf } from '../../../src/render/games/carcassonne/final/reckoning.ts';
import { carcassonneWords } from '../../../src/words/carcassonne/index.ts';
import { ended, say } from '../support/endings.ts';

/** What the line of a feature of this part has; goods and awards lie nowhere, so their lines have no number. */
const LINES: ByPart<RegExp> = {
  ...{ cities: /city of/, roads: /road of/, cloisters: /cloister with/, farms: /farm/ },
  ...{ goods: /Most/, king: /King/, robber: /Robber/, fairy: /Fairy/ },
};

const told = (open: OpenView<Carcassonne>): readonly string[] =>
  carcassonneWords.en.game.describe({ open, own: null }, say);

test('the end is told by place, with the points of the game and those of its end', () => {
  const open = ended(carcassonne, 'told by place');
  const { step, players } = open;
  const standings = step.kind === 'over' ? step.standings! : [];
  const { atEnd } = reckoningOf(open)!;
  const lines = standings.map(({ seat, place, points }) => {
    const scored = Object.values(atEnd[seat]!).reduce((sum, one) => sum + one, 0);
    return `${place}. ${say.name(seat)}: ${points} points, ${points - scored} during play and ${scored} at the end.`;
  });
  const [best, next] = standings;
  expect(told(open).slice(0, 2 + players.length)).toEqual([
    'The game is over.',
    `${say.name(best!.seat)} wins by ${best!.points - next!.points}.`,
    ...lines,
  ]);
});

test('a shared first place is explained', () => {
  const open = ended(carcassonne, 'told by place');
  const standings = open.players.map(({ seat }) => ({ seat, place: seat === 2 ? 3 : 1, points: seat === 2 ? 9 : 84 }));
  expect(told({ ...open, step: { kind: 'over', standings } })[1]).toBe('Tied at 84: both win.');
});

test.each([
  ['by farms', []],
  ['by the old farm rule', ['old']],
] as const)('%s each feature scored at the end has a line, numbered as in the picture', (_, options) => {
  for (const seed of ['a', 'b', 'c']) {
    const open = ended(carcassonne, seed, options);
    const { rows } = reckoningOf(open)!;
    const lines = told(open).filter((line) => line.startsWith('Number '));
    expect(rows.length).toBeGreaterThan(4);
    expect(lines).toHaveLength(rows.length);
    for (const [i, { owners, part }] of rows.entries()) {
      const line = lines[i]!;
      expect(line).toMatch(new RegExp(`^Number ${i + 1}, `));
      expect(line).toMatch(LINES[part]);
      const most = Math.max(0, ...owners.map(({ points }) => points));
      expect(line).toMatch(most === 0 ? /nothing/ : new RegExp(`\\+${most} (each )?for `));
      for (const { seat } of owners) expect(line).toContain(say.name(seat));
    }
  }
});

test('a game that was left before its end has its places and its map as it stands', () => {
  const open = { ...ended(carcassonne, 'left'), tilesLeft: 12 };
  expect(told(open).join('\n')).toMatch(/^12 tiles left\. Last tile: /m);
  expect(told(open).join('\n')).toMatch(/^1\. \w+: \d+ points\.$/m);
  expect(told(open).join('\n')).toMatch(/open at/);
});

test('§13.6 the points of the fairy name her follower and his tile', () => {
  const all = ['a', 'b', 'c', 'd', 'e', 'f'].flatMap((seed) => told(ended(carcassonne, seed, ['drache'])));
  const fairy = all.filter((line) => line.startsWith('Fairy'));
  expect(fairy.length).toBeGreaterThan(0);
  for (const line of fairy)
    expect(line).toMatch(/^Fairy with (\w+)’s (farmer|knight|thief|monk) at \(.+\).*: \+3 for \1\.$/);
});

test('a farm that brings less than it touches says why', () => {
  const lines = ['a', 'b', 'c', 'd', 'e', 'look'].flatMap((seed) => told(ended(carcassonne, seed)));
  const farms = lines.flatMap((line) => {
    const [, cities, points, , why] =
      /touching (\d+) completed cit\w+, (?:\+(\d+)|(nothing)) (?:each )?for [^;]*?(; each city scores only once .*)?\.$/.exec(
        line,
      ) ?? [];
    return cities === undefined
      ? []
      : [{ isLess: Number(points ?? 0) < 3 * Number(cities), isSaid: why !== undefined }];
  });
  expect(farms.filter(({ isLess }) => isLess).length).toBeGreaterThan(0);
  expect(farms.filter(({ isLess, isSaid }) => isLess !== isSaid)).toEqual([]);
});
