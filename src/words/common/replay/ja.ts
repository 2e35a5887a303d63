import { speechOf } from '../../speech.ts';
import type { ReplayWords } from './contract.ts';

const { number, count } = speechOf('ja');

export const ja: ReplayWords = {
  heading: (game, table) => `### リプレイ · ${game} · 卓${table}`,
  step: (step, of) => `${number(of)}手中${number(step)}手目`,
  everyone: () => '全員に見えていた盤面',
  seat: (name) => `${name}に見えていた盤面`,
  nothing: () => 'この席から見えたことはありません。',
  running: (table) =>
    `卓${table}のゲームはまだ終わっていません。リプレイは終わってから見られます。これまでの行動は \`/log\` で見られます。`,
  neverBegan: (table) => `卓${table}ではゲームが行われなかったので、リプレイはありません。`,
  unreadable: (table) =>
    `卓${table}の記録は再生できません。壊れているか、その後ルールが変わっています。記録のファイルは \`/verify\` で受け取れます。`,
  moves: {
    heading: (table) => `卓${table}の全ての行動（自分に見えていたとおり）：`,
    fileName: (table) => `moves-${table}.txt`,
    fileDescription: (table) => `卓${table}の行動の履歴（テキスト）`,
    title: (game, table) => `${game}　卓${table}`,
    seat: (seat, name) => `席${seat}：${name}`,
    undone: (line) => `［取り消し］${line}`,
  },
  animation: {
    heading: (game, table) => `### アニメーション · ${game} · 卓${table}`,
    waiting: () => '別のアニメーションを描いています。次に描きます。',
    drawing: (frame, of) => `${of}枚中${frame}枚目を描いています…`,
    busy: () => '前に頼んだアニメーションをまだ描いています。',
    fileName: (table) => `replay-${table}.webp`,
    alt: (game, table, frames) =>
      `卓${table}の${game}を最初から最後まで${count(frames, '枚')}の画像で見せるアニメーション`,
    note: (frames, isCut) => `-# ${count(frames, '枚')}。${isCut ? '一部の手番を省いています' : '手番ごとに1枚です'}`,
  },
};
