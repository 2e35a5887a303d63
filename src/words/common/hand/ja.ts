import type { HandWords } from './contract.ts';

export const ja: HandWords = {
  note: (table, more) => `-# ${[`卓${table}`, ...more].join(' · ')}`,
  fileName: (table, seq) => `hand-${table}-${seq}.png`,
  coming: () => '### 手札はここに届きます\n見えるのは自分だけです。主催者が開始すると、ゲームが始まります。',
  stopped: ({ myHand }) => `手札はもうここには届きません。盤面の**${myHand}**と \`/hand\` で見られます。`,
  refused: (who) => `${who}、メッセージを送れなくなりました。手札はここで開けます（自分だけに見えます）。`,
};
