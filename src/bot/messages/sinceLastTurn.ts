/** What has happened since a seat's last turn. */
import type { Kind, Seat } from '../../engines/contract.ts';
import type { ReplayStep, SeatStandpoint, SeenRow } from '../../tables/table/standpoint.ts';
import type { Table } from '../../tables/table/table.ts';
import type { BotGame, Reader } from '../contract.ts';
import type { Context } from '../state/context.ts';
import { heaviest, victimsOf, type WithStatus, weighedLines, withOmitted } from './events.ts';

/** What a seat has missed. */
export interface Missed {
  /** The rows that it knows, at least from its last move on. */
  readonly recent: readonly SeenRow[];
  /** The places that are not as it left them. */
  readonly changed: readonly Kind[];
}

type Looking = Pick<SeatStandpoint, 'recent' | 'seating' | 'view'>;

const isMoveOf = (seat: Seat) => (row: SeenRow) => row.seat === seat && row.kind === 'move';

/**
 * What a seat has missed since its last move, however long ago that was: from the replay, as the seat itself saw the
 * position then. Nothing if it has not moved since its present member has held it.
 */
export async function missedBy(
  { tables }: Pick<Context, 'tables'>,
  { engine }: BotGame,
  table: Pick<Table, 'id' | 'seq' | 'status'>,
  { recent, seating, view }: Looking,
): Promise<Missed> {
  const isOwnMove = isMoveOf(seating.seat);
  const last = recent.at(-1);
  const hasNeverMoved = recent.at(0)?.kind === 'start' && !recent.some(isOwnMove);
  if (table.status !== 'running' || hasNeverMoved || last === undefined || isOwnMove(last))
    return { recent, changed: [] };
  const steps = await stepsSince(tables, table, seating);
  const [left] = steps;
  return left === undefined ? { recent, changed: [] } : { recent: steps, changed: engine.changes(left.view, view) };
}

/** The rows that a seat knows, back to its last move: those of its standpoint, or those of the replay if these are too few. */
export async function recentOf(
  { tables }: Pick<Context, 'tables'>,
  table: Pick<Table, 'id' | 'seq' | 'status'>,
  { recent, seating }: Looking,
): Promise<readonly SeenRow[]> {
  const isEnough = recent.at(0)?.kind === 'start' || recent.some(isMoveOf(seating.seat));
  const steps = isEnough || table.status !== 'running' ? [] : await stepsSince(tables, table, seating);
  return steps.length === 0 ? recent : steps;
}

/** From the last move of a seat to what this table shows; none if its member hasn't moved, or if nothing can be replayed. */
async function stepsSince(
  tables: Context['tables'],
  { id, seq }: Pick<Table, 'id' | 'seq'>,
  { seat, heldFrom }: Looking['seating'],
): Promise<readonly ReplayStep[]> {
  const steps = (await tables.replay(id, seat)) ?? [];
  const known = steps.filter((step) => step.seq >= heldFrom && step.seq <= seq);
  const last = known.findLastIndex(isMoveOf(seat));
  return last < 0 ? [] : known.slice(last);
}

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
  { words, say }: Reader,
): readonly string[] {
  const { seat, awaited, offer } = seating;
  const last = recent.findLastIndex(isMoveOf(seat));
  if (last === -1) return [];
  // What the reader has taken back is no news.
  const rows = recent.slice(last + 1).filter((row) => row.kind !== 'undo' || row.seat !== seat);
  const linesOf = (of: readonly SeenRow[]) => weighedLines(game, table, of, say, words);
  const allLosses = linesOf(rows).filter(({ victims }) => victims.includes(seat));
  const losses = allLosses.slice(-MOST_LINES);
  // What others do while it has to act, such as what they offer at the same time, is not over yet.
  const before = awaited ? linesOf(rows.filter(({ seq }) => seq <= offer)) : [];
  const others = before.filter(({ victims, weight }) => !victims.includes(seat) && weight !== 'aside');
  const told = [...losses, ...heaviest(others, MOST_LINES - losses.length)];
  if (told.length === 0) return [];
  const lines = withOmitted(told, [...allLosses, ...others], words);
  return [`**${words.board.since()}**`, ...lines.map((line) => `> ${line}`)];
}

/** Whether one of these rows has hurt this seat, as far as everyone knows. */
export const hasLost = (game: BotGame, rows: readonly SeenRow[], seat: Seat): boolean =>
  rows.some(({ sights }) => sights.some((sight) => victimsOf(game, sight).includes(seat)));
