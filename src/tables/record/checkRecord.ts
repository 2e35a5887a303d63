/** The check of a record: that everything in it follows from its seed, and is allowed by the rules. */
import { type Engine, type Refusal, type Score, seatsOf } from '../../engines/contract.ts';
import { canonicalJson } from '../../kernel/json.ts';
import type { Random } from '../../kernel/random.ts';
import { hex } from '../fair/encoding.ts';
import {
  areWhole,
  commitmentOf,
  entropyOf,
  fairRandom,
  formerEntropyOf,
  frozenDigest,
  gameKeyOf,
  wordHash,
} from '../fair/fair.ts';
import { playAgain, type ReplayedRow, withoutUndone } from '../replay/playAgain.ts';
import { resultOf } from '../seats/gameResult.ts';
import { isMoveKind } from '../stored/rowKinds.ts';
import type { RecordCheck } from '../table/problem.ts';
import type { GameResult } from '../table/tableHead.ts';
import { type RecordRow, rowsOfRecord } from './allRows.ts';
import { recorderOf } from './drawnNumbers.ts';
import { streamRecordOf } from './format.ts';
import { type DrawnStep, drawAgain } from './proof.ts';
import type { GivenRecord } from './readRecord.ts';
import { type Holders, holdersAfter } from './seatHolders.ts';

export interface RecordFinding {
  readonly check: RecordCheck;
  readonly holds: boolean;
  /** The row that can't be; null unless that is what was found. */
  readonly row: number | null;
  /** Why the rules refuse its move, if that is why. */
  readonly refusal: Refusal | null;
  /** How many moves or streams this is about; how many moves were taken back. */
  readonly count: number;
  readonly undone: number;
}

/** A row of a record that holds, and who plays for the seats after it. */
export interface CheckedRow extends ReplayedRow<RecordRow> {
  readonly holders: Holders;
}

/** What a record that holds comes to. */
export interface CheckedGame {
  readonly engine: Engine;
  readonly record: GivenRecord;
  readonly chance: Random;
  /** All rows, and those from the row `start` on as they were played. */
  readonly rows: readonly RecordRow[];
  readonly played: readonly CheckedRow[];
  readonly status: 'running' | 'finished' | 'cancelled';
  readonly result: GameResult | null;
}

/** How a record ends: 'over' by the rules of the game, 'stopped' in any other way, or not at all. */
export interface RecordEnd {
  readonly how: 'over' | 'stopped' | 'running';
  readonly scores: readonly Score[];
}

export interface CheckedRecord {
  readonly findings: readonly RecordFinding[];
  /** Null if its rows can't be played to the last. */
  readonly end: RecordEnd | null;
  /** Null if it doesn't hold. */
  readonly game: CheckedGame | null;
}

const finding = (check: RecordCheck, holds: boolean, more: Partial<RecordFinding> = {}): RecordFinding => ({
  ...{ check, holds, row: null, refusal: null, count: 0, undone: 0 },
  ...more,
});

