import { setTimeout as wait } from 'node:timers/promises';
import type { Log } from '../kernel/log.ts';
import type { Audit } from '../tables/audit.ts';
import type { Store } from '../tables/store.ts';

export interface TablesCheck {
  /** How many tables were looked at, when all have been or the check was stopped. */
  readonly done: Promise<number>;
  stop(): void;
}

const PIECE = 200;

/**
 * Looks through the whole record of every table, one after another, and sets the damaged ones aside. In between it
 * rests for as long as it has worked, so that whoever plays notices nothing.
 */
export function checkTables(store: Store, audit: Audit, log: Log): TablesCheck {
  let isStopped = false;

  async function check(table: string): Promise<void> {
    const finding = await audit.check(table, false);
    if (finding === null || finding.wasSuspended || finding.damage === null) return;
    await store.suspend(table, finding.damage);
    log.error({ table, reason: finding.damage }, 'a damaged table was set aside');
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
