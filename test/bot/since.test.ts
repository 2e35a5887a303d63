import { describe, expect, test } from 'vitest';
import { missedBy, recentOf } from '../../src/bot/messages/sinceLastTurn.ts';
import { type Kind, type Seat, seatOf, type View } from '../../src/engines/contract.ts';
import type { RowKind } from '../../src/tables/stored/rowKinds.ts';
import type { ReplayStep, SeenRow } from '../../src/tables/table/standpoint.ts';
import { HELD } from '../support/stored.ts';
import { testGames } from './support/games.ts';
import { marksChanges } from './support/marksChanges.ts';

test('what has changed since a member’s last move is marked in their own pictures alone', () => marksChanges('toy'));

describe('a seat that has not moved for long', () => {
  const game = testGames.toy!;
  const me = seatOf(0, 3)!;
  const viewOf = (points: number) =>
    ({ open: { square: [], seats: [{ seat: me, points }] }, own: null }) as unknown as View; // All that changes look at.
  const row = (seq: number, seat: number, kind: RowKind = 'move'): SeenRow => ({
    ...{ seq, actor: 'seat', seat: seatOf(seat, 3), kind, sights: [], rulesVersion: 1 },
  });
  const story = [row(5, 0, 'start'), row(6, 0), ...Array.from({ length: 300 }, (_, i) => row(7 + i, 1 + (i % 2)))];
  const steps: readonly ReplayStep[] = story.map((one) => ({ ...one, view: viewOf(one.seq === 6 ? 1 : 9) }));
  const asked: Seat[] = [];
  const context = {
    tables: {
      async replay(_: string, viewer: Seat) {
        asked.push(viewer);
        return steps;
      },
    },
  } as unknown as Parameters<typeof missedBy>[0]; // Nothing else is asked of tables.
  const at = (seq: number, recent: readonly SeenRow[], heldFrom = 0) => ({
    table: { id: '1', seq, status: 'running' } as const,
    standpoint: {
      ...({ recent, view: viewOf(9) } as Parameters<typeof missedBy>[3]),
      seating: {
        ...HELD,
        seat: me,
        user: '1',
        host: false,
        resigned: false,
        awaited: true,
        offer: seq,
        since: 0,
        heldFrom,
      },
    },
  });
  const points: readonly Kind[] = [{ kind: 'points', seat: me } as Kind];

  test('is told of all of it, and all of it is marked', async () => {
    const { table, standpoint } = at(306, story.slice(-120));
    const missed = await missedBy(context, game, table, standpoint);
    expect(missed.recent.map(({ seq }) => seq)).toEqual(story.slice(1).map(({ seq }) => seq));
    expect(missed.changed).toEqual(points);
    expect(await recentOf(context, table, standpoint)).toEqual(missed.recent);
    expect(new Set(asked)).toEqual(new Set([me]));
  });

  test('but of nothing that came after the table it looks at', async () => {
    const { table, standpoint } = at(200, story.slice(50, 196));
    expect((await missedBy(context, game, table, standpoint)).recent.at(-1)?.seq).toBe(200);
  });

  test('and whoever has taken it over, of nothing from before', async () => {
    const recent = story.slice(-20);
    const { table, standpoint } = at(306, recent, 287);
    expect(await missedBy(context, game, table, standpoint)).toEqual({ recent, changed: [] });
    expect(await recentOf(context, table, standpoint)).toBe(recent);
  });

  test('and nothing is played again where the last rows are enough', async () => {
    asked.length = 0;
    const moved = [...story.slice(-20), row(307, 0)];
    const { table, standpoint } = at(307, moved);
    expect(await missedBy(context, game, table, standpoint)).toEqual({ recent: moved, changed: [] });
    const fresh = [row(5, 0, 'start'), row(6, 1)];
    expect(await missedBy(context, game, table, { ...standpoint, recent: fresh })).toEqual({
      recent: fresh,
      changed: [],
    });
    expect(asked).toEqual([]);
  });

  test('where the record cannot be played again, what is kept is told, and nothing is marked', async () => {
    const recent = story.slice(-120);
    const { table, standpoint } = at(306, recent);
    const none = { tables: { replay: async () => null } } as unknown as Parameters<typeof missedBy>[0]; // As above.
    expect(await missedBy(none, game, table, standpoint)).toEqual({ recent, changed: [] });
  });
});
