/** The moves of a game as a text file: a line a row, beneath its turns. */

import type { Viewer } from '../../engines/contract.ts';
import type { SeenRow, TakenRow } from '../../tables/table/standpoint.ts';
import type { Table } from '../../tables/table/table.ts';
import type { Words } from '../../words/words.ts';
import type { BotGame } from '../contract.ts';
import { type Attached, container, fileBox, type Message, text } from '../discord/components.ts';
import { type Players, shapeOf } from '../state/players.ts';
import { linesOf, turnsOf } from './events.ts';
import { unformatted } from './pictures.ts';
import { seatNumberOf, seenBy, type Told, toldTogether } from './replay.ts';

/**
 * The file, below a line that says what it is.
 *
 * @param rows as this viewer saw them
 */
export function moveFileMessage(
  game: BotGame,
  table: Table,
  rows: readonly TakenRow[],
  viewer: Viewer,
  players: Players,
  words: Words,
): Message {
  const { moves } = words.replay;
  const file: Attached = {
    name: moves.fileName(table.id, seatNumberOf(viewer)),
    bytes: Buffer.from(moveFileText(game, table, rows, viewer, players, words)),
    alt: moves.fileDescription(table.id, seenBy(viewer, players.plain)),
  };
  return container([text(moves.heading(table.id, seenBy(viewer, players.say))), fileBox(file)], {
    ...{ accent: game.accent, files: [file] },
  });
}

/** A line, or a heading above it. */
interface Entry {
  /** Of the first row that it is about. */
  readonly seq: number;
  readonly lines: readonly string[];
}

function moveFileText(
  game: BotGame,
  table: Table,
  rows: readonly TakenRow[],
  viewer: Viewer,
  players: Players,
  words: Words,
): string {
  const { moves } = words.replay;
  const entries = [...standing(game, table, rows, players, words), ...undone(game, table, rows, players, words)];
  const seats = table.seats.map(({ seat }) => `${shapeOf(seat)} ${moves.seat(seat + 1, players.plain.name(seat))}`);
  const title = [
    ...[moves.firstLine(game.words[words.locale].name, table.id, seenBy(viewer, players.plain)), moves.brackets(), ''],
    ...seats,
  ];
  const ordered = entries.toSorted((a, b) => a.seq - b.seq);
  return `${[...title, ...ordered.flatMap(({ lines }) => lines)].join('\n')}\n`;
}

/** What was not taken back, beneath its turns and chapters. */
function standing(
  game: BotGame,
  table: Table,
  rows: readonly TakenRow[],
  { say }: Players,
  words: Words,
): readonly Entry[] {
  const kept = rows.filter(({ isUndone }) => !isUndone);
  const notations = new Map(kept.map(({ seq, notation }) => [seq, notation]));
  const turns = turnsOf(game, kept, words);
  let chapter: string | null = null;
  return turns.flatMap((turn, index): readonly Entry[] => {
    const above = turn.chapter === chapter || turn.chapter === null ? [] : ['', turn.chapter];
    chapter = turn.chapter;
    const { number } = turn;
    const heading = number === null ? above : [...above, '', unformatted(words.look.moves.turn(number))];
    // A row that ended the turn before and began this one.
    const shared = turns[index - 1]?.rows.at(-1)?.seq;
    const notationOf = ({ seq }: SeenRow) => (seq === shared ? null : (notations.get(seq) ?? null));
    const told = toldTogether(game, table, turn.rows, say, words).filter(
      ({ rows: [first], lines }) => first?.seq !== shared || lines.length > 0,
    );
    return [
      { seq: turn.rows[0]?.seq ?? 0, lines: heading },
      ...told.map((one) => ({
        ...{ seq: one.rows[0]?.seq ?? 0, lines: [lineOf(one, one.rows.map(notationOf), rows, false, words)] },
      })),
    ];
  });
}

const undone = (
  game: BotGame,
  table: Table,
  rows: readonly TakenRow[],
  { say }: Players,
  words: Words,
): readonly Entry[] =>
  rows
    .filter(({ isUndone }) => isUndone)
    .map((row) => {
      const told = { rows: [row], lines: linesOf(game, table, [row], say, words) };
      return { seq: row.seq, lines: [lineOf(told, [row.notation], rows, true, words)] };
    });

/** The number of the first row, the shape of its seat, what happened, and the moves in notation. */
function lineOf(
  { rows: [first], lines }: Told,
  notations: readonly (string | null)[],
  all: readonly TakenRow[],
  isUndone: boolean,
  words: Words,
): string {
  const { replay } = words;
  const moves = notations.flatMap((notation) => (notation === null ? [] : [`[${notation}]`]));
  const told = [...(lines.length === 0 ? [] : [lines.map(unformatted).join('; ')]), ...moves];
  const line = told.length === 0 ? replay.nothing() : told.join(' ');
  const number = String(first?.seq ?? 0).padStart(String(all.at(-1)?.seq ?? 0).length);
  const shape = first?.seat == null ? '·' : shapeOf(first.seat);
  return `${number} ${shape} ${isUndone ? replay.moves.undone(line) : line}`;
}
