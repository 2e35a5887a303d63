import type { Engine } from '../../engines/contract.ts';
import { canonicalJson, isRecord } from '../../kernel/json.ts';
import { failed, ok, type Result } from '../../kernel/result.ts';
import { CHAIN_START, chainHolds, stateHolds } from '../fair/chain.ts';
import { hex, parseJson } from '../fair/encoding.ts';
import { commitmentOf, fairRandom, gameKeyOf, SCHEMES, type Scheme } from '../fair/fair.ts';
import type { Sealer } from '../fair/seal.ts';
import { damageOf, readChainKey } from '../fair/signing.ts';
import type { Store } from '../stored/store.ts';
import type { StoredPosition, StoredRow, StoredState, Suspension } from '../stored/stored.ts';
import { infoOf, type LoadedTable, NO_DRAWS } from '../table/loadedTable.ts';
import { readPlans } from '../table/plan.ts';
import type { Engines } from '../table/table.ts';
import { drawsAfter } from '../unasked/draws.ts';
import { historyRowOf, readRecent, readResult } from '../view/tableOf.ts';
import { readStart } from './readStart.ts';

/**
 * Restores a table from the store and checks all of it: secrets, every row, state, and everything else that is signed. The
 * error says what is damaged. Throws only what the store throws.
 */
export async function restore(
  store: Store,
  engines: Engines,
  sealer: Sealer,
  position: StoredPosition,
): Promise<Result<LoadedTable, Suspension>> {
  const sealed = await store.secrets(position.id);
  const rows = await store.rows(position.id);
  try {
    return check(engines, sealer, position, sealed, rows);
  } catch {
    return failed('reading'); // Something is stored that no release of ours has written.
  }
}

function check(
  engines: Engines,
  sealer: Sealer,
  position: StoredPosition,
  sealed: Awaited<ReturnType<Store['secrets']>>,
  all: readonly StoredRow[],
): Result<LoadedTable, Suspension> {
  const { id, game, seq, options, status } = position;
  const engine = Object.hasOwn(engines, game) ? engines[game] : undefined;
  if (!engine) return failed('game');

  const seed = sealed.seed && sealer.unseal(id, 'seed', sealed.seed);
  const chain = readChainKey(sealer, id, position.chain);
  if (!seed || !chain) return failed('secrets');
  const { key: chainKey, isSigned } = chain;

  // Another process may have added rows since the head was read.
  const rows = all.slice(0, seq);
  if (!chainHolds(chainKey, id, seq, rows) || !optionsHold(rows, options)) return failed('rows');
  const seal = sealOf(rows);
  const origin = originOf(rows);
  if (origin !== position.origin) return failed('record');
  const sealedAs = origin ?? id;
  if (!isSeedOf(sealedAs, seed, seal, rows)) return failed('secrets');
  const { freeze, start, refusedStart } = readStart(rows);
  const chance = start && fairRandom(gameKeyOf(start.scheme, sealedAs, seed, Buffer.from(start.entropy, 'hex')));

  if (position.seats.some(({ seat }, index) => seat !== index)) return failed('state');
  const started = position.startedAt !== null;
  const stored = position.state;
  if (started !== (stored !== null) || started !== (chance !== null)) return failed('state');
  if (stored && !stateHolds(chainKey, id, seq, stored)) return failed('state');
  const hash = rows.at(-1)?.hash ?? CHAIN_START;
  const damage = isSigned ? damageOf(chainKey, hash, position) : null;
  if (damage !== null) return failed(damage);
  const state = stored ? loadState(engine, stored) : ok(null);
  if (!state.ok) return failed('state');

  return ok({
    info: infoOf(position),
    engine,
    seq,
    hash,
    chainKey,
    isSigned,
    mac: position.macs.record,
    seed,
    sealedAs,
    playedFrom: playedFromOf(rows),
    seal,
    chance,
    content: {
      status,
      options,
      seats: position.seats,
      invited: position.invited,
      clock: position.clock,
      vote: position.vote,
      startedAt: position.startedAt,
      freeze,
      start,
      refusedStart,
      endedAt: position.endedAt,
      result: readResult(position.result),
      state: state.value,
    },
    recent: stored ? readRecent(stored.recent) : [],
    draws: rows.map(historyRowOf).reduce(drawsAfter, NO_DRAWS),
    plans: readPlans(engine, position.plans),
  });
}

/** Whether the options match the last row that set them. */
function optionsHold(rows: readonly StoredRow[], options: readonly string[]): boolean {
  const last = rows.findLast(({ kind }) => kind === 'open' || kind === 'options');
  const payload = last && parseJson(last.payload);
  return isRecord(payload) && canonicalJson(payload.options) === canonicalJson(options);
}

function loadState(engine: Engine, stored: StoredState): Result<object, string> {
  try {
    return engine.load(stored.version, parseJson(stored.text));
  } catch {
    return failed('the upgrade of an old state threw'); // Reported like any other unreadable state.
  }
}

/** Whether the opening committed to this seed. Tables opened before commitments were stored have none to compare. */
function isSeedOf(table: string, seed: Uint8Array, seal: Scheme, rows: readonly StoredRow[]): boolean {
  const { commitment } = openingOf(rows);
  return commitment === undefined || commitment === hex(commitmentOf(seal, table, seed));
}

/** The scheme of the seal. Openings from before there was a second scheme don't name it. */
function sealOf(rows: readonly StoredRow[]): Scheme {
  const { scheme } = openingOf(rows);
  return SCHEMES.find((one) => one === scheme) ?? 'dbg-fair-1';
}

/** The id of the table in the record that was imported; null for a table that was opened empty. */
function originOf(rows: readonly StoredRow[]): string | null {
  const { origin } = openingOf(rows);
  return typeof origin === 'string' ? origin : null;
}

/** The row of that record from which members play on. Tables from before this was stored don't say. */
function playedFromOf(rows: readonly StoredRow[]): number | null {
  const { playedFrom } = openingOf(rows);
  return typeof playedFrom === 'number' ? playedFrom : null;
}

function openingOf(rows: readonly StoredRow[]): Readonly<Record<string, unknown>> {
  const opening = parseJson(rows[0]?.payload ?? '');
  return isRecord(opening) ? opening : {};
}
