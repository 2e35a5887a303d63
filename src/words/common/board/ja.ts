import { speechOf } from '../../speech.ts';
import type { RowMark } from './contract.ts';
import type { BoardWords } from './en.ts';

const { list } = speechOf('ja');

/** Also below the last board, and in `/verify`. */
export const rowOf = ({ row, digits }: RowMark): string => `${row}行目 \`${digits}\``;

export const ja: BoardWords = {
  began: (name, isRematch) =>
    `-# ${isRematch ? '席順は前回から1つずらしています。' : '席順は参加した順です。'}${name === null ? '' : `スタートプレイヤーは${name}です（シャッフルで決定）。`}`,
  status: (awaited, task) => `### ${list(awaited)}の番です：${task}。`,
  call: (mentions, task) => `${list(mentions)}の番です：${task}。`,
  note: (table, status, mark) => `-# ${status} · 卓${table}${mark === null ? '' : ` · 記録${rowOf(mark)}`}`,
  shownRow: (mark) => `-# 記録${rowOf(mark)}`,
  imported: (row) =>
    `-# 取り込んだゲーム${row === null ? '' : `の続き（記録の${row}行目から）`}のため、成績には含まれません。`,
  newRules: () => `-# このゲームの途中で、ボットのルール処理が修正されました。それ以前の行動はそのままです。`,
  botPlays: (names) => `-# ${list(names)}の席はボットが引き継いでいます。`,
  resigned: (name, goesOn) => `${name}がリタイアしました。${goesOn ? 'この席はボットが引き継ぎます。' : ''}`,
  more: (lines, where) =>
    ({ before: `…これより前に${lines}件`, between: `…省略${lines}件`, after: `…他${lines}件` })[where],
  since: () => '前回の手番からの出来事',
  corners: () => '-# 画像の四隅の印：前回の手番から変わったところ',
  marked: (places) => `四隅の印（前回の手番からの変化）：${places.join('／')}。`,
  morePlaces: (left) => `他${left}件`,
  replaced: () => '-# 新しい盤面は下にあります。',
  paused: (table, goesOn) =>
    `卓${table}はエラーのため停止しています。ボットの運営者に通知済みです。${goesOn ? '復旧すると、ここに新しい盤面が投稿されます。' : ''}`,
  movedTo: (channel) => `-# 新しい盤面は <#${channel}> にあります。`,
  possible: () => '今できること：',
  onOffer: (answers) => `選択肢：${answers.join('／')}。`,
  fileName: (table, seq) => `board-${table}-${seq}.png`,
  threadName: (game, table) => `${game} · ${table}`,
};
