/** Members and servers whose data is erased, and what they can take along. */
import { copyFileSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openStore } from '../../src/store/openStore.ts';
import { createAudit } from '../../src/tables/upkeep/audit.ts';
import { startAt } from '../support/startAt.ts';
import { importedRecord, importInto, recordOf } from './support/imports.ts';
import { replay } from './support/replay.ts';
import {
  ANNE,
  BERT,
  CARL,
  CHANNEL,
  DORA,
  done,
  engines,
  GUILD,
  KEY,
  openTable,
  openTestTables,
  playOn,
  press,
  refused,
  startTable,
  type TestTables,
  temporaryFolder,
} from './support/testTables.ts';

const EVE = '100000000000000005';
const ELSEWHERE = '700000000000000002';
/** What still names a member whose direct messages are to be deleted. */
const WORK = ['direct_channels.user_id', 'erasing_members.user_id'];
/** Longer than what was under way at the request can take. */
const SETTLED = 120_000;
const noDirects = async () => true;

/** Where a text is in a database: `table.column` of every text that contains it. */
function placesOf(service: Pick<TestTables, 'file'>, text: string): readonly string[] {
  const file = new Database(service.file, { readonly: true });
  onTestFinished(() => void file.close());
  const columns = file
    .prepare<[], { table: string; column: string }>(
      `SELECT kept.name AS "table", held.name AS "column" FROM sqlite_schema AS kept
       JOIN pragma_table_info(kept.name) AS held WHERE kept.type = 'table' AND held.type = 'TEXT' ORDER BY 1, 2`,
    )
    .all();
  return columns
    .filter(({ table, column }) =>
      file.prepare(`SELECT 1 FROM "${table}" WHERE instr("${column}", ?) > 0 LIMIT 1`).get(text),
    )
    .map(({ table, column }) => `${table}.${column}`);
}

/** Every column of the schema that holds ids of members. */
function memberColumns(service: TestTables): readonly string[] {
  const file = new Database(service.file, { readonly: true });
  onTestFinished(() => void file.close());
  return file
    .prepare<[], string>(
      `SELECT kept.name || '.' || held.name FROM sqlite_schema AS kept JOIN pragma_table_info(kept.name) AS held
       WHERE kept.type = 'table' AND held.name IN ('user_id', 'other_id') ORDER BY 1`,
    )
    .pluck()
    .all();
}

interface Life {
  /** A finished game, one that Bert plays, one that he has left to Eve, one that he hosts, and one that invites him. */
  readonly finished: string;
  readonly playing: string;
  readonly left: string;
  readonly hosted: string;
  readonly inviting: string;
}

let lived: { readonly life: Life; readonly database: Buffer; readonly time: number } | null = null;

/** An installation at which Bert has done everything that leaves his id somewhere: lived once, and copied. */
async function lifeOfBert(): Promise<Life & { readonly service: TestTables }> {
  if (lived === null) {
    const first = openTestTables();
    const life = await live(first);
    await first.store.close();
    lived = { life, database: readFileSync(first.file), time: first.clock.time };
  }
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'guildhall.db'), lived.database);
  const service = openTestTables(folder);
  service.clock.time = lived.time;
  return { ...lived.life, service };
}

