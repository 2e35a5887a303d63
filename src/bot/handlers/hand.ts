import type { MoveButton } from '../contract.ts';
import type { Message } from '../discord/components.ts';
import type { Reply } from '../interaction/reply.ts';
import { handButtons, handContent, handMessage, handStep } from '../messages/hand.ts';
import { note } from '../messages/note.ts';
import { drawHand } from '../messages/pictures.ts';
import { plainProblemText } from '../messages/problem.ts';
import { gameOf, seatingOf } from '../state/context.ts';
import { type Handler, readerOf, tell, toCaller } from './contract.ts';
import { findTable, inStatus } from './findTable.ts';
import { type AtSeat, atSeat } from './showPanel.ts';

/** `My hand` and `/hand`: what only this member may see, privately where he is. */
export const hand: Handler<'hand'> = async (context, caller, { table: named }) => {
  const found = await findTable(context, caller, named, inStatus('running'));
  if (!found.ok) return tell(caller, found.error);
  const table = found.value;
  const refuse = (problem: Parameters<typeof plainProblemText>[0]): Reply =>
    toCaller(caller, note(plainProblemText(problem, readerOf(caller))));
  if (table.status !== 'running' || table.standpoints === null)
    return refuse({ kind: 'notRunning', status: table.status });
  const game = gameOf(context.games, table);
  if (game.hand === null) return tell(caller, { kind: 'noHands', game: game.words[caller.locale].name });
  const seating = seatingOf(table, caller.user);
  if (seating === null) return refuse({ kind: 'notSeated' });
  if (seating.resigned) return refuse({ kind: 'alreadyResigned' });
  return showHand(await atSeat(context, caller, table, game, table.standpoints.of(seating.seat)), null);
};

/** The hand of a seat as a private answer, with its choices where it is awaited; `above`: a line over it. */
export function showHand(at: AtSeat, above: string | null): Reply {
  return toCaller(at.caller, message(at, above));
}

async function message(at: AtSeat, above: string | null): Promise<Message> {
  const { context, table, game, standpoint, players, reader } = at;
  if (game.hand === null) throw new Error(`table ${table.id} has no hands`);
  const content = handContent(game, game.hand, table, standpoint, reader);
  const picture = await drawHand(context, game, table, {
    ...{ standpoint, step: handStep(standpoint, content.buttons) },
    ...{ players, locale: reader.locale, priority: 'panel' },
  });
  return handMessage(game, table, standpoint.seating, content, picture, { above });
}

/** The button beneath the hand at this slot; undefined for none. */
export const handButton = ({ game, standpoint, reader }: AtSeat, slot: number): MoveButton | undefined =>
  game.hand === null ? undefined : handButtons(game.hand, standpoint, reader)[slot];
