/** What the clocks of tables ask for, and when nothing is overdue because members could not play. */
import { seatOf } from '../../engines/contract.ts';
import type { Clock } from '../../kernel/clock.ts';
import { deadlineOf } from '../seats/deadline.ts';
import { nextDue, remindedAt, type Timed } from '../seats/due.ts';
import { afterQuiet, nextMorning } from '../seats/hours.ts';
import { DAY, timedClock } from '../stored/clock.ts';
import type { NewOutboxEntry } from '../stored/outbox.ts';
import { type Guilds, NoRoom, type Store } from '../stored/store.ts';
import type { StoredPosition, StoredSeat } from '../stored/stored.ts';
import { framesOf, type TableLog } from '../table/log.ts';
import type { ReminderNews } from '../table/payloads.ts';
import type { TableHead } from '../table/tableHead.ts';
import { headOf } from '../view/tableOf.ts';

/** After an outage as long as this, no one needs more time: it is the longest time that a clock gives. */
const MOST_GRACE = 7 * DAY;
/** After something failed, or where nothing can be posted, a table is looked at again after this time, in ms. */
const RETRY = 5 * 60_000;
/** After a reminder, its table alone is no reason for a daily note for as long as this, in ms. */
const FRESH = DAY / 2;
/** Tables in a daily note. */
const LONGEST_NOTE = 25;

/** Somebody who wants a note about the tables that wait for them. */
export interface DailyNote {
  readonly user: string;
  /** At least one. */
  readonly tables: readonly TableHead[];
}

/** What is done from time to time, and when members can play. */
export interface Timely {
  /**
   * Does what is due by the clocks at up to `most` tables, the longest overdue first, and returns how many it has dealt
   * with: opens and ends votes, queues reminders. Leaves alone tables that are closed for `isClosed`, which can't be
   * posted to.
   */
  doDue(most: number, isClosed: (table: TableHead) => boolean): Promise<number>;
  /** Members who want a daily note and are due one, at most `most`. Each is noted as sent. */
  dailyNotes(most: number): Promise<readonly DailyNote[]>;
  /** When `saveHeartbeat` was last called, by the system's clock; null: never. */
  lastHeartbeat(): Promise<number | null>;
  /** Stores that members can play at this time. */
  saveHeartbeat(at: number): Promise<void>;
  /** Nothing becomes overdue in the next `ms`, because members couldn't play for as long. */
  giveGrace(ms: number): Promise<void>;
  /** Moves the end of a grace by `ms`, because the system's clock has jumped by as much. */
  shiftGrace(ms: number): Promise<void>;
}

export interface Timekeeper extends Pick<Guilds, 'noteLeft'>, Timely {
  /** Nothing is overdue before this time, at any table. */
  floor(): number;
  /** Gives time to the members of a table that could not be played at for a while. */
  excuse(table: string): Promise<void>;
  /** Resolves when the floor has been read. */
  readonly ready: Promise<void>;
}

interface TimekeeperSettings {
  readonly store: Store;
  readonly clock: Clock;
  /** Whether a table is there and all that is stored of it is intact; suspends it if not. */
  readonly isIntact: (table: string) => Promise<boolean>;
  /** Does what is due at a table by its record. Resolves to whether anything has changed. */
  readonly advance: (table: string, interaction: string) => Promise<boolean>;
  readonly log: TableLog;
  /** Called after messages have been queued. */
  readonly queued: (table: string) => void;
}

