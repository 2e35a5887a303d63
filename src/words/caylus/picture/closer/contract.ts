/** The words on closer looks at parts of the board, and on sheets. */

/** The parts of the board that can be looked at closer. */
export const BOARD_PARTS = ['road', 'castle', 'favors', 'stock'] as const;
export type BoardPart = (typeof BOARD_PARTS)[number];

/** The whole board at the end, when the score has taken its place. */
export const TOWN = 'town';
