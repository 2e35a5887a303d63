/** The moves of a game as a text file: a line a row, beneath its turns. */
import type { Table, TakenRow } from '../../tables/tables.ts';
import { commonWords } from '../../words/common/index.ts';
import type { Locale } from '../../words/contract.ts';
import type { BotGame } from '../contract.ts';
import { type Attached, container, fileBox, type Message, text } from '../discord/components.ts';
import { type Players, shapeOf } from '../state/players.ts';
import { linesOf, turnsOf } from './events.ts';
import { unformatted } from './pictures.ts';

/** The file, below a line that says what it is. */
export function moveFileMessage(
  game: BotGame,
  table: Table,
  rows: readonly TakenRow[],
  players: Players,
  locale: Locale,
): Message {
  const { moves } = commonWords[locale].replay;
  const file: Attached = {
    name: moves.fileName(table.id),
    bytes: Buffer.from(moveFileText(game, table, rows, players, locale)),
    alt: moves.fileDescription(table.id),
  };
  return container([text(moves.heading(table.id)), fileBox(file)], { accent: game.accent, files: [file] });
}

/** Lines of a row, or a heading above them. */
interface Entry {
  readonly seq: number;
  readonly lines: readonly string[];
}

function moveFileText(
  game: BotGame,
  table: Table,
  rows: readonly TakenRow[],
  players: Players,
  locale: Locale,
): string {
  const { replay, look } = commonWords[locale];
  const { moves } = replay;
  const width = String(rows.at(-1)?.seq ?? 0).length;
  const lineOf = (row: TakenRow | Omit<TakenRow, 'isUndone'>, isUndone: boolean): string => {
    const told = linesOf(game, table, [row], players.say, locale).map(unformatted).join('; ');
    const line = told === '' ? replay.nothing() : told;
    const shape = row.seat === null ? '·' : shapeOf(row.seat);
    return `${String(row.seq).padStart(width)} ${shape} ${isUndone ? moves.undone(line) : line}`;
  };
  let chapter: string | null = null;
  const standing = turnsOf(
    game,
    rows.filter(({ isUndone }) => !isUndone),
    locale,
  ).flatMap((turn): readonly Entry[] => {
    const above = turn.chapter === chapter || turn.chapter === null ? [] : ['', turn.chapter];
    chapter = turn.chapter;
    const heading = turn.number === null ? above : [...above, '', unformatted(look.moves.turn(turn.number))];
    return [
      { seq: turn.rows[0]?.seq ?? 0, lines: heading },
      ...turn.rows.map((row) => ({ seq: row.seq, lines: [lineOf(row, false)] })),
    ];
  });
  const undone = rows
    .filter(({ isUndone }) => isUndone)
    .map((row): Entry => ({ seq: row.seq, lines: [lineOf(row, true)] }));
  const entries = [...standing, ...undone].sort((a, b) => a.seq - b.seq);
  const seats = table.seats.map(({ seat }) => `${shapeOf(seat)} ${moves.seat(seat + 1, players.plain.name(seat))}`);
  const title = [moves.title(game.words[locale].name, table.id), '', ...seats];
  return `${[...title, ...entries.flatMap(({ lines }) => lines)].join('\n')}\n`;
}
