import type { MessageKind } from '../../tables/store.ts';

/**
 * The same message has the same nonce, however often it is posted; one that was deleted gets a new generation, or
 * Discord would give the deleted one back. At most 25 characters.
 */
export const nonceOf = (table: string, seq: number, kind: MessageKind, generation: number): string =>
  `${table}.${seq}.${kind[0]}${generation}`;
