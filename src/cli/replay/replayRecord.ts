import { z } from 'zod';
import { type Engine, seatOf } from '../../engines/contract.ts';
import { canonicalJson } from '../../kernel/json.ts';
import { commitmentOf, fairRandom, gameKeyOf, SCHEMES } from '../../tables/fair.ts';
import { forgotten } from '../../tables/handing.ts';
import { PLAYED_KINDS, streamRecordOf } from '../../tables/record.ts';
import { recorderOf } from '../../tables/recorder.ts';
import { undoneRows } from '../../tables/replay.ts';
import { isMoveKind } from '../../tables/stored.ts';

/** A line of the report. */
export interface Finding {
  readonly holds: boolean;
  readonly line: string;
}

const hexBytes = z.string().regex(/^([0-9a-f]{2})+$/, 'must be hexadecimal');

/** What is needed of a record. */
const recordShape = z.object({
  format: z.literal('guildhall-record-1'),
  scheme: z.enum(SCHEMES),
  seal: z.enum(SCHEMES).optional(),
  table: z.string(),
  game: z.string(),
  options: z.array(z.string()),
  seats: z.int().min(1).max(9),
  commitment: hexBytes,
  seed: hexBytes,
  entropy: hexBytes,
  deal: z.unknown(),
  streams: z.array(z.looseObject({ label: z.string() })),
  rows: z.array(z.object({ seq: z.int(), seat: z.int().nullable(), kind: z.enum(PLAYED_KINDS), payload: z.json() })),
});

/**
 * Deals the game of a record from its seed and plays its rows by the rules.
 *
 * @throws if the text is no record of a game that was dealt and has ended
 */
export function replayRecord(text: string, games: { readonly [id: string]: Engine }): readonly Finding[] {
  const record = recordShape.parse(JSON.parse(text));
  const engine = Object.hasOwn(games, record.game) ? games[record.game] : undefined;
  if (engine === undefined) throw new Error(`there is no game ${JSON.stringify(record.game)}`);
  const [seed, entropy] = [Buffer.from(record.seed, 'hex'), Buffer.from(record.entropy, 'hex')];
  const { seats, options, table, rows } = record;
  const sealed = commitmentOf(record.seal ?? record.scheme, table, seed);
  const chance = recorderOf(fairRandom(gameKeyOf(record.scheme, table, seed, entropy)));
  const deal = engine.deal({ seats, options }, chance);
  const findings = [
    finding(Buffer.from(sealed).toString('hex') === record.commitment, 'the seed is the one that was sealed'),
    finding(canonicalJson(deal) === canonicalJson(record.deal), 'the seed gives this deal'),
  ];

  const undone = undoneRows(rows);
  let { state } = engine.setup({ seats, options }, deal);
  let played = 0;
  for (const { seq, seat: number, kind, payload } of rows) {
    const seat = number === null ? null : seatOf(number, seats);
    if (kind === 'takeover' && seat !== null) state = forgotten(engine, state, seat);
    if (!isMoveKind(kind) || undone.has(seq)) continue;
    const move = engine.readMove(payload);
    const step = move.ok && seat !== null ? engine.play(state, seat, move.value, chance) : move;
    if (!step.ok || !('state' in step.value)) {
      const why = step.ok ? 'no seat made it' : JSON.stringify(step.error);
      return [...findings, finding(false, `row ${seq} is a move that the rules allow: ${why}`)];
    }
    ({ state } = step.value);
    played++;
  }
  findings.push(finding(true, `the rules allow all ${played} moves; ${undone.size} more were taken back`));

  // The streams by which the system chose a move list what it chose from; tools/verify.mjs checks those.
  const own = record.streams.filter((stream) => !('among' in stream));
  const drawn = chance.drawn().map((draws) => streamRecordOf(draws, undefined));
  findings.push(
    finding(canonicalJson(drawn) === canonicalJson(own), `all ${own.length} shuffles and draws follow from the seed`),
  );
  const turn = engine.turn(state);
  const points = engine.scores(state).map((score) => `seat ${score.seat + 1}: ${score.points}`);
  const end = 'over' in turn ? 'the game is over' : 'the game was ended before its last move';
  return [...findings, finding(true, `${end}; ${points.join(', ')}`)];
}

const finding = (holds: boolean, line: string): Finding => ({ holds, line });
