import { speechOf } from '../../speech.ts';
import type { PictureWords } from './en.ts';

const { list } = speechOf('ja');

export const ja: PictureWords = {
  closed: 'ゲーム中止',
  wins: (winners) => `${list(winners)}の勝ち`,
};
