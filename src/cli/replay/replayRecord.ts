import { z } from 'zod';
import { type Engine, seatOf } from '../../engines/contract.ts';
import { canonicalJson } from '../../kernel/json.ts';
import { hex } from '../../tables/encoding.ts';
import {
  areWhole,
  commitmentOf,
  entropyOf,
  fairRandom,
  formerEntropyOf,
  frozenDigest,
  gameKeyOf,
  SCHEMES,
  wordHash,
} from '../../tables/fair.ts';
import { forgotten } from '../../tables/handing.ts';
import { type DrawnStep, drawnAgain } from '../../tables/proof.ts';
import { PLAYED_KINDS, streamRecordOf } from '../../tables/record.ts';
import { recorderOf } from '../../tables/recorder.ts';
import { undoneRows } from '../../tables/replay.ts';
import { ACTORS, isMoveKind } from '../../tables/stored.ts';

/** A line of the report. */
export interface Finding {
  readonly holds: boolean;
  readonly line: string;
}

const hexBytes = z.string().regex(/^([0-9a-f]{2})+$/, 'must be hexadecimal');

const fields = {
  format: z.literal('guildhall-record-1'),
  table: z.string(),
  game: z.string(),
  options: z.array(z.string()),
  seats: z.int().min(1).max(9),
  commitment: hexBytes,
  seed: hexBytes,
  entropy: hexBytes,
  deal: z.unknown(),
  streams: z.array(z.looseObject({ label: z.string() })),
  rows: z.array(
    z.object({
      ...{ seq: z.int(), actor: z.enum(ACTORS), seat: z.int().nullable() },
      ...{ kind: z.enum(PLAYED_KINDS), payload: z.json() },
    }),
  ),
};

/** What is needed of a record. */
const recordShape = z.discriminatedUnion('scheme', [
  z.object({
    ...fields,
    scheme: z.literal('dbg-fair-1'),
    joins: z.array(z.object({ interaction: z.string(), word: z.string().nullable() })),
    start: z.string(),
  }),
  z.object({
    ...fields,
    scheme: z.literal('dbg-fair-2'),
    seal: z.enum(SCHEMES),
    words: z.array(z.object({ word: z.string().nullable(), hash: hexBytes })),
    frozen: hexBytes,
    start: z.string(),
  }),
]);
type GivenRecord = z.infer<typeof recordShape>;

/**
 * Deals the game of a record from its seed and plays its rows by the rules.
 *
 * @throws if the text is no record of a game that was dealt and has ended
 */
export function replayRecord(text: string, games: { readonly [id: string]: Engine }): readonly Finding[] {
  const record = recordShape.parse(JSON.parse(text));
  const engine = Object.hasOwn(games, record.game) ? games[record.game] : undefined;
  if (engine === undefined) throw new Error(`there is no game ${JSON.stringify(record.game)}`);
  const [seed, entropy] = [bytes(record.seed), bytes(record.entropy)];
  const { seats, options, table } = record;
  const rows = record.rows.map((row) => ({ ...row, seat: row.seat === null ? null : seatOf(row.seat, seats) }));
  const sealed = commitmentOf(record.scheme === 'dbg-fair-1' ? record.scheme : record.seal, table, seed);
  const chance = recorderOf(fairRandom(gameKeyOf(record.scheme, table, seed, entropy)));
  const deal = engine.deal({ seats, options }, chance);
  const findings = [
    finding(hex(sealed) === record.commitment, 'the seed is the one that was sealed'),
    ...mixedIn(record),
    finding(canonicalJson(deal) === canonicalJson(record.deal), 'the seed gives this deal'),
  ];

  const undone = undoneRows(rows);
  const steps: DrawnStep[] = [];
  let { state } = engine.setup({ seats, options }, deal);
  for (const row of rows) {
    const { seq, seat, kind, payload } = row;
    if (kind === 'takeover' && seat !== null) state = forgotten(engine, state, seat);
    if (!isMoveKind(kind) || undone.has(seq)) continue;
    const move = engine.readMove(payload);
    const step = move.ok && seat !== null ? engine.play(state, seat, move.value, chance) : move;
    if (!step.ok || !('state' in step.value)) {
      const why = step.ok ? 'no seat made it' : JSON.stringify(step.error);
      return [...findings, finding(false, `row ${seq} is a move that the rules allow: ${why}`)];
    }
    steps.push({ row, before: state });
    ({ state } = step.value);
  }
  findings.push(finding(true, `the rules allow all ${steps.length} moves; ${undone.size} more were taken back`));

  const { holds, among } = drawnAgain(engine, rows, steps, chance);
  if (among.size > 0 || !holds) findings.push(finding(holds, `the seed gives all ${among.size} moves of the system`));
  const drawn = chance.drawn().map((draws) => streamRecordOf(draws, among.get(draws.label)));
  const { streams } = record;
  findings.push(
    finding(canonicalJson(drawn) === canonicalJson(streams), `all ${streams.length} shuffles and draws follow from it`),
  );
  const turn = engine.turn(state);
  const points = engine.scores(state).map((score) => `seat ${score.seat + 1}: ${score.points}`);
  const end = 'over' in turn ? 'the game is over' : 'the game was ended before its last move';
  return [...findings, finding(true, `${end}; ${points.join(', ')}`)];
}

/** Whether what the players brought gives what was mixed in. A word that was erased has left its hash, or nothing. */
function mixedIn(record: GivenRecord): readonly Finding[] {
  const { table, game, options, start } = record;
  if (record.scheme === 'dbg-fair-1') {
    if (!areWhole(record.joins))
      return [finding(true, 'a word has been erased: what was mixed in is taken from the record')];
    const own = hex(formerEntropyOf(table, record.joins, start));
    return [finding(own === record.entropy, 'words, joins, and start give what was mixed in')];
  }
  const hashes = record.words.map(({ hash }) => bytes(hash));
  const areHashed = record.words.every(({ word, hash }) => word === null || hex(wordHash(word)) === hash);
  const frozen = frozenDigest({ table, commitment: bytes(record.commitment), game, options, words: hashes });
  return [
    finding(areHashed && hex(frozen) === record.frozen, 'the words give what the start message shows'),
    finding(hex(entropyOf(table, frozen, start)) === record.entropy, 'its id gives what was mixed in'),
  ];
}

const bytes = (text: string): Uint8Array => Buffer.from(text, 'hex');
const finding = (holds: boolean, line: string): Finding => ({ holds, line });
