/** What rows say of votes, and of what was taken back. */
import type { Json } from '../../kernel/json.ts';
import { lastAction } from '../seats/undoOffer.ts';
import { isMoveKind, type RowKind } from '../stored/rowKinds.ts';
import type { RowEvents, Undone, Verdict } from '../table/rows.ts';

/** What a row of the record has decided; empty for other rows. Our own payload: `decided` and `judgeDue` wrote it. */
export const verdictIn = (kind: RowKind, payload: Json | object): { readonly verdict?: Verdict } =>
  kind === 'verdict' ? { verdict: payload as Verdict } : {};

/** What a row `undo` has taken back; empty for other rows. */
export const undoIn = (kind: RowKind, payload: Json | object): { readonly undo?: Undone } =>
  kind === 'undo' ? { undo: payload as Undone } : {};

/** The rows with moves that a row `undo` has taken back; empty for other rows. `before`: the rows before it. */
export const undoneIn = (
  { undo }: Pick<RowEvents, 'undo'>,
  before: readonly RowEvents[],
): { readonly undone?: readonly RowEvents[] } =>
  undo === undefined ? {} : { undone: before.filter(({ seq, kind }) => seq > undo.to && isMoveKind(kind)) };

/** What a seat wanted to take back, and a verdict has refused; empty for other rows. `before`: the rows that stood then. */
export function keptIn(
  { verdict }: Pick<RowEvents, 'verdict'>,
  before: readonly RowEvents[],
): { readonly kept?: readonly RowEvents[] } {
  if (verdict?.about !== 'undo' || verdict.answer === 'yes') return {};
  const first = lastAction(before, verdict.by);
  const own = first < 0 ? [] : before.slice(first).filter(({ seat, kind }) => seat === verdict.by && kind === 'move');
  return { kept: own };
}
