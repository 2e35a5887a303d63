/** Names and phrases that several parts of the bot share. */

/** The shape before a player's name, in seat order, so that color is never the only way to tell players apart. */
export const SHAPES = ['●', '■', '▲', '◆', '★', '⬟', '⬢'] as const;

/** The permissions that the bot needs in a channel, by their names in Discord's API. */
export const PERMISSIONS = [
  'ViewChannel',
  'SendMessages',
  'SendMessagesInThreads',
  'AttachFiles',
  'ReadMessageHistory',
] as const;
export type Permission = (typeof PERMISSIONS)[number];

export interface Phrases {
  /** What Discord calls each permission in this language. */
  readonly permissions: { readonly [R in Permission]: string };
  /** What Discord calls the permission to manage a server. */
  readonly manageServer: string;
  /** A seat whose player’s name is unknown. */
  seat(seat: number): string;
  /** How many can play: `2–5 players`. */
  players(min: number, max: number): string;
  /** Whose turn it is; no one's if `awaited` is empty. */
  toMove(awaited: readonly string[]): string;
}
