import type { Problem, Seating, Table } from '../../tables/tables.ts';
import { link } from '../discord/components.ts';
import type { Caller } from '../interaction/caller.ts';
import type { Reply } from '../interaction/reply.ts';
import { boardAddress } from '../messages/lobby.ts';
import { note, privateNote } from '../messages/note.ts';
import { plainProblemText } from '../messages/problem.ts';
import { type Context, type Running, runningOf, seatingOf } from '../state/context.ts';
import { awaitedOf, playersOf } from '../state/players.ts';
import { wordsFor } from '../wordsFor.ts';
import { readerOf, tell, toCaller } from './contract.ts';
import { findTable, inStatus } from './findTable.ts';
import { showHand } from './hand.ts';
import { atSeat, showPresent } from './showPanel.ts';

export function notRunning({ status, suspended }: Table, caller: Caller): Reply {
  const problem: Problem =
    suspended === null ? { kind: 'notRunning', status } : { kind: 'suspended', reason: suspended };
  return toCaller(caller, note(plainProblemText(problem, readerOf(caller))));
}

/** The step at which the member stands now, or whose turn it is; `above` goes before it. */
export async function present(context: Context, caller: Caller, id: string, above: string | null): Promise<Reply> {
  const found = await findTable(context, caller, id, inStatus('running'));
  if (!found.ok) return tell(caller, found.error);
  const table = found.value;
  const running = runningOf(context, table);
  if (running === null) return notRunning(table, caller);
  const seating = seatingOf(table, caller.user);
  if (!seating?.awaited) return notAwaited(context, caller, table, seating, running, table.seq);
  return showPresent(await atSeat(context, caller, table, running.state, running.game, seating), above);
}

/**
 * Somebody else is to move, or nobody: whose turn it is, and one's own figures; in a game with hands one's own hand.
 *
 * @param seq the row for which the button was made
 */
export async function notAwaited(
  context: Context,
  caller: Caller,
  table: Table,
  seating: Seating | null,
  { game, state }: Running,
  seq: number,
): Promise<Reply> {
  const { say } = await playersOf(context.names, table, caller.locale);
  const awaited = awaitedOf(table, say);
  const reader = { locale: caller.locale, say };
  const address = boardAddress(table);
  const { buttons, answers } = wordsFor(caller.locale);
  const toBoard = address === null ? [] : [link(buttons.toBoard, address)];
  // Outdated for everybody as soon as all who are awaited have got a newer offer.
  const present = Math.min(...table.seats.filter((one) => one.awaited).map(({ offer }) => offer));
  if (seq < present) return toCaller(caller, privateNote(reader, { kind: 'outdated', awaited }, toBoard));
  const figures = seating && game.words[caller.locale].figures(game.engine.open(state), seating.seat);
  const said = { kind: 'notYours', awaited, figures } as const;
  if (game.hand === null || seating === null || seating.resigned)
    return toCaller(caller, privateNote(reader, said, toBoard));
  return showHand(await atSeat(context, caller, table, state, game, seating), `-# ${answers.notYours(said, say)}`);
}
