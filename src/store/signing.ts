import type Database from 'better-sqlite3';
import type { Sealer } from '../tables/fair/seal.ts';
import {
  type BesideFacts,
  besideMac,
  damageOf,
  isMac,
  readChainKey,
  recordFactsOf,
  recordMac,
  sealChainKey,
} from '../tables/fair/signing.ts';
import type { StoredPosition } from '../tables/stored/stored.ts';

/**
 * Renews the hashes of tables (tables/fair/signing.ts) when something of them is written. Call it inside a commit. What
 * doesn't hold before the change is not signed after it.
 */
export interface Signing {
  /** Runs `work`, which changes what is kept beside the record of this table, and renews the hash over it. */
  beside<T>(table: string, work: () => T): T;
  /**
   * Runs `work`, which changes anything of this table without adding a row, such as an erasure, and renews both hashes.
   * Whoever changes rows or the state chains them anew (tables/fair/chain.ts).
   */
  whole<T>(table: string, work: () => T): T;
  /** Signs a table of an earlier release as it is now. Does nothing if it is signed. */
  old(table: string): void;
}

interface Reading {
  position(table: string): StoredPosition | null;
  beside(table: string): BesideFacts | null;
}

export function prepareSigning(database: Database.Database, reading: Reading, sealer: Sealer): Signing {
  const sealedKey = database
    .prepare<[string], Buffer>("SELECT sealed FROM secrets WHERE table_id = ? AND kind = 'chain'")
    .pluck();
  const saveKey = database.prepare("UPDATE secrets SET sealed = ? WHERE table_id = ? AND kind = 'chain'");
  const headHash = database
    .prepare<[string, number], Buffer>('SELECT hash FROM moves WHERE table_id = ? AND seq = ?')
    .pluck();
  const besideOf = database.prepare<[string], Buffer | null>('SELECT beside_mac FROM tables WHERE id = ?').pluck();
  const saveBeside = database.prepare('UPDATE tables SET beside_mac = ? WHERE id = ?');
  const saveRecord = database.prepare('UPDATE tables SET record_mac = ? WHERE id = ?');

  const chainOf = (table: string) => readChainKey(sealer, table, sealedKey.get(table) ?? null);

  /** Whether the table is signed, and all of it is as it was written. */
  function isWhole(table: string): boolean {
    const chain = chainOf(table);
    const stored = reading.position(table);
    const head = stored && headHash.get(table, stored.seq);
    return chain?.isSigned === true && !!head && damageOf(chain.key, head, stored) === null;
  }

  function signBeside(table: string): void {
    const chain = chainOf(table);
    const facts = chain?.isSigned ? reading.beside(table) : null;
    if (chain && facts) saveBeside.run(besideMac(chain.key, facts), table);
  }

  function signRecord(table: string): void {
    const chain = chainOf(table);
    const stored = chain?.isSigned ? reading.position(table) : null;
    const head = stored && headHash.get(table, stored.seq);
    if (chain && head) saveRecord.run(recordMac(chain.key, head, recordFactsOf(stored)), table);
  }

  /** Whether what is beside the record is as it was written. True for a table that is being opened. */
  function holdsBeside(table: string): boolean {
    const facts = reading.beside(table);
    if (facts === null) return true;
    const chain = chainOf(table);
    return chain?.isSigned === true && isMac(besideOf.get(table) ?? null, besideMac(chain.key, facts));
  }

  return {
    beside(table, work) {
      const holds = holdsBeside(table);
      const made = work();
      if (holds) signBeside(table);
      return made;
    },
    whole(table, work) {
      const holds = isWhole(table);
      const made = work();
      if (holds) {
        signRecord(table);
        signBeside(table);
      }
      return made;
    },
    old(table) {
      const chain = chainOf(table);
      if (chain === null || chain.isSigned) return;
      saveKey.run(sealChainKey(sealer, table, chain.key), table);
      signRecord(table);
      signBeside(table);
    },
  };
}
