import type { Reply } from '../interaction/reply.ts';
import { note } from '../messages/note.ts';
import { problemText } from '../messages/problem.ts';
import { takenBackBy, undoButtons } from '../messages/undo.ts';
import { firstLineOf } from '../messages/verdict.ts';
import { type Handler, refusal, toCaller } from './contract.ts';
import { request } from './lobby.ts';
import { atOwnSeat } from './plan.ts';
import { whatFollows } from './play.ts';
import type { AtSeat } from './seatTurn.ts';

/**
 * Takes back what the member has done last. Others are asked only by a button that says so: the command, and a button from
 * before someone else has played, lead to that one.
 */
export const undo: Handler<'undo'> = (context, caller, { table: named, row, isAsking }) =>
  atOwnSeat(context, caller, named, async (at) => {
    const { table, standpoint, reader, game } = at;
    const { undo: offer } = standpoint;
    const problem = { kind: offer === null ? 'nothingToUndo' : 'stale' } as const;
    if (offer === null || (row !== null && row !== offer.row))
      return toCaller(caller, note(problemText(game, problem, reader)));
    if (offer.wasRefused) return toCaller(caller, note(problemText(game, { kind: 'undoRefused' }, reader)));
    if (!offer.isFree && !isAsking) return question(at, offer.row, row !== null);
    const what = firstLineOf(game, rowsFrom(at, offer.row), standpoint.seat, reader.say, reader.words);
    const changed = await context.tables.undo(table.id, { ...request(caller), row: offer.row });
    if (!changed.ok) return refusal(context, caller, table, changed.error, reader);
    const after = changed.value;
    const { undo: undoWords } = reader.words;
    const isAsked = after.vote?.about === 'undo';
    return isAsked ? toCaller(caller, note(undoWords.asked(table.id))) : whatFollows(at, after, undoWords.done(what));
  });

/** What would be taken back if all others agree, and the button that asks them. */
function question(at: AtSeat, from: number, wasFree: boolean): Reply {
  const { caller, game, table, standpoint, reader } = at;
  const { undo: undoWords } = reader.words;
  const of = takenBackBy(game, table, rowsFrom(at, from), standpoint.seat, reader.say, reader.words);
  const lines = [...(wasFree ? [undoWords.nowAsks()] : []), undoWords.question(of)];
  return toCaller(caller, note(lines.join('\n'), undoButtons(table, standpoint, reader)));
}

/** What happened from this row on, as everyone saw it. */
const rowsFrom = ({ table }: AtSeat, from: number) =>
  table.standpoints?.public.recent.filter(({ seq }) => seq >= from) ?? [];
