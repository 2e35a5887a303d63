/** Names shared by the game, its panels, its commands, and its pictures. */

/** The third party in a game of two: his name in every language. */
export const DIRK = 'Dirk';
