import type { OutboxEntry } from '../../tables/store.ts';
import { SEND_PRIORITIES, type SendPriority } from './pace.ts';

/**
 * The queues of a table: what everybody sees, its direct messages, which come after that, and its former boards, which
 * hold nothing up.
 */
export const LANE_KINDS = ['table', 'hands', 'former'] as const;
export type LaneKind = (typeof LANE_KINDS)[number];

export interface Lane {
  readonly key: string;
  readonly table: string;
  readonly kind: LaneKind;
}

export const laneOf = (table: string, kind: LaneKind): Lane => ({ key: `${table}/${kind}`, table, kind });

const KINDS: Readonly<Record<OutboxEntry['kind'], LaneKind>> = {
  lobby: 'table',
  board: 'table',
  hand: 'hands',
  former: 'former',
};

export const laneOfEntry = ({ table, kind }: Pick<OutboxEntry, 'table' | 'kind'>): Lane => laneOf(table, KINDS[kind]);

/** A queue in which something waits, and how urgently. */
export interface Waiting {
  readonly lane: Lane;
  readonly priority: SendPriority;
}

/**
 * The queues in the order in which they are to be told: the most urgent first, and of these what has waited longest.
 *
 * @param due what waits, oldest first
 * @param since from when on what was added may still be waited for; what is older is caught up with
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

function priorityOf({ kind }: Lane, isLive: boolean): SendPriority {
  if (!isLive || kind === 'former') return 'later';
  return kind === 'hands' ? 'hand' : 'board';
}
