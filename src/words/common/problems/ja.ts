import type { RecordCheck, RecordFault } from '../../../tables/table/problem.ts';
import { speechOf } from '../../speech.ts';
import { ja as phrasesWords } from '../phrases/ja.ts';
import type { ProblemWords } from './contract.ts';

const { count } = speechOf('ja');
const { toMove } = phrasesWords;

export const ja: ProblemWords = {
  ofTables: {
    unknownTable: () => 'その卓はありません。',
    unknownGame: () => 'そのゲームはここでは遊べません。',
    unknownOption: ({ option }) => `このゲームに \`${option}\` というオプションはありません。`,
    badWord: ({ most }) => `シャッフルに混ぜる言葉は${count(most, '文字')}までです。`,
    hostsTooMany: ({ most }) => `すでに${count(most, '卓')}を主催しています。どれかを先に終わらせてください。`,
    sitsTooOften: ({ most }) => `すでに${count(most, '卓')}に参加しています。どれかを先に終わらせてください。`,
    channelFull: ({ most }) => `このチャンネルにはすでに${count(most, '卓')}あります。別のチャンネルを選んでください。`,
    guildFull: ({ most }) => `このサーバーにはすでに${count(most, '卓')}あります。どれかが終わるまでお待ちください。`,
    tooFast: ({ wait }) =>
      `卓を立てたり移したりする間隔が短すぎます。次は${count(Math.ceil(wait / 60_000), '分')}後にできます。`,
    notInvited: () => 'この卓に参加できるのは招待された人だけです。主催者は `/invite` で招待できます。',
    invitesTooMany: ({ most }) => `1つの卓に招待できるのは${count(most, '人')}までです。`,
    notSeated: () => 'この卓には参加していません。',
    alreadySeated: () => 'すでにこの卓に参加しています。',
    tableFull: ({ most, roomWith }) => {
      const more = roomWith && `オプション \`${roomWith.option}\` を使うと${count(roomWith.most, '人')}まで遊べます。`;
      return `満席です（${count(most, '席')}）。${more ?? ''}`;
    },
    tooFewSeats: ({ needs, seated }) =>
      `このゲームには${count(needs, '人')}以上必要です。今の参加者は${count(seated, '人')}です。`,
    tooManySeats: ({ most, seated }) =>
      `このオプションで遊べるのは${count(most, '人')}までです。今の参加者は${count(seated, '人')}です。`,
    notOpen: ({ status }) =>
      status === 'running' ? 'ゲームはもう始まっています。' : 'この卓はもう参加者を募集していません。',
    notRunning: ({ status }) =>
      status === 'lobby' ? 'ゲームはまだ始まっていません。' : 'このゲームは終わっています。',
    starting: () => 'ゲームを開始しているところです。今は何も変更できません。',
    notHost: () => 'これができるのは、卓の主催者だけです。',
    notManager: () => '進行中のゲームを打ち切れるのは、「サーバー管理」か「メッセージの管理」の権限がある人だけです。',
    alreadyResigned: () => 'この卓からはすでに抜けています。他の人が席を引き継ぐまでは、`/comeback` で復帰できます。',
    cannotPlan: () => 'まだ分からないことが多いため、今は手を予約できません。',
    unknownClock: () => 'その持ち時間はありません。',
    sameClock: () => 'この卓はすでにその持ち時間です。',
    voteOpen: () => 'この卓では投票中です。持ち時間の変更は投票が終わってからできます。',
    noVote: () => 'この投票は終了しました。',
    mayNotVote: () => 'この投票は他のプレイヤーが行います。',
    votedAlready: () => 'すでにそちらに投票しています。',
    noFreeSeat: () => 'この卓に空席はありません。',
    heldAnother: () => 'この卓で別の席に着いていたため、この席は引き継げません。',
    erasedSince: () =>
      'このゲームの開始後にあなたのデータを消去したため、どの手札を見たのか分かりません。このゲームの席は引き継げません。',
    seatTaken: () => 'あなたの席は別の人が引き継ぎました。',
    notResigned: () => 'あなたはまだこの卓でプレイ中です。',
    nothingToUndo: () => '今、元に戻せる行動はありません。',
    undoRefused: () => 'この行動を元に戻していいかはもう聞きましたが、全員の賛成がなかったため、そのままです。',
    cannotReplay: () => 'このゲームは以前のルールで進められたため、行動を元に戻せません。',
    badRecord: ({ fault }) => badRecord[fault],
    recordFails: ({ check, row }) => `この記録は正しくないため、取り込めません：${failing(check, row)}。`,
    recordRuns: () => 'この記録のゲームはまだ終わっていないため、取り込めません。',
    checkingRecord: () => '前のファイルをまだ確認しています。結果が出てからもう一度お試しください。',
    cannotPlayOn: () =>
      'ここでは記録の続きを遊べません。ファイルを持つ人には先が分かってしまうからです。終わったゲームなら取り込めます。',
    recordSeats: ({ needs, given }) =>
      given < needs
        ? `このゲームは${count(needs, '席')}です。続きを遊ぶメンバーをあと${count(needs - given, '人')}指定してください。`
        : `このゲームは${count(needs, '席')}ですが、あなたを含めて${count(given, '人')}が指定されています。`,
    recordRow: ({ first, last }) =>
      last === 0
        ? 'このゲームには、続きを遊べる行がありません。'
        : `続きを遊べるのは${first}行目から${last}行目までです。`,
    unknownZone: () => 'そのタイムゾーンはありません。一覧から選んでください。',
    zoneMissing: () => 'タイムゾーンも指定してください（例：`/me タイムゾーン:Asia/Tokyo`）。',
    stale: () => '操作している間に状況が変わりました。盤面を確かめて、もう一度操作してください。',
    duplicate: () => 'その操作はもう済んでいます。',
    suspended: () => 'この卓はエラーのため停止しています。記録は失われていません。ボットの運営者に通知済みです。',
    diskLow: () =>
      'ボットのディスクの空き容量が少ないため、今は新しい卓を立てられません。進行中のゲームは続けられます。',
    diskFull: () =>
      'ボットのディスクの空き容量がないため、今はプレイできません。記録は失われていません。後でもう一度お試しください。',
  },
  ofMoves: {
    gameOver: () => 'このゲームは終わっています。',
    notYourTurn: ({ awaits }, say) => `あなたの手番ではありません。${toMove(awaits.map((seat) => say.name(seat)))}`,
    malformed: () => 'このゲームにそのような行動はありません。',
  },
};

const badRecord: { readonly [F in RecordFault]: string } = {
  tooLarge: 'ゲームの記録としては大きすぎます（1 MiBまで）。',
  noRecord: 'このファイルはゲームの記録ではありません。終わったゲームの記録は `/verify` で受け取れます。',
  notBegun: 'この記録のゲームは始まっていません。',
  sealed: 'この記録のゲームはまだ終わっていません。シードが封印されたままです。',
};

/** What is wrong with a record. */
function failing(check: RecordCheck, row: number | null): string {
  switch (check) {
    case 'options':
      return 'このオプションと人数では遊べないゲームです';
    case 'seal':
      return 'シードが、封印されたものと違います';
    case 'words':
      return 'シャッフルの言葉が、開始メッセージのものと違います';
    case 'entropy':
      return '混ぜたものが、参加者の加えたものと違います';
    case 'deal':
      return 'シードから配り直した結果が、記録と違います';
    case 'row':
    case 'moves':
      return row === null ? '認められない行動があります' : `${row}行目は認められません`;
    case 'system':
      return 'ボットが代わりに選んだ行動が、シードの抽選と違います';
    case 'streams':
      return 'シャッフルや抽選が、シードのものと違います';
    case 'result':
      return 'ゲームの結果が違います';
  }
}
