/** How long one step of the page can take on a busy machine, in ms: a bot that has just started paints late. */
export const PATIENCE = 240_000;
