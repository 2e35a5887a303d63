import { setTimeout as wait } from 'node:timers/promises';
import type { Log } from '../kernel/log.ts';
import type { Audit } from '../tables/audit.ts';
import type { Store } from '../tables/store.ts';

interface TablesCheck {
  /** The number of tables checked, once all are or the check was stopped. */
  readonly done: Promise<number>;
  stop(): void;
}

/** Table ids read from the store at once. */
const PIECE = 200;

/**
 * Checks the whole record of every table, one after another, and suspends the damaged ones. After each table it pauses
 * for as long as the check took, so that players notice nothing.
 */
export function checkTables(store: Store, audit: Audit, log: Log): TablesCheck {
  let isStopped = false;

  async function check(table: string): Promise<void> {
    const finding = await audit.check(table, false);
    if (finding === null || finding.wasSuspended || finding.damage === null) return;
    await store.suspend(table, finding.damage);
    log.error({ table, reason: finding.damage }, 'damaged table suspended');
  }

  async function run(): Promise<number> {
    let looked = 0;
    let ids = await store.tableIds(null, PIECE);
    while (ids.length > 0) {
      for (const table of ids) {
        if (isStopped) return looked;
        const started = performance.now();
        await check(table);
        looked++;
        await wait(performance.now() - started);
      }
      ids = await store.tableIds(ids.at(-1) ?? null, PIECE);
    }
    return looked;
  }

  return {
    done: run(),
    stop() {
      isStopped = true;
    },
  };
}
