import { expect, test } from 'vitest';
import type { Caylus } from '../../../src/engines/caylus/index.ts';
import type { OpenView } from '../../../src/engines/contract.ts';
import { caylusWords } from '../../../src/words/caylus/index.ts';
import { game, say } from './support.ts';

const told = (open: OpenView<Caylus>): readonly string[] => caylusWords.en.game.describe({ open, own: null }, say);
const ended = (seed: string): OpenView<Caylus> => game(seed, 3).at(-1)!.open;

test('the end has a row per place, whose parts add up to the total', () => {
  const open = ended('rows');
  const { step } = open;
  const standings = step.kind === 'over' ? step.standings! : []; // The game was played to its end.
  const rows = told(open).filter((line) => /^\d\. /.test(line));
  expect(rows).toHaveLength(3);
  for (const [i, { seat, place, points }] of standings.entries()) {
    const [head, ...parts] = rows[i]!.split('; ');
    expect(head).toBe(`${place}. ${say.name(seat)}: ${points} points`);
    expect(parts.at(-1)).toMatch(/^left in hand: \d+ deniers?, \d+ cubes?, \d+ gold\.$/);
    const sum = parts
      .slice(0, -1)
      .map((part) => Number(/(−?)(\d+)$/.exec(part)![0].replace('−', '-')))
      .reduce((a, b) => a + b, 0);
    expect(sum).toBe(points);
  }
});

test('a lead and a shared win are explained', () => {
  const open = ended('rows');
  const second = (points: readonly number[]) => {
    const standings = open.players.map(({ seat }) => ({
      seat,
      place: points[seat] === 84 ? 1 : 3,
      points: points[seat]!, // One for each seat.
    }));
    return told({ ...open, step: { kind: 'over', standings } })[1];
  };
  expect(second([84, 80, 9])).toBe('Aya wins by 4 points.');
  expect(second([84, 84, 9])).toBe('Aya and Ben are tied at 84 points and share the win.');
});

test('a closed table has no result', () => {
  const open = { ...ended('closed'), step: { kind: 'over' as const, standings: null } };
  expect(told(open).join('\n')).not.toMatch(/wins|^1\. /m);
});
