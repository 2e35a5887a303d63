import { describe, expect, test } from 'vitest';
import { lanesInOrder } from '../../../src/bot/publisher/lanes.ts';
import type { OutboxEntry } from '../../../src/tables/stored/outbox.ts';
import { OUTBOX_KINDS, type OutboxKind } from '../../../src/tables/stored/stored.ts';

const NOW = 1_000_000;
const SECOND = 1_000;

let ids = 0;
const entry = (table: string, kind: OutboxKind, age: number): OutboxEntry => ({
  ...{ id: ++ids, table, kind, dedupeKey: `${ids}`, payload: '{}', attempts: 0 },
  ...{ nextAt: NOW - age, createdAt: NOW - age },
});
const order = (due: readonly OutboxEntry[]) =>
  lanesInOrder(due, NOW - 10 * SECOND).map(({ lane, priority }) => `${priority}: ${lane.key}`);

describe('the order in which tables are told', () => {
  test('begins with the boards of those who have just moved, then their hands, then all the rest', () => {
    const due = [
      entry('old', 'board', 20 * SECOND),
      entry('a', 'former', SECOND),
      entry('a', 'hand', SECOND),
      entry('a', 'board', SECOND),
      entry('b', 'lobby', 0),
    ];
    expect(order(due)).toEqual([
      'board: a/table',
      'board: b/table',
      'hand: a/hands',
      'later: old/table',
      'later: a/former',
    ]);
  });

  test('takes what has waited longest first among the equally urgent', () => {
    const due = ['x', 'y', 'z'].map((table) => entry(table, 'board', SECOND));
    expect(order(due)).toEqual(['board: x/table', 'board: y/table', 'board: z/table']);
  });

  test('knows each queue once, and by the newest that waits in it', () => {
    const due = [entry('a', 'board', 3_600 * SECOND), entry('b', 'board', 60 * SECOND), entry('a', 'board', 0)];
    expect(order(due)).toEqual(['board: a/table', 'later: b/table']);
  });

  test('is not hurried by a former board or a reminder, however new', () => {
    expect(OUTBOX_KINDS.map((kind) => order([entry('a', kind, 0)])[0])).toEqual([
      'board: a/table',
      'board: a/table',
      'board: a/table',
      'hand: a/hands',
      'later: a/former',
      ...OUTBOX_KINDS.slice(5, -2).map(() => 'later: a/notices'),
      'later: a/names',
      'later: a/members',
    ]);
  });
});
