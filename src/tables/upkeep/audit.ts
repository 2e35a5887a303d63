import { restore } from '../commit/loadIntact.ts';
import { createSealer } from '../fair/seal.ts';
import { type CheckName, proofOf } from '../record/proof.ts';
import { type Store, Unreadable } from '../stored/store.ts';
import type { StoredRow, Suspension } from '../stored/stored.ts';
import type { LoadedTable } from '../table/loadedTable.ts';
import type { Engines } from '../table/table.ts';
import { historyRowOf } from '../view/tableOf.ts';

/** What an audit found out about a table. */
export interface Finding {
  /** Whether the table was suspended before the audit. */
  readonly wasSuspended: boolean;
  /** Whether it is signed whole; a table of an earlier release isn't until it is loaded. */
  readonly isSigned: boolean;
  /** What is wrong with it; null if all that is stored of it is intact. */
  readonly damage: Suspension | null;
  /**
   * Whether replaying the game from its seed gave the recorded result. Only for ended games, and only as far as the
   * present rules lead to it.
   */
  readonly isProven: boolean;
  /** The checks of the proof that failed. */
  readonly failed: readonly CheckName[];
}

/** Reads a table's whole record and checks it, without changing anything. Throws only what the store throws. */
export interface Audit {
  /** `withProof`: if the game has ended, also replay it. Returns null if there is no such table. */
  check(table: string, withProof: boolean): Promise<Finding | null>;
}

const UNPROVEN = { isProven: false, failed: [] } as const;

/** @param key the installation's key (32 bytes), with which the secrets of tables are encrypted */
export function createAudit(store: Store, engines: Engines, key: Uint8Array): Audit {
  const sealer = createSealer(key);
  return {
    async check(table, withProof) {
      try {
        const position = await store.position(table);
        if (position === null) return null;
        const wasSuspended = position.suspended !== null;
        const loaded = await restore(store, engines, sealer, position);
        if (!loaded.ok) return { wasSuspended, damage: loaded.error, isSigned: false, ...UNPROVEN };
        const { isSigned } = loaded.value;
        const proof = withProof ? prove(loaded.value, await store.rows(table)) : UNPROVEN;
        return { wasSuspended, isSigned, damage: proof === null ? 'reading' : null, ...(proof ?? UNPROVEN) };
      } catch (error) {
        if (error instanceof Unreadable) return { wasSuspended: false, damage: 'file', isSigned: false, ...UNPROVEN };
        throw error;
      }
    },
  };
}

/** Null if replaying the game throws. */
function prove(table: LoadedTable, rows: readonly StoredRow[]): Pick<Finding, 'isProven' | 'failed'> | null {
  try {
    const { checks } = proofOf(table, rows.map(historyRowOf));
    return {
      isProven: checks.some(({ check, holds }) => check === 'replay' && holds === true),
      failed: checks.filter(({ holds }) => holds === false).map(({ check }) => check),
    };
  } catch {
    return null;
  }
}
