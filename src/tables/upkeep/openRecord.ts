import { failed, ok, type Result } from '../../kernel/result.ts';
import { restore } from '../commit/loadIntact.ts';
import { createSealer } from '../fair/seal.ts';
import type { FairRecord } from '../record/format.ts';
import { openedRecord } from '../record/proof.ts';
import { type Store, Unreadable } from '../stored/store.ts';
import { isOver } from '../table/loadedTable.ts';
import type { Engines } from '../table/table.ts';
import { historyRowOf } from '../view/tableOf.ts';

/** A record with its seed. */
export interface OpenedRecord {
  readonly record: FairRecord;
  /** The game goes on: whoever reads the record knows all hands, and all that will be drawn. */
  readonly isRunning: boolean;
}

/**
 * Why there is no record with a seed: no such table, a game that hasn't begun, a suspended table, or one that would be
 * suspended, since something of it is damaged or its game is unknown here.
 */
export type Unopened = 'unknown' | 'lobby' | 'suspended' | 'damaged';

/** Reads the records of tables with their seeds, for the operator. Changes nothing. */
export type OpenRecord = (table: string) => Promise<Result<OpenedRecord, Unopened>>;

/** @param key the installation's key (32 bytes), with which the secrets of tables are encrypted */
export function createRecordOpener(store: Store, engines: Engines, key: Uint8Array): OpenRecord {
  const sealer = createSealer(key);
  return async (table) => {
    try {
      const position = await store.position(table);
      if (position === null) return failed('unknown');
      if (position.suspended !== null) return failed('suspended');
      if (position.status === 'lobby') return failed('lobby');
      const live = await restore(store, engines, sealer, position);
      if (!live.ok) return failed('damaged');
      const rows = (await store.rows(table)).slice(0, live.value.seq).map(historyRowOf);
      return ok({ record: openedRecord(live.value, rows), isRunning: !isOver(live.value.content) });
    } catch (error) {
      if (error instanceof Unreadable) return failed('damaged');
      throw error;
    }
  };
}
