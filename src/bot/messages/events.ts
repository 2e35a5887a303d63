/** What has happened, in lines: everything, turn by turn, or only the lines that matter most. */

import type { Kind, Seat } from '../../engines/contract.ts';
import { isMoveKind } from '../../tables/stored/rowKinds.ts';
import type { SeenRow } from '../../tables/table/standpoint.ts';
import type { TableHead } from '../../tables/table/tableHead.ts';
import type { Say } from '../../words/contract.ts';
import type { Words } from '../../words/words.ts';
import { type BotGame, type SightTelling, WEIGHTS, type Weight } from '../contract.ts';
import { undoLine, verdictLine } from './verdict.ts';

/** The part of the table that the lines depend on: whether it goes on, and who holds its seats since when. */
export type WithStatus = Pick<TableHead, 'status' | 'seats'>;

/** A line, and what decides whether it is shown when there is no room for all. */
export interface Weighed {
  readonly text: string;
  readonly weight: Weight;
  /** The seats it hurt. */
  readonly victims: readonly Seat[];
  readonly beginsTurn: boolean;
}

/** What a viewer learned from these rows, line by line: what happened in the game, who came and went, and every verdict. */
export const linesOf = (
  game: BotGame,
  table: WithStatus,
  rows: readonly SeenRow[],
  say: Say,
  words: Words,
): readonly string[] =>
  weighedLines(game, table, rows, say, words, (row) => verdictLine(game, row, table.seats, say, words)).map(
    ({ text }) => text,
  );

/**
 * Of the same lines the heaviest, `most` at most, in the order in which they happened; of equal ones the newest; and
 * how many more there are.
 */
export const summaryLines = (
  game: BotGame,
  table: WithStatus,
  rows: readonly SeenRow[],
  say: Say,
  words: Words,
  most: number,
): readonly string[] => {
  const all = weighedLines(game, table, rows, say, words).map(asBeginning('notable'));
  const told = heaviest(all, most);
  return withOmitted(told, all, words);
};

/**
 * The lines that sum up a turn: how it begins, then everything notable up to `most`, and others up to `usual`; never
 * those of weight `aside`.
 */
export function storyOf(all: readonly Weighed[], usual: number, most: number): readonly Weighed[] {
  const lines = all.map(asBeginning('foremost')).filter(({ weight }) => weight !== 'aside');
  const notable = lines.filter(({ weight }) => WEIGHTS.indexOf(weight) >= WEIGHTS.indexOf('notable')).length;
  return heaviest(lines, Math.max(usual, Math.min(notable, most)));
}

/**
 * The texts of some of these lines. A line in the widest gap counts those that are omitted, except asides. If that is one
 * only, it is kept: to count it takes a line, too.
 *
 * @param kept some of `all`, in the same order
 */
export function withOmitted(kept: readonly Weighed[], all: readonly Weighed[], words: Words): readonly string[] {
  // Before each line, and after the last one.
  const gaps = Array.from({ length: kept.length + 1 }, () => 0);
  const omittedTexts: string[] = [];
  let next = 0;
  for (const { text, weight } of all) {
    if (text === kept[next]?.text) next++;
    else if (weight !== 'aside') {
      gaps[next]!++; // There is one more gap than lines.
      omittedTexts.push(text);
    }
  }
  const omitted = omittedTexts.length;
  const texts = kept.map(({ text }) => text);
  if (omitted === 0) return texts;
  const widest = gaps.indexOf(Math.max(...gaps));
  if (omitted === 1) return texts.toSpliced(widest, 0, ...omittedTexts);
  const isAll = gaps[widest] === omitted;
  const where = widest === kept.length ? 'after' : widest === 0 && isAll ? 'before' : 'between';
  return texts.toSpliced(widest, 0, words.board.more(omitted, where));
}

/** How a turn begins, such as who is called, matters more in a summary of one turn than in that of a whole round. */
const asBeginning =
  (weight: Weight) =>
  (line: Weighed): Weighed =>
    line.beginsTurn ? { ...line, weight } : line;

