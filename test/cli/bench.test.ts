import { expect, test } from 'vitest';
import { measure, type Variant } from '../../src/cli/bench/measure.ts';
import { markdownTable } from '../../src/cli/bench/table.ts';

/** A clock that only work moves, and variants that take so many milliseconds a time. */
function workshop() {
  let time = 0;
  const turns: string[] = [];
  const variant = (name: string, milliseconds: (time: number) => number, moves: number): Variant => ({
    name,
    unit: 'games',
    run() {
      turns.push(name);
      time += milliseconds(time);
      return { times: 1, moves };
    },
  });
  return { turns, variant, now: () => time };
}

test('variants take turns, the first round does not count, and one slow round does not change the median', async () => {
  const { turns, variant, now } = workshop();
  const quick = variant('quick', (time) => (time < 10 ? 1_000 : 10), 30);
  const uneven = variant('uneven', (time) => (time > 2_500 && time < 3_500 ? 500 : 20), 0);
  const measured = await measure([quick, uneven], { rounds: 5, stretch: 400, now });
  expect(measured).toEqual([
    { name: 'quick', unit: 'games', timesPerSecond: 100, movesPerSecond: 3_000 },
    { name: 'uneven', unit: 'games', timesPerSecond: 50, movesPerSecond: 0 },
  ]);
  const blocks = turns.filter((name, i) => name !== turns[i - 1]);
  expect(blocks).toEqual(Array.from({ length: 6 }, () => ['quick', 'uneven']).flat());
});

test('the table gives every speed as a ratio to the first', () => {
  const measured = [
    { name: 'copying', unit: 'copies', timesPerSecond: 20_000, movesPerSecond: 0 },
    { name: 'a game', unit: 'games', timesPerSecond: 1_234.5, movesPerSecond: 123_450 },
  ];
  expect(markdownTable(measured).split('\n')).toEqual([
    '|  | a second | ratio | moves a second | moves each |',
    '|---|--:|--:|--:|--:|',
    '| copying | 20,000 copies | 1 | – | – |',
    '| a game | 1,230 games | 0.0617 | 123,000 | 100 |',
  ]);
});
