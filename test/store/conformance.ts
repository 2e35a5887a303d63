import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { NewOutboxEntry } from '../../src/tables/stored/outbox.ts';
import { ACTORS, ROW_KINDS } from '../../src/tables/stored/rowKinds.ts';
import type { Append, Store } from '../../src/tables/stored/store.ts';
import { MESSAGE_KINDS, SECRET_KINDS, STATUSES, SUSPENSIONS } from '../../src/tables/stored/stored.ts';
import { NO_CHOICES } from '../support/stored.ts';
import { appendOf, bytes, NOW, storedRow, storedSeat } from './appends.ts';

/** One place where an adapter keeps its data; opening it again gives what was kept. */
interface Place {
  open(): Store;
  clear(): void;
}

const DAY = 24 * 60 * 60 * 1000;
/** What every adapter of `Store` must do. */
export function conformance(name: string, newPlace: () => Place): void {
  describe(`the store in ${name}`, () => {
    let place: Place;
    let store: Store;

    beforeEach(() => {
      place = newPlace();
      store = place.open();
    });
    afterEach(async () => {
      await store.close();
      place.clear();
    });

    const reopen = async () => {
      await store.close();
      store = place.open();
    };

    /** Opens a table and appends until its head is `seq`. */
    const tableAt = async (seq: number, change: Partial<Append> = {}): Promise<string> => {
      const id = await store.newTableId();
      for (let head = 0; head < seq; head++) expect(await store.append(appendOf(id, head, change))).toBe('appended');
      return id;
    };

    it('gives out each id once, also after a restart', async () => {
      const first = [await store.newTableId(), await store.newTableId()];
      await reopen();
      expect([...first, await store.newTableId()]).toEqual(['1', '2', '3']);
    });

    it('keeps what a person has chosen, and knows of which tables somebody has a direct message', async () => {
      expect(await store.personalSettings('aya')).toEqual(NO_CHOICES);
      const quiet = { from: 22, to: 8 };
      const changed = { phonePictures: true, isListed: false, quiet, zone: 'Europe/Berlin', daily: true };
      await store.savePersonalSettings('aya', changed);
      const [first, second, third] = [await tableAt(1), await tableAt(1), await tableAt(1)];
      const hand = { channel: 'direct', message: 'm', seq: 1, generation: 0, postedAt: NOW, digest: '' };
      for (const table of [third, first]) await store.hands.save(table, { ...hand, user: 'aya' });
      await store.hands.save(second, { ...hand, user: 'ben' });
      await reopen();
      expect(await store.personalSettings('aya')).toEqual(changed);
      expect(await store.personalSettings('ben')).toEqual(NO_CHOICES);
      expect(await store.hands.tablesOf('aya')).toEqual([first, third].sort());
      await store.savePersonalSettings('aya', NO_CHOICES);
      expect(await store.personalSettings('aya')).toEqual(NO_CHOICES);
    });

    it('keeps what a server has chosen, and turns its live tables to its language, not those of others', async () => {
      const mine = await tableAt(1);
      const over = await tableAt(1, { status: 'finished' });
      const { guild, locale } = (await store.position(mine))!;
      expect(await store.guildSettings(guild)).toEqual({ locale: null, keepsPictures: false, clock: 'none' });
      await store.saveGuildSettings('elsewhere', { locale: 'de', keepsPictures: false, clock: 'none' }, 'de');
      expect((await store.position(mine))?.locale).toBe(locale);
      await store.saveGuildSettings(guild, { locale: 'ja', keepsPictures: true, clock: 'days2' }, 'ja');
      await reopen();
      expect(await store.guildSettings(guild)).toEqual({ locale: 'ja', keepsPictures: true, clock: 'days2' });
      expect((await store.position(mine))?.locale).toBe('ja');
      expect((await store.position(over))?.locale).toBe(locale);
      await store.saveGuildSettings(guild, { locale: null, keepsPictures: false, clock: 'none' }, 'en');
      expect(await store.guildSettings(guild)).toEqual({ locale: null, keepsPictures: false, clock: 'none' });
      expect((await store.position(mine))?.locale).toBe('en');
    });

    it('lists the ids of all tables in the order of their opening, piece by piece', async () => {
      for (let count = 0; count < 12; count++) await tableAt(1);
      expect(await store.tableIds(null, 5)).toEqual(['1', '2', '3', '4', '5']);
      expect(await store.tableIds('5', 5)).toEqual(['6', '7', '8', '9', '10']);
      expect(await store.tableIds('10', 5)).toEqual(['11', '12']);
      expect(await store.tableIds('12', 5)).toEqual([]);
    });

    it('gives back everything that a commit has brought, also after a restart', async () => {
      const id = await store.newTableId();
      const opening = appendOf(id, 0, { options: ['fog'], seats: [storedSeat(0, { word: 'ゆき 🌙', host: true })] });
      expect(await store.append(opening)).toBe('appended');
      const rows = [storedRow(2), storedRow(3, { actor: 'system', seat: null, kind: 'start', rulesVersion: 7 })];
      const seats = [
        storedSeat(0, { host: false, holder: 'bot', offer: 3, since: NOW + 5 }),
        storedSeat(1, { host: true, awaited: true, user: null }),
      ];
      const state = { version: 4, text: '{"a":1}', mac: bytes(5), recent: '[]' };
      const more = { rows, seats, state, status: 'finished', result: '{"how":"played"}' } as const;
      const times = { at: NOW + 9, startedAt: NOW + 7, endedAt: NOW + 8 };
      expect(await store.append(appendOf(id, 1, { ...more, ...times, options: ['a', 'b'] }))).toBe('appended');
      await reopen();

      expect(await store.position(id)).toEqual({
        ...{
          id,
          guild: 'guild',
          channel: 'channel',
          thread: null,
          game: 'toy',
          locale: 'en',
          rematchOf: null,
          origin: null,
          isPrivate: false,
          invited: [],
          options: ['a', 'b'],
        },
        ...{ status: 'finished', suspended: null, seq: 3, openedAt: NOW, changedAt: NOW + 9 },
        ...{ startedAt: NOW + 7, endedAt: NOW + 8, result: '{"how":"played"}', messages: [], call: null, seats },
        ...{ clock: 'none', vote: null, reminders: [], remindedAt: 0, graceUntil: 0 },
        state: { ...state, mac: Buffer.from(state.mac) },
        ...{ plans: [], hands: [], holders: [], chain: null },
        macs: { record: Buffer.from(bytes(3)), beside: null },
      });
      const kept = await store.rows(id);
      expect(kept).toEqual([...opening.rows, ...rows].map((row) => ({ ...row, hash: Buffer.from(row.hash) })));
      expect(await store.secrets(id)).toEqual({ seed: Buffer.from(bytes(9)) });
    });

    it('keeps which table another is a rematch of', async () => {
      const former = await store.newTableId();
      const id = await store.newTableId();
      const { opening } = appendOf(id, 0);
      if (opening === null) throw new Error('the first append opens a table');
      await store.append(appendOf(former, 0));
      await store.append(appendOf(id, 0, { opening: { ...opening, rematchOf: former } }));
      await reopen();
      expect((await store.position(former))?.rematchOf).toBeNull();
      expect((await store.position(id))?.rematchOf).toBe(former);
      expect((await store.tables({ guild: 'guild' }, 'live', 9)).map((table) => table.rematchOf)).toEqual([
        former,
        null,
      ]);
    });

    it('keeps every word of the closed lists', async () => {
      const id = await store.newTableId();
      const all = ROW_KINDS.flatMap((kind) => ACTORS.map((actor) => ({ kind, actor })));
      const rows = all.map((change, index) => storedRow(index + 1, change));
      const opening = {
        ...appendOf(id, 0).opening!,
        secrets: SECRET_KINDS.map((kind) => ({ kind, sealed: bytes(1) })),
      };
      expect(await store.append(appendOf(id, 0, { rows, opening }))).toBe('appended');
      expect((await store.rows(id)).map(({ kind, actor }) => ({ kind, actor }))).toEqual(all);
      expect(Object.keys(await store.secrets(id)).sort()).toEqual([...SECRET_KINDS].sort());

      for (const [index, status] of STATUSES.entries()) {
        expect(await store.append(appendOf(id, all.length + index, { status }))).toBe('appended');
        expect((await store.position(id))?.status).toBe(status);
      }
      for (const reason of [...SUSPENSIONS, null]) {
        await store.suspend(id, reason);
        expect((await store.position(id))?.suspended).toBe(reason);
      }
    });

    it('knows no table that was not opened', async () => {
      expect(await store.position('404')).toBeNull();
      expect(await store.rows('404')).toEqual([]);
      expect(await store.secrets('404')).toEqual({});
      await expect(store.append(appendOf('404', 3))).rejects.toThrow();
    });

    it('refuses a change judged on another row than the head, and keeps nothing of it', async () => {
      const id = await tableAt(3);
      const before = [await store.position(id), await store.rows(id)];
      for (const expectedSeq of [1, 2, 4, 30]) {
        const outbox = [{ kind: 'board', dedupeKey: `stale ${expectedSeq}`, payload: '{}' }] as const;
        const late = appendOf(id, expectedSeq, { status: 'cancelled', seats: [], outbox });
        expect(await store.append(late)).toBe('stale');
        expect(await store.seen(late.interaction)).toBe(false);
      }
      expect(await store.append(appendOf(id, 0))).toBe('stale');
      expect([await store.position(id), await store.rows(id)]).toEqual(before);
      expect(await store.outbox.due(NOW + DAY, 10)).toEqual([]);
    });

    it('keeps an interaction once, whatever table it comes for', async () => {
      const id = await tableAt(1);
      const other = await tableAt(1);
      const first = appendOf(id, 1);
      expect(await store.seen(first.interaction)).toBe(false);
      expect(await store.append(first)).toBe('appended');
      expect(await store.seen(first.interaction)).toBe(true);
      await reopen();
      expect(await store.append({ ...appendOf(id, 2), interaction: first.interaction })).toBe('duplicate');
      expect(await store.append({ ...appendOf(other, 1), interaction: first.interaction })).toBe('duplicate');
      const next = await store.newTableId();
      expect(await store.append({ ...appendOf(next, 0), interaction: first.interaction })).toBe('duplicate');
      expect(await store.position(next)).toBeNull();
      expect((await store.rows(id)).length + (await store.rows(other)).length).toBe(3);
    });

    it('forgets an interaction after 24 hours and not before', async () => {
      const id = await tableAt(1);
      const first = appendOf(id, 1, { at: NOW });
      await store.append(first);
      await store.append(appendOf(id, 2, { at: NOW + DAY }));
      expect(await store.seen(first.interaction)).toBe(true);
      await store.append(appendOf(id, 3, { at: NOW + DAY + 1 }));
      expect(await store.seen(first.interaction)).toBe(false);
    });

    it('keeps all rows of a commit or none', async () => {
      const id = await tableAt(1);
      const bad = { ...storedRow(3), hash: new Uint8Array(5) };
      await expect(store.append(appendOf(id, 1, { rows: [storedRow(2), bad] }))).rejects.toThrow();
      expect(await store.rows(id)).toHaveLength(1);
      expect((await store.position(id))?.seq).toBe(1);
    });

    it('refuses rows that leave a gap, no rows, and an opening in the wrong place', async () => {
      const id = await tableAt(1);
      await expect(store.append(appendOf(id, 1, { rows: [storedRow(3)] }))).rejects.toThrow('cannot follow');
      await expect(store.append(appendOf(id, 1, { rows: [] }))).rejects.toThrow('cannot follow');
      await expect(store.append(appendOf(id, 1, { opening: appendOf(id, 0).opening }))).rejects.toThrow();
      await expect(store.append(appendOf(id, 0, { opening: null }))).rejects.toThrow('cannot follow');
      expect(await store.rows(id)).toHaveLength(1);
    });

    it('seats nobody twice at a table', async () => {
      const id = await tableAt(1);
      const seats = [storedSeat(0), storedSeat(1, { user: 'user 0' })];
      await expect(store.append(appendOf(id, 1, { seats }))).rejects.toThrow();
      const erased = [storedSeat(0, { user: null }), storedSeat(1, { user: null })];
      expect(await store.append(appendOf(id, 1, { seats: erased }))).toBe('appended');
    });

    it('lists live and ended tables of a channel, a thread, a guild and a person, newest first', async () => {
      const ids: string[] = [];
      for (let index = 0; index < 11; index++) ids.push(await tableAt(1));
      const [first, second, third] = ids as [string, string, string];
      const opening = { ...appendOf(first, 0).opening!, guild: 'guild 2', channel: 'channel 2' };
      const other = await store.newTableId();
      await store.append(appendOf(other, 0, { opening, seats: [storedSeat(0), storedSeat(1)] }));
      await store.append(appendOf(first, 1, { status: 'finished' }));
      await store.append(appendOf(second, 1, { status: 'cancelled' }));
      await store.append(appendOf(third, 1, { status: 'running' }));
      await store.setThread(third, 'thread');
      const newest = ids.slice(2).toReversed();

      const list = async (...question: Parameters<Store['tables']>) =>
        (await store.tables(...question)).map(({ id }) => id);
      expect(await list({ channel: 'channel' }, 'live', 100)).toEqual(newest);
      expect(await list({ channel: 'channel' }, 'live', 2)).toEqual(newest.slice(0, 2));
      expect(await list({ channel: 'channel' }, 'ended', 100)).toEqual([second, first]);
      expect(await list({ channel: 'thread' }, 'live', 100)).toEqual([third]);
      expect(await list({ guild: 'guild' }, 'live', 100)).toEqual(newest);
      expect(await list({ guild: 'guild 2' }, 'live', 100)).toEqual([other]);
      expect(await list({ guild: 'guild 2', user: 'user 1' }, 'live', 100)).toEqual([other]);
      expect(await list({ guild: 'guild', user: 'user 1' }, 'live', 100)).toEqual([]);
      expect(await list({ guild: 'guild', user: 'user 0' }, 'ended', 100)).toEqual([second, first]);
      await store.suspend(third, 'rows');
      expect(await list({ channel: 'thread' }, 'live', 100)).toEqual([third]);
      await store.setThread(third, null);
      expect(await list({ channel: 'thread' }, 'live', 100)).toEqual([]);
    });

    it('counts the live tables of a person, a channel and a server', async () => {
      const guest = storedSeat(1, { user: 'guest' });
      await tableAt(1, { seats: [storedSeat(0, { host: true }), guest] });
      const second = await tableAt(1, { status: 'running', seats: [storedSeat(0, { host: true }), guest] });
      await tableAt(1, { status: 'running', seats: [storedSeat(0, { host: true }), { ...guest, holder: 'bot' }] });
      await tableAt(1, { status: 'finished', seats: [storedSeat(0, { host: true }), guest] });
      const elsewhere = { ...appendOf(second, 0).opening!, guild: 'guild 2', channel: 'channel 2' };
      const other = await store.newTableId();
      await store.append(appendOf(other, 0, { opening: elsewhere, seats: [{ ...guest, seat: 0, host: true }] }));
      await store.setThread(second, 'thread');

      const count = (user: string, channel: string, guild: string) => store.count({ user, channel, guild });
      expect(await count('user 0', 'channel', 'guild')).toEqual({ hosted: 3, seated: 3, inChannel: 3, inGuild: 3 });
      expect(await count('guest', 'thread', 'guild 2')).toEqual({ hosted: 1, seated: 3, inChannel: 1, inGuild: 1 });
      expect(await count('nobody', '', '')).toEqual({ hosted: 0, seated: 0, inChannel: 0, inGuild: 0 });
    });

    it('names the lobbies that nobody has changed for long, oldest first', async () => {
      const [first, second, third] = [await tableAt(1), await tableAt(1), await tableAt(1)];
      await tableAt(1, { status: 'running' });
      const suspended = await tableAt(1);
      await store.suspend(suspended, 'rows');
      const changed = (await store.position(third))!.changedAt;
      await store.append(appendOf(second, 1, { at: changed + 10 }));
      expect(await store.idleLobbies(changed + 1, 10)).toEqual([first, third]);
      expect(await store.idleLobbies(changed + 11, 2)).toEqual([first, second]);
      expect(await store.idleLobbies(changed, 10)).toEqual([]);
    });

    it('names the running tables that changed last, the newest first', async () => {
      const [first, second, third] = [
        await tableAt(1, { status: 'running' }),
        await tableAt(1, { status: 'running' }),
        await tableAt(1, { status: 'running' }),
      ];
      await tableAt(1);
      await tableAt(1, { status: 'finished' });
      const suspended = await tableAt(1, { status: 'running' });
      await store.suspend(suspended, 'rows');
      const changed = (await store.position(third))!.changedAt;
      await store.append(appendOf(third, 1, { status: 'running', at: changed + 20 }));
      await store.append(appendOf(first, 1, { status: 'running', at: changed + 10 }));
      expect(await store.lastPlayed(changed, 10)).toEqual([third, first, second]);
      expect(await store.lastPlayed(changed + 1, 10)).toEqual([third, first]);
      expect(await store.lastPlayed(changed, 1)).toEqual([third]);
    });

    it('the threads of games that have ended, unless another table is in one', async () => {
      const ended = await tableAt(1, { status: 'running' });
      const { guild, changedAt } = (await store.position(ended))!;
      const thread = 'thread-of-ended';
      await store.setThread(ended, thread, 'channel');
      expect(await store.endedThreads(0, changedAt + 100)).toEqual([]);
      const end = changedAt + 10;
      await store.append(appendOf(ended, 1, { status: 'finished', at: end, endedAt: end }));
      expect(await store.endedThreads(changedAt, end)).toEqual([{ guild, thread }]);
      expect(await store.endedThreads(changedAt, end - 1)).toEqual([]);
      expect(await store.endedThreads(end, end + 10)).toEqual([]);
      const other = await tableAt(1, { status: 'running' });
      await store.setThread(other, thread, 'channel');
      expect(await store.endedThreads(changedAt, end)).toEqual([]);
    });

    it('deletes what is kept of a server that was left for long, piece by piece, and of no other', async () => {
      const elsewhere = { ...appendOf('x', 0).opening!, guild: 'elsewhere' };
      const mine = [
        await tableAt(2),
        await tableAt(1, { status: 'running' }),
        await tableAt(1, { status: 'finished' }),
      ];
      const other = await store.newTableId();
      await store.append(appendOf(other, 0, { opening: elsewhere }));
      const { guild } = (await store.position(mine[0]!))!;
      await store.saveDraft(mine[0]!, 0, { step: 1, data: '{}' });
      await store.savePlan(mine[0]!, 0, '{}');
      await store.saveGuildSettings(guild, { locale: 'ja', keepsPictures: true, clock: 'days2' }, 'ja');
      expect(await store.guilds.atPlay()).toEqual(['elsewhere', guild].sort());

      await store.guilds.noteLeft(guild, NOW);
      await store.guilds.noteLeft(guild, NOW + 5);
      await store.guilds.noteLeft('later', NOW + 1);
      expect([await store.guilds.leftBefore(NOW), await store.guilds.leftBefore(NOW + 2)]).toEqual([null, guild]);
      await store.guilds.noteLeft(guild, null);
      expect(await store.guilds.leftBefore(NOW + 1)).toBeNull();
      await store.guilds.noteLeft(guild, NOW);
      expect(await store.guilds.purge(guild, 2)).toBe(2);
      expect(await store.guildSettings(guild)).toEqual({ locale: 'ja', keepsPictures: true, clock: 'days2' });
      expect(await store.guilds.purge(guild, 2)).toBe(1);
      expect(await store.guilds.leftBefore(NOW + 1)).toBeNull();

      await reopen();
      for (const id of mine) expect([await store.position(id), await store.rows(id)]).toEqual([null, []]);
      expect(await store.guildSettings(guild)).toEqual({ locale: null, keepsPictures: false, clock: 'none' });
      expect(await store.guilds.atPlay()).toEqual(['elsewhere']);
      expect((await store.rows(other)).length).toBe(1);
    });

    it('names the tables that are due, the longest overdue first, and notes what the clock has done', async () => {
      const [late, never, later, soon] = [
        await tableAt(1, { status: 'running', dueAt: NOW + 5, clock: 'days2' }),
        await tableAt(1, { status: 'running', dueAt: null }),
        await tableAt(1, { status: 'running', dueAt: NOW + 90 }),
        await tableAt(1, { status: 'running', dueAt: NOW + 1 }),
      ];
      expect(await store.due(NOW, 9)).toEqual([]);
      expect(await store.due(NOW + 5, 9)).toEqual([soon, late]);
      expect(await store.due(NOW + 5, 1)).toEqual([soon]);
      const times = { dueAt: NOW + 50, remindedAt: NOW + 2, graceUntil: NOW + 3 };
      const news = { kind: 'reminder', dedupeKey: 'r', payload: '{}', dueAt: NOW + 70 } as const;
      await store.keepTime(soon, 9, times, [news], NOW);
      expect(await store.outbox.ofTable(soon)).toEqual([]);
      await store.keepTime(soon, 1, times, [news], NOW);
      expect(await store.outbox.due(NOW + 69, 9)).toEqual([]);
      expect(await store.outbox.due(NOW + 70, 9)).toMatchObject([{ createdAt: NOW + 70, nextAt: NOW + 70 }]);
      await store.timekeeping.bringForward(NOW + 6, NOW + 60);
      await reopen();
      expect(await store.position(soon)).toMatchObject({ remindedAt: NOW + 2, graceUntil: NOW + 3, clock: 'none' });
      expect((await store.position(late))?.clock).toBe('days2');
      expect(await store.due(NOW + 6, 9)).toEqual([late, soon]);
      const { guild } = (await store.position(never))!;
      await store.guilds.giveGrace(guild, NOW + 8);
      expect((await store.position(late))?.graceUntil).toBe(NOW + 8);
      await store.guilds.noteLeft(guild, NOW);
      expect([await store.guilds.leftAt(guild), await store.due(NOW + 99, 9)]).toEqual([NOW, []]);
      await store.guilds.noteLeft(guild, null);
      await store.suspend(later, 'rows');
      expect(await store.due(NOW + 99, 9)).toEqual([late, soon]);
    });

    it('keeps votes, seats that changed hands, and the messages of clocks', async () => {
      const vote = {
        about: 'clock',
        row: 1,
        by: 0,
        clock: 'live2',
        ballots: [{ seat: 0, answer: 'yes' }],
        endsAt: NOW,
      } as const;
      const seat = { holder: 'free', heldFrom: 7, freeUntil: NOW + 9, reserveUsed: 5, extended: 6 } as const;
      const holders = [{ seat: 0, user: 'aya', from: 0, to: null }];
      const id = await tableAt(1, { status: 'running', vote, holders, seats: [storedSeat(0, seat)] });
      const after = [
        { seat: 0, user: 'aya', from: 0, to: 2 },
        { seat: 0, user: 'ben', from: 2, to: null },
      ];
      await store.append(appendOf(id, 1, { status: 'running', vote, holders: after, seats: [storedSeat(0, seat)] }));
      const reminder = { channel: 'c', message: 'm', seat: 0, since: NOW };
      await store.saveReminders(id, [{ ...reminder, message: 'old' }]);
      await store.saveReminders(id, [reminder]);
      const message = { channel: 'c', message: 'v', seq: 1, generation: 0, postedAt: NOW, turnSeq: null };
      for (const kind of MESSAGE_KINDS) await store.saveMessage(id, { ...message, kind });
      await store.dropMessage(id, 'offer');
      await reopen();
      expect(await store.position(id)).toMatchObject({ vote, seats: [seat], reminders: [reminder] });
      expect((await store.position(id))?.messages.map(({ kind }) => kind).toSorted()).toEqual([
        'board',
        'lobby',
        'vote',
      ]);
      expect(await store.holders(id)).toEqual(after);
      await store.saveReminders(id, []);
      expect((await store.position(id))?.reminders).toEqual([]);
    });

    it('keeps its own times, and whom it owes a daily note', async () => {
      expect([await store.timekeeping.read('floor'), await store.timekeeping.read('heartbeat')]).toEqual([null, null]);
      await store.timekeeping.save('floor', NOW);
      await store.timekeeping.save('floor', NOW + 1);
      for (const [user, daily] of [
        ['aya', true],
        ['ben', false],
        ['dara', true],
      ] as const)
        await store.savePersonalSettings(user, { ...NO_CHOICES, daily, zone: 'UTC' });
      await store.timekeeping.saveDaily('aya', NOW + 5);
      await reopen();
      expect(await store.timekeeping.read('floor')).toBe(NOW + 1);
      expect(await store.timekeeping.dailyDue(NOW, 9)).toEqual(['dara']);
      expect(await store.timekeeping.dailyDue(NOW + 5, 9)).toEqual(['dara', 'aya']);
      const waiting = await tableAt(1, { status: 'running', seats: [storedSeat(0, { user: 'aya', awaited: true })] });
      await tableAt(1, { status: 'running', seats: [storedSeat(0, { user: 'aya' })] });
      await tableAt(1, { status: 'running', seats: [storedSeat(0, { user: 'aya', awaited: true, holder: 'bot' })] });
      expect((await store.waitingFor('aya', 9)).map(({ id }) => id)).toEqual([waiting]);
    });

    it('names the boards that have hung in the threads of running tables for long, the oldest first', async () => {
      const board = { kind: 'board', seq: 1, generation: 0 } as const;
      const inThread = async (change: Partial<Append>, postedAt: number, channel = 'thread') => {
        const id = await tableAt(1, change);
        await store.setThread(id, 'thread');
        await store.saveMessage(id, { ...board, channel, message: `board ${id}`, postedAt, turnSeq: null });
        return { table: id, message: `board ${id}` };
      };
      const late = await inThread({ status: 'running' }, NOW + 2);
      const early = await inThread({ status: 'running' }, NOW + 1);
      await inThread({ status: 'running' }, NOW + 3);
      await inThread({ status: 'running' }, NOW, 'channel');
      await inThread({ status: 'finished' }, NOW);
      await inThread({ status: 'running', at: NOW - DAY }, NOW);
      const suspended = await inThread({ status: 'running' }, NOW);
      await store.suspend(suspended.table, 'rows');
      expect(await store.quietBoards(NOW + 3, NOW, 10)).toEqual([early, late]);
      expect(await store.quietBoards(NOW + 3, NOW, 1)).toEqual([early]);
    });

    it('moves a table with its news in one commit, and takes no thread for a channel in which it is no more', async () => {
      const id = await tableAt(1);
      await store.setThread(id, 'thread', 'channel');
      const news = [{ kind: 'lobby', dedupeKey: 'moved', payload: '{}' }] as const;
      await store.relocate(id, { channel: 'channel 2', thread: null }, news, NOW + 5);
      await store.relocate(id, { channel: 'channel 2', thread: null }, news, NOW + 6);
      await store.setThread(id, 'thread of before', 'channel');
      await reopen();
      expect(await store.position(id)).toMatchObject({ channel: 'channel 2', thread: null, seq: 1 });
      const due = await store.outbox.due(NOW + 5, 10);
      expect(due.filter(({ table }) => table === id).map(({ dedupeKey, createdAt }) => [dedupeKey, createdAt])).toEqual(
        [['moved', NOW + 5]],
      );
      await store.setThread(id, 'thread 2', 'channel 2');
      expect((await store.position(id))?.thread).toBe('thread 2');
    });

    it('names the tables that need attention after a restart', async () => {
      const away = storedSeat(1, { holder: 'bot', awaited: true });
      const ids = [
        await tableAt(1, { status: 'running', seats: [storedSeat(0), away] }),
        await tableAt(1, { status: 'running', seats: [storedSeat(0), { ...away, awaited: false }] }),
        await tableAt(1, { status: 'finished', seats: [storedSeat(0), away] }),
        await tableAt(1),
      ];
      await store.suspend(ids[3]!, 'rules');
      expect([...(await store.unattended())].sort()).toEqual([ids[0], ids[3]]);
    });

    it('keeps one message of each kind', async () => {
      const id = await tableAt(1);
      const message = { channel: 'channel', message: 'message 1', seq: 1, generation: 0, postedAt: NOW, turnSeq: null };
      const lobby = { ...message, kind: 'lobby' } as const;
      const board = { ...message, kind: 'board', message: 'message 3', seq: 4, generation: 2 } as const;
      await store.saveMessage(id, lobby);
      await store.saveMessage(id, { ...message, kind: 'board' });
      await store.saveMessage(id, board);
      await reopen();
      const kept = (await store.position(id))?.messages ?? [];
      expect(kept.toSorted((a, b) => (a.kind < b.kind ? -1 : 1))).toEqual([board, lobby]);
    });

    it('keeps one call, with the entries that it delivers gone in the same commit', async () => {
      const [id, other] = [await tableAt(1), await tableAt(1)];
      const news = (dedupeKey: string) => [{ kind: 'board', dedupeKey, payload: '{}' }] as const;
      await store.append(appendOf(id, 1, { at: NOW, outbox: news(`${id}/a`) }));
      const told = (await store.outbox.ofTable(id)).map((entry) => entry.id);
      const call = { channel: 'c', message: 'm', seq: 2, postedAt: NOW, seats: [0, 2] };
      await store.saveCall(other, { ...call, message: 'o' }, []);
      await store.saveCall(id, { ...call, message: 'former' }, []);
      await store.saveCall(id, call, told);
      await reopen();
      expect((await store.position(id))?.call).toEqual(call);
      expect(await store.outbox.ofTable(id)).toEqual([]);
      await store.saveCall(id, null, []);
      await reopen();
      expect((await store.position(id))?.call).toBeNull();
      expect((await store.position(other))?.call).toEqual({ ...call, message: 'o' });
    });

    it('keeps the boards that were replaced, oldest first', async () => {
      const [id, other] = [await tableAt(1), await tableAt(1)];
      const board = { kind: 'board', channel: 'c', seq: 2, generation: 0, postedAt: NOW, turnSeq: 2 } as const;
      const former = (message: string, from: number, to: number) => ({ channel: 'c', message, from, to });
      const outbox = { delivered: [], news: [], at: NOW };
      await store.saveMessage(id, { ...board, message: '3' }, outbox, [former('2', 9, 12)]);
      await store.saveMessage(id, { ...board, message: '2' }, outbox, [former('1', 4, 9)]);
      await reopen();
      expect(await store.formerBoards(id)).toEqual([former('1', 4, 9), former('2', 9, 12)]);
      expect(await store.formerBoards(other)).toEqual([]);
    });

    it('keeps a message together with what it tells and what is to be told because of it', async () => {
      const [id, other] = [await tableAt(1), await tableAt(1)];
      const news = (dedupeKey: string) => [{ kind: 'board', dedupeKey, payload: '{}' }] as const;
      await store.append(appendOf(id, 1, { at: NOW, outbox: [...news(`${id}/a`), ...news(`${id}/b`)] }));
      await store.append(appendOf(other, 1, { at: NOW, outbox: news(`${other}/a`) }));
      const [told, later] = await store.outbox.ofTable(id);
      await store.outbox.postpone(later!.id, NOW + 1);
      expect((await store.outbox.ofTable(id))[1]).toMatchObject({ attempts: 0, nextAt: NOW + 1 });
      await store.outbox.retryLater(later!.id, NOW + DAY);
      const board = {
        kind: 'board',
        channel: 'c',
        message: 'm',
        seq: 2,
        generation: 0,
        postedAt: NOW,
        turnSeq: null,
      } as const;
      const former = { kind: 'former', dedupeKey: `${id}/former`, payload: '{"message":"l"}' } as const;
      await store.saveMessage(id, board, { delivered: [told!.id], news: [former], at: NOW + 5 });
      await reopen();
      expect((await store.position(id))?.messages).toEqual([board]);
      const left = (await store.outbox.ofTable(id)).map(({ dedupeKey, createdAt }) => [dedupeKey, createdAt]);
      expect(left).toEqual([
        [`${id}/b`, NOW],
        [`${id}/former`, NOW + 5],
      ]);
      expect((await store.outbox.ofTable(other)).map(({ dedupeKey }) => dedupeKey)).toEqual([`${other}/a`]);
    });

    it('keeps who is invited until a commit says otherwise', async () => {
      const id = await store.newTableId();
      const { opening } = appendOf(id, 0);
      if (opening === null) throw new Error('a first commit opens the table');
      await store.append(appendOf(id, 0, { opening: { ...opening, isPrivate: true }, invited: ['ben', 'anne'] }));
      await store.append(appendOf(id, 1));
      await reopen();
      expect(await store.position(id)).toMatchObject({ isPrivate: true, invited: ['anne', 'ben'] });
      await store.append(appendOf(id, 2, { invited: ['carl'] }));
      expect((await store.tables({ guild: 'guild' }, 'live', 9)).find((one) => one.id === id)?.invited).toEqual([
        'carl',
      ]);
    });

    it('keeps what it knows of a member by server', async () => {
      expect(await store.hands.member('anne', 'here')).toBeNull();
      await store.hands.saveMember('anne', 'here', { hands: 'off', locale: 'ja' });
      await store.hands.saveMember('anne', 'there', { hands: 'on', locale: 'ja' });
      await store.hands.saveMember('anne', 'here', { hands: 'refused', locale: 'de' });
      await reopen();
      expect(await store.hands.member('anne', 'here')).toEqual({ hands: 'refused', locale: 'de' });
      expect(await store.hands.member('anne', 'there')).toEqual({ hands: 'on', locale: 'ja' });
      expect(await store.hands.member('ben', 'here')).toBeNull();
    });

    it('keeps the direct message channel of a user until it is gone', async () => {
      expect(await store.hands.directChannel('anne')).toBeNull();
      for (const channel of ['first', 'second']) await store.hands.saveDirectChannel('anne', channel);
      await store.hands.saveDirectChannel('ben', 'other');
      await reopen();
      expect(await store.hands.directChannel('anne')).toBe('second');
      await store.hands.saveDirectChannel('anne', null);
      expect(await store.hands.directChannel('anne')).toBeNull();
      expect(await store.hands.directChannel('ben')).toBe('other');
    });

    it('names the direct message channels that were made last, by their ids', async () => {
      const ids = ['999999999999999999', '1000000000000000002', '1000000000000000001'];
      for (const [index, id] of ids.entries()) await store.hands.saveDirectChannel(`user-${index}`, id);
      await reopen();
      expect(await store.hands.newestDirectChannels(2)).toEqual(['1000000000000000002', '1000000000000000001']);
      expect(await store.hands.newestDirectChannels(9)).toHaveLength(3);
    });

    it('keeps in which language a member is spoken to in all servers, and tells where that has changed', async () => {
      await store.hands.saveMember('anne', 'here', { hands: 'off', locale: 'de' });
      await store.hands.saveMember('anne', 'there', { hands: 'on', locale: 'ja' });
      await store.hands.saveMember('ben', 'here', { hands: 'on', locale: 'de' });
      expect(await store.hands.setLocale('anne', 'ja')).toEqual(['here']);
      expect(await store.hands.setLocale('anne', 'ja')).toEqual([]);
      expect(await store.hands.setLocale('carl', 'ja')).toEqual([]);
      expect(await store.hands.member('anne', 'here')).toEqual({ hands: 'off', locale: 'ja' });
      expect(await store.hands.member('ben', 'here')).toEqual({ hands: 'on', locale: 'de' });
    });

    it('keeps one direct message a person and table', async () => {
      const [id, other] = [await tableAt(1), await tableAt(1)];
      const first = { channel: 'dm', message: '1', seq: 1, generation: 0, postedAt: NOW, digest: 'a' };
      const anne = { ...first, user: 'anne' };
      const ben = { ...first, user: 'ben', channel: 'dm of ben' };
      for (const hand of [ben, anne]) await store.hands.save(id, hand);
      await store.hands.save(other, anne);
      const newer = { ...anne, message: '2', seq: 3, generation: 1, postedAt: NOW + 1, digest: 'b' };
      await store.hands.save(id, newer);
      await reopen();
      expect(await store.hands.ofTable(id)).toEqual([newer, ben]);
      await store.hands.drop(id, 'anne');
      expect(await store.hands.ofTable(id)).toEqual([ben]);
      expect(await store.hands.ofTable(other)).toEqual([anne]);
    });

    it('takes news that no row has caused, once by their key', async () => {
      const id = await tableAt(1);
      const news = [{ kind: 'hand', dedupeKey: 'hand/asked', payload: '{}' }] as const;
      for (let twice = 0; twice < 2; twice++) await store.enqueue(id, news, NOW);
      const told = (await store.outbox.due(NOW, 10)).filter(({ kind }) => kind === 'hand');
      expect(told.map(({ table, dedupeKey }) => [table, dedupeKey])).toEqual([[id, 'hand/asked']]);
    });

    it('adds what replaces messages behind all of the table, though the clock was set back, due at once', async () => {
      const [id, other] = [await tableAt(1), await tableAt(1)];
      const posted = { channel: 'c', message: '1', seq: 1, generation: 0 };
      const board = { ...posted, kind: 'board', turnSeq: null } as const;
      const again = (dedupeKey: string) =>
        [{ kind: 'board', dedupeKey, payload: '{}', isRepost: true }] as const satisfies readonly NewOutboxEntry[];
      const addedAt = async () =>
        (await store.outbox.ofTable(id)).map(({ dedupeKey, nextAt, createdAt }) => [dedupeKey, nextAt, createdAt]);
      await store.saveMessage(other, { ...board, postedAt: NOW + DAY });
      await store.enqueue(id, again('none'), NOW);
      await store.saveMessage(id, { ...board, postedAt: NOW + 50 });
      await store.enqueue(id, again('board'), NOW + 1);
      await store.hands.save(id, { ...posted, user: 'anne', postedAt: NOW + 70, digest: 'a' });
      await store.relocate(id, { channel: 'c 2', thread: null }, again('hand'), NOW + 2);
      await store.suspend(id, null, { news: again('late'), at: NOW + DAY });
      await reopen();
      expect(await addedAt()).toEqual([
        ['none', NOW, NOW],
        ['board', NOW + 1, NOW + 51],
        ['hand', NOW + 2, NOW + 71],
        ['late', NOW + DAY, NOW + DAY],
      ]);
    });

    it('keeps partial moves until they are dropped or their seat moves', async () => {
      const id = await tableAt(1);
      expect(await store.saveDraft(id, 0, { step: 1, data: '{}' })).toBe(true);
      expect(await store.saveDraft(id, 0, { step: 2, data: '{"x":1}' })).toBe(true);
      // Another press on the first step, and one that was long under way.
      for (const step of [2, 1]) expect(await store.saveDraft(id, 0, { step, data: '{"x":2}' })).toBe(false);
      await store.saveDraft(id, 1, { step: 1, data: '[]' });
      await reopen();
      expect(await store.draft(id, 0)).toEqual({ step: 2, data: '{"x":1}' });
      await store.append(appendOf(id, 1, { dropDrafts: [0] }));
      expect(await store.draft(id, 0)).toBeNull();
      expect(await store.draft(id, 1)).toEqual({ step: 1, data: '[]' });
      await store.saveDraft(id, 1, null);
      expect(await store.draft(id, 1)).toBeNull();
    });

    it('keeps what seats have settled until they or a commit change it', async () => {
      const id = await tableAt(1);
      const plansOf = async () => (await store.position(id))!.plans;
      await store.savePlan(id, 1, '{"a":1}');
      await store.savePlan(id, 0, '{"b":1}');
      await store.savePlan(id, 0, '{"b":2}');
      await reopen();
      const both = [
        { seat: 0, data: '{"b":2}' },
        { seat: 1, data: '{"a":1}' },
      ];
      expect(await plansOf()).toEqual(both);
      await store.append(appendOf(id, 1));
      expect(await plansOf()).toEqual(both);
      await store.append(appendOf(id, 2, { plans: [{ seat: 1, data: '{"a":3}' }] }));
      expect(await plansOf()).toEqual([{ seat: 1, data: '{"a":3}' }]);
      await store.savePlan(id, 1, null);
      expect(await plansOf()).toEqual([]);
    });

    it('hands out news when they are due, the newest where there are too many, until they are done', async () => {
      expect(await store.outbox.nextAt(0)).toBeNull();
      const news = (key: string) => [{ kind: 'board', dedupeKey: key, payload: `{"key":"${key}"}` }] as const;
      const id = await store.newTableId();
      await store.append(appendOf(id, 0, { at: NOW, outbox: news('a') }));
      await store.append(appendOf(id, 1, { at: NOW + 10, outbox: news('b') }));
      await store.append(appendOf(id, 2, { at: NOW + 20, outbox: news('b') }));
      await reopen();

      const all = await store.outbox.due(NOW + 20, 10);
      expect(all.map(({ dedupeKey }) => dedupeKey)).toEqual(['a', 'b']);
      const [a, b] = all as [(typeof all)[0], (typeof all)[0]];
      const shared = { table: id, kind: 'board', attempts: 0 };
      expect(a).toEqual({ ...shared, id: a.id, dedupeKey: 'a', payload: '{"key":"a"}', nextAt: NOW, createdAt: NOW });
      expect(await store.outbox.due(NOW + 9, 10)).toEqual([a]);
      expect(await store.outbox.due(NOW + 20, 1)).toEqual([b]);
      expect(await store.outbox.nextAt(NOW - 1)).toBe(NOW);
      expect(await store.outbox.nextAt(NOW)).not.toBe(NOW);

      await store.outbox.retryLater(a.id, NOW + 100);
      expect(await store.outbox.due(NOW + 99, 10)).toEqual([b]);
      expect(await store.outbox.due(NOW + 100, 10)).toEqual([{ ...a, attempts: 1, nextAt: NOW + 100 }, b]);
      await store.outbox.done([a.id, b.id]);
      expect(await store.outbox.due(NOW + DAY, 10)).toEqual([]);
    });
  });
}
