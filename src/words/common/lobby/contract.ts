/** The lobby message, what remains of it later, and the start message. */

/** In the order in which they joined, as in the game before this one, or as whoever imported the game has named them. */
export type SeatedBy = 'joining' | 'rematch' | 'import';