async function live(service: TestTables): Promise<Life> {
  const { tables, store } = service;
  for (let game = 0; game < 2; game++)
    await playOn(service, (await startTable(service, 3, 'toy', ['fog'])).id, `game ${game}`);
  const { id: finished } = await startTable(service, 4);
  await playOn(service, finished, 'the last');
  const canceled = await openTable(service, 2);
  done(await tables.cancel(canceled.id, { interaction: press(), user: ANNE, byModerator: false }));
  const { id: left } = await startTable(service, 3, 'carcassonne');
  await playOn(service, left, 'left', 3);
  done(await tables.resign(left, { interaction: press(), user: BERT }));
  done(await tables.takeOver(left, { interaction: press(), user: EVE, seat: 1 }));
  const { id: playing } = await startTable(service, 4, 'citadels');
  await playOn(service, playing, 'playing', 4);
  done(await tables.setStanding(playing, { interaction: press(), user: BERT, standing: ['onlyMove'] }));
  const seat = (await tables.get(playing))!.seats[1]!.seat;
  await tables.saveDraft(playing, seat, { step: 1, data: { begun: true } });
  const hand = { channel: 'direct', message: 'm1', seq: 1, generation: 0, postedAt: 1, digest: '' };
  await store.hands.save(playing, { ...hand, user: BERT });
  await store.hands.saveDirectChannel(BERT, 'direct');
  await store.hands.saveMember(BERT, GUILD, { hands: 'on', locale: 'de' });
  done(await tables.changePersonalSettings({ user: BERT, interaction: press(), zone: 'Europe/Berlin', daily: true }));
  const where = { guild: GUILD, channel: CHANNEL, game: 'toy', options: [], locale: 'en' };
  const hosted = done(await tables.open({ ...where, interaction: press(), user: BERT, word: 'my own moon' })).id;
  done(await tables.join(hosted, { interaction: press(), user: CARL }));
  const inviting = done(await tables.open({ ...where, interaction: press(), user: ANNE, invited: [BERT, CARL] })).id;
  return { finished, playing, left, hosted, inviting };
}

/** Erases somebody to the end. */
async function erase(service: TestTables, user: string): Promise<void> {
  done(await service.tables.eraseMember(user));
  service.clock.time += SETTLED;
  expect(await service.tables.continueErasing(noDirects)).toBe(0);
}

