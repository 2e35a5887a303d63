/** How a table is shuffled and how anyone can check it: small print for public messages, and the full account. */

import type { APIButtonComponent } from 'discord.js';
import { type FairRecord, recordText } from '../../tables/record/format.ts';
import type { Proof } from '../../tables/record/proof.ts';
import type { Table } from '../../tables/table/table.ts';
import type { RowMark } from '../../words/common/board/contract.ts';
import type { Words } from '../../words/words.ts';
import type { BotGame } from '../contract.ts';
import { type Attached, container, fileBox, link, type Message, row, text } from '../discord/components.ts';
import { exactWord } from '../discord/shuffleWord.ts';
import { shorten } from '../discord/text.ts';

/** How many digits of a seal or a seed the small print shows: enough to recognize it. `/verify` shows all of it. */
const SHOWN_DIGITS = 12;
const short = (digits: string): string => digits.slice(0, SHOWN_DIGITS);

/**
 * Small print with what is public so far: the first digits of the seal and of what was mixed in and, at the end, of the
 * seed.
 */
export function fairnessLines(table: Table, words: Words): readonly string[] {
  const { fairness, origin } = table;
  if (fairness === null || origin !== null) return importedLines(table, words);
  const { fairness: fairnessWords } = words;
  const { commitment, entropy, seed } = fairness;
  const seal = short(commitment);
  if (seed !== null) return [fairnessWords.opened(seal, short(seed))];
  return [entropy === null ? fairnessWords.sealed(seal) : fairnessWords.mixed(seal, short(entropy))];
}

/** Small print of a table that was opened from a record. */
export const importedLines = (
  { origin, playedFrom }: Pick<Table, 'origin' | 'playedFrom'>,
  words: Words,
): readonly string[] => (origin === null ? [] : [words.board.imported(playedFrom)]);

/** How often a host's games have been canceled after the start, among how many tables. */
export interface Aborted {
  readonly times: number;
  readonly among: number;
}

/** What a reader learns besides the proof. */
interface Besides {
  /** The reader's own shuffle word, in a sentence. */
  readonly ownWord: string | null;
  readonly aborted: Aborted | null;
  /** Lines about the digits of rows. */
  readonly rows: readonly string[];
}

/** The newest row and its digits, as shown with each board; null if the record can't be read. */
export const markOf = ({ seq, digits }: Table): RowMark | null => (digits === null ? null : { row: seq, digits });

/** What everyone may know about a table's shuffles, to read, copy, and check: privately, with the record as a file. */
export function proofMessage(
  { accent }: BotGame,
  table: Table,
  { record, checks }: Proof,
  words: Words,
  { ownWord, aborted, rows }: Besides,
  actions: readonly APIButtonComponent[] = [],
): Message {
  const { fairness: fairnessWords, buttons } = words;
  const file = recordFile(record, words);
  const findings =
    record.seed === null
      ? [fairnessWords.stillSealed(record.start !== null), ...(ownWord === null ? [] : [ownWord])]
      : [
          ...checks.map(({ check, holds }) =>
            check === 'entropy' && holds === null
              ? fairnessWords[table.origin === null ? 'wordErased' : 'wordNotKept'](fairnessWords.checks[check])
              : fairnessWords.check(fairnessWords.checks[check], holds),
          ),
          record.start === null ? fairnessWords.neverBegan() : streamsLine(record, words),
        ];
  const address = startAddress(table);
  const notes = [
    ...(address === null ? [] : [fairnessWords.compare()]),
    ...failedAttempts(record).map((times) => fairnessWords.attempts(times)),
    ...(aborted === null ? [] : [fairnessWords.aborted(aborted.times, aborted.among)]),
  ];
  const account = ['```', ...accountOf(record), '```'];
  const origin = table.origin === null ? [] : [fairnessWords.imported(table.origin)];
  const content = [
    fairnessWords.heading(table.id),
    ...origin,
    ...findings,
    ...account,
    ...notes,
    ...rows,
    fairnessWords.file(),
  ];
  const all = [...(address === null ? [] : [link(buttons.startMessage, address)]), ...actions];
  const parts = [text(content.join('\n')), fileBox(file)];
  return container([...parts, ...(all.length === 0 ? [] : [row(all)])], { accent, files: [file] });
}

/** The address of the start message; null if there is none. */
function startAddress({ guild, fairness }: Table): string | null {
  const start = fairness?.startMessage ?? null;
  return start && `https://discord.com/channels/${guild}/${start.channel}/${start.message}`;
}

/** How many attempts to start came to nothing, if there are any. */
function failedAttempts(record: FairRecord): readonly number[] {
  const attempts = record.scheme === 'dbg-fair-1' ? [] : record.attempts;
  const failed = attempts.filter(({ outcome }) => outcome === 'refused' || outcome === 'canceled').length;
  return failed === 0 ? [] : [failed];
}

/** The digits of a row, to be compared with those shown with its board; `asked`: a row that may not exist. */
export function rowLine(
  newest: RowMark,
  asked: { readonly row: number; readonly digits: string | null } | null,
  words: Words,
): string {
  const { fairness: fairnessWords } = words;
  if (asked === null) return fairnessWords.row(newest);
  return asked.digits === null
    ? fairnessWords.noRow(asked.row, newest)
    : fairnessWords.row({ row: asked.row, digits: asked.digits });
}

/** The record of a table as a file for programs. */
export function recordFile(record: FairRecord, words: Words): Attached {
  const { fairness: fairnessWords } = words;
  return {
    name: fairnessWords.fileName(record.table),
    bytes: Buffer.from(recordText(record)),
    alt: fairnessWords.fileDescription(record.table),
  };
}

function streamsLine({ streams }: FairRecord, words: Words): string {
  const own = streams.filter((stream) => !('among' in stream));
  return words.fairness.streams(grouped(own.map(({ label }) => label)), streams.length - own.length);
}

/** Groups labels that form a sequence: `characters/1 … 17`. */
function grouped(labels: readonly string[]): readonly string[] {
  const byName = Map.groupBy(labels, (label) => label.replace(/\d+$/, ''));
  return [...byName.values()].map(([first = '', ...others]) => {
    const last = others.at(-1)?.match(/\d+$/)?.[0];
    return last === undefined ? first : `${first} … ${last}`;
  });
}

/** Maximum characters beside a name: a wider line would be cut or break anywhere. */
const WIDEST = 54;
/** Longest word shown here; the file has it in full. */
const LONGEST = 300;

/** The inputs of the scheme under the names used in the file; long ones get a line of their own. */
function accountOf(record: FairRecord): readonly string[] {
  const { scheme, table, commitment, seed, start, entropy } = record;
  const lines: readonly (readonly [string, string | null])[] = [
    ['scheme', scheme],
    ['table', table],
    ['commitment', commitment],
    ['seed', seed],
    ...broughtIn(record),
    ['start', start],
    ['entropy', entropy],
  ];
  return lines.flatMap(([name, value]) => {
    if (value === null) return [];
    return value.length > WIDEST ? [name, value] : [`${name.padEnd('commitment'.length)} ${value}`];
  });
}

function broughtIn(record: FairRecord): readonly (readonly [string, string | null])[] {
  const exact = (word: string | null): string => (word === null ? '–' : shorten(exactWord(word), LONGEST));
  if (record.scheme === 'dbg-fair-1')
    return record.joins.map(({ seat, interaction, word }) => [`joins ${seat}`, `${interaction} ${exact(word)}`]);
  return [
    ...record.words.map(({ seat, word, hash }) => [`words ${seat}`, word === null ? hash : exact(word)] as const),
    ['frozen', record.frozen],
  ];
}
