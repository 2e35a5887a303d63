/** Erases the data of members and of servers, and continues what a restart has interrupted. */
import { breathe } from '../../kernel/breathe.ts';
import type { Clock } from '../../kernel/clock.ts';
import { failed, ok, type Result } from '../../kernel/result.ts';
import { judgeCancel, judgeLeave } from '../judges/beforeStart.ts';
import { judgeReopen } from '../judges/freezeAndDeal.ts';
import { judgeResign } from '../judges/game.ts';
import { DAY } from '../stored/clock.ts';
import type { NewOutboxEntry } from '../stored/outbox.ts';
import type { Subject } from '../stored/personalData.ts';
import { NoRoom, type Store } from '../stored/store.ts';
import type { StoredPosition } from '../stored/stored.ts';
import type { Judge } from '../table/change.ts';
import type { BoardNews } from '../table/payloads.ts';
import type { Problem } from '../table/problem.ts';
import type { Changed } from '../table/table.ts';

/** For so long, what was under way when a member asked may still write their id; then everything is looked at again. */
const SETTLING = 60_000;
/** If direct messages can't be deleted, erasing ends without them after this time. */
const MOST_PATIENCE = 0.8 * DAY;
/** If the ends of a server's games can't be posted, its data is deleted without that after this time. */
const FAREWELL = 10 * 60_000;
/** Tables of a server that are deleted in one commit. */
const PURGED_AT_ONCE = 50;
/** More than a server can have. */
const ALL_TABLES = 100_000;

/** Deletes the direct messages to a member. Resolves to whether none is left that can be deleted. */
export type DeleteDirects = (user: string) => Promise<boolean>;

export interface Erasing {
  /**
   * Erases a member: seats of running games are given up as by resigning, lobbies are left, and the database no longer
   * knows the id once this resolves, except at tables that are about to be dealt. These, direct messages, and messages that
   * name the member follow.
   */
  eraseMember(user: string): Promise<Result<null, Problem>>;
  /** Ends all games of a server; then its data is deleted. */
  eraseServer(guild: string): Promise<Result<null, Problem>>;
  /** Continues what has been asked for; returns how much is still waiting. Call it now and then. */
  continueErasing(deleteDirects: DeleteDirects): Promise<number>;
}

export interface ErasingSettings {
  readonly store: Store;
  readonly clock: Clock;
  readonly change: (table: string, interaction: string, judge: Judge) => Changed;
  /** Runs in sequence with the changes of a table. */
  readonly inTurn: <T>(table: string, task: () => Promise<T>) => Promise<T>;
  /** The table in memory is no longer what is stored. */
  readonly forget: (table: string) => void;
  /** Called after messages have been queued. */
  readonly queued: (table: string) => void;
}

export function createErasing({ store, clock, change, inTurn, forget, queued }: ErasingSettings): Erasing {
  const { erasures, personalData } = store;

  /** Takes a member out of everything that is stored, `age` ms after they asked for it. Whether there was nothing. */
  async function sweep(user: string, age: number): Promise<boolean> {
    const tables = await personalData.tablesOf(user);
    for (const id of tables) {
      if (await depart(id, user, age)) await inTurn(id, () => eraseAt(id, user));
      await breathe();
    }
    const { direct_channels: _, ...records } = await personalData.recordsOf(user);
    const isClean = tables.length === 0 && Object.keys(records).length === 0;
    await personalData.eraseRest(user);
    return isClean;
  }

  /**
   * A member leaves a lobby, or resigns. Resolves to false for a table whose start message is on its way: what that shows
   * is mixed into the shuffle. It is dealt or open again soon; if it is neither for long, this opens it again.
   */
  async function depart(id: string, user: string, age: number): Promise<boolean> {
    const position = await store.position(id);
    // A suspended table is emptied as it is.
    if (position?.status !== 'lobby' && position?.status !== 'running') return true;
    const seat = position.seats.find((one) => one.user === user)?.seat;
    if (seat === undefined) return true;
    const leave = () => change(id, `erasing/${id}/${position.seq}`, judgeDeparture(user));
    const left = await leave();
    // Refused to whoever has resigned already.
    if (left.ok || left.error.kind !== 'starting') return true;
    if (age < SETTLING) return false;
    await change(id, `erasing/${id}/${position.seq}/open`, judgeUnfreeze(seat));
    await leave();
    return true;
  }

  async function eraseAt(id: string, user: string): Promise<void> {
    const position = await store.position(id);
    if (position === null) return;
    const now = clock.now();
    await personalData.eraseAt(id, user, newsAfter(position, user, now), now);
    forget(id);
    queued(id);
  }

  async function endGames(guild: string): Promise<void> {
    for (const { id, seq } of await store.tables({ guild }, 'live', ALL_TABLES))
      await change(id, `erasing/${id}/${seq}`, judgeCancel({ interaction: '', user: '', byModerator: true }));
  }

  async function continueMember(user: string, age: number, deleteDirects: DeleteDirects): Promise<void> {
    const isClean = await sweep(user, age);
    if (!isClean || age < SETTLING) return;
    if ((await deleteDirects(user)) || age > MOST_PATIENCE) await erasures.done(user);
  }

  async function continueServer(guild: string, age: number): Promise<void> {
    await endGames(guild);
    if (age < FAREWELL && (await store.guilds.hasNews(guild))) return;
    let deleted = PURGED_AT_ONCE;
    // The row that asks for it goes with the last of the data.
    while (deleted === PURGED_AT_ONCE) deleted = await store.guilds.purge(guild, PURGED_AT_ONCE);
  }

  async function ask(subject: Subject, begin: () => Promise<unknown>): Promise<Result<null, Problem>> {
    try {
      await erasures.ask(subject, clock.now());
      await begin();
      return ok(null);
    } catch (error) {
      if (error instanceof NoRoom) return failed({ kind: 'diskFull' });
      throw error;
    }
  }

  return {
    eraseMember: (user) => ask({ kind: 'member', user }, () => sweep(user, 0)),
    eraseServer: (guild) => ask({ kind: 'server', guild }, () => endGames(guild)),
    async continueErasing(deleteDirects) {
      for (const { subject, at } of await erasures.waiting()) {
        const age = clock.now() - at;
        if (subject.kind === 'member') await continueMember(subject.user, age, deleteDirects);
        else await continueServer(subject.guild, age);
      }
      return (await erasures.waiting()).length;
    },
  };
}

/** A member leaves a lobby, or resigns. */
const judgeDeparture =
  (user: string): Judge =>
  (live, at) =>
    (live.content.status === 'lobby' ? judgeLeave(user) : judgeResign(user))(live, at);

/** The start message hasn't been posted for a long time: a member who is being erased can't be added, as it were. */
const judgeUnfreeze =
  (seat: number): Judge =>
  (live, at) => {
    const { freeze } = live.content;
    if (freeze === null) return failed({ kind: 'stale' });
    return judgeReopen(freeze.row, { why: 'unreachable', seat })(live, at);
  };

/** The messages of a table that name its members are written again, and the direct messages to the others. */
function newsAfter({ id, status, seats }: StoredPosition, user: string, at: number): readonly NewOutboxEntry[] {
  const again: BoardNews = { seq: 0, before: [], after: [], isMoved: false };
  const isSeated = seats.some((seat) => seat.user === user);
  const hands = { kind: 'hand', dedupeKey: `hand/${id}/names/${at}`, payload: JSON.stringify(again) } as const;
  return [
    ...(status === 'running' && isSeated ? [hands] : []),
    { kind: 'names', dedupeKey: `names/${id}/${at}`, payload: '{}' },
  ];
}
