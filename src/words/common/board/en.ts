import type { Widened } from '../../contract.ts';
import { speechOf } from '../../speech.ts';
import type { RowMark } from './contract.ts';

const { list } = speechOf('en');

/** Also below the last board, and in `/verify`. */
export const rowOf = ({ row, digits }: RowMark): string => `row ${row} \`${digits}\``;

export const en = {
  /** At the start. `name`: who was drawn to go first; null where the rules decided, and a line of the game says so. */
  began: (name: string | null, isRematch: boolean) =>
    `-# ${name === null ? '' : `${name} was drawn to start. `}Seats follow ${isRematch ? 'the last game, moved on by one' : 'join order'}.`,
  /** Whose turn it is and what to do. `task`: an instruction such as `place your tile`. */
  status: (awaited: readonly string[], task: string) => `### ${list(awaited)}, ${task}.`,
  /** The same as plain text, to players who have to decide during someone’s turn. */
  call: (mentions: readonly string[], task: string) => `${list(mentions)}, ${task}.`,
  /** Small print below. `status`: from the game, such as `Turn 33 · 39 tiles left`. `mark`: null if unknown. */
  note: (table: string, status: string, mark: RowMark | null) =>
    `-# ${status} · table ${table}${mark === null ? '' : ` · record ${rowOf(mark)}`}`,
  /** Small print at the end of an old board’s lines: what stood with the board. */
  shownRow: (mark: RowMark) => `-# record ${rowOf(mark)}`,
  /**
   * Small print of a table that was opened from a record: below its lobby, its boards, and its result, and above a replay.
   * `row`: of the record, from which members play on; null if nobody does.
   */
  imported: (row: number | null) =>
    `-# Imported game${row === null ? '' : `, continued from row ${row} of its record`}: it doesn’t count.`,
  /** The bot’s rules were fixed during the game. */
  newRules: () => '-# A rules fix took effect during this game. Earlier moves stand.',
  /** Small print below, if someone has resigned. */
  botPlays: (names: readonly string[]) => `-# The bot is playing for ${list(names)}.`,
  /** Among the events: someone resigned. `goesOn`: the bot plays their seat. */
  resigned: (name: string, goesOn: boolean) => `${name} resigned.${goesOn ? ' The bot plays for them now.' : ''}`,
  /** In place of one or more lines of events: those before all others, those between others, or all others. */
  more: (lines: number, where: 'before' | 'between' | 'after') =>
    `… ${{ before: `${lines} earlier`, between: `${lines} more`, after: `and ${lines} more` }[where]}`,
  /** Above the events since the reader’s last turn. */
  since: () => 'Since your last turn',
  /** Small print below those events, or below the board, if the picture marks places. */
  corners: () => '-# Corners in the picture: changed since your last turn.',
  /** In the alt text: the places that are marked because they have changed. */
  marked: (places: readonly string[]) => `Marked with corners, changed since your last turn: ${places.join('; ')}.`,
  /** One more entry of that list, in place of so many. */
  morePlaces: (left: number) => `${left} more`,
  /** What remains of an old board if there’s nothing to say about its turn. */
  replaced: () => '-# The new board is below.',
  /** A message of its own: the table is suspended. `goesOn`: a new board is posted when it is no more. */
  paused: (table: string, goesOn: boolean) =>
    `Table ${table} is paused because of an error, and the bot’s operator has been notified.${goesOn ? ' Once it’s fixed, a new board is posted here.' : ''}`,
  /** Below an old board’s lines, if the new board is in another channel. */
  movedTo: (channel: string) => `-# The board is in <#${channel}>.`,
  /** In the position in words, above the possible moves of whoever acts, one per line. */
  possible: () => 'Possible moves:',
  /** In the alt text: the choices shown in the picture, by their button labels. */
  onOffer: (answers: readonly string[]) => `Available: ${answers.join('; ')}.`,
  fileName: (table: string, seq: number) => `board-${table}-${seq}.png`,
  threadName: (game: string, table: string) => `${game} · ${table}`,
};

/** Text around the public board picture. */
export type BoardWords = Widened<typeof en>;
