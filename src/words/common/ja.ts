import { LANGUAGE_NAMES } from '../contract.ts';
import { speechOf } from '../speech.ts';
import type { CommonWords, Listed, Permission, Unseen } from './contract.ts';

const { list, anyOf, count } = speechOf('ja');
const points = (n: number): string => count(n, '点');

/** A word as a player gave it, tamed by the caller. */
const quoted = (word: string): string => (word === '' ? '（表示できる文字がありません）' : `「${word}」`);

const toMove = (awaited: readonly string[]): string =>
  awaited.length === 0 ? '今は誰の手番でもありません。' : `今は${list(awaited)}の手番です。`;

/** Japanese. */
export const ja: CommonWords = {
  locale: 'ja',

  buttons: {
    join: '参加する',
    word: 'シャッフルの言葉',
    leave: '席を立つ',
    start: '開始する',
    options: 'オプション',
    howToPlay: '遊び方',
    verify: 'シャッフルの確認',
    cancel: '卓を閉じる',
    watch: '卓を見る',
    lookCloser: '拡大して見る',
    rules: 'ルール',
    more: 'その他',
    boardAsText: '盤面を文章で',
    listAsText: '文章で',
    moveList: '手の一覧',
    resign: '投了する',
    resignSure: 'はい、投了します',
    back: '戻る',
    close: '閉じる',
    doIt: '実行する',
    earlier: '前の場所',
    later: '次の場所',
    openPanel: '手を続ける',
    toBoard: '盤面へ',
    nextPage: '次のページ',
    yourMove: '手を選ぶ',
    done: '決定',
    moveHere: '卓をここへ移す',
    myHand: '自分の手札',
    goToTable: '卓へ行く',
    noDirect: 'もう送らない',
    directAgain: 'また送る',
    tryAgain: 'もう一度試す',
    remove: '席を空けさせる',
    cancelSure: 'はい、終わらせます',
  },

  commands: {
    new: 'このチャンネルに卓を立てます',
    here: '自分の卓の続きをこのチャンネルで遊びます',
    join: '募集中の卓に参加します',
    leave: '開始前に席を立ちます',
    option: '募集中の卓のオプションを切り替えます',
    start: 'ゲームを開始します',
    games: '自分の卓とこのサーバーの卓を一覧します',
    board: '卓の盤面を見ます（文章でも見られます）',
    hand: '自分の手札を見ます（自分だけに見えます）',
    invite: '自分の募集中の卓に誰かを招待します',
    remove: '自分の募集中の卓で、ほかの人の席を空けます',
    dm: 'このサーバーの手札をダイレクトメッセージで受け取るかどうか',
    log: '卓の最近の手を一覧します',
    resign: '進行中のゲームを投了します（残りはボットが続けます）',
    cancel: '卓を閉じます（元には戻せません）',
    verify: '卓のシャッフルを確かめ、記録を受け取ります',
    settings: 'このサーバーの表示言語を確かめます、または変えます',
    help: 'ここでの遊び方を説明します',
  },
  commandOptions: {
    game: { name: 'ゲーム', description: 'どのゲームか' },
    table: { name: '卓', description: '卓の番号（卓がいくつもあるとき）' },
    word: { name: '言葉', description: 'シャッフルに混ぜる自分の言葉' },
    name: { name: '名前', description: 'オプションの名前' },
    value: { name: '値', description: 'オンかオフか' },
    text: { name: '文章', description: '盤面全体を文章で説明します' },
    option: { name: 'オプション', description: '最初から使うオプション' },
    language: { name: '言語', description: 'サーバーの全員が読むメッセージの言語' },
    member: { name: 'メンバー', description: '招待する人' },
    private: { name: '招待制', description: '招待された人だけが参加できます' },
    with: { name: '相手', description: '招待する人' },
    with2: { name: '相手2', description: 'もう一人' },
    with3: { name: '相手3', description: 'もう一人' },
    with4: { name: '相手4', description: 'もう一人' },
    with5: { name: '相手5', description: 'もう一人' },
    with6: { name: '相手6', description: 'もう一人' },
    on: { name: 'オン', description: '手札をダイレクトメッセージで受け取ります' },
    off: { name: 'オフ', description: '手札は「自分の手札」と /hand でだけ見ます' },
  },
  rights: {
    ViewChannel: 'チャンネルを見る',
    SendMessages: 'メッセージを送信',
    SendMessagesInThreads: 'スレッドでメッセージを送信',
    AttachFiles: 'ファイルを添付',
    ReadMessageHistory: 'メッセージ履歴を読む',
  },
  manageServer: 'サーバー管理',
  asOnDiscord: 'Discordのサーバー設定に合わせる',
  gameCommand: (game) => `${game}の手を文字で入力します`,

  problems: {
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
  refusals: {
    gameOver: () => 'このゲームは終わっています。',
    notYourTurn: ({ awaits }, say) => `手番ではありません。${toMove(awaits.map((seat) => say.name(seat)))}`,
    malformed: () => 'それはこのゲームの手ではありません。',
  },
  answers: {
    unknownButton: () => 'このボタンはもう使えません。',
    trouble: () => 'こちらで問題が起きました。それまでに受け付けた手は残っています。もう一度お試しください。',
    outdated: ({ awaited }) => `このボタンは古いものです。${toMove(awaited)}`,
    notYours: ({ awaited, figures }) =>
      figures === null ? `この卓に席がありません。${toMove(awaited)}` : `${toMove(awaited)}自分は${figures}です。`,
    seated: ({ table }) => `卓${table}に着いています。開始前なら、シャッフルに言葉を混ぜたり、席を立ったりできます。`,
    joined: ({ table, word }) =>
      `卓${table}に参加しました。${word === null ? '' : `シャッフルの言葉：${quoted(word)}`}`,
    wordSet: ({ table, word }) =>
      word === null ? `卓${table}のシャッフルには言葉を混ぜません。` : `卓${table}のシャッフルの言葉：${quoted(word)}`,
    left: ({ table }) => `卓${table}の席を立ちました。`,
    started: ({ table }) => `卓${table}のゲームを開始しました。`,
    cancelled: ({ table }) => `卓${table}を閉じました。`,
    cancelQuestion: ({ table }) =>
      `本当に卓${table}を全員について終わらせますか？　成績には数えず、記録は公開されます。`,
    removeQuestion: ({ table }) => `卓${table}の誰の席を空けますか？`,
    removed: ({ name }) => `${name}の席を空けました。`,
    optionSet: ({ option, isOn }) => `\`${option}\` を${isOn ? 'オン' : 'オフ'}にしました。`,
    resigned: ({ table, winners }) =>
      `卓${table}で投了しました。${winners.length === 0 ? 'この席はボットが続けます。' : `これでゲームは終わり、${list(winners)}の勝ちです。`}`,
    resignQuestion: ({ table, winners }) =>
      `本当に卓${table}で投了しますか？　${winners.length === 0 ? 'この席はボットが続けます。' : `投了するとゲームは終わり、${list(winners)}の勝ちになります。`}`,
    noTable: () => 'このチャンネルにその卓はありません。`/new` で卓を立て、`/games` で自分の卓を一覧できます。',
    whichTable: ({ tables }) => `ここには卓がいくつもあります。\`卓:\` に${anyOf(tables)}を指定してください。`,
    noGames: () => 'ここに卓はありません。`/new` で卓を立てられます。',
    directOn: () => 'このサーバーの手札は、ダイレクトメッセージで届きます。',
    directOff: () =>
      'このサーバーの手札は、もうダイレクトメッセージでは届きません。**自分の手札**と `/hand` で見られます。',
    directRefused: () =>
      'メッセージを送れません。Discordがダイレクトメッセージを届けてくれないためです。このままでも遊べます。手札は卓の**自分の手札**と `/hand` で見られます。メッセージで受け取るには、このサーバーのメニューの**プライバシー設定**でダイレクトメッセージを許可してください。',
    noHands: ({ game }) => `${game}ではすべてが公開されていて、手札はありません。`,
    guildOnly: () => '卓はサーバーのチャンネルに立てます。このコマンドはそこで使ってください。',
    settings: ({ language, isChosen }) =>
      `このサーバーで全員が読むメッセージは${LANGUAGE_NAMES[language]}です${isChosen ? '' : '（Discordのサーバー設定どおり）'}。` +
      `「${ja.manageServer}」の権限がある人は \`/settings 言語:\` で変えられます。自分だけに見えるメッセージは、自分のDiscordの言語で表示されます。`,
    languageSet: ({ language, isChosen }) =>
      `次のメッセージから、このサーバーでは${LANGUAGE_NAMES[language]}で表示します${isChosen ? '' : '（Discordのサーバー設定どおり）'}。`,
    managersOnly: () => `それを変えられるのは「${ja.manageServer}」の権限がある人だけです。`,
    mistyped: ({ option, typed, possible }) => {
      const wrong = typed === null ? `\`${option}:\` を指定してください。` : `\`${option}: ${typed}\` は使えません。`;
      return possible.length === 0 ? wrong : `${wrong}使えるのは${anyOf(possible)}です。`;
    },
    otherGame: ({ game }) => `その卓で遊んでいるのは${game}です。`,
    missingRights: ({ rights, channel }) => lacking(rights, channel),
    unseen: (seen) => `卓${seen.table}を表示できません。${hindrance(seen)}`,
    savedUnseen: (seen) => `手は保存しましたが、盤面を表示できません。${hindrance(seen)}`,
    savedLate: () => '手は保存しました。図が遅れているので、もう一度投稿します。',
    moved: ({ table }) => `卓${table}の続きはここで遊べます。`,
  },

  seat: (seat) => `席${seat + 1}`,
  list,

  lobby: {
    heading: (game) => `## ${game}`,
    hosted: (table, host, min, max) => `-# 卓${table} · 主催 ${host} · ${ja.seats(min, max)}`,
    freeSeat: () => '空席',
    hostMark: () => '主催',
    invited: (mentions) => `招待中：${list(mentions)}`,
    isPrivate: () => '-# 参加できるのは招待された人だけです。',
    invites: (host, who, game, table) => `${host}が${who}を${game}に招待しました（卓${table}）。`,
    order: (names) => `${names.join(' · ')}\n-# 席は参加した順です。`,
    waiting: (missing) => (missing === 0 ? 'ゲームを開始できます。' : `あと${count(missing, '人')}必要です。`),
    options: (names) => (names.length === 0 ? 'オプション：なし。' : `オプション：${list(names)}。`),
    running: (since) => `<t:${since}:t>から**進行中**です。`,
    finished: (winners) => (winners.length === 0 ? '**終了**しました。' : `**終了** · ${list(winners)}の勝ちです。`),
    cancelled: () => 'この卓は閉じられました。',
    movedTo: (table, channel) => `-# 卓${table}の続きは <#${channel}> にあります。`,
  },
  fairness: {
    sealed: (seal) =>
      `-# シャッフルの封印：\`${seal}…\` · \`/join 言葉:\` で自分の言葉を混ぜられます · 全文は \`/verify\``,
    mixed: (seal, brought) => `-# シャッフルの封印：\`${seal}…\` · 混ぜたもの：\`${brought}…\` · 全文は \`/verify\``,
    opened: (seal, seed) =>
      `-# シャッフルを公開：シード \`${seed}…\` · 封印 \`${seal}…\` · \`/verify\` で全体を見て計算し直せます`,
    heading: (table) => `### 卓${table}のシャッフル`,
    stillSealed: (isRunning) =>
      isRunning
        ? 'シードはゲームが終わるまで封印されています。終わればすべて計算し直せます。混ぜたものは次のとおりです：'
        : 'シードはゲームが終わるまで封印されています。開始のときに、その時点の次のものを混ぜます：',
    neverBegan: () => 'ゲームは始まらなかったので、何もシャッフルしていません。',
    checks: {
      seal: 'シードは、卓を立てたときに封印したものと同じです。',
      entropy: '参加者が持ち寄ったものが、そのまま開始のときに混ぜられました。',
      replay: 'シードから配り直して同じ手をたどると、同じ局面で終わります。',
      system: 'ボットが代わりに選んだ手は、すべて抽選どおりです。',
    },
    check: (sentence, holds) =>
      holds === null
        ? `– 別の版の卓なので、ここでは確かめられません：${sentence}`
        : `${holds ? '✓' : '✗ **成り立ちません** ·'} ${sentence}`,
    streams: (labels, bySystem) =>
      `計算し直したもの：${list([...labels.map((label) => `\`${label}\``), ...(bySystem === 0 ? [] : [`ボットの手${count(bySystem, '回')}`])])}。`,
    file: () => '-# ファイルは記録そのものです。`verify.mjs` と `verify.py` を使えば、このボットなしで確かめられます。',
    fileName: (table) => `table-${table}.json`,
    fileDescription: (table) => `卓${table}の記録（JSON）`,
  },
  wordForm: {
    title: (table) => `卓${table}に参加`,
    label: () => 'シャッフルに混ぜる自分の言葉',
    description: () => '開始のときに混ぜられ、そのあとは誰でも読めます。',
  },
  optionsForm: {
    title: (table) => `卓${table}のオプション`,
    label: () => 'オプション',
    description: () => 'それぞれゲームの内容が少し変わります。どう組み合わせてもかまいません。',
  },
  board: {
    began: (name) => `-# 席は参加した順です。${name}から始まることは、シャッフルで決まりました。`,
    status: (awaited, task) => `### ${list(awaited)}、${task}。`,
    note: (table, status) => `-# ${status} · 卓${table}`,
    newRules: (seq) => `-# 手番${seq}から修正版のルールが適用されています。それ以前の手はそのままです。`,
    resigned: (name, goesOn) => `${name}が投了しました。${goesOn ? 'この席はボットが続けます。' : ''}`,
    replaced: (line) => `-# ${line ?? ''}新しい盤面は下にあります。`,
    movedTo: (line, channel) => `-# ${line ?? ''}新しい盤面は <#${channel}> にあります。`,
    onOffer: (answers) => `選べるもの：${answers.join('、')}。`,
    fileName: (table, seq) => `board-${table}-${seq}.png`,
    threadName: (game, table) => `${game} · ${table}`,
  },
  hand: {
    note: (game, table) => `-# ${game} · 卓${table}`,
    fileName: (table, seq) => `hand-${table}-${seq}.png`,
    coming: () => '### 手札はここに届きます\n見えるのは自分だけです。主催者が開始すると、ゲームが始まります。',
    stopped: () => '手札はもうここには届きません。盤面の**自分の手札**と `/hand` で見られます。',
    refused: (who) => `${who}、メッセージを送れなくなりました。手札はここで開けます（自分だけに見えます）。`,
  },
  final: {
    heading: (winners, game, won) =>
      winners.length === 1
        ? `## ${game}は${winners[0]}の勝ち${won === null ? '' : `（${points(won)}）`}`
        : `## ${game}は${list(winners)}が同点で勝利${won === null ? '' : `（${points(won)}）`}`,
    place: (place, name, own, parts) =>
      `${place}位 ${name}：**${points(own)}**${parts.length === 0 ? '' : `（${parts.join('、')}）`}`,
    part: (name, own) => `${name} ${own}`,
    resigned: (name) => `${name}（投了）`,
    note: (table, status) => `-# ${status} · 卓${table}`,
  },
  panel: {
    renewed: () => '-# その操作は古いものでした。これが今の段階です。',
    outdated: () => '-# このボタンは古いものです。今はこうなっています。',
    confirm: (moves) => moves.join('、'),
    confirmNote: () => '最後の確認です。まだ何も実行していません。',
    played: (summary) => `プレイしました：${summary}`,
    closed: () => '閉じました。まだ何も実行していません。選びかけの手は残っています。',
    page: (page, pages) => `${page}/${pages}ページ`,
    chooseKind: () => '何をしますか？',
    chooseOne: (parameter) => `選んでください：${parameter}`,
    chooseSome: (parameter, min, max) =>
      `${min === max ? count(min, 'つ') : `${min}〜${count(max, 'つ')}`}選んでください：${parameter}`,
    value: (value) => (value === true ? 'はい' : value === false ? 'いいえ' : String(value)),
    soFar: (moves) => `ここまで：${moves.join('、')}`,
  },
  more: {
    heading: (game, table) => `### ${game} · 卓${table}`,
    body: () => 'ここで見られるもの、できることです。',
  },
  moveList: {
    heading: (table) => `### 卓${table}でこれまでにあったこと`,
    row: (seq, sentence) => `${seq}\\. ${sentence}`,
    empty: () => 'まだ誰もプレイしていません。',
    page: (page, pages) => `-# ${page}/${pages}ページ`,
  },
  games: {
    heading: () => '### 卓の一覧',
    mine: () => '**自分の卓**',
    others: () => '**このサーバーのほかの卓**',
    row: listed,
    more: (more) => `…ほか${count(more, '卓')}`,
  },
  help: {
    heading: () => '### このサーバーで遊ぶボードゲーム',
    body: (games) =>
      [
        '`/new` でゲームを選んで卓を立てます。ほかの人は**参加する**を、主催者は**開始する**を押します。' +
          'ゲームはそのメッセージの下のスレッドで進みます。手番になるとそこで通知が届きます。' +
          '青いボタンを押して質問に答えるか、入力候補を使ってコマンドで手を入力してください。',
        '',
        ...games.map(({ name, summary, seats }) => `**${name}**（${seats}）：${summary}`),
        '',
        '`/games` は自分の卓の一覧、`/board 文章:True` は盤面の文章での説明、`/log` は最近の手、`/resign` は投了です。',
      ].join('\n'),
  },
  seats: (min, max) => (min === max ? count(min, '人') : `${min}〜${count(max, '人')}`),
  genericCommand: {
    name: 'プレイ',
    description: '一覧から手を選んでプレイします',
    options: { move: { name: '手', description: '手' } },
  },
};

