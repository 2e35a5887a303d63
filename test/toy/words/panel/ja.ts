import { speechOf } from '../../../../src/words/speech.ts';
import type { PanelWords } from './contract.ts';
import { en } from './en.ts';

const { count } = speechOf('ja');

/** The hand is told in English, as the game is. */
export const ja: PanelWords = {
  buttons: { done: '決定', value: (value) => (value === true ? 'はい' : value === false ? 'いいえ' : String(value)) },
  questions: {
    kind: '何をしますか？',
    one: (parameter) => `選んでください：${parameter}`,
    some: (parameter, min, max) =>
      `${min === max ? count(min, 'つ') : `${min}〜${count(max, 'つ')}`}選んでください：${parameter}`,
  },
  notes: { soFar: (moves) => `ここまで：${moves.join('、')}` },
  hand: en.hand,
  status: en.status,
};
