/** Seats that change hands: taken over by someone else, or by whoever left them. */
import type { TableHead } from '../../tables/table/tableHead.ts';
import { button, container, inRows, link, row, text } from '../discord/components.ts';
import type { Caller } from '../interaction/caller.ts';
import { describeError } from '../log.ts';
import { boardAddress } from '../messages/lobby.ts';
import { privateNote } from '../messages/note.ts';
import { offeredSeats } from '../messages/offer.ts';
import { type Context, gameOf, seatingOf } from '../state/context.ts';
import { playersOf } from '../state/players.ts';
import { type Handler, noteReply, readerOf, refusal, toCaller } from './contract.ts';
import { askForDirect, handOutcome } from './directMessages.ts';
import { findTable } from './findTable.ts';
import { request } from './lobby.ts';

const hasOffer = (table: TableHead): boolean => offeredSeats(table).length > 0;

/** If several seats are offered and none is named, asks which. */
export const takeOver: Handler<'takeOver'> = async (context, caller, { table: named, seat }) => {
  const found = await findTable(context, caller, named, hasOffer);
  if (!found.ok) return noteReply(caller, found.error);
  const table = found.value;
  const { id } = table;
  const open = offeredSeats(table);
  if (seat === null && open.length > 1 && seatingOf(table, caller.user) === null) {
    const { clock, answers } = caller.words;
    const { say } = await playersOf(context.names, table, caller.words);
    const buttons = open.map((one) =>
      button(clock.offer.take(say.name(one.seat)), 'success', {
        ...{ kind: 'verb', table: id, verb: 'takeover', argument: String(one.seat) },
      }),
    );
    const question = text(answers.whichSeat({ kind: 'whichSeat', table: id }, say));
    return toCaller(caller, container([question, ...inRows(buttons).map(row)]));
  }

  const hasHand = gameOf(context.games, table).hand !== null;
  await askForDirect(context, caller);
  const changed = await context.tables.takeOver(id, { ...request(caller), seat });
  if (!changed.ok) return refusal(context, caller, table, changed.error);
  const after = changed.value;
  addToThread(context, caller, after);
  // The name of whoever played the seat before.
  const { say } = await playersOf(context.names, table, caller.words);
  const taken = seatingOf(after, caller.user);
  const name = taken === null ? '–' : say.name(taken.seat);
  const said = { kind: 'tookOver', table: id, name, hasHand } as const;
  return {
    ...toCaller(caller, privateNote({ ...readerOf(caller), say }, said, toGame(after, caller))),
    ...(hasHand && { afterwards: handOutcome(context, caller, after) }),
  };
};

/** Whoever left gets the seat back, while no one else has taken it. */
export const comeBack: Handler<'comeBack'> = async (context, caller, { table: named }) => {
  const isLeft = (table: TableHead) => table.status === 'running' && seatingOf(table, caller.user)?.resigned === true;
  const found = await findTable(context, caller, named, isLeft);
  if (!found.ok) return noteReply(caller, found.error);
  const { id } = found.value;
  const changed = await context.tables.comeBack(id, request(caller));
  if (!changed.ok) return refusal(context, caller, found.value, changed.error);
  addToThread(context, caller, changed.value);
  const said = { kind: 'cameBack', table: id } as const;
  return toCaller(caller, privateNote(readerOf(caller), said, toGame(changed.value, caller)));
};

/** Whoever plays now is in the thread of the game, so that it is in their list. It isn't waited for: calls do so, too. */
function addToThread({ addToThread: add, log }: Context, caller: Caller, { id, thread, channel }: TableHead): void {
  const place = thread ?? (caller.isThread && caller.channel === channel ? channel : null);
  if (place === null) return;
  add(place, caller.user).catch((error: unknown) =>
    log.info({ table: id, error: describeError(error) }, 'adding a player to the thread failed'),
  );
}

function toGame(table: TableHead, { words }: Caller) {
  const address = boardAddress(table);
  return address === null ? [] : [link(words.buttons.goToTable, address)];
}
