import type { MessageKind } from '../../tables/stored/stored.ts';

/**
 * Kinds of messages at a table. Those that exist once per seat use the seat number as the generation, announcements their
 * number in the row.
 */
type NonceKind =
  | MessageKind
  | 'announcement'
  | 'call'
  | 'delayed'
  | 'hand'
  | 'mention'
  | 'paused'
  | 'reminder'
  | 'start'
  | 'unadded';

/**
 * The same message always has the same nonce. A deleted message gets a new generation, or Discord would return the
 * deleted one. At most 25 characters, also with the epoch, which is added where the message leaves.
 */
export const nonceOf = (table: string, seq: number, kind: NonceKind, generation: number): string =>
  `${table}.${seq}.${kind[0]}${generation}`;