/** What happened from the beginning of a turn to its end, and its place in the move list. */
export interface Turn {
  /** The part of the game it belongs to; null if it has none. */
  readonly chapter: string | null;
  /** Its number in that part. Null for events outside any turn, and if the beginning of the part is unknown. */
  readonly number: number | null;
  /** With only the sights of this turn: one row may end a turn and begin the next. */
  readonly rows: readonly SeenRow[];
}

/** Everything that happened, turn by turn, oldest first. */
export function turnsOf(game: BotGame, rows: readonly SeenRow[], words: Words): readonly Turn[] {
  const isFromStart = rows[0]?.kind === 'start';
  const turns: Turn[] = [];
  let chapter: string | null = null;
  let numbered = 0;
  let isEnded = false;
  const begin = (isTurn: boolean): void => {
    if (isTurn) numbered++;
    const isCountable = isTurn && (isFromStart || chapter !== null);
    turns.push({ chapter, number: isCountable ? numbered : null, rows: [] });
    isEnded = false;
  };
  const add = (row: SeenRow, sights: readonly Kind[]): void => {
    if (turns.length === 0) begin(false);
    const turn = turns.at(-1)!; // There is one by now.
    const last = turn.rows.at(-1);
    const same = last?.seq === row.seq ? last : null;
    const whole = { ...row, sights: [...(same?.sights ?? []), ...sights] };
    turns[turns.length - 1] = { ...turn, rows: [...(same === null ? turn.rows : turn.rows.slice(0, -1)), whole] };
  };
  let seat: Seat | null = null;
  for (const row of rows) {
    if (game.turns === 'bySeat' && isMoveKind(row.kind)) {
      isEnded ||= row.seat !== seat;
      seat = row.seat;
    }
    if (row.sights.length === 0) add(row, []);
    const beginnings = beginningsIn(game, row.sights);
    for (const sight of row.sights) {
      const telling = tellingOf(game, sight);
      const opened = game.words[words.locale].chapter(sight);
      const isTurn = isEnded || beginnings.has(sight);
      if (opened !== null && opened !== chapter) {
        chapter = opened;
        numbered = 0;
        begin(beginnings.has(sight));
      } else if (isTurn) begin(true);
      add(row, [sight]);
      isEnded = telling.endsTurn === true;
    }
  }
  return turns;
}

/**
 * The turns played from row `from`, which began the first of them, to row `to`. If `to` ended the last turn and began
 * another that continues after it, that one is left out.
 *
 * @param rows all rows since `from`, including those after `to`
 * @param goesOn whether the game continued after the last row
 */
export function turnsBetween(
  game: BotGame,
  rows: readonly SeenRow[],
  { from, to }: { readonly from: number; readonly to: number },
  goesOn: boolean,
  words: Words,
): readonly Turn[] {
  const covered = rows.filter(({ seq }) => seq <= to);
  const turns = turnsOf(game, covered, words);
  const isWithin = (turn: Turn | undefined, row: number): boolean =>
    turn?.rows.every(({ seq }) => seq === row) === true;
  const first = turns.findIndex((turn) => !isWithin(turn, from));
  // Where nothing of that row belongs to the turn before, the row is all of the last turn.
  const isShared = turns.at(-2)?.rows.some(({ seq }) => seq === to) === true;
  const isBegun = isShared && isWithin(turns.at(-1), to) && (goesOn || covered.length < rows.length);
  return turns.slice(first === -1 ? turns.length : first, isBegun ? -1 : undefined);
}

/** The rows of the current turn and of the last one before it that a player made, plus any that the bot played. */
export function lastTurnsOf(game: BotGame, rows: readonly SeenRow[], words: Words): readonly SeenRow[] {
  const turns = turnsOf(game, rows, words);
  // The row that ended the previous turn may have begun this one.
  const isPlayed = ({ rows: of }: Turn, at: number): boolean =>
    of.some(({ actor, seq }) => actor === 'seat' && seq !== turns[at - 1]?.rows.at(-1)?.seq);
  const before = turns.slice(0, -1).findLastIndex(isPlayed);
  return turns.slice(Math.max(before, 0)).flatMap(({ rows: of }) => of);
}

