import type { BotGame } from '../contract.ts';

/** Whether the lists of a game are behind `Look closer`, because the board has room for only one button. */
export const areBehindZoom = ({ lists, zoom }: Pick<BotGame, 'lists' | 'zoom'>): boolean =>
  lists.length > 1 && zoom !== null;
