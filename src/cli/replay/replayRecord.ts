import type { Engine } from '../../engines/contract.ts';
import { finished } from '../../kernel/breathe.ts';
import { type CheckedRecord, checkRecord, type RecordFinding } from '../../tables/record/checkRecord.ts';
import { type GivenRecord, readRecord } from '../../tables/record/readRecord.ts';
import type { RecordCheck } from '../../tables/table/problem.ts';

/** A line of the report. */
interface Finding {
  readonly holds: boolean;
  readonly line: string;
}

/**
 * Deals the game of a record from its seed and plays its rows by the rules.
 *
 * @throws if the text is no record of a game that was dealt, with its seed
 */
export function replayRecord(text: string, games: { readonly [id: string]: Engine }): readonly Finding[] {
  const read = readRecord(text);
  if (!read.ok) throw new Error([FAULTS[read.error.fault], read.error.detail].filter((line) => line !== '').join('\n'));
  const record = read.value;
  const engine = Object.hasOwn(games, record.game) ? games[record.game] : undefined;
  if (engine === undefined) throw new Error(`there is no game ${JSON.stringify(record.game)}`);
  const checked = finished(checkRecord(record, engine));
  const isErased = record.scheme === 'dbg-fair-1' && record.joins.some(({ word }) => word === null);
  const erased = { holds: true, line: 'a word has been erased: what was mixed in is taken from the record' };
  return [
    ...(isErased ? [erased] : []),
    ...checked.findings.map((one) => ({ holds: one.holds, line: LINES[one.check](one, checked, record) })),
  ];
}

const FAULTS = {
  tooLarge: 'it is too large for a record',
  noRecord: 'it is no record of a table',
  notBegun: 'the game was never dealt',
  sealed: 'the game has not ended: its seed is still sealed',
} as const;

type Line = (found: RecordFinding, checked: CheckedRecord, record: GivenRecord) => string;

const LINES: { readonly [C in RecordCheck]: Line } = {
  options: () => 'the game has these options, and so many seats',
  seal: () => 'the seed is the one that was sealed',
  words: () => 'the words give what the start message shows',
  entropy: (_, __, { scheme }) =>
    scheme === 'dbg-fair-1' ? 'words, joins, and start give what was mixed in' : 'its id gives what was mixed in',
  deal: () => 'the seed gives this deal',
  row: ({ row, refusal }) =>
    refusal === null
      ? `row ${row} can be where it is`
      : `row ${row} is a move that the rules allow: ${JSON.stringify(refusal)}`,
  moves: ({ count, undone }) => `the rules allow all ${count} moves, and ${undone} more that were taken back`,
  system: ({ count }) => `the seed gives all ${count} moves of the system`,
  streams: ({ count }) => `all ${count} shuffles and draws follow from it`,
  result: (_, { end }) => {
    const points = (end?.scores ?? []).map((score) => `seat ${score.seat + 1}: ${score.points}`);
    return `${ENDS[end?.how ?? 'running']}; ${points.join(', ')}`;
  },
};

const ENDS = {
  over: 'the game is over',
  stopped: 'the game was ended before its last move',
  running: 'the game goes on',
} as const;
