import { type Engine, seatOf } from '../../../src/engines/contract.ts';
import { canonicalJson, isRecord } from '../../../src/kernel/json.ts';
import {
  commitmentOf,
  entropyOf,
  fairRandom,
  formerEntropyOf,
  frozenDigest,
  gameKeyOf,
  MESSAGE_SCHEMES,
  SCHEMES,
  wordHash,
} from '../../../src/tables/fair/fair.ts';
import { createSealer } from '../../../src/tables/fair/seal.ts';
import type { HistoryRow } from '../../../src/tables/table/rows.ts';
import type { TestTables } from './testTables.ts';

/**
 * Plays a table's record again from its seed and what the players brought, as an outsider would after the end; the
 * system's moves must be those that its streams give.
 */
export async function replay(
  service: Pick<TestTables, 'store' | 'history' | 'key'>,
  id: string,
  engine: Engine,
): Promise<object> {
  const sealed = (await service.store.secrets(id)).seed!;
  const seed = createSealer(service.key).unseal(id, 'seed', sealed)!;
  const rows = await service.history(id);
  const start = rows.find(({ kind }) => kind === 'start')?.payload;
  if (!isRecord(start)) throw new Error('the game was not started');
  const random = fairRandom(await keyOf(service, id, seed, rows, start));
  const config = { seats: start.seats as number, options: start.options as readonly string[] };
  let { state } = engine.setup(config, engine.deal(config, random));
  for (const { row, stream } of keptRows(rows)) {
    const { seq, actor, kind, seat: number, payload } = row;
    if (kind === 'takeover') state = engine.forget?.(state, seatOf(number!, config.seats)!) ?? state;
    if (kind !== 'move' && kind !== 'mildMove' && kind !== 'plannedMove') continue;
    const seat = seatOf(number!, config.seats)!;
    const move = engine.readMove(payload);
    if (!move.ok) throw new Error('a row holds no move');
    if (actor === 'system') {
      const all = [...engine.legal(state, seat)];
      const mild = all.filter((one) => !engine.harms(one));
      const legal = kind === 'move' || mild.length === 0 ? all : mild;
      const drawn = legal[random.stream(`system/${stream}`).uniform(legal.length)]!;
      if (canonicalJson(drawn) !== canonicalJson(move.value)) throw new Error(`row ${seq} was not drawn by its stream`);
    }
    const step = engine.play(state, seat, move.value, random);
    if (!step.ok) throw new Error(`a row was refused: ${step.error.kind}`);
    state = step.value.state;
  }
  return state;
}

/** The rows without what was taken back, and the numbers of the streams with which the system drew. */
function keptRows(rows: readonly HistoryRow[]): readonly { readonly row: HistoryRow; readonly stream: number }[] {
  let kept: { readonly row: HistoryRow; readonly stream: number }[] = [];
  let free: readonly number[] = [];
  const isByMoves = frozenIn(rows).scheme === 'dbg-fair-3';
  for (const row of rows) {
    if (row.kind !== 'undo') {
      const isDrawn = row.actor === 'system' && (row.kind === 'move' || row.kind === 'mildMove');
      const count = kept.filter(({ row: { kind } }) => /move$/i.test(kind)).length;
      const [first = isByMoves ? count + 1 : row.seq, ...others] = free;
      kept.push({ row, stream: isDrawn ? first : 0 });
      if (isDrawn) free = others;
      continue;
    }
    const { to } = row.payload as { readonly to: number }; // The payload of an `undo`.
    const gone = kept.filter(({ row: { seq, kind } }) => seq > to && /move$/i.test(kind));
    kept = kept.filter((one) => !gone.includes(one));
    if (!isByMoves)
      free = [...free, ...gone.map(({ stream }) => stream).filter((stream) => stream > 0)].toSorted((a, b) => a - b);
  }
  return kept;
}

/** The secret of the game, from what was mixed in: words and start message, or once the joins and the start. */
async function keyOf(
  { store }: Pick<TestTables, 'store'>,
  id: string,
  seed: Uint8Array,
  rows: readonly HistoryRow[],
  start: Readonly<Record<string, unknown>>,
): Promise<Uint8Array> {
  const { seats, game, options } = (await store.position(id))!;
  const opened = rows[0]?.payload;
  const sealedBy = SCHEMES.find((one) => isRecord(opened) && opened.scheme === one) ?? 'dbg-fair-1';
  const frozenWords = frozenIn(rows);
  const scheme = MESSAGE_SCHEMES.find((one) => frozenWords.scheme === one) ?? 'dbg-fair-2';
  const hashes = Array.isArray(frozenWords.words) ? frozenWords.words.map(String) : [];
  // Of an erased word, the hash alone is left.
  const words = seats.map(({ seat, word }) =>
    word === null ? Buffer.from(hashes[seat] ?? '', 'hex') : wordHash(word),
  );
  const frozen = frozenDigest({
    scheme,
    table: id,
    commitment: commitmentOf(sealedBy, id, seed),
    game,
    options,
    words,
  });
  const joins = seats.map(({ joinInteraction, word }) => ({ interaction: joinInteraction, word }));
  const hasMessage = typeof start.message === 'string';
  const entropy = hasMessage
    ? entropyOf(scheme, id, frozen, String(start.message))
    : formerEntropyOf(id, joins, String(start.interaction));
  if (Buffer.from(entropy).toString('hex') !== start.entropy) throw new Error('the entropy is another');
  return gameKeyOf(hasMessage ? scheme : 'dbg-fair-1', id, seed, entropy);
}

/** What the last row `freeze` says. */
function frozenIn(rows: readonly HistoryRow[]): Readonly<Record<string, unknown>> {
  const frozen = rows.findLast(({ kind }) => kind === 'freeze')?.payload;
  return isRecord(frozen) ? frozen : {};
}