export function createTimekeeper({ store, clock, isIntact, advance, log, queued }: TimekeeperSettings): Timekeeper {
  let floor = 0;
  const ready = store.timekeeping.read('floor').then((saved) => {
    floor = Math.max(floor, saved ?? 0);
  });
  // Whoever waits for it gets the error.
  ready.catch(() => {});

  async function setFloor(time: number): Promise<void> {
    await ready;
    floor = time;
    await store.timekeeping.save('floor', time);
  }

  /** Does what is due at one table, or notes when to look at it again. */
  async function visit(id: string, isClosed: (table: TableHead) => boolean): Promise<void> {
    const position = (await isIntact(id)) ? await store.position(id) : null;
    if (position === null) return;
    const now = clock.now();
    const timed: Timed = { ...position, graceUntil: Math.max(floor, position.graceUntil) };
    const { seq, graceUntil } = position;
    const keep = (times: {
      readonly dueAt: number | null;
      readonly remindedAt?: number;
      readonly graceUntil?: number;
    }) => store.keepTime(id, seq, { remindedAt: position.remindedAt, graceUntil, ...times }, [], now);
    if (position.status !== 'running') return keep({ dueAt: null });
    if (isClosed(headOf(position, floor))) {
      // Members who can't see the board get time once it is back.
      const time = timedClock(position.clock)?.extension ?? 0;
      return keep({ dueAt: now + RETRY, graceUntil: Math.max(graceUntil, now + time) });
    }

    const seats = remindedAt(timed, now);
    const next = nextDue({ ...timed, remindedAt: seats.length > 0 ? now : timed.remindedAt });
    if (seats.length === 0 && next !== null && next <= now) {
      if (!(await advance(id, `due/${id}/${seq}`))) await keep({ dueAt: now + RETRY });
      return;
    }
    const news = await Promise.all(seats.map((seat) => reminderOf(position, timed, seat, now)));
    const times = { dueAt: next, remindedAt: seats.length > 0 ? now : position.remindedAt, graceUntil };
    await store.keepTime(id, seq, times, news, now);
    if (news.length > 0) queued(id);
  }

  /** After something went wrong at one table, it is looked at again in a while, and the others don't wait for it. */
  async function postpone(id: string, error: unknown): Promise<void> {
    if (error instanceof NoRoom) throw error;
    const now = clock.now();
    const stored = await store.head(id);
    if (stored !== null) {
      const { seq, remindedAt: last, graceUntil } = stored;
      await store.keepTime(id, seq, { dueAt: now + RETRY, remindedAt: last, graceUntil }, [], now);
    }
    log({ event: 'postponed', table: id, frames: framesOf(error) });
  }

  /** Waits for the end of quiet hours, unless the time is up before that. */
  async function reminderOf(
    { id }: StoredPosition,
    { clock: name, ...timed }: Timed,
    seat: StoredSeat,
    now: number,
  ): Promise<NewOutboxEntry> {
    const payload: ReminderNews = { seat: seatOf(seat.seat, timed.seats.length), since: seat.awaitedSince };
    const deadline = deadlineOf(seat, name, timed.graceUntil);
    const loudAt = seat.user === null ? now : afterQuiet(await store.personalSettings(seat.user), now);
    const dueAt = deadline !== null && deadline <= loudAt ? now : loudAt;
    return {
      kind: 'reminder',
      dedupeKey: `reminder/${id}/${seat.seat}/${now}`,
      payload: JSON.stringify(payload),
      dueAt,
    };
  }

  return {
    ready,
    floor: () => floor,
    async doDue(most, isClosed) {
      await ready;
      const due = await store.due(clock.now(), most);
      for (const id of due) {
        await visit(id, isClosed).catch((error: unknown) => postpone(id, error));
        // Requests of members go first.
        await new Promise((resolve) => setImmediate(resolve));
      }
      return due.length;
    },
    async dailyNotes(most) {
      const now = clock.now();
      const notes: DailyNote[] = [];
      for (const user of await store.timekeeping.dailyDue(now, most)) {
        await store.timekeeping.saveDaily(user, nextMorning(await store.personalSettings(user), now));
        const waiting = await store.waitingFor(user, LONGEST_NOTE);
        // Whoever has just been reminded of every table in it needs no note.
        const reminded = await Promise.all(waiting.map(({ id }) => store.head(id).then((one) => one?.remindedAt ?? 0)));
        if (reminded.some((at) => at <= now - FRESH))
          notes.push({ user, tables: waiting.map((table) => headOf(table, floor)) });
      }
      return notes;
    },
    async excuse(id) {
      const position = await store.position(id);
      const timed = position && timedClock(position.clock);
      if (!timed) return;
      const now = clock.now();
      const { seq, remindedAt: last } = position;
      await store.keepTime(id, seq, { dueAt: now, remindedAt: last, graceUntil: now + timed.extension }, [], now);
    },
    async noteLeft(guild, at) {
      const left = at === null ? await store.guilds.leftAt(guild) : null;
      const now = clock.now();
      // First, so that a crash in between gives grace twice rather than never.
      if (left !== null) await store.guilds.giveGrace(guild, now + Math.min(now - left, MOST_GRACE));
      await store.guilds.noteLeft(guild, at);
    },
    lastHeartbeat: () => store.timekeeping.read('heartbeat'),
    saveHeartbeat: (at) => store.timekeeping.save('heartbeat', at),
    async giveGrace(ms) {
      await ready;
      const given = Math.min(ms, MOST_GRACE);
      const now = clock.now();
      // A grace that was still running when members could no longer play is not used up by that.
      const rest = Math.max(0, floor - (now - ms));
      await setFloor(Math.max(floor, now + Math.max(given, Math.min(rest, MOST_GRACE))));
    },
    async shiftGrace(ms) {
      await ready;
      const now = clock.now();
      if (floor <= now - ms) return;
      const before = floor;
      await setFloor(floor + ms);
      await store.timekeeping.bringForward(floor, before);
    },
  };
}