/** Checks a record in pieces. The first finding about rows that can't be ends it. */
export function* checkRecord(record: GivenRecord, engine: Engine): Generator<unknown, CheckedRecord> {
  const { seats, options, table } = record;
  const findings: RecordFinding[] = [];
  const ended = (...last: readonly RecordFinding[]): CheckedRecord => ({
    ...{ findings: [...findings, ...last], end: null, game: null },
  });
  if (!areOffered(record, engine)) return ended(finding('options', false));

  const [seed, entropy] = [bytes(record.seed), bytes(record.entropy)];
  const { scheme } = record;
  const seal = scheme === 'dbg-fair-1' ? scheme : record.seal;
  // No table goes back to a former scheme once it is sealed.
  const isSealed = scheme >= seal && hex(commitmentOf(seal, table, seed)) === record.commitment;
  findings.push(finding('seal', isSealed), ...mixedIn(record));
  const chance = fairRandom(gameKeyOf(scheme, table, seed, entropy));
  const config = { seats, options };
  const recorder = recorderOf(chance);
  const deal = engine.deal(config, recorder);
  findings.push(finding('deal', canonicalJson(deal) === canonicalJson(record.deal)));
  if (findings.some(({ holds }) => !holds)) return ended();

  const rows = rowsOfRecord(record, engine.rulesVersion);
  if (!rows.ok) return ended(finding('row', false, { row: rows.error }));
  const fromStart = rows.value.slice(rows.value.findIndex(({ kind }) => kind === 'start'));
  const played: CheckedRow[] = [];
  let holders: Holders = seatsOf(seats).map(() => 'member' as const);
  const playing = playAgain({ engine, config, deal, chance }, fromStart);
  let step = playing.next();
  for (; step.done !== true; step = playing.next()) {
    yield;
    const { row, state } = step.value;
    const before = played.at(-1);
    const after = holdersAfter(holders, row);
    if (after === null || !followsOn(row, before?.row) || (before !== undefined && isOver(engine, before)))
      return ended(finding('row', false, { row: row.seq }));
    holders = after;
    played.push({ ...step.value, state, holders });
  }
  if (step.value !== null) return ended(finding('row', false, step.value));
  const undone = played.filter(({ undoneBy }) => undoneBy !== null).length;
  const moves = played.filter(({ row }) => isMoveKind(row.kind)).length;
  findings.push(finding('moves', true, { count: moves - undone, undone }));

  // Once more without what was taken back: only the streams of these moves are in the record.
  const kept = withoutUndone(fromStart);
  const steps: DrawnStep[] = [];
  const playingKept = playAgain({ engine, config, deal, chance: recorder }, kept);
  let position: object | null = null;
  for (let next = playingKept.next(); next.done !== true; next = playingKept.next()) {
    yield;
    steps.push({ row: next.value.row, before: position });
    position = next.value.state;
  }
  const last = played.at(-1)!; // The row `start`, at least.
  const isSame = canonicalJson(position) === canonicalJson(last.state);
  const drawn = yield* drawAgain(engine, rows.value, steps, recorder);
  const all = played.map(({ row }, at) => ({ row, before: played[at - 1]?.state ?? null }));
  const undrawn = undone === 0 ? drawn : yield* drawAgain(engine, rows.value, all, recorderOf(chance));
  const { among } = drawn;
  const isDrawn = drawn.holds && undrawn.holds && isSame;
  if (among.size > 0 || !isDrawn) findings.push(finding('system', isDrawn, { count: among.size }));
  const streams = recorder.drawn().map((draws) => streamRecordOf(draws, among.get(draws.label)));
  let areStreams = streams.length === record.streams.length;
  for (const [at, stream] of streams.entries()) {
    yield;
    areStreams &&= canonicalJson(stream) === canonicalJson(record.streams[at]);
  }
  findings.push(finding('streams', areStreams, { count: record.streams.length }));

  const isCanceled = last.row.kind === 'cancel';
  const result = isCanceled ? null : resultWith(engine, last);
  const status = isCanceled ? 'cancelled' : result === null ? 'running' : 'finished';
  const isRecorded =
    record.result === undefined || (status !== 'running' && canonicalJson(record.result) === canonicalJson(result));
  findings.push(finding('result', isRecorded));
  const how = result?.how === 'played' ? 'over' : status === 'running' ? 'running' : 'stopped';
  const game = { engine, record, chance, rows: rows.value, played, status, result } as const;
  return {
    ...{ findings, end: { how, scores: engine.scores(last.state) } },
    game: findings.every(({ holds }) => holds) ? game : null,
  };
}

/** Whether the game has these options, in this order, and can be played by so many. */
function areOffered({ options, seats }: GivenRecord, engine: Engine): boolean {
  const own = engine.options.filter((option) => options.includes(option));
  if (canonicalJson(own) !== canonicalJson(options)) return false;
  const { min, max } = engine.seats(options);
  return seats >= min && seats <= max;
}

/** Whether what the players brought gives what was mixed in. A word that was erased has left its hash, or nothing. */
function mixedIn(record: GivenRecord): readonly RecordFinding[] {
  const { scheme, table, game, options, start } = record;
  if (scheme === 'dbg-fair-1') {
    if (!areWhole(record.joins)) return [];
    return [finding('entropy', hex(formerEntropyOf(table, record.joins, start)) === record.entropy)];
  }
  const hashes = record.words.map(({ hash }) => bytes(hash));
  const areHashed = record.words.every(({ word, hash }) => word === null || hex(wordHash(word)) === hash);
  const frozen = frozenDigest({ scheme, table, commitment: bytes(record.commitment), game, options, words: hashes });
  return [
    finding('words', areHashed && hex(frozen) === record.frozen),
    finding('entropy', hex(entropyOf(scheme, table, frozen, start)) === record.entropy),
  ];
}

/** Whether a move that was played with the request of the one before it is another move of the same seat. */
function followsOn({ seq, seat, kind, isSequel }: RecordRow, before: RecordRow | undefined): boolean {
  return !isSequel || (kind === 'move' && before?.kind === 'move' && before.seat === seat && before.seq === seq - 1);
}

/** Whether a game has ended with this row, so that none can follow. */
const isOver = (engine: Engine, row: CheckedRow): boolean =>
  row.row.kind === 'cancel' || resultWith(engine, row) !== null;

const resultWith = (engine: Engine, { state, holders }: CheckedRow): GameResult | null =>
  resultOf(
    engine,
    state,
    holders.map((holder, seat) => ({ seat, holder })),
  );

const bytes = (text: string): Uint8Array => Buffer.from(text, 'hex');
