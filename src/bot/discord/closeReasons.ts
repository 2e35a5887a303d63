import { GatewayCloseCodes } from 'discord.js';

/** Why Discord closed the connection permanently, for the operator; no period at the end. */
const BY_CODE: Readonly<Record<number, string>> = {
  [GatewayCloseCodes.AuthenticationFailed]: 'Discord rejected the token',
  [GatewayCloseCodes.InvalidShard]: 'Discord rejected the shard of this bot',
  [GatewayCloseCodes.ShardingRequired]: 'This bot is in too many servers for one connection',
  [GatewayCloseCodes.InvalidAPIVersion]: 'This release is too old for Discord',
  [GatewayCloseCodes.InvalidIntents]: 'Discord does not know one of this bot’s intents: this release is too old',
  [GatewayCloseCodes.DisallowedIntents]:
    'Discord does not allow this bot one of its intents: Guildhall needs only “Guilds”, but this release asks for more',
};

/** The reason for the operator. */
export const closeReason = (code: number): string =>
  `${BY_CODE[code] ?? 'Discord closed the connection permanently'} (${code})`;