describe('a member who is erased', () => {
  it('is nowhere in the database, wherever the id was', async () => {
    const { service } = await lifeOfBert();
    const all = memberColumns(service);
    expect(placesOf(service, BERT)).toEqual(all.filter((one) => one !== 'erasing_members.user_id'));
    expect(placesOf(service, 'word of 2')).toEqual(['seats.word']);
    const others = [ANNE, CARL].map((user) => placesOf(service, user));

    done(await service.tables.eraseMember(BERT));
    expect(placesOf(service, BERT)).toEqual(WORK);
    expect(service.tables.isErasing(BERT, null)).toBe(true);
    await service.tables.continueErasing(noDirects);
    expect(placesOf(service, BERT)).toEqual(WORK);
    service.clock.time += SETTLED;
    expect(await service.tables.continueErasing(noDirects)).toBe(0);
    expect(placesOf(service, BERT)).toEqual([]);
    expect(placesOf(service, 'word of 2')).toEqual([]);
    expect(placesOf(service, 'my own moon')).toEqual([]);
    expect(service.tables.isErasing(BERT, null)).toBe(false);
    expect([ANNE, CARL].map((user) => placesOf(service, user))).toEqual(others);
  });

  it('gives up seats of running games, leaves lobbies, and the others play on to sound records', async () => {
    const { service, ...life } = await lifeOfBert();
    const { tables, store } = service;
    done(await tables.eraseMember(BERT));
    const playing = (await tables.get(life.playing))!;
    expect(playing.seats.map(({ user, holder }) => [user, holder])).toEqual([
      [ANNE, 'member'],
      [null, 'bot'],
      [CARL, 'member'],
      [DORA, 'member'],
    ]);
    const { store: kept } = service;
    expect((await kept.rows(life.playing)).some(({ kind, seat }) => kind === 'resign' && seat === 1)).toBe(true);
    expect((await tables.get(life.left))!.seats[1]).toMatchObject({ user: EVE, holder: 'member' });
    expect((await tables.get(life.hosted))!.seats.map(({ user, host }) => [user, host])).toEqual([[CARL, true]]);
    expect((await tables.get(life.inviting))!.invited).toEqual([CARL]);
    expect((await tables.get(life.finished))!.seats.map(({ user }) => user)).toEqual([ANNE, null, CARL, DORA]);

    for (const id of [life.playing, life.left]) {
      await playOn(service, id, 'to the end');
      await replayFromRecord(service, id);
    }
    const audit = createAudit(store, engines, service.key);
    for (const id of await store.tableIds(null, 99)) {
      const finding = await audit.check(id, true);
      expect([id, finding?.damage, finding?.failed]).toEqual([id, null, []]);
    }
    expect(placesOf(service, BERT)).toEqual(WORK);
  });

  it('stays one when an older record of the game is imported', async () => {
    const service = openTestTables(undefined, engines, { playsOn: true });
    const { tables } = service;
    const { id } = await startTable(service, 3);
    await playOn(service, id, 'all');
    const record = await recordOf(service, id);
    expect(record).toContain('word of 2');
    done(await tables.eraseMember(BERT));
    const table = done(await importInto(service, record));
    // Of the word that is left, its own table knows whose it is.
    expect(placesOf(service, BERT)).toEqual(['erasing_members.user_id']);
    expect([...placesOf(service, 'word of 2'), ...placesOf(service, 'word of 3')]).toEqual(['seats.word']);
    done(await tables.eraseMember(CARL));
    expect(placesOf(service, 'word of')).toEqual([]);
    const { record: kept, checks } = (await tables.proof(table.id))!;
    expect(kept).toEqual(JSON.parse(importedRecord(record)));
    expect(checks.filter(({ holds }) => holds !== true)).toEqual([]);
    // Nor does whoever plays on get the word of whoever began.
    const others = [DORA, EVE];
    const playedOn = done(await importInto(service, record, { row: null, others }));
    for (const user of [ANNE, ...others]) {
      expect(await tables.wordOf(playedOn.id, user)).toBe('');
      expect(JSON.stringify(await tables.recordsOf(user))).not.toContain('word of');
    }
    expect(placesOf(service, 'word of')).toEqual([]);
  });

  it('leaves a proof that holds: of the word, its hash is left', async () => {
    const { service, finished } = await lifeOfBert();
    const before = (await service.tables.proof(finished))!;
    await erase(service, BERT);
    const after = (await service.tables.proof(finished))!;
    expect(before.checks.every(({ holds }) => holds)).toBe(true);
    expect(after.checks).toEqual(before.checks);
    if (before.record.scheme === 'dbg-fair-1') throw new Error('the table was started under the first scheme');
    const words = before.record.words.map((word) => (word.seat === 1 ? { ...word, word: null } : word));
    expect(after.record).toEqual({ ...before.record, words });
    expect((await service.tables.story(finished, 'table')).length).toBeGreaterThan(3);
  });

  it('is erased by the next start if the process is killed between any two steps', async () => {
    const { service: whole } = await lifeOfBert();
    await whole.store.close();
    for (let steps = 0; ; steps++) {
      const folder = temporaryFolder();
      copyFileSync(whole.file, join(folder, 'guildhall.db'));
      const service = openTestTables(folder);
      const { store } = service;
      service.clock.time = whole.clock.time;
      let left = steps;
      const killed = <T extends unknown[], R>(work: (...given: T) => R) => {
        return (...given: T): R => {
          if (left-- === 0) throw new Error('killed');
          return work(...given);
        };
      };
      const { personalData } = store;
      Object.assign(store, { append: killed(store.append) });
      Object.assign(personalData, {
        eraseAt: killed(personalData.eraseAt),
        eraseRest: killed(personalData.eraseRest),
      });
      const outcome = await service.tables.eraseMember(BERT).then(
        () => 'done',
        (error: Error) => error.message,
      );
      await store.close();
      const again = openTestTables(service.folder);
      again.clock.time = service.clock.time;
      for (let ticks = 0; ticks < 3; ticks++) {
        again.clock.time += SETTLED;
        await again.tables.continueErasing(noDirects);
      }
      expect([steps, placesOf(again, BERT)]).toEqual([steps, []]);
      if (outcome === 'done') {
        console.info(`killed at each of ${steps} steps`);
        break;
      }
      expect(steps).toBeLessThan(40);
    }
  });

  it('waits until direct messages are deleted, but not for ever', async () => {
    const { service } = await lifeOfBert();
    const asked: string[] = [];
    done(await service.tables.eraseMember(BERT));
    const fails = async (user: string) => {
      asked.push(user);
      return false;
    };
    service.clock.time += SETTLED;
    await service.tables.continueErasing(fails);
    expect(await service.tables.continueErasing(fails)).toBe(1);
    expect(asked).toEqual([BERT, BERT]);
    service.clock.time += 24 * 60 * 60 * 1000;
    expect(await service.tables.continueErasing(fails)).toBe(0);
  });

  it('is erased again after an older backup was restored, by the list beside the database', async () => {
    const { service } = await lifeOfBert();
    await service.store.close();
    const backup = join(temporaryFolder(), 'backup.db');
    copyFileSync(service.file, backup);
    const running = openTestTables(service.folder);
    await erase(running, BERT);
    await running.store.close();

    const list = join(running.folder, 'guildhall.erasures');
    const restore = (withList: boolean): TestTables => {
      const folder = temporaryFolder();
      copyFileSync(backup, join(folder, 'guildhall.db'));
      if (withList) copyFileSync(list, join(folder, 'guildhall.erasures'));
      const restored = openTestTables(folder);
      restored.clock.time = running.clock.time + SETTLED;
      return restored;
    };
    const without = restore(false);
    await without.tables.continueErasing(noDirects);
    expect(placesOf(without, BERT)).not.toEqual([]);
    const restored = restore(true);
    await restored.tables.continueErasing(noDirects);
    await restored.tables.continueErasing(noDirects);
    expect(placesOf(restored, BERT)).toEqual([]);
    expect(placesOf(restored, ANNE)).not.toEqual([]);
  });

  it.each([
    ['cut off in a line', (list: string) => list.slice(0, -20)],
    ['garbage', () => '\u0000\u0000'],
    ['empty', () => ''],
    ['as it was', (list: string) => list],
  ])('is listed again from the database where the list is %s, and damage is told', async (how, damage) => {
    const { service } = await lifeOfBert();
    await erase(service, BERT);
    await service.store.close();
    const list = join(service.folder, 'guildhall.erasures');
    const before = readFileSync(list, 'utf8');
    writeFileSync(list, damage(before));
    const { store, hasLostErasures } = openStore({ folder: service.folder, key: KEY, now: 1 });
    await store.close();
    expect(hasLostErasures).toBe(how === 'cut off in a line' || how === 'garbage');
    expect(readFileSync(list, 'utf8')).toBe(before);
  });

  it('stays at a table whose start message is on its way, and resigns once it is dealt', async () => {
    const service = openTestTables();
    const { tables, store } = service;
    const { id } = await openTable(service, 3, 'carcassonne');
    const { seq: row } = done(await tables.start(id, { interaction: press(), user: ANNE }));
    const shown = await tables.dueStart(id);
    done(await tables.eraseMember(BERT));
    // What is posted is what has been mixed in.
    expect(await tables.dueStart(id)).toEqual(shown);
    expect(shown?.words).toContain('word of 2');
    done(await tables.deal(id, { row, channel: CHANNEL, message: '1' }));
    expect((await tables.get(id))!.seats[1]).toMatchObject({ user: BERT, holder: 'member' });
    await tables.continueErasing(noDirects);
    expect((await tables.get(id))!.seats[1]).toMatchObject({ user: null, holder: 'bot' });
    expect((await service.history(id)).slice(-3).map(({ kind, seat }) => [kind, seat])).toContainEqual(['resign', 1]);
    service.clock.time += SETTLED;
    expect(await tables.continueErasing(noDirects)).toBe(0);
    expect([...placesOf(service, BERT), ...placesOf(service, 'word of 2')]).toEqual([]);
    await playOn(service, id, 'to the end');
    const finding = await createAudit(store, engines, service.key).check(id, true);
    expect([finding?.damage, finding?.failed]).toEqual([null, []]);
  });

  it.each(['is refused', 'is posted by nobody'])(
    'leaves a table whose start message %s, and never its seat behind',
    async (fate) => {
      const service = openTestTables();
      const { tables, store } = service;
      const { id } = await openTable(service, 3, 'carcassonne');
      const { seq: row } = done(await tables.start(id, { interaction: press(), user: ANNE }));
      done(await tables.eraseMember(ANNE));
      if (fate === 'is refused') done(await tables.reopen(id, row, { why: 'forbidden', seat: null }));
      service.clock.time += SETTLED;
      await tables.continueErasing(noDirects);
      expect(await tables.continueErasing(noDirects)).toBe(0);
      expect(placesOf(service, ANNE)).toEqual([]);
      const { seats, refusedStart } = (await tables.get(id))!;
      expect(seats.map(({ user, host }) => [user, host])).toEqual([
        [BERT, true],
        [CARL, false],
      ]);
      expect(refusedStart).toBeNull();
      // A message that comes too late deals nothing.
      expect(refused(await tables.deal(id, { row, channel: CHANNEL, message: '1' }))).toEqual({ kind: 'stale' });
      const { seq } = done(await tables.start(id, { interaction: press(), user: BERT }));
      done(await tables.deal(id, { row: seq, channel: CHANNEL, message: '2' }));
      expect((await createAudit(store, engines, service.key).check(id, true))?.failed).toEqual([]);
    },
  );

  it('comes back as somebody new, and stays', async () => {
    const { service } = await lifeOfBert();
    await erase(service, BERT);
    const { id } = await startTable(service, 3);
    await playOn(service, id, 'anew');
    const mine = await service.tables.results.games({ guild: GUILD, user: BERT, viewer: BERT });
    expect(mine.map(({ game, games }) => [game, games])).toEqual([['toy', 1]]);
    await service.store.close();
    rmSync(join(service.folder, 'guildhall.erasures'));
    const again = openTestTables(service.folder);
    expect(existsSync(join(service.folder, 'guildhall.erasures'))).toBe(true);
    again.clock.time += SETTLED;
    await again.tables.continueErasing(noDirects);
    expect((await again.tables.get(id))!.seats.map(({ user }) => user)).toEqual([ANNE, BERT, CARL]);
  });

  it('cannot take over a seat of a game in which they may have seen a hand, but one of a later game', async () => {
    const { service, playing } = await lifeOfBert();
    const { tables } = service;
    await erase(service, BERT);
    expect(refused(await tables.takeOver(playing, { interaction: press(), user: BERT, seat: null }))).toEqual({
      kind: 'erasedSince',
    });
    const { id } = await openTable(service, 1, 'citadels');
    for (const user of [CARL, DORA, EVE]) done(await tables.join(id, { interaction: press(), user }));
    done(await startAt(tables, id, { interaction: press(), user: ANNE }));
    done(await tables.resign(id, { interaction: press(), user: CARL }));
    done(await tables.takeOver(id, { interaction: press(), user: BERT, seat: null }));
  });

  it('does not come back with a table that was read while it was emptied', async () => {
    const service = openTestTables();
    const { id } = await startTable(service, 3, 'carcassonne');
    // The bot holds the seat, so no row is added when its former player is erased.
    done(await service.tables.resign(id, { interaction: press(), user: BERT }));
    await service.store.close();
    const fresh = openTestTables(service.folder); // Nothing is in memory.
    const { rows } = fresh.store;
    const { promise: held, resolve: go } = Promise.withResolvers<void>();
    // A look at the table reads it before Bert is erased and goes on after that.
    Object.assign(fresh.store, {
      rows: async (table: string) => {
        Object.assign(fresh.store, { rows });
        const found = await rows(table);
        await held;
        return found;
      },
    });
    const look = fresh.tables.get(id);
    done(await fresh.tables.eraseMember(BERT));
    go();
    await look;
    await playOn(fresh, id, 'on', 6);
    expect(placesOf(fresh, BERT)).toEqual(WORK.slice(1));
  });

  it('leaves the results of others as they were, with opponents that have no name', async () => {
    const { service } = await lifeOfBert();
    const figures = async () => {
      const stats = (await service.tables.results.member({ guild: GUILD, game: 'toy', user: ANNE, viewer: ANNE }))!;
      const { games, wins, rating, averagePlace, opponents } = stats;
      return { games, wins, rating, averagePlace, opponents };
    };
    const before = await figures();
    await erase(service, BERT);
    const after = await figures();
    const rename = (user: string | null) => (user === BERT ? null : user);
    expect(new Set(after.opponents)).toEqual(
      new Set(before.opponents.map((one) => ({ ...one, user: rename(one.user) }))),
    );
    expect({ ...after, opponents: [] }).toEqual({ ...before, opponents: [] });

    await erase(service, CARL);
    const both = (await figures()).opponents.find(({ user }) => user === null)!;
    const met = before.opponents.filter(({ user }) => user === BERT || user === CARL);
    expect(both.games).toBe(met.reduce((sum, { games }) => sum + games, 0));

    const counted = await service.store.results.all(GUILD);
    await service.store.results.reset();
    for (let count = 1; count > 0; ) count = await service.tables.countResults(9);
    expect(await service.store.results.all(GUILD)).toEqual(counted);
  });
});

