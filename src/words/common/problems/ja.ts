import { speechOf } from '../../speech.ts';
import { phrases } from '../phrases/index.ts';
import type { ProblemWords } from './contract.ts';

const { count } = speechOf('ja');
const { toMove } = phrases.ja;

export const ja: ProblemWords = {
  ofTables: {
    unknownTable: () => 'その卓はありません。',
    unknownGame: () => 'そのゲームはここにはありません。',
    unknownOption: ({ option }) => `このゲームに \`${option}\` というオプションはありません。`,
    badWord: ({ most }) => `シャッフルの言葉は${count(most, '文字')}までです。`,
    hostsTooMany: ({ most }) => `すでに${count(most, '卓')}を主催しています。どれかを先に終わらせてください。`,
    sitsTooOften: ({ most }) => `すでに${count(most, '卓')}に参加しています。どれかを先に終わらせてください。`,
    channelFull: ({ most }) => `このチャンネルにはすでに${count(most, '卓')}あります。別のチャンネルを選んでください。`,
    guildFull: ({ most }) => `このサーバーにはすでに${count(most, '卓')}あります。`,
    tooFast: ({ wait }) => `少し間をおいてください。次は${count(Math.ceil(wait / 60_000), '分')}後にできます。`,
    notInvited: () => 'この卓は招待された人だけのものです。主催者が `/invite` で招待できます。',
    invitesTooMany: ({ most }) => `ひとつの卓に招待できるのは${count(most, '人')}までです。`,
    notSeated: () => 'この卓に席がありません。',
    alreadySeated: () => 'すでにこの卓に着いています。',
    tableFull: ({ most }) => `満席です（${count(most, '席')}）。`,
    tooFewSeats: ({ needs, seated }) =>
      `このゲームには${count(needs, '人')}以上必要です。今は${count(seated, '人')}です。`,
    tooManySeats: ({ most, seated }) =>
      `このオプションで遊べるのは${count(most, '人')}までです。今は${count(seated, '人')}です。`,
    notOpen: ({ status }) => (status === 'running' ? 'ゲームはもう始まっています。' : 'この卓はもう募集していません。'),
    notRunning: ({ status }) =>
      status === 'lobby' ? 'ゲームはまだ始まっていません。' : 'このゲームは終わっています。',
    notHost: () => 'それができるのは卓の主催者だけです。',
    notManager: () => '進行中のゲームを終わらせられるのは、サーバーかメッセージを管理できる人だけです。',
    alreadyResigned: () => 'すでに投了しています。',
    stale: () => 'その間に状況が変わりました。もう一度確かめてください。',
    duplicate: () => 'それはもう済んでいます。',
    suspended: () => 'この卓は今、止まっています。記録は失われていません。運営者には連絡済みです。',
    diskLow: () => 'ボットの空き容量が少ないため、今は新しい卓を立てられません。進行中のゲームは続けられます。',
    diskFull: () =>
      'ボットの空き容量がないため、今はプレイできません。記録は失われていません。あとでもう一度お試しください。',
  },
  ofMoves: {
    gameOver: () => 'このゲームは終わっています。',
    notYourTurn: ({ awaits }, say) => `手番ではありません。${toMove(awaits.map((seat) => say.name(seat)))}`,
    malformed: () => 'それはこのゲームの手ではありません。',
  },
};
