import { speechOf } from '../../speech.ts';
import type { SeenBy } from './contract.ts';
import type { ReplayWords } from './en.ts';

const { number, count } = speechOf('ja');

const sawIt = (by: SeenBy): string => `${by ?? '全員'}に見えていたとおり`;
const suffix = (seat: number | null): string => (seat === null ? '' : `-seat-${seat}`);

export const ja: ReplayWords = {
  heading: (game, table) => `### リプレイ · ${game} · 卓${table}`,
  step: (step, of) => `${number(of)}手中${number(step)}手目`,
  everyone: () => '全員に見えていた盤面',
  seat: (name) => `${name}に見えていた盤面`,
  nothing: () => 'ここから見えた変化はありません。',
  running: (table) =>
    `卓${table}のゲームはまだ終わっていません。リプレイは終わってから見られます。これまでの行動は \`/log\` で見られます。`,
  neverBegan: (table) => `卓${table}ではゲームが行われなかったので、リプレイはありません。`,
  unreadable: (table) =>
    `卓${table}の記録は再生できません。壊れているか、その後ルールが変わっています。記録のファイルは \`/verify\` で受け取れます。`,
  moves: {
    heading: (table, by) => `卓${table}の全ての行動（${sawIt(by)}）：`,
    fileName: (table, seat) => `moves-${table}${suffix(seat)}.txt`,
    fileDescription: (table, by) => `卓${table}の行動の履歴（${sawIt(by)}、テキスト）`,
    firstLine: (game, table, by) => `${game}　卓${table}（${sawIt(by)}）`,
    brackets: () => '行末の [ ] 内は行動の棋譜表記です。ゲームが終わったので、秘密だった行動も全て記してあります。',
    seat: (seat, name) => `席${seat}：${name}`,
    undone: (line) => `［取り消し］${line}`,
  },
  animation: {
    heading: (game, table, by) =>
      `### アニメーション · ${game} · 卓${table}\n${by === null ? ja.everyone() : ja.seat(by)}`,
    waiting: (before) =>
      before === 1
        ? '別のアニメーションを作成中です。その次に作成します。'
        : `順番待ちです。先に別のアニメーション${number(before)}件を作成します。`,
    drawing: (frame, of) => `${of}枚中${frame}枚目を作成中…`,
    busy: () => '先ほどのアニメーションをまだ作成中です。',
    late: () =>
      'アニメーションの作成が間に合いませんでした。Discordでは、このメッセージを15分間しか更新できません。後でもう一度お試しください。',
    cutOff: () => 'ボットが停止するため、アニメーションの作成を中断しました。ボットの復帰後にもう一度お試しください。',
    fileName: (table, seat) => `replay-${table}${suffix(seat)}.webp`,
    alt: (game, table, frames, by) =>
      `卓${table}の${game}を${sawIt(by)}に、最初から最後まで${count(frames, '枚')}の画像で見せるアニメーション`,
    note: (frames, isCut) => `-# ${count(frames, '枚')}（${isCut ? '一部の手番を省略' : '手番ごとに1枚'}）`,
  },
};
