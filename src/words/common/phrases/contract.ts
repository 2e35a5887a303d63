/** Names and phrases that several parts use. */

/** What stands before a player's name, in the order of seats: never colour alone. */
export const SHAPES = ['●', '■', '▲', '◆', '★', '⬟', '⬢'] as const;

/** The rights that the bot needs in a channel, by Discord's names. */
export const PERMISSIONS = [
  'ViewChannel',
  'SendMessages',
  'SendMessagesInThreads',
  'AttachFiles',
  'ReadMessageHistory',
] as const;
export type Permission = (typeof PERMISSIONS)[number];

export interface Phrases {
  readonly permissions: { readonly [R in Permission]: string };
  /** The right to change the settings of a server, by Discord's name. */
  readonly manageServer: string;
  /** A seat whose player cannot be named. */
  seat(seat: number): string;
  /** How many may play: `2 to 5 players`. */
  players(min: number, max: number): string;
  /** Who is to move; nobody where the list is empty. */
  toMove(awaited: readonly string[]): string;
}
