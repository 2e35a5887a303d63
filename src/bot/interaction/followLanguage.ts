import { describeError } from '../log.ts';
import { type Context, gameOf } from '../state/context.ts';
import type { Caller } from './caller.ts';

/**
 * What comes to a member unasked is in the language in which his Discord spoke last: whoever changes it is spoken to so
 * in all servers, and his direct messages are written anew. Nothing depends on it: it never fails what he has asked for.
 */
export async function followLanguage(
  { tables, games, log }: Pick<Context, 'tables' | 'games' | 'log'>,
  { user, locale, interaction }: Caller,
): Promise<void> {
  try {
    for (const guild of await tables.hands.setLocale(user, locale)) {
      const held = (await tables.ofUser(guild, user)).filter((table) => gameOf(games, table).hand !== null);
      for (const { id } of held) await tables.tellHands(id, `${interaction}/language`);
    }
  } catch (error) {
    log.warn({ error: describeError(error) }, 'saving the language of a member failed');
  }
}
