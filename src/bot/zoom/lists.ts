import type { BotGame } from '../contract.ts';

/** Whether the lists of a game are found behind `Look closer`: the board has room for one button for all of them. */
export const areBehindZoom = ({ lists, zoom }: Pick<BotGame, 'lists' | 'zoom'>): boolean =>
  lists.length > 1 && zoom !== null;
