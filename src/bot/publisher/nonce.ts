import type { MessageKind } from '../../tables/stored.ts';

/** Messages of a table; of those that are told apart by their seat, the generation is its number. */
type NonceKind = MessageKind | 'call' | 'hand' | 'mention' | 'opening';

/**
 * The same message has the same nonce, however often it is posted; one that was deleted gets a new generation, or
 * Discord would give the deleted one back. At most 25 characters.
 */
export const nonceOf = (table: string, seq: number, kind: NonceKind, generation: number): string =>
  `${table}.${seq}.${kind[0]}${generation}`;
