import { speechOf } from '../../speech.ts';
import type { HandWords } from './en.ts';

const { count, list } = speechOf('ja');

export const ja: HandWords = {
  note: (table, more) => `-# ${[`卓${table}`, ...more].join(' · ')}`,
  fileName: (table, seq) => `hand-${table}-${seq}.png`,
  coming: () => '### 手札はここに届きます\n見えるのはあなただけです。主催者がゲームを開始するまでお待ちください。',
  stopped: ({ myHand }) => `手札はもうここには届きません。盤面の**${myHand}**のボタンか \`/hand\` で見られます。`,
  ended: (place, seats, points, parts) =>
    `あなたは${seats}人中**${place}位**、**${count(points, '点')}**です${parts.length === 0 ? '' : `（${parts.join('、')}）`}。`,
  delayed: (who) =>
    `${list(who)}へのダイレクトメッセージは、Discordの制限により今は送れません。手札はここで見られます（本人だけに見えます）：`,
  refused: (who) => `${who}にダイレクトメッセージを送れなくなりました。手札はここで見られます（本人だけに見えます）：`,
};