describe('what a member takes along', () => {
  it('has every row with their id, what they do in running games, and nobody else', async () => {
    const { service, ...life } = await lifeOfBert();
    const file = await service.tables.recordsOf(BERT);
    const named = memberColumns(service).filter((one) => one.endsWith('.user_id') && !one.startsWith('erasing'));
    expect(Object.keys(file.records).sort()).toEqual(named.map((one) => one.split('.')[0]));
    const text = JSON.stringify(file);
    for (const other of [ANNE, CARL, DORA, EVE]) expect(text).not.toContain(other);
    expect(text).toContain('word of 2');
    expect(text).not.toMatch(/word of [134]/);
    expect(file.tables.map(({ table }) => Number(table))).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    const playing = file.tables.filter(({ playing }) => playing !== null);
    expect(playing.map(({ table }) => table)).toEqual([life.playing]);
    const own = playing[0]!.playing!;
    expect(own).toMatchObject({ seat: 1, draft: { begun: true }, plan: { standing: ['onlyMove'] } });
    const rows = (await service.history(life.playing)).filter(({ seat, kind }) => seat === 1 && kind === 'move');
    expect(own.moves.map(({ seq }) => seq)).toEqual(rows.map(({ seq }) => seq));
    expect(rows.length).toBeGreaterThan(0);
  });

  it('is nothing for somebody who is not known', async () => {
    const { service } = await lifeOfBert();
    expect(await service.tables.recordsOf('1')).toEqual({
      ...{ format: 'guildhall-export-1', user: '1', records: {}, tables: [] },
    });
  });
});

