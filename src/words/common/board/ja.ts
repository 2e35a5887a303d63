import { speechOf } from '../../speech.ts';
import type { BoardWords } from './contract.ts';

const { list } = speechOf('ja');

export const ja: BoardWords = {
  began: (name) => `-# 席は参加した順です。${name}から始まることは、シャッフルで決まりました。`,
  status: (awaited, task) => `### ${list(awaited)}、${task}。`,
  call: (mentions, task) => `${list(mentions)}、${task}。`,
  note: (table, status) => `-# ${status} · 卓${table}`,
  newRules: () => `-# このゲームの途中でルールが修正されました。それ以前の手はそのままです。`,
  botPlays: (names) => `-# ${list(names)}の席はボットが続けています。`,
  resigned: (name, goesOn) => `${name}が投了しました。${goesOn ? 'この席はボットが続けます。' : ''}`,
  since: () => '前回の手番以降の出来事',
  replaced: () => '-# 新しい盤面は下にあります。',
  movedTo: (channel) => `-# 新しい盤面は <#${channel}> にあります。`,
  possible: () => '今できること：',
  onOffer: (answers) => `選べるもの：${answers.join('；')}。`,
  fileName: (table, seq) => `board-${table}-${seq}.png`,
  threadName: (game, table) => `${game} · ${table}`,
};
