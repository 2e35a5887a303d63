import { failed, ok, type Result } from '../../kernel/result.ts';
import type { Standpoints } from '../../tables/standpoint.ts';
import type { Problem, Seating, Table } from '../../tables/tables.ts';
import { commonWords } from '../../words/common/index.ts';
import { link } from '../discord/components.ts';
import type { Caller } from '../interaction/caller.ts';
import type { Reply } from '../interaction/reply.ts';
import { boardAddress } from '../messages/lobby.ts';
import { note, privateNote } from '../messages/note.ts';
import { plainProblemText } from '../messages/problem.ts';
import { type Context, gameOf, seatingOf } from '../state/context.ts';
import { awaitedOf, playersOf } from '../state/players.ts';
import { readerOf, tell, toCaller } from './contract.ts';
import { findTable, inStatus } from './findTable.ts';
import { showHand } from './hand.ts';
import { type AtSeat, atSeat, showCurrent } from './showPanel.ts';

/**
 * The seat of a member who has to act at a running table; for anyone else, the reply that says why not.
 *
 * @param seq the row for which the pressed button was made
 */
export async function actingSeat(
  context: Context,
  caller: Caller,
  table: Table,
  seq: number,
): Promise<Result<AtSeat, Reply>> {
  const { standpoints } = table;
  if (table.status !== 'running' || standpoints === null) return failed(notRunning(table, caller));
  const seating = seatingOf(table, caller.user);
  if (!seating?.awaited) return failed(await notAwaited(context, caller, table, standpoints, seating, seq));
  return ok(await atSeat(context, caller, table, gameOf(context.games, table), standpoints.of(seating.seat)));
}

/** The member's current step, or whose turn it is; `above` goes before it. */
export async function resumeMove(context: Context, caller: Caller, id: string, above: string | null): Promise<Reply> {
  const found = await findTable(context, caller, id, inStatus('running'));
  if (!found.ok) return tell(caller, found.error);
  const acting = await actingSeat(context, caller, found.value, found.value.seq);
  return acting.ok ? showCurrent(acting.value, above) : acting.error;
}

function notRunning({ status, suspended }: Table, caller: Caller): Reply {
  const problem: Problem =
    suspended === null ? { kind: 'notRunning', status } : { kind: 'suspended', reason: suspended };
  return toCaller(caller, note(plainProblemText(problem, readerOf(caller))));
}

/** Whose turn it is, and the member's own figures; in a game with hands the member's own hand. */
async function notAwaited(
  context: Context,
  caller: Caller,
  table: Table,
  standpoints: Standpoints,
  seating: Seating | null,
  seq: number,
): Promise<Reply> {
  const game = gameOf(context.games, table);
  const { say } = await playersOf(context.names, table, caller.locale);
  const awaited = awaitedOf(table, say);
  const reader = { locale: caller.locale, say };
  const address = boardAddress(table);
  const { buttons, answers } = commonWords[caller.locale];
  const toBoard = address === null ? [] : [link(buttons.toBoard, address)];
  // Outdated for everyone as soon as all seats that have to act got a newer offer.
  const newest = Math.min(...table.seats.filter((one) => one.awaited).map(({ offer }) => offer));
  if (seq < newest) return toCaller(caller, privateNote(reader, { kind: 'outdated', awaited }, toBoard));
  const figures = seating && game.words[caller.locale].figures(standpoints.public.view.open, seating.seat);
  const said = { kind: 'notYours', awaited, figures } as const;
  if (game.hand === null || seating === null || seating.resigned)
    return toCaller(caller, privateNote(reader, said, toBoard));
  const at = await atSeat(context, caller, table, game, standpoints.of(seating.seat));
  return showHand(at, `-# ${answers.notYours(said, say)}`);
}
