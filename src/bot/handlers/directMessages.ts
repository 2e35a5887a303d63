import type { Table } from '../../tables/table/table.ts';
import type { TableHead } from '../../tables/table/tableHead.ts';
import type { Message } from '../discord/components.ts';
import type { Caller } from '../interaction/caller.ts';
import { refusedNote } from '../messages/direct.ts';
import { privateNote } from '../messages/note.ts';
import { type Context, gameOf, publicWords, seatingOf, wordsAround } from '../state/context.ts';
import { type Handler, noteReply, readerOf, toCaller } from './contract.ts';

/**
 * Turns hands by direct message on or off for a member in this server. Turning them on again also retries after Discord
 * has refused. The effect on the member's tables shows at once.
 */
export const deliver: Handler<'deliver'> = async (context, caller, { table: named, isWanted }) => {
  if (caller.guild === null) return noteReply(caller, { kind: 'guildOnly' });
  const { hands } = context.tables;
  await hands.saveMember(caller.user, caller.guild, { hands: isWanted ? 'on' : 'off', locale: caller.words.locale });
  const all = await context.tables.ofUser(caller.guild, caller.user);
  const tables = all.filter((table) => gameOf(context.games, table).hand !== null);
  const played = tables.filter((table) => seatingOf(table, caller.user)?.resigned === false);
  const first = played.find(({ id }) => id === named) ?? played[0];
  const outcome = isWanted && first !== undefined ? handOutcome(context, caller, first) : null;
  for (const { id } of tables) await context.tables.refreshHands(id, caller.interaction);
  // The message with the button is updated.
  if (caller.isDirect && !caller.isOnPrivate) return { kind: 'seen' };
  const { buttons: onBoard } = first ? publicWords(first) : await wordsAround(context, caller);
  const done = privateNote(readerOf(caller), isWanted ? { kind: 'directOn' } : { kind: 'directOff', onBoard });
  return toCaller(caller, outcome === null ? done : outcome.then((refused) => refused ?? done));
};

/**
 * Requests direct messages, the hand and reminders, for a member who takes a seat, unless they turned them off, in their
 * own language.
 */
export async function askForDirect({ tables }: Context, { user, guild, words }: Caller): Promise<void> {
  if (guild === null) return;
  const before = await tables.hands.member(user, guild);
  await tables.hands.saveMember(user, guild, { hands: before?.hands === 'off' ? 'off' : 'on', locale: words.locale });
}

/** What to say once the delivery of a direct message has succeeded or failed; null for nothing. */
export async function handOutcome(
  { deliveries }: Context,
  caller: Caller,
  table: Pick<Table | TableHead, 'id' | 'status' | 'locale'>,
): Promise<Message | null> {
  const outcome = await deliveries.expect(table.id, caller.user);
  return outcome === 'refused' ? refusedNote(table, readerOf(caller)) : null;
}
