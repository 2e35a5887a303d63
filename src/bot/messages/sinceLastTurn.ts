/** What has happened since a seat's last turn. */
import type { Seat } from '../../engines/contract.ts';
import type { SeatStandpoint, SeenRow } from '../../tables/standpoint.ts';
import { commonWords } from '../../words/common/index.ts';
import type { BotGame, Reader } from '../contract.ts';
import { heaviest, victimsOf, type WithStatus, weighedLines, withOmitted } from './events.ts';

/** Maximum lines below the heading. */
const MOST_LINES = 5;

/**
 * What has happened since the seat made its last move, under a heading, its own losses first; empty if there is nothing
 * to report. A seat that does not have to act sees only its losses: its message changes for nothing else.
 */
export function sinceLastTurn(
  game: BotGame,
  table: WithStatus,
  { recent, seating }: Pick<SeatStandpoint, 'recent' | 'seating'>,
  { locale, say }: Reader,
): readonly string[] {
  const { seat, awaited, offer } = seating;
  const last = recent.findLastIndex((row) => row.seat === seat && row.kind === 'move');
  if (last === -1) return [];
  // What the reader has taken back is no news.
  const rows = recent.slice(last + 1).filter((row) => row.kind !== 'undo' || row.seat !== seat);
  const linesOf = (of: readonly SeenRow[]) => weighedLines(game, table, of, say, locale);
  const allLosses = linesOf(rows).filter(({ victims }) => victims.includes(seat));
  const losses = allLosses.slice(-MOST_LINES);
  // What others do while it has to act, such as what they offer at the same time, is not over yet.
  const before = awaited ? linesOf(rows.filter(({ seq }) => seq <= offer)) : [];
  const others = before.filter(({ victims, weight }) => !victims.includes(seat) && weight !== 'aside');
  const told = [...losses, ...heaviest(others, MOST_LINES - losses.length)];
  if (told.length === 0) return [];
  const lines = withOmitted(told, [...allLosses, ...others], locale);
  return [`**${commonWords[locale].board.since()}**`, ...lines.map((line) => `> ${line}`)];
}

/** Whether one of these rows has hurt this seat, as far as everyone knows. */
export const hasLost = (game: BotGame, rows: readonly SeenRow[], seat: Seat): boolean =>
  rows.some(({ sights }) => sights.some((sight) => victimsOf(game, sight).includes(seat)));
