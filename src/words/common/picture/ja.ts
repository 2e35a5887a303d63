import { speechOf } from '../../speech.ts';
import type { PictureWords } from './contract.ts';

const { list } = speechOf('ja');

export const ja: PictureWords = {
  closed: 'この卓は閉じられました',
  wins: (winners) => `${list(winners)}の勝ち`,
};
