import type { Clock } from '../../kernel/clock.ts';
import { failed, ok, type Result } from '../../kernel/result.ts';
import { equal } from '../fair/chain.ts';
import type { Sealer } from '../fair/seal.ts';
import { damageOf } from '../fair/signing.ts';
import type { NewOutboxEntry } from '../stored/outbox.ts';
import { NoRoom, type Store, Unreadable } from '../stored/store.ts';
import type { StoredPosition, Suspension } from '../stored/stored.ts';
import { infoOf, type LoadedTable } from '../table/loadedTable.ts';
import { framesOf, type TableLog } from '../table/log.ts';
import type { BoardNews } from '../table/payloads.ts';
import { readPlans } from '../table/plan.ts';
import type { Problem } from '../table/problem.ts';
import type { Engines } from '../table/table.ts';
import { restore } from './loadIntact.ts';

/** How many tables stay in memory between requests; the least recently used one is dropped first. */
const KEPT_TABLES = 1000;

/** Reads tables, caches those in use, and suspends damaged ones. */
export interface Loader {
  /** The current table from the store, checked if that hasn't been done since its last change. */
  load(id: string): Promise<Result<LoadedTable, Problem>>;
  /** Caches a table that was just committed. */
  keep(live: LoadedTable): void;
  /** Drops a table from the cache, because what is stored of it has changed without a row. */
  forget(id: string): void;
  /** Suspends a table and queues a message to its players; `error` is what was thrown, or null. */
  suspend(id: string, seq: number, reason: Suspension, error: unknown): Promise<void>;
  /** Checks a suspended table again, and restores it if it is intact. Whether it has done that. */
  release(id: string): Promise<boolean>;
}

interface LoaderSettings {
  readonly store: Store;
  readonly engines: Engines;
  readonly sealer: Sealer;
  readonly clock: Clock;
  readonly log: TableLog;
  /** Nothing is overdue before this time, at any table. */
  readonly floor: () => number;
  /** Called after messages have been queued. */
  readonly queued: (table: string) => void;
}

export function createLoader({ store, engines, sealer, clock, log, floor, queued }: LoaderSettings): Loader {
  const kept = new Map<string, LoadedTable>();
  /** How often a table was dropped: one that was read before that must not be kept. */
  let forgets = 0;
  /** Suspended tables for which the file is too damaged to store that they are. */
  const broken = new Map<string, Suspension>();

  /** The last entry of the map is the most recently used. */
  function keep(live: LoadedTable): void {
    const { id } = live.info;
    const known = kept.get(id);
    kept.delete(id);
    kept.set(id, known && known.seq > live.seq ? known : live);
    const [oldest] = kept.keys();
    if (kept.size > KEPT_TABLES && oldest !== undefined) kept.delete(oldest);
  }

  async function suspend(id: string, seq: number, reason: Suspension, error: unknown): Promise<void> {
    kept.delete(id);
    const news = newsOf(id, seq, 'isPaused');
    try {
      await store.suspend(id, reason, { news: [news], at: clock.now() });
    } catch (cause) {
      if (!(cause instanceof Unreadable)) throw cause;
      broken.set(id, reason);
    }
    log({ event: 'suspended', table: id, seq, reason, frames: framesOf(error) });
    queued(id);
  }

  /** The table as it is stored; if it is suspended, why. */
  async function read(id: string): Promise<StoredPosition | Suspension | null> {
    const reason = broken.get(id);
    if (reason !== undefined) return reason;
    try {
      const position = await store.position(id);
      return position?.suspended ?? position;
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error;
      await suspend(id, 0, 'file', null);
      return 'file';
    }
  }

  async function restored(position: StoredPosition): Promise<Result<LoadedTable, Suspension>> {
    try {
      return await restore(store, engines, sealer, position);
    } catch (error) {
      if (error instanceof Unreadable) return failed('file');
      throw error;
    }
  }

  /** A table in memory, if what is stored of it is still what was written. */
  function again(known: LoadedTable, position: StoredPosition): Result<LoadedTable, Suspension> {
    const damage = known.isSigned ? damageOf(known.chainKey, known.hash, position) : null;
    return damage === null ? ok(known) : failed(damage);
  }

  /** Signs a table of an earlier release; on a full disk, that has to wait until it is loaded again. */
  async function signOld(id: string): Promise<void> {
    try {
      await store.sign(id);
    } catch (error) {
      if (!(error instanceof NoRoom)) throw error;
    }
  }

  return {
    keep,
    suspend,
    forget(id) {
      forgets++;
      kept.delete(id);
    },

    async load(id) {
      const before = forgets;
      const position = await read(id);
      if (position === null) return failed({ kind: 'unknownTable' });
      if (typeof position === 'string') return failed({ kind: 'suspended', reason: position });
      const known = kept.get(id);
      const isKnown = known?.seq === position.seq && isSame(known.mac, position.macs.record);
      const live = isKnown ? again(known, position) : await restored(position);
      if (!live.ok) {
        await suspend(id, position.seq, live.error, null);
        return failed({ kind: 'suspended', reason: live.error });
      }
      const { engine, isSigned } = live.value;
      if (!isSigned) await signOld(id);
      if (forgets === before) keep(live.value);
      const plans = readPlans(engine, position.plans);
      return ok({ ...live.value, info: infoOf(position, floor()), plans });
    },

    async release(id) {
      if (broken.has(id)) return false;
      const position = await store.position(id).catch(nullIfUnreadable);
      if (!position || position.suspended === null) return false;
      const live = await restored(position);
      if (!live.ok) return false;
      // Below the message that it is paused, a new board shows that it goes on.
      const news = position.status === 'running' ? [newsOf(id, position.seq, 'isAnew')] : [];
      await store.suspend(id, null, { news, at: clock.now() });
      log({ event: 'released', table: id, seq: position.seq });
      queued(id);
      return true;
    },
  };
}

function newsOf(table: string, seq: number, what: 'isPaused' | 'isAnew'): NewOutboxEntry {
  const news: BoardNews = { seq: 0, before: [], after: [], isMoved: false, [what]: true };
  const dedupeKey = `board/${table}/${what}/${seq}`;
  return { kind: 'board', dedupeKey, payload: JSON.stringify(news), isRepost: what === 'isAnew' };
}

const isSame = (a: Uint8Array | null, b: Uint8Array | null): boolean =>
  a === null || b === null ? a === b : equal(a, b);

function nullIfUnreadable(error: unknown): null {
  if (error instanceof Unreadable) return null;
  throw error;
}
