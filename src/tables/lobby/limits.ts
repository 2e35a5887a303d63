/** How many tables one user, channel, or server can have. */
import type { Clock } from '../../kernel/clock.ts';
import { failed } from '../../kernel/result.ts';
import { createSlidingWindow } from '../../kernel/slidingWindow.ts';
import { createQueue } from '../commit/queue.ts';
import type { Store, TableCounts } from '../stored/store.ts';
import type { Problem } from '../table/problem.ts';
import type { ImportRequest, OpenRequest, Request } from '../table/requests.ts';
import type { Changed } from '../table/table.ts';

export interface TableLimits {
  /** Live tables hosted by one user. */
  readonly hosted: number;
  /** Live tables at which one user has a seat. */
  readonly seats: number;
  /** Live tables in one channel. */
  readonly inChannel: number;
  /** Live tables in one server. */
  readonly inGuild: number;
  /** Tables that one user can open or move within ten minutes. */
  readonly openings: number;
}

export const TABLE_LIMITS: TableLimits = { hosted: 5, seats: 20, inChannel: 3, inGuild: 50, openings: 3 };

/** The period in which openings are counted, in ms. */
const OPENINGS_WITHIN = 10 * 60_000;

/** Admits requests that stay within the limits. */
export interface Gate {
  open(request: OpenRequest | ImportRequest, go: () => Changed): Changed;
  /** Why the request would not be admitted now, or null: for work that comes before the opening. */
  refusal(request: OpenRequest | ImportRequest): Promise<Problem | null>;
  join(request: Request, go: () => Changed): Changed;
  /** `channel`: the table's destination, if that is another channel. */
  relocate(request: Request, channel: string | null, go: () => Changed): Changed;
}

export const OPEN_GATE: Gate = {
  open: (_, go) => go(),
  refusal: async () => null,
  join: (_, go) => go(),
  relocate: (_request, _channel, go) => go(),
};

export function createGate(store: Pick<Store, 'count' | 'seen'>, clock: Clock, most: TableLimits): Gate {
  // In sequence, so no one gets past a limit by sending several requests at once.
  const inTurn = createQueue();
  const openings = createSlidingWindow(clock, { most: most.openings, within: OPENINGS_WITHIN });

  const guarded = (
    { interaction, user }: Request,
    { channel, guild }: { readonly channel: string; readonly guild: string },
    problemWith: (counts: TableCounts) => Problem | null,
    go: () => Changed,
  ): Changed =>
    inTurn('', async () => {
      if (await store.seen(interaction)) return failed<Problem>({ kind: 'duplicate' });
      const problem = problemWith(await store.count({ user, channel, guild }));
      return problem === null ? go() : failed(problem);
    });

  function tooFast(user: string): Problem | null {
    const wait = openings.delay(user);
    return wait === 0 ? null : { kind: 'tooFast', most: most.openings, wait };
  }

  const counting = (user: string, go: () => Changed) => async (): Changed => {
    const changed = await go();
    if (changed.ok) openings.admit(user);
    return changed;
  };

  const sitsTooOften = ({ seated }: TableCounts): Problem | null =>
    seated < most.seats ? null : { kind: 'sitsTooOften', most: most.seats };
  const channelFull = ({ inChannel }: TableCounts): Problem | null =>
    inChannel < most.inChannel ? null : { kind: 'channelFull', most: most.inChannel };

  const cannotOpen =
    (user: string) =>
    (counts: TableCounts): Problem | null => {
      if (counts.hosted >= most.hosted) return { kind: 'hostsTooMany', most: most.hosted };
      if (counts.inGuild >= most.inGuild) return { kind: 'guildFull', most: most.inGuild };
      return sitsTooOften(counts) ?? channelFull(counts) ?? tooFast(user);
    };

  return {
    open: (request, go) => guarded(request, request, cannotOpen(request.user), counting(request.user, go)),
    refusal: async (request) => cannotOpen(request.user)(await store.count(request)),
    join: (request, go) => guarded(request, { channel: '', guild: '' }, sitsTooOften, go),
    relocate(request, channel, go) {
      const problemWith = (counts: TableCounts): Problem | null =>
        (channel === null ? null : channelFull(counts)) ?? tooFast(request.user);
      return guarded(request, { channel: channel ?? '', guild: '' }, problemWith, counting(request.user, go));
    },
  };
}
