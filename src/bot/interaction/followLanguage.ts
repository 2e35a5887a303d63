import { describeError } from '../log.ts';
import { type Context, gameOf } from '../state/context.ts';
import type { Caller } from './caller.ts';

/**
 * Saves the language of a member's Discord client, in which the bot writes to them. When it has changed, their direct
 * messages are rewritten in all servers. Never throws: a failure is logged and does not affect the interaction.
 */
export async function followLanguage(
  { tables, games, log }: Pick<Context, 'tables' | 'games' | 'log'>,
  { user, locale, interaction }: Caller,
): Promise<void> {
  try {
    for (const guild of await tables.hands.setLocale(user, locale)) {
      const held = (await tables.ofUser(guild, user)).filter((table) => gameOf(games, table).hand !== null);
      for (const { id } of held) await tables.refreshHands(id, `${interaction}/language`);
    }
  } catch (error) {
    log.warn({ error: describeError(error) }, 'saving the language of a member failed');
  }
}
