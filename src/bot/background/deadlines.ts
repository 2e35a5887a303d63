import { setTimeout as wait } from 'node:timers/promises';
import type { TableHead } from '../../tables/table/tableHead.ts';
import { describeError } from '../log.ts';
import { blockOf } from '../state/blockedPlaces.ts';
import type { Context } from '../state/context.ts';

/** How often the clocks of tables are looked at, in ms of real time: a shifted clock is noticed soon. */
const INTERVAL = 3_000;
/** Tables dealt with at once, and the pause before the next, in ms: after an outage there may be many. */
const AT_ONCE = 20;
const PAUSE = 200;
/** Members who could not play for longer than this get as much time again, in ms. */
const OUTAGE = 60_000;
/** How often it is stored that members can play, in ms. */
const HEARTBEAT = 20_000;

/** Real time in ms. */
type Now = () => number;

/**
 * Does what the clocks of tables ask for, while members can play. Whatever kept them from it, an outage of the bot or of
 * Discord, a machine asleep or a system clock that jumps, is seen by the time since they last could.
 *
 * @param isReachable whether Discord can be reached
 * @returns a function that stops it
 */
export function watchDeadlines(
  { tables, blocked, log }: Pick<Context, 'tables' | 'blocked' | 'log'>,
  isReachable: () => boolean,
  now: Now = Date.now,
  interval = INTERVAL,
): () => void {
  let isEnded = false;
  let isBusy = false;
  /** Errors that repeat are logged once. */
  let isFailing = false;
  /** When members could play last; undefined as long as the stored time hasn't been read. */
  let lastBeat: number | null | undefined;
  let storedBeat = Number.NEGATIVE_INFINITY;

  async function beat(): Promise<void> {
    lastBeat ??= await tables.lastHeartbeat();
    const time = now();
    const gap = time - (lastBeat ?? time);
    if (gap > OUTAGE) {
      await tables.giveGrace(gap);
      log.info({ ms: gap }, 'deadlines put off');
    }
    if (gap < -OUTAGE) await tables.shiftGrace(gap);
    if (Math.abs(time - storedBeat) >= HEARTBEAT) {
      // Fails while the disk is full: nobody can play then.
      await tables.saveHeartbeat(time);
      storedBeat = time;
    }
    lastBeat = time;
  }

  const isClosed = (table: TableHead): boolean => blockOf(blocked, table) !== null;

  async function look(): Promise<void> {
    if (isBusy || isEnded || !isReachable()) return;
    isBusy = true;
    try {
      let count: number;
      do {
        await beat();
        count = await tables.doDue(AT_ONCE, isClosed);
        if (count === AT_ONCE) await wait(PAUSE);
      } while (count === AT_ONCE && !isEnded && isReachable());
      isFailing = false;
    } catch (error) {
      if (!isEnded && !isFailing) log.error({ error: describeError(error) }, 'deadline check failed');
      isFailing = true;
    } finally {
      isBusy = false;
    }
  }

  const timer = setInterval(() => void look(), interval).unref();
  return () => {
    isEnded = true;
    clearInterval(timer);
  };
}