const lacking = (rights: readonly Permission[], channel: string): string =>
  `<#${channel}> で、このボットに${list(rights.map((right) => `「${ja.rights[right]}」`))}の権限がありません。` +
  'チャンネルを管理できる人なら、権限を与えられます。';

/** What is wrong with a table's place, and what can be done about it. */
function hindrance({ table, place, why, rights }: Unseen): string {
  if (rights.length > 0) return lacking(rights, place);
  const elsewhere = `参加者が別のチャンネルで \`/here 卓:${table}\` を使えば、そこで続けられます。`;
  switch (why) {
    case 'gone':
      return `チャンネルがなくなっています。${elsewhere}`;
    case 'forbidden':
      return `<#${place}> に書き込めません。チャンネルを管理できる人が許可するか、${elsewhere}`;
    case 'locked':
      return `スレッド <#${place}> がロックされています。スレッドを管理できる人が解除するか、${elsewhere}`;
  }
}

const STATE: { readonly [S in Listed['status']]: string } = {
  lobby: '参加者を募集中',
  running: '進行中',
  finished: '終了',
  cancelled: '閉鎖',
  suspended: '停止中',
};

function listed({ table, game, status, since, awaited, isYourTurn, address, ...lobby }: Listed): string {
  const where = address === null ? `卓${table}` : `[卓${table}](${address})`;
  const { seated, most, isPrivate } = lobby;
  const seats = status === 'lobby' ? `（${seated}/${most}席${isPrivate ? '、招待制' : ''}）` : '';
  if (status !== 'running') return `${where} · ${game} · ${STATE[status]}${seats}`;
  const turn = isYourTurn ? '**自分の手番**' : awaited.length === 0 ? STATE.running : `${list(awaited)}の手番`;
  return `${where} · ${game} · ${turn}（<t:${since}:R>から）`;
}
