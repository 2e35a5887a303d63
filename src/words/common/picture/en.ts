import { speechOf } from '../../speech.ts';
import type { PictureWords } from './contract.ts';

const { list } = speechOf('en');

export const en: PictureWords = {
  closed: 'Table canceled',
  wins: (winners) => (winners.length === 1 ? `${winners[0]} wins` : `${list(winners)} tie for the win`),
};