/**
 * What happened, line by line, with the weight of each.
 *
 * @param verdictOf the line of a verdict; by default none, since the message of the vote says it
 */
export function weighedLines(
  game: BotGame,
  table: WithStatus,
  rows: readonly SeenRow[],
  say: Say,
  words: Words,
  verdictOf: (row: SeenRow) => string | null = () => null,
): readonly Weighed[] {
  const weigh = (some: readonly SeenRow[]): readonly Weighed[] => {
    const beginnings = new Set(some.flatMap(({ sights }) => [...beginningsIn(game, sights)]));
    return game.words[words.locale]
      .lines(
        some.flatMap(({ sights }) => sights),
        say,
      )
      .map(({ text, sight, alsoOf = [] }) => ({
        text,
        weight: weightOf(tellingOf(game, sight), sight),
        victims: [...new Set([sight, ...alsoOf].flatMap((one) => victimsOf(game, one)))],
        beginsTurn: beginnings.has(sight),
      }));
  };
  const lineOf = (row: SeenRow) =>
    verdictOf(row) ?? undoLine(game, row, table.seats, say, words) ?? changeOfHands(table, row, say, words);
  const at = rows.findIndex((row) => lineOf(row) !== null);
  const row = rows[at];
  const text = row === undefined ? null : lineOf(row);
  if (text === null) return weigh(rows);
  const changed: Weighed = { text, weight: 'foremost', victims: [], beginsTurn: false };
  const after = weighedLines(game, table, rows.slice(at + 1), say, words, verdictOf);
  return [...weigh(rows.slice(0, at)), changed, ...after];
}

/** Who has left or taken a seat with this row, as a line; null if no one has. */
function changeOfHands({ status, seats }: WithStatus, { kind, seat, seq }: SeenRow, say: Say, words: Words) {
  if (seat === null) return null;
  const { board, clock } = words;
  // The name is that of whoever plays the seat now.
  const isFormer = seq < (seats.find((one) => one.seat === seat)?.heldFrom ?? 0);
  switch (kind) {
    case 'resign':
      return isFormer ? clock.events.formerLeft(say.name(seat)) : board.resigned(say.name(seat), status === 'running');
    case 'takeover':
      return isFormer ? null : clock.events.tookOver(say.name(seat));
    case 'comeback':
      return isFormer ? null : clock.events.cameBack(say.name(seat));
    default:
      return null;
  }
}

/** The sights of one row that begin a turn. */
function beginningsIn(game: BotGame, sights: readonly Kind[]): ReadonlySet<Kind> {
  let continues = false;
  return new Set(
    sights.filter((sight) => {
      const { beginsTurn, continuesTurn } = tellingOf(game, sight);
      const begins = !continues && beginsTurn?.(sight) === true;
      if (beginsTurn?.(sight) === true) continues = false;
      continues ||= continuesTurn?.(sight) === true;
      return begins;
    }),
  );
}

const weightOf = (telling: SightTelling, sight: Kind): Weight => telling.weighs?.(sight) ?? telling.weight;

/**
 * The heaviest of these lines in their order; of equal ones the newest. Where only one would be left out, that one as well:
 * to say so takes a line, too.
 */
export function heaviest(lines: readonly Weighed[], most: number): readonly Weighed[] {
  if (lines.length <= most + 1) return lines;
  const kept = new Set(
    lines
      .toReversed()
      .toSorted((a, b) => WEIGHTS.indexOf(b.weight) - WEIGHTS.indexOf(a.weight))
      .slice(0, Math.max(most, 0)),
  );
  return lines.filter((line) => kept.has(line));
}

const tellingOf = ({ telling }: BotGame, sight: Kind): SightTelling => telling[sight.kind]!; // There is an entry for every kind.

/** The seats that a sight has hurt, as everyone knows. */
export const victimsOf = (game: BotGame, sight: Kind): readonly Seat[] => tellingOf(game, sight).victims?.(sight) ?? [];
