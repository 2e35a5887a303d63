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
