import type { Widened } from '../../contract.ts';
import { speechOf } from '../../speech.ts';

const { list } = speechOf('en');

export const en = {
  /** In place of whose turn it is, at a canceled table. */
  closed: 'Table canceled',
  wins: (winners: readonly string[]) =>
    winners.length === 1 ? `${winners[0]} wins` : `${list(winners)} tie for the win`,
};

/** Text in the pictures of every game. */
export type PictureWords = Widened<typeof en>;
