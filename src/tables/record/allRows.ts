/** All rows of a table, made of its record: those that the record leaves out are `omitted`, so that the others keep their numbers. */
import { seatOf } from '../../engines/contract.ts';
import type { Json } from '../../kernel/json.ts';
import { failed, ok, type Result } from '../../kernel/result.ts';
import type { RowKind } from '../stored/rowKinds.ts';
import type { HistoryRow } from '../table/rows.ts';
import type { GivenRecord } from './readRecord.ts';

/** A row before the record says what it revealed. */
export interface RecordRow extends Omit<HistoryRow, 'revealed' | 'at' | 'rulesVersion'> {
  /** When it was made, and by which rules; null for a row that the record doesn't have. */
  readonly made: Pick<HistoryRow, 'at' | 'rulesVersion'> | null;
}

/**
 * The rows from the opening on, without gaps. The error is the number of a row that can't be where the record says.
 *
 * @param version of the present rules
 */
export function rowsOfRecord(record: GivenRecord, version: number): Result<readonly RecordRow[], number> {
  const rows: RecordRow[] = [];
  const bare = (kind: RowKind, payload: Json = {}) => ({
    ...({ seq: rows.length + 1, actor: 'system', seat: null, kind, payload, isSequel: false, made: null } as const),
  });
  /** Whether there is room up to row `seq`, which comes next. */
  const fillTo = (seq: number): boolean => {
    while (rows.length + 1 < seq) rows.push(bare('omitted'));
    return rows.length + 1 === seq;
  };
  const first = seatOf(0, record.seats);
  rows.push({ ...bare('open', opening(record)), actor: 'seat', seat: first });

  const attempts = record.scheme === 'dbg-fair-1' ? [] : record.attempts;
  for (const [index, { seq, at, outcome }] of attempts.entries()) {
    const isLast = index === attempts.length - 1;
    if (!fillTo(seq) || (outcome === 'dealt') !== isLast || outcome === 'canceled') return failed(seq);
    const made = { at, rulesVersion: version };
    rows.push({ ...bare('freeze', isLast ? frozen(record) : {}), actor: 'seat', seat: first, made });
    if (!isLast) rows.push({ ...bare('reopen'), made });
  }
  if (record.scheme !== 'dbg-fair-1' && attempts.length === 0) return failed(1);
  const next = record.rows[0]?.seq ?? rows.length + 2;
  if (record.scheme === 'dbg-fair-1' && !fillTo(next - 1)) return failed(next);
  rows.push({ ...bare('start', started(record)), actor: 'seat', seat: first });

  for (const { seq, actor, seat, kind, payload, rulesVersion, at, isSequel = false } of record.rows) {
    if (!fillTo(seq)) return failed(seq);
    const number = seat === null ? null : seatOf(seat, record.seats);
    rows.push({ seq, actor, seat: number, kind, payload, isSequel, made: { at, rulesVersion } });
  }
  return ok(rows);
}

/** As `judgeJoin` opens a table, with the id under which the seed was sealed. */
const opening = (record: GivenRecord): Json => ({
  ...{ game: record.game, options: record.options, origin: record.table },
  ...{ scheme: record.scheme === 'dbg-fair-1' ? record.scheme : record.seal, commitment: record.commitment },
});

/** As `judgeFreeze` fixes what is mixed in. */
const frozen = (record: GivenRecord): Json =>
  record.scheme === 'dbg-fair-1'
    ? {}
    : {
        ...{ scheme: record.scheme, seats: record.seats, options: record.options },
        ...{ words: record.words.map(({ hash }) => hash), digest: record.frozen },
      };

/** As `judgeDeal` starts a game, or as it was started under `dbg-fair-1`. */
const started = ({ scheme, seats, options, start, entropy }: GivenRecord): Json => ({
  ...{ seats, options, entropy },
  ...(scheme === 'dbg-fair-1' ? { interaction: start } : { message: start }),
});
