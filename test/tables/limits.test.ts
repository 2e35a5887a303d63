import { describe, expect, test } from 'vitest';
import { createTables } from '../../src/tables/createTables.ts';
import { TABLE_LIMITS, type TableLimits } from '../../src/tables/lobby/limits.ts';
import type { Tables } from '../../src/tables/tables.ts';
import { startAt } from '../support/startAt.ts';
import {
  ANNE,
  BERT,
  CARL,
  CHANNEL,
  done,
  engines,
  GUILD,
  openTestTables,
  press,
  refused,
  type TestTables,
} from './support/testTables.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** For the limits that a test is not about. */
const PLENTY: TableLimits = { hosted: 1_000, seats: 1_000, inChannel: 1_000, inGuild: 1_000, openings: 1_000 };

/** Tables that keep the limits. */
function limited(limits: Partial<TableLimits>): { readonly service: TestTables; readonly tables: Tables } {
  const service = openTestTables();
  const { store, clock, key, newSeed } = service;
  const within = { ...PLENTY, ...limits };
  return { service, tables: createTables({ store, engines, clock, key, newSeed, limits: within }) };
}

const opening = (user: string, where: { readonly guild?: string; readonly channel?: string } = {}) => ({
  ...{ interaction: press(), user, guild: GUILD, channel: CHANNEL, ...where },
  ...{ game: 'toy', options: [], locale: 'en' },
});
const request = (user: string) => ({ interaction: press(), user });

describe('§4 People: no flood of tables', () => {
  test('five are hosted by one person at most; a table that has ended, or was handed on, makes room', async () => {
    const { tables } = limited({ hosted: TABLE_LIMITS.hosted });
    const ids: string[] = [];
    for (let i = 0; i < 5; i++) ids.push(done(await tables.open(opening(ANNE, { guild: `guild ${i}` }))).id);
    expect(refused(await tables.open(opening(ANNE)))).toEqual({ kind: 'hostsTooMany', most: 5 });
    expect((await tables.open(opening(BERT))).ok).toBe(true);

    await tables.cancel(ids[0]!, { ...request(ANNE), byModerator: false });
    expect((await tables.open(opening(ANNE))).ok).toBe(true);
    await tables.join(ids[1]!, request(BERT));
    await tables.leave(ids[1]!, request(ANNE));
    expect((await tables.open(opening(ANNE))).ok).toBe(true);
    expect(refused(await tables.open(opening(ANNE))).kind).toBe('hostsTooMany');
  });

  test('one person sits at twenty at most; where he has resigned he does not sit', async () => {
    const { tables } = limited({ seats: TABLE_LIMITS.seats });
    for (let i = 0; i < 20; i++) done(await tables.open(opening(ANNE)));
    const { id } = done(await tables.open(opening(BERT)));
    expect(refused(await tables.join(id, request(ANNE)))).toEqual({ kind: 'sitsTooOften', most: 20 });
    expect(refused(await tables.open(opening(ANNE)))).toEqual({ kind: 'sitsTooOften', most: 20 });

    await tables.join('1', request(BERT));
    await tables.join('1', request(CARL));
    done(await startAt(tables, '1', request(ANNE)));
    done(await tables.resign('1', request(ANNE)));
    expect((await tables.join(id, request(ANNE))).ok).toBe(true);
  });

  test('three are in one channel, fifty in one server', async () => {
    const { tables } = limited({ inChannel: TABLE_LIMITS.inChannel, inGuild: TABLE_LIMITS.inGuild });
    for (let i = 0; i < 50; i++) done(await tables.open(opening(ANNE, { channel: `channel ${Math.floor(i / 3)}` })));
    expect(refused(await tables.open(opening(BERT, { channel: 'empty' })))).toEqual({ kind: 'guildFull', most: 50 });
    expect((await tables.open(opening(BERT, { channel: 'empty', guild: 'other' }))).ok).toBe(true);
    const many = limited({ inChannel: 3 }).tables;
    for (let i = 0; i < 3; i++) done(await many.open(opening(ANNE)));
    expect(refused(await many.open(opening(BERT)))).toEqual({ kind: 'channelFull', most: 3 });
    expect((await many.open(opening(BERT, { channel: 'next door' }))).ok).toBe(true);
  });

  test('three are opened by one person within ten minutes; what was refused does not count', async () => {
    const { tables, service } = limited({ openings: TABLE_LIMITS.openings });
    for (let i = 0; i < 3; i++) {
      done(await tables.open(opening(ANNE)));
      refused(await tables.open({ ...opening(ANNE), game: 'chess' }));
      service.clock.time += MINUTE;
    }
    const problem = refused(await tables.open(opening(ANNE)));
    expect(problem).toMatchObject({ kind: 'tooFast', most: 3 });
    const wait = problem.kind === 'tooFast' ? problem.wait : 0;
    expect(Math.ceil(wait / MINUTE)).toBe(7);
    expect((await tables.open(opening(BERT))).ok).toBe(true);
    service.clock.time += wait;
    expect((await tables.open(opening(ANNE))).ok).toBe(true);
  });

  test('nobody gets past a limit by asking for everything at once', async () => {
    const { tables } = limited({ hosted: 5, seats: 7 });
    const opened = await Promise.all(Array.from({ length: 12 }, () => tables.open(opening(ANNE))));
    expect(opened.filter(({ ok }) => ok)).toHaveLength(5);
    const others: string[] = [];
    for (let i = 0; i < 4; i++) others.push(done(await tables.open(opening(BERT))).id);
    const joined = await Promise.all(others.map((id) => tables.join(id, request(ANNE))));
    expect(joined.filter(({ ok }) => ok)).toHaveLength(2);
  });

  test('what came before is met as such, whatever the limits say', async () => {
    const { tables } = limited({ hosted: 1 });
    const asked = opening(ANNE);
    done(await tables.open(asked));
    expect(refused(await tables.open(asked))).toEqual({ kind: 'duplicate' });
  });

  test('a lobby that nobody has touched for a day is cancelled, and makes room', async () => {
    const { tables, service } = limited({ hosted: 2 });
    const old = done(await tables.open(opening(ANNE)));
    const touched = done(await tables.open(opening(ANNE)));
    service.clock.time += 23 * HOUR;
    done(await tables.join(touched.id, request(BERT)));
    expect(await tables.cancelIdle(24 * HOUR)).toBe(0);
    service.clock.time += HOUR;
    expect(await tables.cancelIdle(24 * HOUR)).toBe(1);
    expect(await tables.get(old.id)).toMatchObject({ status: 'cancelled', seq: 3 });
    expect((await service.history(old.id)).at(-2)).toMatchObject({
      actor: 'system',
      kind: 'cancel',
      payload: { by: 'idle' },
    });
    expect((await tables.get(touched.id))?.status).toBe('lobby');
    expect((await tables.open(opening(ANNE))).ok).toBe(true);
    expect(await tables.cancelIdle(24 * HOUR)).toBe(0);
  });

  test('a game that has begun waits for its players for longer than that', async () => {
    const { tables, service } = limited({});
    const { id } = done(await tables.open(opening(ANNE)));
    await tables.join(id, request(BERT));
    done(await startAt(tables, id, request(ANNE)));
    service.clock.time += 1_000 * HOUR;
    expect(await tables.cancelIdle(24 * HOUR)).toBe(0);
    expect((await tables.get(id))?.status).toBe('running');
  });
});
