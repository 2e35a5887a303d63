import { failed, ok, type Result } from '../kernel/result.ts';
import { infoOf, type LoadedTable } from './live.ts';
import { framesOf, type TableLog } from './log.ts';
import { restore } from './restore.ts';
import type { Sealer } from './seal.ts';
import type { Store, Suspension } from './store.ts';
import type { Engines, Problem } from './tables.ts';

/** How many tables stay in memory between requests; the least recently used goes first. */
const KEPT_TABLES = 1000;

/** Reads tables, keeps those in use, and sets damaged ones aside. */
interface Loader {
  /** The table as it is in the store now, checked when it has not been so since it last changed. */
  load(id: string): Promise<Result<LoadedTable, Problem>>;
  /** Remembers a table that was just committed. */
  keep(live: LoadedTable): void;
  /** Sets a table aside; `error` is what its rules threw, or null. */
  suspend(id: string, seq: number, reason: Suspension, error: unknown): Promise<void>;
  /** Tries a suspended table again: takes it back when it is sound. */
  release(id: string): Promise<void>;
}

export function createLoader(store: Store, engines: Engines, sealer: Sealer, log: TableLog): Loader {
  const kept = new Map<string, LoadedTable>();

  /** The last of a map is what was used last. */
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
    await store.suspend(id, reason);
    log({ event: 'suspended', table: id, seq, reason, frames: framesOf(error) });
  }

  return {
    keep,
    suspend,

    async load(id) {
      const position = await store.position(id);
      if (!position) return failed({ kind: 'unknownTable' });
      if (position.suspended !== null) return failed({ kind: 'suspended', reason: position.suspended });
      const known = kept.get(id);
      const live = known?.seq === position.seq ? ok(known) : await restore(store, engines, sealer, position);
      if (!live.ok) {
        await suspend(id, position.seq, live.error, null);
        return failed({ kind: 'suspended', reason: live.error });
      }
      keep(live.value);
      return ok({ ...live.value, info: infoOf(position) });
    },

    async release(id) {
      const position = await store.position(id);
      if (!position || position.suspended === null) return;
      const live = await restore(store, engines, sealer, position);
      if (!live.ok) return;
      await store.suspend(id, null);
      log({ event: 'released', table: id, seq: position.seq });
    },
  };
}
