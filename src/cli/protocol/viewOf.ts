import type { View, Viewer } from '../../engines/contract.ts';
import { ok, type Result } from '../../kernel/result.ts';
import type { ProtocolError } from './errors.ts';
import { type OpenTable, seatAt } from './openTables.ts';

export interface Seen {
  readonly viewer: Viewer;
  readonly view: View;
}

/** The viewer that a request names by a seat, and what they see; null is a spectator. */
export function viewOf(table: OpenTable, seat: number | null): Result<Seen, ProtocolError> {
  const { game, state } = table;
  if (seat === null) return ok({ viewer: 'table', view: { open: game.open(state), own: null } });
  const viewer = seatAt(table, seat);
  if (!viewer.ok) return viewer;
  return ok({ viewer: viewer.value, view: { open: game.open(state), own: game.own(state, viewer.value) } });
}
