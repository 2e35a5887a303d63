/**
 * The proof of a table's randomness: its record, and whether everything in it follows from what was fixed in advance.
 */
import type { Engine, Kind } from '../../engines/contract.ts';
import { finished } from '../../kernel/breathe.ts';
import { canonicalJson, isRecord } from '../../kernel/json.ts';
import { hex } from '../fair/encoding.ts';
import { areWhole, fairRandom, PRESENT_SCHEME, wordHash } from '../fair/fair.ts';
import { replayOf, withoutUndone } from '../replay/playAgain.ts';
import { isMoveKind } from '../stored/rowKinds.ts';
import { isOver, type LoadedTable } from '../table/loadedTable.ts';
import type { HistoryRow } from '../table/rows.ts';
import { eligibleMoves, isDrawnKind } from '../unasked/absent.ts';
import { systemStreams } from '../unasked/draws.ts';
import { contributionsOf, fairnessOf, gameKeyTo, mixedIn } from '../view/disclosure.ts';
import { type Recorder, recorderOf } from './drawnNumbers.ts';
import { type AttemptRecord, type FairRecord, PLAYED_KINDS, type PlayedRow, streamRecordOf } from './format.ts';

/**
 * What is checked once a table has ended. `seal`: the seed is the one sealed at the opening. `entropy`: the words and the
 * start message (under `dbg-fair-1`, words, joins, and start) are what was mixed in. `replay`: dealing and playing the game again ends in the same
 * position. `system`: every move of the system is the one that was drawn.
 */
export const CHECKS = ['seal', 'entropy', 'replay', 'system'] as const;
export type CheckName = (typeof CHECKS)[number];

export interface Check {
  readonly check: CheckName;
  /** Null if unknown: the record was written by another release or, for `entropy`, a word has been erased. */
  readonly holds: boolean | null;
}

export interface Proof {
  readonly record: FairRecord;
  /**
   * Empty until the table has ended. Only `seal` for a game that never started; no `system` if the system made no move.
   */
  readonly checks: readonly Check[];
}

/** @param rows all rows of the table in order */
export function proofOf(live: LoadedTable, rows: readonly HistoryRow[]): Proof {
  return isOver(live.content) ? openedProof(live, rows) : { record: sealedRecord(live, rows, null), checks: [] };
}

/** The record with its seed, also of a table whose game is running: for the operator alone, since it tells all hands. */
export const openedRecord = (live: LoadedTable, rows: readonly HistoryRow[]): FairRecord =>
  openedProof(live, rows).record;

function openedProof(live: LoadedTable, rows: readonly HistoryRow[]): Proof {
  const { content, engine } = live;
  const { start } = content;
  const bare = sealedRecord(live, rows, hex(live.seed));
  const seal: Check = { check: 'seal', holds: isRecorded(rows, 'open', 'commitment', bare.commitment) };
  const entropy = mixedIn(live);
  if (entropy === null || start === null) return { record: bare, checks: [seal] };

  const mixed: Check = { check: 'entropy', holds: isMixed(bare, rows) };
  const played = rows.filter(isPlayed).map(playedOf);
  const chance = recorderOf(fairRandom(gameKeyTo(live, start, entropy)));
  const kept = withoutUndone(rows);
  const replay = replayOf({ ...live, chance }, kept);
  const steps = replay?.rows.map(({ row }, index) => ({ row, before: replay.rows[index - 1]?.state ?? null }));
  const drawn = steps ? drawnAgain(engine, rows, steps, chance) : null;
  const system = (holds: boolean | null): readonly Check[] => (kept.some(isDrawn) ? [{ check: 'system', holds }] : []);
  const isOther = played.some(({ rulesVersion }) => rulesVersion !== engine.rulesVersion);
  if (replay === null || drawn === null || (isOther && !replay.isReached)) {
    const unknownChecks: readonly Check[] = [{ check: 'replay', holds: null }, ...system(null)];
    return { record: { ...bare, rows: played }, checks: [seal, mixed, ...unknownChecks] };
  }
  const streams = chance.drawn().map((draws) => streamRecordOf(draws, drawn.among.get(draws.label)));
  return {
    record: { ...bare, deal: replay.deal, streams, rows: played, ...(isOver(content) && { result: content.result }) },
    checks: [seal, mixed, { check: 'replay', holds: replay.isReached }, ...system(drawn.holds)],
  };
}

