import { PermissionFlagsBits } from 'discord.js';
import type { Clock } from '../../kernel/clock.ts';
import type { TableHead } from '../../tables/table/tableHead.ts';
import type { Hindrance, Unseen } from '../../words/common/answers/contract.ts';
import { PERMISSIONS, type Permission } from '../../words/common/phrases/contract.ts';

/** The permissions that a table needs in a channel and the bot lacks. */
export function missingPermissions(permissions: bigint, isThread: boolean): readonly Permission[] {
  const has = (permission: keyof typeof PermissionFlagsBits) => (permissions & PermissionFlagsBits[permission]) !== 0n;
  // A game moves into its own thread if the bot can create one.
  const unneeded: readonly Permission[] = isThread
    ? ['SendMessages']
    : has('CreatePublicThreads')
      ? []
      : ['SendMessagesInThreads'];
  return PERMISSIONS.filter((right) => !unneeded.includes(right) && !has(right));
}

/** How long a place that refused a request gets none, in ms: Discord counts refused requests against the bot. */
export const BLOCKED_FOR = 6 * 3_600_000;

/** Places remembered as open; the oldest are forgotten first. */
const MOST_OPENED = 1_000;

/** Places remembered as deleted, of all servers; the oldest are forgotten first. */
const MOST_DELETED = 10_000;

/** An interaction lifts the same block again after this time, in ms, though the permissions that it shows are the same. */
const LIFTED_EVERY = 10 * 60_000;

/** Why a place is blocked; 'left': the bot was removed from the server. */
export type Block = Hindrance | 'left';

const HINDRANCES: readonly string[] = ['gone', 'forbidden', 'locked'] satisfies readonly Hindrance[];

/** Whether nothing is posted in a place for this reason. */
export const isBlock = (why: Unseen['why']): why is Hindrance => HINDRANCES.includes(why);

/**
 * Channels, threads, and servers that refused a request. Nothing is posted there until an event shows that it is
 * possible again, or until `BLOCKED_FOR` has passed.
 */
export interface BlockedPlaces {
  add(place: string, why: Block, server: string): void;
  /** The reason, or null for a place that is not blocked. */
  why(place: string): Block | null;
  /** The channels and threads of these servers that are blocked and may be opened again. */
  closedIn(servers: ReadonlySet<string>): readonly string[];
  /** The place has shown to be open. Whether it was blocked. */
  remove(place: string): boolean;
  /** Whether one of these places has shown to be open since a time: a refusal of a request made before says nothing. */
  wasOpened(places: readonly string[], since: number): boolean;
  /**
   * An interaction shows the bot's permissions in a place. Lifts a block for lack of any if they suffice: once for the same
   * permissions, since what an interaction says is not always true of posting, and again after a while. Whether it was
   * lifted.
   */
  note(place: string, permissions: bigint, isEnough: boolean): boolean;
  /** Discord has said that this channel or thread was deleted. It blocks nothing: a table gets another thread. */
  noteDeleted(place: string): void;
  isDeleted(place: string): boolean;
}

export function createBlockedPlaces(clock: Pick<Clock, 'steady'>): BlockedPlaces {
  const blocks = new Map<string, { readonly why: Block; readonly server: string; readonly until: number }>();
  /** When places last showed to be open. */
  const opened = new Map<string, number>();
  /** The permissions last shown in places that have been blocked, and when that lifted a block. */
  const shown = new Map<string, { readonly permissions: bigint; readonly liftedAt: number }>();
  const deleted = new Set<string>();
  const why = (place: string): Block | null => {
    const block = blocks.get(place);
    return block !== undefined && block.until > clock.steady() ? block.why : null;
  };
  return {
    add: (place, reason, server) =>
      void blocks.set(place, { why: reason, server, until: clock.steady() + BLOCKED_FOR }),
    why,
    closedIn: (servers) =>
      [...blocks].flatMap(([place, { server }]) => {
        const reason = servers.has(server) ? why(place) : null;
        return reason === 'forbidden' || reason === 'locked' ? [place] : [];
      }),
    remove(place) {
      const was = why(place) !== null;
      blocks.delete(place);
      opened.delete(place);
      opened.set(place, clock.steady());
      const [oldest] = opened.keys();
      if (opened.size > MOST_OPENED && oldest !== undefined) opened.delete(oldest);
      return was;
    },
    wasOpened: (places, since) => places.some((place) => (opened.get(place) ?? Number.NEGATIVE_INFINITY) >= since),
    note(place, permissions, isEnough) {
      if (why(place) !== 'forbidden') return false;
      const before = shown.get(place);
      const isKnown = before?.permissions === permissions && clock.steady() < before.liftedAt + LIFTED_EVERY;
      const isLifted = isEnough && !isKnown;
      if (!isKnown) shown.set(place, { permissions, liftedAt: isLifted ? clock.steady() : Number.NEGATIVE_INFINITY });
      if (isLifted) blocks.delete(place);
      return isLifted;
    },
    noteDeleted(place) {
      deleted.add(place);
      const [oldest] = deleted;
      if (deleted.size > MOST_DELETED && oldest !== undefined) deleted.delete(oldest);
    },
    isDeleted: (place) => deleted.has(place),
  };
}

/** The thread or channel of a table. */
export const placeOf = ({ thread, channel }: Pick<TableHead, 'thread' | 'channel'>): string => thread ?? channel;

/** Why nothing can be posted at a table, or null. */
export const blockOf = (blocked: BlockedPlaces, table: Pick<TableHead, 'guild' | 'thread' | 'channel'>): Block | null =>
  blocked.why(table.guild) ?? blocked.why(placeOf(table));

/** Why nobody finds a table's newest message in its place, or null. A deleted channel takes its threads with it. */
export function hindranceAt(blocked: BlockedPlaces, table: Pick<TableHead, 'thread' | 'channel'>): Hindrance | null {
  if ([table.channel, placeOf(table)].some((place) => blocked.isDeleted(place))) return 'gone';
  const why = blocked.why(placeOf(table));
  return why === 'left' ? null : why;
}

/** A notice for the host of a table that it cannot be shown in its place, or that Discord keeps refusing it. */
export interface HostNotice {
  readonly guild: string;
  readonly table: string;
  readonly place: string;
  readonly why: Unseen['why'];
}

/** Notices for hosts, shown with their next private reply in that server. */
export interface HostNotices {
  add(user: string, notice: HostNotice): void;
  /** Removes a notice that was shown in another way. */
  drop(user: string, table: string): void;
  /** Removes and returns the notices for a user in a server. */
  take(user: string, guild: string): readonly HostNotice[];
}

/** Members with notices; the oldest are dropped first. */
const MOST_USERS = 1_000;

export function createHostNotices(): HostNotices {
  const waiting = new Map<string, readonly HostNotice[]>();
  const of = (user: string) => waiting.get(user) ?? [];

  function set(user: string, notices: readonly HostNotice[]): void {
    waiting.delete(user);
    if (notices.length > 0) waiting.set(user, notices);
    const [oldest] = waiting.keys();
    if (waiting.size > MOST_USERS && oldest !== undefined) waiting.delete(oldest);
  }
  const drop = (user: string, table: string) =>
    set(
      user,
      of(user).filter((notice) => notice.table !== table),
    );

  return {
    drop,
    add(user, notice) {
      drop(user, notice.table);
      set(user, [...of(user), notice]);
    },
    take(user, guild) {
      const all = of(user);
      set(
        user,
        all.filter((notice) => notice.guild !== guild),
      );
      return all.filter((notice) => notice.guild === guild);
    },
  };
}
