import { seatOf } from '../../engines/contract.ts';
import { canonicalJson } from '../../kernel/json.ts';
import { rowHash, stateMac } from '../fair/chain.ts';
import { recordMac } from '../fair/signing.ts';
import { keptIn, undoIn, undoneIn, verdictIn } from '../replay/decisions.ts';
import { nextDue } from '../seats/due.ts';
import { endingOf } from '../seats/ending.ts';
import { newHolders } from '../seats/newHolders.ts';
import { lastAction } from '../seats/undoOffer.ts';
import { isTold } from '../stored/rowKinds.ts';
import type { Append, Opening } from '../stored/store.ts';
import type { StoredRow, StoredState } from '../stored/stored.ts';
import { type Change, type NewRow, numbered } from '../table/change.ts';
import { isOver, type LoadedTable, type TableContent } from '../table/loadedTable.ts';
import { storedPlan } from '../table/plan.ts';
import { MOST_RECENT_ROWS, RECENT_ROWS, type RowEvents } from '../table/rows.ts';
import { drawsAfter } from '../unasked/draws.ts';
import { newsOf, timeNewsOf } from './news.ts';

export interface Commit {
  /** What the store has to save. */
  readonly append: Append;
  /** The table as it is once that is saved. */
  readonly next: LoadedTable;
}

/** Numbers and hashes the rows of a change and builds everything that goes into its one commit. */
export function commitOf(
  live: LoadedTable,
  change: Change,
  interaction: string,
  at: number,
  opening: Opening | null,
): Commit {
  const { info, engine, chainKey } = live;
  const { after } = change;
  const table = info.id;
  const rows = chained(live, change.rows, at);
  const last = rows.at(-1);
  if (!last) throw new Error(`a change without rows at table ${table}`);
  if (isOver(after) !== (last.kind === 'reveal'))
    throw new Error(`table ${table} must reveal its seed exactly when it ends`);

  const recent =
    after.state === null ? [] : lastOf([...(change.recent ?? live.recent), ...rowEventsOf(live, change)], after);
  const state = stateOf(live, after, last.seq, recent);
  const result = after.result && JSON.stringify(after.result);
  const facts = { ...info, ...after, changedAt: at, result, recent: state?.recent ?? null };
  const mac = recordMac(chainKey, last.hash, facts);
  const next: LoadedTable = {
    info: { ...info, changedAt: at },
    ...{ engine, chainKey, isSigned: live.isSigned, seed: live.seed },
    ...{ sealedAs: live.sealedAs, playedFrom: live.playedFrom, seal: live.seal },
    ...{ chance: change.chance, content: after, recent },
    plans: change.plans ?? live.plans,
    draws: numbered(change.rows, live.seq + 1).reduce(drawsAfter, live.draws),
    ...{ seq: last.seq, hash: last.hash, mac },
  };
  const append: Append = {
    ...{ table, expectedSeq: live.seq, interaction, at, rows, opening, state },
    ...{ status: after.status, options: after.options, seats: after.seats },
    ...{ clock: after.clock, vote: after.vote, dueAt: nextDue({ ...after, ...info }) },
    holders: newHolders(live, change),
    invited: opening !== null || after.invited !== live.content.invited ? after.invited : null,
    ...{ startedAt: after.startedAt, endedAt: after.endedAt },
    ...{ result, mac },
    ending: after.result && info.origin === null ? endingOf(after.result, after) : null,
    dropDrafts: change.dropDrafts,
    plans: change.plans ? [...change.plans].map(([seat, plan]) => storedPlan(seat, plan)) : null,
    outbox: [...newsOf(live, change, last.seq), ...timeNewsOf(live, change, last.seq)],
  };
  return { append, next };
}

function chained(live: LoadedTable, fresh: readonly NewRow[], at: number): readonly StoredRow[] {
  let previous = live.hash;
  const { rulesVersion } = live.engine;
  return fresh.map(({ actor, seat, kind, payload, revealed = null, isSequel = false, made }, index) => {
    const seq = live.seq + index + 1;
    const bare = { seq, actor, seat, kind, payload: canonicalJson(payload), revealed, isSequel };
    const row = { ...bare, ...(made ?? { at, rulesVersion }) };
    previous = rowHash(live.chainKey, live.info.id, previous, row);
    return { ...row, hash: previous };
  });
}

const rowEventsOf = (
  { seq, engine: { rulesVersion }, recent }: LoadedTable,
  { rows, after, told = 0 }: Change,
): readonly RowEvents[] =>
  rows
    .map(({ actor, seat, kind, payload, events, revealed = null, isSequel = false }, index) => {
      const number = seat === null ? null : seatOf(seat, after.seats.length);
      const more = { ...(isSequel && { isSequel }), ...verdictIn(kind, payload), ...undoIn(kind, payload) };
      const row = { seq: seq + index + 1, actor, seat: number, kind, events, rulesVersion, revealed, ...more };
      return { ...row, ...undoneIn(row, recent), ...keptIn(row, recent) };
    })
    .filter(({ kind }, index) => index >= told && isTold(kind));

/** As many recent rows as needed to show every player what has happened since their last move. */
function lastOf(rows: readonly RowEvents[], { seats }: TableContent): readonly RowEvents[] {
  const lastMoves = seats.filter(({ holder }) => holder === 'member').map(({ seat }) => lastAction(rows, seat));
  // A seat that hasn't moved yet has missed everything.
  const needed = rows.length - Math.max(0, Math.min(...lastMoves));
  return rows.slice(-Math.min(Math.max(needed, RECENT_ROWS), MOST_RECENT_ROWS));
}

function stateOf(
  { engine, chainKey, info }: LoadedTable,
  { state }: TableContent,
  seq: number,
  recent: readonly RowEvents[],
): StoredState | null {
  if (state === null) return null;
  const { version } = engine.save;
  const text = JSON.stringify(state);
  return { version, text, mac: stateMac(chainKey, info.id, seq, version, text), recent: JSON.stringify(recent) };
}
