import type { BotPresence } from '../pageProtocol.ts';
import type { Playground } from './playground.ts';
import { BOT } from './world.ts';

/** Whether the bot is in the server, and whether the server is available. */
export function botPresence({ store, unavailable }: Playground, guildId: string): BotPresence {
  if (store.hasLeft(guildId, BOT.id)) return 'gone';
  return unavailable.has(guildId) ? 'unavailable' : 'here';
}

/** Removes the bot from the server, adds it again, or makes the server unavailable. */
export function setBotPresence(playground: Playground, guildId: string, bot: BotPresence): void {
  const { store, unavailable, changes } = playground;
  if (store.guild(guildId) === null) throw new Error(`there is no server ${guildId}`);
  if (bot === 'gone') store.leaveGuild(guildId, BOT.id);
  else store.returnToGuild(guildId, BOT.id);
  if (bot === 'unavailable') unavailable.add(guildId);
  else unavailable.delete(guildId);
  changes.emit({ kind: 'presenceChanged', guildId, bot });
}
