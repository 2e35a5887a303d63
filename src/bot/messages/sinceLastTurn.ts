/** What has happened while a seat was not to act: told to whoever is called. */
import type { Seat } from '../../engines/contract.ts';
import type { SeatStandpoint, SeenRow } from '../../tables/standpoint.ts';
import { commonWords } from '../../words/common/index.ts';
import type { BotGame, Reader } from '../contract.ts';
import { heaviest, type Told, victimOf, weighedLines } from './events.ts';

/** How many lines are told beneath the heading. */
const MOST_LINES = 5;

/**
 * What has happened since the seat made its last move, its own losses first, beneath a heading; empty where there is
 * nothing to tell. A seat that is not awaited reads of its losses alone: its message changes for nothing else.
 */
export function sinceLastTurn(
  game: BotGame,
  table: Told,
  { recent, seating }: Pick<SeatStandpoint, 'recent' | 'seating'>,
  { locale, say }: Reader,
): readonly string[] {
  const { seat, awaited, offer } = seating;
  const last = recent.findLastIndex((row) => row.seat === seat && row.kind === 'move');
  if (last === -1) return [];
  const rows = recent.slice(last + 1);
  const linesOf = (of: readonly SeenRow[]) => weighedLines(game, table, of, say, locale);
  const losses = linesOf(rows)
    .filter(({ victim }) => victim === seat)
    .slice(-MOST_LINES);
  // What others do while it has to act, such as what they offer at the same time, is not over yet.
  const before = awaited ? linesOf(rows.filter(({ seq }) => seq <= offer)) : [];
  const others = before.filter(({ victim, weight }) => victim !== seat && weight !== 'aside');
  const told = [...losses, ...heaviest(others, MOST_LINES - losses.length)];
  if (told.length === 0) return [];
  return [`**${commonWords[locale].board.since()}**`, ...told.map(({ text }) => `> ${text}`)];
}

/** Whether one of these rows, as everybody knows them, has cost this seat something. */
export const hasLost = (game: BotGame, rows: readonly SeenRow[], seat: Seat): boolean =>
  rows.some(({ sights }) => sights.some((sight) => victimOf(game, sight) === seat));
