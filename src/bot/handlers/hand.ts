import type { Message } from '../discord/components.ts';
import type { Reply } from '../interaction/reply.ts';
import { handContent, handMessage, handSlots, handStep } from '../messages/hand.ts';
import { note } from '../messages/note.ts';
import { drawHand } from '../messages/pictures.ts';
import { plainProblemText } from '../messages/problem.ts';
import { runningOf, seatingOf } from '../state/context.ts';
import { positionAfter } from '../turn/position.ts';
import { type Handler, readerOf, tell, toCaller } from './contract.ts';
import { findTable, inStatus } from './findTable.ts';
import { type AtSeat, atSeat } from './showPanel.ts';

/** `My hand` and `/hand`: what only this member may see, privately where he is. */
export const hand: Handler<'hand'> = async (context, caller, { table: named }) => {
  const found = await findTable(context, caller, named, inStatus('running'));
  if (!found.ok) return tell(caller, found.error);
  const table = found.value;
  const running = runningOf(context, table);
  const refuse = (problem: Parameters<typeof plainProblemText>[0]): Reply =>
    toCaller(caller, note(plainProblemText(problem, readerOf(caller))));
  if (running === null) return refuse({ kind: 'notRunning', status: table.status });
  const { game, state } = running;
  if (game.hand === null) return tell(caller, { kind: 'noHands', game: game.words[caller.locale].name });
  const seating = seatingOf(table, caller.user);
  if (seating === null) return refuse({ kind: 'notSeated' });
  if (seating.resigned) return refuse({ kind: 'alreadyResigned' });
  return showHand(await atSeat(context, caller, table, state, game, seating), null);
};

/** The hand of a seat as a private answer, with its choices where it is awaited; `above`: a line over it. */
export function showHand(at: AtSeat, above: string | null): Reply {
  return toCaller(at.caller, message(at, above));
}

async function message(at: AtSeat, above: string | null): Promise<Message> {
  const { context, table, state, game, seating, players, reader } = at;
  const position = positionAfter(game.engine, state, seating.seat, []);
  if (game.hand === null || !position.ok) throw new Error(`table ${table.id} has no hands`);
  const content = handContent(game, game.hand, table, seating, position.value, reader);
  const picture = await drawHand(context, game, table, {
    view: position.value.view,
    step: handStep(seating, content.slots),
    viewer: seating.seat,
    players,
    locale: reader.locale,
    priority: 'panel',
  });
  return handMessage(game, table, seating, content, picture, { above });
}

/** The slot beneath the hand that a button named; undefined for none. */
export function handSlot({ game, state, seating, reader }: AtSeat, index: number) {
  const position = positionAfter(game.engine, state, seating.seat, []);
  return game.hand !== null && position.ok ? handSlots(game.hand, seating, position.value, reader)[index] : undefined;
}
