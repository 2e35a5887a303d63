import { speechOf } from '../../speech.ts';
import type { BoardWords, RowMark } from './contract.ts';

const { list } = speechOf('en');

/** Also below the last board, and in `/verify`. */
export const rowOf = ({ row, digits }: RowMark): string => `row ${row} \`${digits}\``;

export const en: BoardWords = {
  began: (name, isRematch) =>
    `-# ${name === null ? '' : `${name} was drawn to start. `}Seats follow ${isRematch ? 'the last game, moved on by one' : 'join order'}.`,
  status: (awaited, task) => `### ${list(awaited)}, ${task}.`,
  call: (mentions, task) => `${list(mentions)}, ${task}.`,
  note: (table, status, mark) => `-# ${status} · table ${table}${mark === null ? '' : ` · record ${rowOf(mark)}`}`,
  shownRow: (mark) => `-# record ${rowOf(mark)}`,
  imported: (row) =>
    `-# Imported game${row === null ? '' : `, continued from row ${row} of its record`}: it doesn’t count.`,
  newRules: () => '-# A rules fix took effect during this game. Earlier moves stand.',
  botPlays: (names) => `-# The bot is playing for ${list(names)}.`,
  resigned: (name, goesOn) => `${name} resigned.${goesOn ? ' The bot plays for them now.' : ''}`,
  more: (lines, where) =>
    `… ${{ before: `${lines} earlier`, between: `${lines} more`, after: `and ${lines} more` }[where]}`,
  since: () => 'Since your last turn',
  corners: () => '-# Corners in the picture: changed since your last turn.',
  marked: (places) => `Marked with corners, changed since your last turn: ${places.join('; ')}.`,
  morePlaces: (left) => `${left} more`,
  replaced: () => '-# The new board is below.',
  paused: (table, goesOn) =>
    `Table ${table} is paused because of an error, and the bot’s operator has been notified.${goesOn ? ' Once it’s fixed, a new board is posted here.' : ''}`,
  movedTo: (channel) => `-# The board is in <#${channel}>.`,
  possible: () => 'Possible moves:',
  onOffer: (answers) => `Available: ${answers.join('; ')}.`,
  fileName: (table, seq) => `board-${table}-${seq}.png`,
  threadName: (game, table) => `${game} · ${table}`,
};
