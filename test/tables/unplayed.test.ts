/** Games that end by resignation before each seat has had a quarter of its usual turns count for nobody. */
import { expect, test } from 'vitest';
import { skillsAfter } from '../../src/tables/stored/rating.ts';
import { heapOf } from './support/heap.ts';
import { countAll, everything, board as request } from './support/results.ts';
import {
  ANNE,
  BERT,
  done,
  GUILD,
  openTestTables,
  playOn,
  press,
  startTable,
  type TestTables,
} from './support/testTables.ts';

const resign = async ({ tables }: TestTables, id: string, user: string) =>
  done(await tables.resign(id, { interaction: press(), user }));

test('games in which the other player resigns at once give no rating, win, or record, counted again too', async () => {
  const service = openTestTables();
  for (let played = 0; played < 6; played++) {
    const { id } = await startTable(service, 2);
    await resign(service, id, BERT);
    expect(await service.tables.results.outcome(id)).toEqual({ how: 'unplayed', seats: [], successors: [] });
  }
  const nothing = async () => {
    expect(await everything(service.store)).toEqual({});
    expect((await service.tables.results.leaderboard(request())).rows).toEqual([]);
  };
  await nothing();
  await service.store.results.reset();
  expect(await countAll(service, 4)).toBeGreaterThan(0);
  await nothing();
});

const DAY = 24 * 60 * 60 * 1000;
const openHeaps = () => openTestTables(undefined, { heap: heapOf(50) });

/** A heap of two after moves of these members, who can all move at any time. */
async function heapWith(service: TestTables, moved: readonly string[]): Promise<string> {
  const { id } = await startTable(service, 2, 'heap');
  const moves = [{ kind: 'take', stones: 1 }];
  for (const user of moved) done(await service.tables.play(id, { interaction: press(), user, offer: null, moves }));
  return id;
}

/** How such a game has ended once the last of them has resigned. */
async function howAfter(moved: readonly string[], takesBack = false) {
  const service = openHeaps();
  const id = await heapWith(service, moved);
  const last = moved.at(-1) ?? ANNE;
  const { seq } = (await service.tables.get(id))!;
  if (takesBack) done(await service.tables.undo(id, { interaction: press(), user: last, row: seq }));
  await resign(service, id, last);
  return (await service.tables.results.outcome(id))?.how;
}

test('a game counts as soon as each seat has had a quarter of its turns', async () => {
  // A seat usually has four turns in a heap.
  expect([await howAfter([]), await howAfter([ANNE]), await howAfter([ANNE, BERT])]).toEqual([
    ...['unplayed', 'unplayed'],
    'resigned',
  ]);
});

test('moves one after another are one turn, and what was taken back is none', async () => {
  const turns = [ANNE, BERT, ANNE, BERT];
  expect([await howAfter([ANNE, BERT], true), await howAfter(turns, true)]).toEqual(['unplayed', 'resigned']);
  expect(await howAfter([ANNE, ANNE, ANNE])).toBe('unplayed');
});

test('what the bot plays for those who left is no turn of theirs', async () => {
  const service = openTestTables();
  const { id } = await startTable(service, 3);
  await resign(service, id, BERT);
  await playOn(service, id, 'two and the bot', 12);
  await resign(service, id, ANNE);
  expect((await service.history(id)).some(({ kind, seat }) => kind === 'mildMove' && seat === 1)).toBe(true);
  expect((await service.tables.results.outcome(id))?.how).toBe('unplayed');
});

test('games against the same member count less and less within a month, and whole again after it', async () => {
  const service = openHeaps();
  const changes: number[] = [];
  for (const days of [0, 1, 1, 1, 40]) {
    service.clock.time += days * DAY;
    const id = await heapWith(service, [ANNE, BERT]);
    await resign(service, id, BERT);
    const [won, lost] = (await service.store.results.all(GUILD)).results!.filter(({ table_id }) => table_id === id);
    const before = [won, lost].map((row) => ({ mu: Number(row!.mu_before), sigma: Number(row!.sigma_before) }));
    const whole = skillsAfter(before, [1, 2])[0]!.mu - before[0]!.mu;
    changes.push((Number(won!.mu) - Number(won!.mu_before)) / whole);
  }
  expect(changes.map((part) => part.toFixed(2))).toEqual(['1.00', '0.80', '0.67', '0.57', '1.00']);
});
