import type { BotPresence } from '../pageProtocol.ts';
import type { Playground } from './playground.ts';
import { BOT } from './world.ts';

/** Whether the bot is in the server, and whether the server is available. */
export function botPresence({ store, unavailable, commandsOnly }: Playground, guildId: string): BotPresence {
  if (commandsOnly.has(guildId)) return 'commandsOnly';
  if (store.hasLeft(guildId, BOT.id)) return 'gone';
  return unavailable.has(guildId) ? 'unavailable' : 'here';
}

/** Whether the bot is a member of the server. */
export function isBotIn(playground: Playground, guildId: string): boolean {
  const presence = botPresence(playground, guildId);
  return presence === 'here' || presence === 'unavailable';
}

/** Removes the bot from the server, adds it again, or makes the server unavailable. */
export function setBotPresence(playground: Playground, guildId: string, bot: BotPresence): void {
  const { store, unavailable, commandsOnly, changes } = playground;
  if (store.guild(guildId) === null) throw new Error(`there is no server ${guildId}`);
  if (bot === 'gone') store.leaveGuild(guildId, BOT.id);
  else store.returnToGuild(guildId, BOT.id);
  if (bot === 'unavailable') unavailable.add(guildId);
  else unavailable.delete(guildId);
  if (bot === 'commandsOnly') commandsOnly.add(guildId);
  else commandsOnly.delete(guildId);
  changes.emit({ kind: 'presenceChanged', guildId, bot });
}
