import type { APIButtonComponent } from 'discord.js';
import type { Kind } from '../../engines/contract.ts';
import { canonicalJson } from '../../kernel/json.ts';
import type { SeatStandpoint, Standpoint } from '../../tables/table/standpoint.ts';
import type { Table } from '../../tables/table/table.ts';
import { button } from '../discord/components.ts';
import type { Reply } from '../interaction/reply.ts';
import { note, privateNote } from '../messages/note.ts';
import { droppedPlan } from '../messages/plan.ts';
import { problemText } from '../messages/problem.ts';
import { rulesLinks } from '../messages/rules.ts';
import { undoButtons } from '../messages/undo.ts';
import { unseenMessage } from '../messages/unseen.ts';
import { blockOf, placeOf } from '../state/blockedPlaces.ts';
import { resolveDraft } from '../turn/draftHistory.ts';
import { isOnHand, refusal, toCaller } from './contract.ts';
import { type AtSeat, resumeMove, showCurrent, showHand } from './seatTurn.ts';

/** The answer to a refusal by the rules. */
export type Refused = (why: string, links: readonly APIButtonComponent[]) => Reply;

/**
 * Plays moves of the seat: commit first, then report.
 *
 * @param refused makes the answer to a refusal by the rules, from its sentence and the buttons to the rules
 */
export async function play(at: AtSeat, moves: readonly Kind[], refused: Refused): Promise<Reply> {
  const { context, caller, table, game, standpoint, reader } = at;
  const { interaction, user } = caller;
  const played = await context.tables.play(table.id, { interaction, user, offer: standpoint.seating.offer, moves });
  if (played.ok) return playedReply(at, played.value, moves);
  const problem = played.error;
  if (problem.kind === 'refused')
    return refused(problemText(game, problem, reader), rulesLinks(game, table, problem.refusal, reader.words));
  // Someone was faster, perhaps the same player on another device: show the current step.
  if (problem.kind === 'stale') return resumeMove(context, caller, table.id, reader.words.panel.renewed());
  return refusal(context, caller, table, problem, reader);
}

/**
 * What was played: privately with what can be done next, and with the hand if the seat learned something that no one
 * else has seen. If the button's message is updated anyway, the press is only acknowledged. If the board is late or
 * cannot be posted, says why.
 */
export async function playedReply(at: AtSeat, after: Table, moves: readonly Kind[]): Promise<Reply> {
  const { context, caller, table, game, reader } = at;
  const why = blockOf(context.blocked, table);
  if (why !== null && why !== 'left') {
    context.notices.drop(caller.user, table.id); // This answer says the same.
    return toCaller(
      caller,
      unseenMessage(reader, 'savedUnseen', { table: table.id, place: placeOf(table), why }, caller),
    );
  }
  if (context.late.has(table.id)) {
    const { boardAsText } = reader.words.buttons;
    const asText = button(boardAsText, 'secondary', { kind: 'verb', table: table.id, verb: 'text', argument: '0' });
    return toCaller(caller, privateNote(reader, { kind: 'savedLate' }, [asText]));
  }
  const told = droppedPlan(game, at.standpoint, reader);
  return whatFollows(at, after, [...told, reader.words.panel.played(summaryOf(at, moves))].join('\n'));
}

/** What was done, in a line above what the seat can do next. */
export async function whatFollows(at: AtSeat, after: Table, done: string): Promise<Reply> {
  const { caller, table, game, reader } = at;
  if (isOnHand(caller)) return { kind: 'seen' };
  const isOnBoard = caller.isPress && !caller.isOnPrivate;
  if (after.status === 'running' && after.standpoints !== null) {
    const standpoint = after.standpoints.of(at.standpoint.seat);
    const there = { ...at, table: after, standpoint };
    const isNext = !isOnBoard && standpoint.seating.awaited;
    const isInHand = game.hand !== null && !game.hand.isOnBoard?.(standpoint.view.open);
    if (isNext && !isInHand) return showCurrent(there, done);
    if (isNext || (game.hand !== null && hasLearned(standpoint, after.standpoints.public, table.seq)))
      return showHand(there, done);
    if (!isOnBoard) return toCaller(caller, note(done, undoButtons(after, standpoint, reader)));
  }
  return isOnBoard ? { kind: 'seen' } : toCaller(caller, note(done));
}

/** Whether the rows after `since` showed this seat something that the others have not seen. */
function hasLearned(own: SeatStandpoint, others: Standpoint, since: number): boolean {
  const sightsSince = ({ recent }: Standpoint) =>
    canonicalJson(recent.filter(({ seq }) => seq > since).map(({ sights }) => sights));
  return sightsSince(own) !== sightsSince(others);
}

/** What moves do, in the words of their last step. */
function summaryOf({ game, standpoint, reader }: AtSeat, moves: readonly Kind[]): string {
  const resolved = resolveDraft(standpoint, { moves, partial: {}, picked: [] });
  return resolved.ok
    ? game.controls.summary(resolved.value.position, resolved.value.draft, reader, standpoint).heading
    : moves.map((move) => game.words[reader.words.locale].move(move, reader.say)).join('; ');
}
