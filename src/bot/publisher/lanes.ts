import type { OutboxEntry } from '../../tables/stored/outbox.ts';
import { SEND_PRIORITIES, type SendPriority } from './pace.ts';

/**
 * The queues of a table: its lobby, start message, and board; its direct messages, and its votes, offers, and reminders,
 * which follow them; its former boards, the messages that name someone whose data was erased, and who is missing in its
 * thread, which hold nothing up.
 */
export const LANE_KINDS = ['table', 'hands', 'notices', 'former', 'names', 'members'] as const;
export type LaneKind = (typeof LANE_KINDS)[number];

export interface Lane {
  readonly key: string;
  readonly table: string;
  readonly kind: LaneKind;
}

export const laneOf = (table: string, kind: LaneKind): Lane => ({ key: `${table}/${kind}`, table, kind });

const KINDS: Readonly<Record<OutboxEntry['kind'], LaneKind>> = {
  lobby: 'table',
  start: 'table',
  board: 'table',
  hand: 'hands',
  former: 'former',
  names: 'names',
  members: 'members',
  vote: 'notices',
  offer: 'notices',
  reminder: 'notices',
};

export const laneOfEntry = ({ table, kind }: Pick<OutboxEntry, 'table' | 'kind'>): Lane => laneOf(table, KINDS[kind]);

/** Whether a reminder waits for the end of quiet hours: it counts as added only then. */
export const isDeferred = ({ kind, createdAt, attempts }: OutboxEntry, now: number): boolean =>
  kind === 'reminder' && createdAt > now && attempts === 0;

/** A queue with something waiting, and its priority. */
export interface Waiting {
  readonly lane: Lane;
  readonly priority: SendPriority;
}

/**
 * The queues in order of publication: the most urgent first and, among those, the longest waiting.
 *
 * @param due the waiting entries, oldest first
 * @param since players may still be waiting for entries added from then on; older ones are backlog
 */
export function lanesInOrder(due: readonly OutboxEntry[], since: number): readonly Waiting[] {
  const byKey = Map.groupBy(due, (entry) => laneOfEntry(entry).key);
  const waiting = [...byKey.values()].flatMap(([first, ...others]) => {
    if (first === undefined) return [];
    const lane = laneOfEntry(first);
    const newest = others.at(-1) ?? first;
    return [{ lane, priority: priorityOf(lane, newest.createdAt >= since) }];
  });
  return SEND_PRIORITIES.flatMap((priority) => waiting.filter((one) => one.priority === priority));
}

/** What players may be waiting for. */
const URGENT: readonly LaneKind[] = ['table', 'hands'];

function priorityOf({ kind }: Lane, isLive: boolean): SendPriority {
  if (!isLive || !URGENT.includes(kind)) return 'later';
  return kind === 'hands' ? 'hand' : 'board';
}
