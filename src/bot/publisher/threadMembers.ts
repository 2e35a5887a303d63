import type { Seat } from '../../engines/contract.ts';
import type { Table } from '../../tables/table/table.ts';
import { type Failure, failureOf } from '../discord/failure.ts';
import { describeError } from '../log.ts';
import { note } from '../messages/note.ts';
import { type Context, memberOf, publicWords } from '../state/context.ts';
import { areKnown, playersOf } from '../state/players.ts';
import type { Channels } from './channels.ts';
import { nonceOf } from './nonce.ts';

/**
 * Adds to the thread of a game whoever its start message has not added. Discord writes a line for everybody who is added so
 * and calls them again, so only those who are missing are.
 *
 * @param isFirstLook whether those who are missing may come by themselves in a moment
 * @returns false if it is too early to add them
 */
export async function addMissingPlayers(
  context: Context,
  channels: Channels,
  table: Table,
  isFirstLook: boolean,
): Promise<boolean> {
  const thread = table.status === 'running' ? await threadFor(channels, table) : null;
  if (thread === null) return true;
  const refused: Seat[] = [];
  for (const seating of table.seats) {
    const user = memberOf(seating);
    if (user === null || (await isIn(channels, thread, user))) continue;
    if (isFirstLook) return false;
    const failure = await add(context, channels, table, thread, user);
    if (failure === 'personGone') await context.gone.note(table.guild, user);
    else if (failure !== null) refused.push(seating.seat);
  }
  if (refused.length > 0) await tell(context, channels, table, thread, refused);
  return true;
}

/** The thread of the game: its own, or the table's channel if that is one. */
async function threadFor(channels: Channels, { thread, channel }: Table): Promise<string | null> {
  if (thread !== null) return thread;
  try {
    return (await channels.isThread(channel)) ? channel : null;
  } catch (error) {
    if (failureOf(error) === 'unclear') throw error;
    return null;
  }
}

/** Where that can't be found out, they are taken to be in: nobody is called needlessly. */
async function isIn(channels: Channels, thread: string, user: string): Promise<boolean> {
  try {
    return await channels.isInThread(thread, user);
  } catch (error) {
    if (failureOf(error) === 'unclear') throw error;
    return true;
  }
}

/** Why a player can't be added; null if they are in the thread now. */
async function add(
  { log }: Context,
  channels: Channels,
  { id }: Table,
  thread: string,
  user: string,
): Promise<Failure | null> {
  try {
    await channels.addToThread(thread, user);
    return null;
  } catch (error) {
    const failure = failureOf(error);
    if (failure === 'unclear') throw error;
    log.warn({ table: id, failure, error: describeError(error) }, 'adding a player to the thread failed');
    return failure;
  }
}

/** Says once who could not be added, best effort: the others can bring them. */
async function tell(
  context: Context,
  channels: Channels,
  table: Table,
  thread: string,
  seats: readonly Seat[],
): Promise<void> {
  await areKnown(context.names, table);
  const words = publicWords(table);
  const { say } = await playersOf(context.names, table, words);
  const message = note(words.lobby.notAdded(seats.map((seat) => say.name(seat))));
  try {
    await channels.post(thread, message, {
      nonce: nonceOf(table.id, table.fairness?.startMessage?.shown.row ?? 0, 'unadded', 0),
      isSilent: true,
    });
  } catch (error) {
    if (failureOf(error) === 'unclear') throw error;
    context.log.info({ table: table.id, error: describeError(error) }, 'telling who was not added failed');
  }
}
