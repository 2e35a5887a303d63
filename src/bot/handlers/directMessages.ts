import type { Table, TableHead } from '../../tables/tables.ts';
import { commonWords } from '../../words/common/index.ts';
import type { Message } from '../discord/components.ts';
import type { Caller } from '../interaction/caller.ts';
import { refusedNote } from '../messages/direct.ts';
import { privateNote } from '../messages/note.ts';
import { type Context, gameOf, localeAround, publicLocale, seatingOf } from '../state/context.ts';
import { type Handler, readerOf, tell, toCaller } from './contract.ts';

/**
 * A member wants hands by direct message in this server, or no more; asking again after Discord has refused is wanting
 * them. What it means for the tables at which he sits shows at once.
 */
export const deliver: Handler<'deliver'> = async (context, caller, { table: named, isWanted }) => {
  if (caller.guild === null) return tell(caller, { kind: 'guildOnly' });
  const { hands } = context.tables;
  await hands.saveMember(caller.user, caller.guild, { hands: isWanted ? 'on' : 'off', locale: caller.locale });
  const all = await context.tables.ofUser(caller.guild, caller.user);
  const tables = all.filter((table) => gameOf(context.games, table).hand !== null);
  const played = tables.filter((table) => seatingOf(table, caller.user)?.resigned === false);
  const first = played.find(({ id }) => id === named) ?? played[0];
  const outcome = isWanted && first !== undefined ? handOutcome(context, caller, first) : null;
  for (const { id } of tables) await context.tables.refreshHands(id, caller.interaction);
  // The message with the button is brought up to date.
  if (caller.isDirect && !caller.isOnPrivate) return { kind: 'seen' };
  const onBoard = commonWords[first ? publicLocale(first) : await localeAround(context, caller)].buttons;
  const done = privateNote(readerOf(caller), isWanted ? { kind: 'directOn' } : { kind: 'directOff', onBoard });
  return toCaller(caller, outcome === null ? done : outcome.then((refused) => refused ?? done));
};

/** Whoever takes a seat asks for his hand, unless he has said that he does not want it; in the language that he reads. */
export async function askForHand({ tables }: Context, { user, guild, locale }: Caller): Promise<void> {
  if (guild === null) return;
  const before = await tables.hands.member(user, guild);
  await tables.hands.saveMember(user, guild, { hands: before?.hands === 'off' ? 'off' : 'on', locale });
}

/** What is to be said when it is known what became of somebody's direct message; null for nothing. */
export async function handOutcome(
  { deliveries }: Context,
  caller: Caller,
  table: Pick<Table | TableHead, 'id' | 'status' | 'locale'>,
): Promise<Message | null> {
  const outcome = await deliveries.expect(table.id, caller.user);
  return outcome === 'refused' ? refusedNote(table, readerOf(caller)) : null;
}
