import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CustomId, readCustomId, VERBS, writeCustomId } from '../../../src/bot/discord/customId.ts';
import { limits } from '../../../src/bot/discord/limits.ts';
import { MEASURES, PERIODS } from '../../../src/tables/stored/results.ts';

const count = fc.integer({ min: 0, max: 999_999_999 });
const table = fc.integer({ min: 1, max: 999_999_999_999 }).map(String);
const moveId = fc.record({ kind: fc.constant('move' as const), table, seq: count, draft: count, slot: count });
const handId = fc.record({ kind: fc.constant('hand' as const), table, seq: count, slot: count });
const verbId = fc.record({
  kind: fc.constant('verb' as const),
  table,
  verb: fc.constantFrom(...VERBS),
  argument: fc.stringMatching(/^[A-Za-z0-9-]{0,40}$/),
});
const game = fc.stringMatching(/^[A-Za-z]{1,24}$/);
const rulesId = fc.record({
  ...{ kind: fc.constant('rules' as const), game, table: fc.option(table) },
  section: fc.stringMatching(/^[A-Za-z]{0,24}$/),
});
const rulesMenuId = fc.record({
  ...{ kind: fc.constant('rulesMenu' as const), game, table: fc.option(table) },
  menu: fc.integer({ min: 0, max: 9 }),
});
const leaderboardId = fc.record({
  ...{ kind: fc.constant('leaderboard' as const), game },
  menu: fc.constantFrom(null, 'game', 'by', 'seats'),
  period: fc.constantFrom(...PERIODS),
  by: fc.constantFrom(...MEASURES),
  seats: fc.option(fc.integer({ min: 1, max: 9 })),
  page: fc.oneof(fc.constant('own' as const), fc.integer({ min: 0, max: 999_999 })),
  isText: fc.boolean(),
});
const statsId = fc.record({
  ...{ kind: fc.constant('stats' as const), game, user: fc.stringMatching(/^[0-9]{1,20}$/) },
  ...{ isMenu: fc.boolean(), isText: fc.boolean() },
});
const replayId = fc.record({
  ...{ kind: fc.constant('replay' as const), table, go: fc.constantFrom('open', 'on', 'viewer', 'animation') },
  ...{ viewer: fc.oneof(fc.constant('table' as const), fc.integer({ min: 0, max: 9 })), step: count },
});
const anyId: fc.Arbitrary<CustomId> = fc.oneof(
  ...[moveId, handId, verbId, rulesId, rulesMenuId, leaderboardId, statsId, replayId],
);

describe('custom ids', () => {
  test('come back as they were written, and are never too long', () => {
    fc.assert(
      fc.property(anyId, (id) => {
        const text = writeCustomId(id);
        expect(text.length).toBeLessThanOrEqual(limits.customId);
        expect(readCustomId(text)).toEqual(id);
      }),
      { numRuns: 2_000 },
    );
  });

  test('of ten thousand others only those are read that would be written just so', () => {
    const damaged = fc
      .tuple(anyId, fc.nat(60), fc.string({ maxLength: 3, unit: 'binary' }), fc.nat(3))
      .map(([id, at, inserted, cut]) => {
        const text = writeCustomId(id);
        return text.slice(0, at) + inserted + text.slice(at + cut);
      });
    let refused = 0;
    fc.assert(
      fc.property(
        fc.oneof({ weight: 3, arbitrary: damaged }, fc.string({ maxLength: 120, unit: 'binary' })),
        (text) => {
          const id = readCustomId(text);
          if (id === null) refused++;
          else expect(writeCustomId(id)).toBe(text);
        },
      ),
      { numRuns: 10_000 },
    );
    expect(refused).toBeGreaterThan(3_000);
    console.info(`${refused} of 10000 refused`);
  });

  test.each([
    '',
    'v1',
    'v1:1',
    'v1:1:2:3',
    'v1:01:2:3:4',
    'v1:1:-2:3:4',
    'v1:1:2:3:4:5',
    'v1:1:join',
    'v2:1:join:',
    'v1:1:JOIN:',
    'v1:1:list:a b',
    'v1:1:2:3:4\n',
  ])('%j is none', (text) => expect(readCustomId(text)).toBeNull());
});