/** The record without what follows from the seed, which is null until it is public. */
function sealedRecord(live: LoadedTable, rows: readonly HistoryRow[], seed: string | null): FairRecord {
  const { info, content, sealedAs } = live;
  const { start, freeze, seats } = content;
  const { commitment, entropy } = fairnessOf(live);
  const fixed = { table: sealedAs, game: info.game, options: content.options, seats: seats.length, commitment, seed };
  const empty = { entropy, deal: null, streams: [], rows: [] } as const;
  if (start?.scheme === 'dbg-fair-1') {
    const joins = contributionsOf(content).map((join, seat) => ({ seat, ...join }));
    return {
      ...{ format: 'guildhall-record-1', scheme: 'dbg-fair-1' },
      ...{ ...fixed, joins, start: start.interaction, ...empty },
    };
  }
  return {
    ...{ format: 'guildhall-record-1', scheme: freeze?.scheme ?? PRESENT_SCHEME, seal: live.seal },
    ...{ ...fixed, attempts: attemptsIn(rows) },
    words: start === null ? [] : seats.map(({ seat, word }) => ({ seat, word, hash: freeze?.words[seat] ?? '' })),
    frozen: start === null ? null : (freeze?.digest ?? null),
    ...{ start: start?.message ?? null, ...empty },
  };
}

/** Each row `freeze`, and what came of it. */
function attemptsIn(rows: readonly HistoryRow[]): readonly AttemptRecord[] {
  const outcomes = { start: 'dealt', reopen: 'refused', cancel: 'canceled' } as const;
  return rows
    .filter(({ kind }) => kind === 'freeze')
    .map(({ seq, at }) => {
      const next = rows.find((row) => row.seq > seq)?.kind;
      const outcome = next === 'start' || next === 'reopen' || next === 'cancel' ? outcomes[next] : null;
      return { seq, at, outcome };
    });
}

/** Whether what the record says was mixed in is what was noted at the start, and each word has its hash. */
function isMixed(record: FairRecord, rows: readonly HistoryRow[]): boolean | null {
  const isNoted = isRecorded(rows, 'start', 'entropy', record.entropy ?? '');
  if (record.scheme === 'dbg-fair-1') return areWhole(record.joins) ? isNoted : null;
  return record.words.every(({ word, hash }) => word === null || hex(wordHash(word)) === hash) && isNoted;
}

export interface Drawn {
  /** Whether the streams produce every move of the system that was not taken back. */
  readonly holds: boolean;
  /** By stream label, the moves from which the system chose. */
  readonly among: ReadonlyMap<string, readonly Kind[]>;
}

type DrawnRow = Pick<HistoryRow, 'seq' | 'actor' | 'seat' | 'kind' | 'payload'>;

/** A row that was not taken back, and the position before it; null for the first. */
export interface DrawnStep {
  readonly row: DrawnRow;
  readonly before: object | null;
}

/** Draws the moves of the system again. */
export const drawnAgain = (...given: Parameters<typeof drawAgain>): Drawn => finished(drawAgain(...given));

/** The same move by move, for work that pauses. */
export function* drawAgain(
  engine: Engine,
  all: readonly DrawnRow[],
  steps: readonly DrawnStep[],
  chance: Recorder,
): Generator<null, Drawn> {
  const streams = systemStreams(all);
  const among = new Map<string, readonly Kind[]>();
  const drawn = steps.filter(({ row }) => isDrawn(row));
  let holds = oldWayFirst(drawn.map(({ row }) => row));
  for (const { row, before } of drawn) {
    yield null;
    const { seq, seat, kind, payload } = row;
    const label = streams.get(seq);
    if (label === undefined || before === null || seat === null || !isMoveKind(kind) || !isDrawnKind(kind)) {
      holds = false;
      continue;
    }
    const moves = eligibleMoves(engine, kind, before, seat);
    const move = moves.length === 0 ? null : moves[chance.stream(label).uniform(moves.length)];
    holds &&= canonicalJson(move) === canonicalJson(payload);
    among.set(label, moves);
  }
  return { holds, among };
}

/** Whether no move was drawn in the way of earlier releases after the newer way was in use. */
const oldWayFirst = (drawn: readonly DrawnRow[]): boolean =>
  drawn.every(({ kind }, index) => kind === 'mildMove' || drawn[index - 1]?.kind !== 'mildMove');

/** Whether the row of this kind recorded this value; null if it recorded none. */
function isRecorded(rows: readonly HistoryRow[], kind: HistoryRow['kind'], key: string, value: string): boolean | null {
  const payload = rows.find((row) => row.kind === kind)?.payload;
  const noted = isRecord(payload) ? payload[key] : undefined;
  return noted === undefined ? null : noted === value;
}

type Played = HistoryRow & Pick<PlayedRow, 'kind'>;

const isPlayed = (row: HistoryRow): row is Played => PLAYED_KINDS.some((kind) => kind === row.kind);

const isDrawn = ({ actor, kind }: Pick<DrawnRow, 'actor' | 'kind'>): boolean => actor === 'system' && isMoveKind(kind);

const playedOf = ({ seq, actor, seat, kind, payload, rulesVersion, at, isSequel }: Played): PlayedRow => ({
  ...{ seq, actor, seat, kind, payload, rulesVersion, at, ...(isSequel && { isSequel }) },
});
