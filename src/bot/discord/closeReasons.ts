import { GatewayCloseCodes } from 'discord.js';

/** Why Discord has closed the connection for good, and what the operator can do about it; no full stop at the end. */
const BY_CODE: Readonly<Record<number, string>> = {
  [GatewayCloseCodes.AuthenticationFailed]: 'Discord has refused the token',
  [GatewayCloseCodes.InvalidShard]: 'Discord does not know the shard that this bot asked for',
  [GatewayCloseCodes.ShardingRequired]: 'This bot is in too many servers for one connection',
  [GatewayCloseCodes.InvalidAPIVersion]: 'This release is too old for Discord',
  [GatewayCloseCodes.InvalidIntents]: 'Discord does not know an intent of this bot: this release is too old for it',
  [GatewayCloseCodes.DisallowedIntents]:
    'Discord does not allow this bot an intent: Guildhall needs none but “Guilds”, and this release asks for another',
};

/** The reason for the operator. */
export const closeReason = (code: number): string =>
  `${BY_CODE[code] ?? 'Discord has closed the connection for good'} (${code})`;
