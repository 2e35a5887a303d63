import { expect, test } from 'vitest';
import { type Alhambra, alhambra } from '../../../src/engines/alhambra/index.ts';
import type { OpenView } from '../../../src/engines/contract.ts';
import { alhambraWords } from '../../../src/words/alhambra/index.ts';
import { ended, say } from '../support/endings.ts';

const told = (open: OpenView<Alhambra>): readonly string[] => alhambraWords.en.game.describe({ open, own: null }, say);

test('the end has a row per place, whose rounds add up to the total, and whose parts add up to the rounds', () => {
  const open = ended(alhambra, 'rows');
  const { step } = open;
  const standings = step.kind === 'over' ? step.standings! : [];
  const rows = told(open).filter((line) => /^\d\. /.test(line));
  expect(rows).toHaveLength(3);
  for (const [i, { seat, place, points }] of standings.entries()) {
    const row = rows[i]!;
    expect(row).toMatch(new RegExp(`^${place}\\. ${say.name(seat)}: ${points} points; round 1: `));
    const rounds = [...row.matchAll(/round \d: (\d+)(?: \(([^)]*)\))?/g)];
    expect(rounds).toHaveLength(3);
    expect(rounds.reduce((sum, [, round]) => sum + Number(round), 0)).toBe(points);
    for (const [, round, parts = ''] of rounds)
      expect([...parts.matchAll(/\d+/g)].reduce((sum, [part]) => sum + Number(part), 0)).toBe(Number(round));
  }
});

test('a lead and a shared win are explained', () => {
  const open = ended(alhambra, 'rows');
  const places = (points: readonly number[]) =>
    open.players.map(({ seat }) => ({ seat, place: points[seat] === 84 ? 1 : 3, points: points[seat]! }));
  const second = (points: readonly number[]) => told({ ...open, step: { kind: 'over', standings: places(points) } })[1];
  expect(second([84, 80, 9])).toBe('Aya wins by 4 points.');
  expect(second([84, 84, 9])).toBe('Aya and Ben are tied at 84 points and share the win.');
});