describe('a server that is erased', () => {
  it('ends its games with a message, and then is nowhere in the database; another server stays', async () => {
    const { service } = await lifeOfBert();
    const { tables, store, clock } = service;
    await store.saveGuildSettings(GUILD, { locale: 'de', keepsPictures: false, clock: 'none' }, 'de');
    const away = done(
      await tables.open({
        ...{ guild: ELSEWHERE, channel: 'c', game: 'toy', options: [], locale: 'en', interaction: press() },
        user: BERT,
      }),
    );
    done(await tables.eraseServer(GUILD));
    expect(tables.isErasing(ANNE, GUILD)).toBe(true);
    expect(tables.isErasing(ANNE, ELSEWHERE)).toBe(false);
    expect(await tables.inGuild(GUILD)).toEqual([]);
    expect(await tables.continueErasing(noDirects)).toBe(1); // The ends of its games are still to be posted.
    expect(placesOf(service, GUILD)).not.toEqual([]);
    for (const id of await store.tableIds(null, 99))
      await store.outbox.done((await store.outbox.ofTable(id)).map((entry) => entry.id));
    expect(await tables.continueErasing(noDirects)).toBe(0);
    expect(placesOf(service, GUILD)).toEqual([]);
    expect((await store.tableIds(null, 99)).slice()).toEqual([away.id]);
    expect((await tables.get(away.id))!.seats.map(({ user }) => user)).toEqual([BERT]);
    expect(tables.isErasing(ANNE, GUILD)).toBe(false);
    clock.time += SETTLED;
  });

  it('does not wait for posts that Discord refuses', async () => {
    const { service } = await lifeOfBert();
    done(await service.tables.eraseServer(GUILD));
    service.clock.time += 10 * 60_000;
    expect(await service.tables.continueErasing(noDirects)).toBe(0);
    expect(placesOf(service, GUILD)).toEqual([]);
  });
});

/** Plays a record again as an outsider would; whether its words are known or not. */
async function replayFromRecord(service: TestTables, id: string): Promise<void> {
  const { game, seats } = (await service.store.position(id))!;
  const engine = engines[game]!;
  if (seats.every(({ word }) => word !== null))
    expect(await replay(service, id, engine)).toEqual(await service.state(id));
  expect((await service.tables.proof(id))!.checks.filter(({ holds }) => holds === false)).toEqual([]);
}
