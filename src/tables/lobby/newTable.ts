import type { Engine } from '../../engines/contract.ts';
import { CHAIN_START, newChainKey } from '../fair/chain.ts';
import type { Scheme } from '../fair/fair.ts';
import type { Sealer } from '../fair/seal.ts';
import { sealChainKey } from '../fair/signing.ts';
import type { ClockName } from '../stored/clock.ts';
import type { Opening } from '../stored/store.ts';
import { type LoadedTable, NO_DRAWS } from '../table/loadedTable.ts';

/** What is fixed when a table is opened. */
interface NewTable extends Omit<Opening, 'secrets'> {
  readonly id: string;
  readonly options: readonly string[];
  readonly invited: readonly string[];
  readonly clock: ClockName;
}

/** What a table is dealt from: a new seed, or that of a record that is imported. */
export interface Seal {
  readonly seed: Uint8Array;
  readonly seal: Scheme;
}

/** A table before its first row, and what the store has to save with that row. Draws the key of its chain. */
export function newTable(
  { id, options, invited, clock, ...where }: NewTable,
  engine: Engine,
  sealer: Sealer,
  at: number,
  { seed, seal }: Seal,
): { readonly live: LoadedTable; readonly opening: Opening } {
  const chainKey = newChainKey();
  const times = { openedAt: at, changedAt: at, remindedAt: 0, graceUntil: 0, reminders: [] };
  const live: LoadedTable = {
    info: { id, rematchOf: null, origin: null, ...where, thread: null, messages: [], call: null, ...times },
    ...{ engine, seq: 0, hash: CHAIN_START, chainKey, isSigned: true, mac: null, seed },
    ...{ sealedAs: where.origin ?? id, playedFrom: null, seal },
    ...{ chance: null, recent: [], draws: NO_DRAWS },
    plans: new Map(),
    content: {
      ...{ status: 'lobby', options, seats: [], invited, clock, vote: null },
      ...{ freeze: null, start: null, refusedStart: null },
      ...{ startedAt: null, endedAt: null, result: null, state: null },
    },
  };
  const secrets = [
    { kind: 'seed', sealed: sealer.seal(id, 'seed', seed) },
    { kind: 'chain', sealed: sealChainKey(sealer, id, chainKey) },
  ] as const;
  return { live, opening: { ...where, secrets } };
}
