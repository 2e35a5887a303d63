import { PermissionFlagsBits } from 'discord.js';
import type { Clock } from '../../kernel/clock.ts';
import type { TableHead } from '../../tables/tables.ts';
import type { Hindrance } from '../../words/common/answers/contract.ts';
import { PERMISSIONS, type Permission } from '../../words/common/phrases/contract.ts';

/** The rights that are lacking in a channel, of those that a table needs there. */
export function missingPermissions(rights: bigint, isThread: boolean): readonly Permission[] {
  const has = (right: keyof typeof PermissionFlagsBits) => (rights & PermissionFlagsBits[right]) !== 0n;
  // A game moves into a thread of its own where the bot may make one.
  const unneeded: readonly Permission[] = isThread
    ? ['SendMessages']
    : has('CreatePublicThreads')
      ? []
      : ['SendMessagesInThreads'];
  return PERMISSIONS.filter((right) => !unneeded.includes(right) && !has(right));
}

/** How long nothing is tried in a place that refused us, in ms: refused requests count against us. */
export const BLOCKED_FOR = 6 * 3_600_000;

/** Why nothing is tried in a place; 'left': the bot was removed from the server. */
export type Block = Hindrance | 'left';

/**
 * Channels, threads and servers in which Discord has refused us: nothing is tried there until it is seen to be possible
 * again, or for hours.
 */
export interface BlockedPlaces {
  add(place: string, why: Block): void;
  /** Null where nothing is known to be wrong. */
  why(place: string): Block | null;
  /** Whether it was blocked until now. */
  remove(place: string): boolean;
}

export function createBlockedPlaces(clock: Clock): BlockedPlaces {
  const blocks = new Map<string, { readonly why: Block; readonly until: number }>();
  const why = (place: string): Block | null => {
    const block = blocks.get(place);
    return block !== undefined && block.until > clock.now() ? block.why : null;
  };
  return {
    add: (place, reason) => void blocks.set(place, { why: reason, until: clock.now() + BLOCKED_FOR }),
    why,
    remove(place) {
      const was = why(place) !== null;
      blocks.delete(place);
      return was;
    },
  };
}

/** Where a table is played. */
export const placeOf = ({ thread, channel }: Pick<TableHead, 'thread' | 'channel'>): string => thread ?? channel;

/** Why a table cannot be shown at the moment, or null. */
export const blockOf = (blocked: BlockedPlaces, table: Pick<TableHead, 'guild' | 'thread' | 'channel'>): Block | null =>
  blocked.why(table.guild) ?? blocked.why(placeOf(table));
