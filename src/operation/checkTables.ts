import { setTimeout as wait } from 'node:timers/promises';
import Database from 'better-sqlite3';
import type { Log } from '../kernel/log.ts';
import { StoreError } from '../store/storeError.ts';
import { NoRoom, type Store, Unreadable } from '../tables/stored/store.ts';
import type { Tables } from '../tables/tables.ts';
import type { Audit } from '../tables/upkeep/audit.ts';

interface TablesCheck {
  /** The number of tables checked, once all are or the check was stopped. */
  readonly done: Promise<number>;
  stop(): void;
}

/** Table ids read from the store at once. */
const PIECE = 200;

/**
 * Checks the whole record of every table, one after another, suspends the damaged ones, and signs those of earlier
 * releases. After each table it pauses for as long as the check took, so that players notice nothing. What goes wrong at
 * one table doesn't keep the others from being checked; an error that nobody has thought of suspends that one.
 */
export function checkTables(store: Store, audit: Audit, tables: Pick<Tables, 'suspend'>, log: Log): TablesCheck {
  let isStopped = false;

  async function check(table: string): Promise<void> {
    try {
      const finding = await audit.check(table, false);
      if (finding === null || finding.wasSuspended) return;
      if (finding.damage !== null) await tables.suspend(table, finding.damage);
      else if (!finding.isSigned) await store.sign(table);
    } catch (error) {
      // Without room on the disk, a table is signed when it is loaded.
      if (!(error instanceof NoRoom)) await failed(table, error);
    }
  }

  async function failed(table: string, error: unknown): Promise<void> {
    if (isStopped) return;
    try {
      if (isPassing(error)) throw error;
      await tables.suspend(table, error instanceof Unreadable ? 'file' : 'reading', error);
    } catch (cause) {
      log.error({ table, error: cause }, 'checking a table failed');
    }
  }

  /** The next ids; none if the list is damaged. */
  async function idsAfter(last: string | null): Promise<readonly string[]> {
    try {
      return await store.tableIds(last, PIECE);
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error;
      log.error({ error }, 'the list of tables is damaged');
      return [];
    }
  }

  async function run(): Promise<number> {
    let looked = 0;
    let ids = await idsAfter(null);
    while (ids.length > 0) {
      for (const table of ids) {
        if (isStopped) return looked;
        const started = performance.now();
        await check(table);
        looked++;
        await wait(performance.now() - started);
      }
      ids = await idsAfter(ids.at(-1) ?? null);
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

/** Whether an error says nothing about the table: the store cannot be used now. */
const isPassing = (error: unknown): boolean => error instanceof StoreError || error instanceof Database.SqliteError;
