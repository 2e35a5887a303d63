import { speechOf } from '../../speech.ts';
import type { PictureWords } from './en.ts';

const { list } = speechOf('de');

export const de: PictureWords = {
  closed: 'Der Tisch wurde geschlossen',
  wins: (winners) => (winners.length === 1 ? `${winners[0]} gewinnt` : `${list(winners)} teilen sich den Sieg`),
};
