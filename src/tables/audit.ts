import type { LoadedTable } from './loadedTable.ts';
import { type CheckName, proofOf } from './proof.ts';
import { restore } from './restore.ts';
import { createSealer } from './seal.ts';
import { type Store, type StoredRow, type Suspension, Unreadable } from './store.ts';
import type { Engines } from './tables.ts';
import { historyRowOf } from './view.ts';

/** What an audit has found out about a table. */
export interface Finding {
  /** It had been set aside before. */
  readonly wasSuspended: boolean;
  /** What is wrong with its record; null when secrets, rows and state are what was written. */
  readonly damage: Suspension | null;
  /** Whether the game was played again from its seed: an ended one, under the rules with which it was played. */
  readonly isProven: boolean;
  /** What did not come out as it is recorded. */
  readonly failed: readonly CheckName[];
}

/** Reads a table's whole record and checks it, without changing anything. */
export interface Audit {
  /** `withProof`: an ended game is also played again. Null for a table that is not there. */
  check(table: string, withProof: boolean): Promise<Finding | null>;
}

const UNPROVEN = { isProven: false, failed: [] } as const;

/** `key`: the installation's key, 32 bytes. */
export function createAudit(store: Store, engines: Engines, key: Uint8Array): Audit {
  const sealer = createSealer(key);
  return {
    async check(table, withProof) {
      try {
        const position = await store.position(table);
        if (position === null) return null;
        const wasSuspended = position.suspended !== null;
        const live = await restore(store, engines, sealer, position);
        if (!live.ok) return { wasSuspended, damage: live.error, ...UNPROVEN };
        const proof = withProof ? prove(live.value, await store.rows(table)) : UNPROVEN;
        return { wasSuspended, damage: null, ...proof };
      } catch (error) {
        if (error instanceof Unreadable) return { wasSuspended: false, damage: 'rows', ...UNPROVEN };
        throw error;
      }
    },
  };
}

function prove(live: LoadedTable, rows: readonly StoredRow[]): Pick<Finding, 'isProven' | 'failed'> {
  const { checks } = proofOf(live, rows.map(historyRowOf));
  return {
    isProven: checks.some(({ check, holds }) => check === 'replay' && holds === true),
    failed: checks.filter(({ holds }) => holds === false).map(({ check }) => check),
  };
}
