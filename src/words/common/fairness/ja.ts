import { speechOf } from '../../speech.ts';
import { rowOf } from '../board/ja.ts';
import type { FairnessWords } from './en.ts';

const { list, count } = speechOf('ja');

export const ja: FairnessWords = {
  sealed: (seal) => `-# シャッフルの封印：\`${seal}…\``,
  mixed: (seal, brought) => `-# シャッフルの封印：\`${seal}…\` · 混ぜたもの：\`${brought}…\``,
  opened: (seal, seed) => `-# シャッフルを公開：シード \`${seed}…\` · 封印 \`${seal}…\``,
  startSeal: (seal) => `-# 封印：\`${seal}\``,
  startFrozen: (digest) => `-# 席・オプション・言葉：\`${digest}\``,
  startNumber: () => '-# 最後に、このメッセージの番号を混ぜます。投稿するまで誰も知らなかった番号です。',
  heading: (table) => `### 卓${table}のシャッフル`,
  stillSealed: (isRunning) =>
    `ボットは、まだ誰も参加していないうちにシードを決め、その封印を公開しました。後から変えることはできません。${
      isRunning
        ? 'ゲームが終わるとシードが公開され、誰でも全て計算し直せます。混ぜたもの：'
        : '開始するまで、参加者は好きな言葉を加えられます。開始時には、全員を呼び出すメッセージに全ての言葉が載り、最後に、Discordがそのメッセージに付けた番号を混ぜます。ゲームが終わるとシードが公開され、誰でも全て計算し直せます。'
    }`,
  neverBegan: () => 'ゲームが始まらなかったので、何もシャッフルしていません。',
  checks: {
    seal: 'シードは、卓を立てたときに封印したものと同じです',
    entropy: '開始時に混ぜたものは、記録のとおりです',
    replay: 'シードから配り直して同じ行動をたどると、同じ局面で終わります',
    system: 'ボットが代わりに選んだ行動は、全て抽選どおりです',
  },
  check: (sentence, holds) =>
    holds === null
      ? `– 別のバージョンの卓なので、ここでは確かめられません：「${sentence}」`
      : holds
        ? `✓ ${sentence}。`
        : `✗ **正しくありません：**「${sentence}」`,
  wordErased: (sentence) => `– 参加者の希望でシャッフルの言葉が消去されたため、確かめられません：「${sentence}」`,
  wordNotKept: (sentence) => `– 取り込んだゲームのシャッフルの言葉は保存しないため、確かめられません：「${sentence}」`,
  compare: () =>
    '開始メッセージと見比べてください。リンクの末尾の番号が `start` で、本文に `commitment` と `frozen` が載っています。',
  imported: (origin) =>
    `この卓は、番号が${origin}の卓の記録ファイルから立てました。このボットが配ったゲームではなく、確かめられるのは記録に矛盾がないことだけです。`,
  attempts: (times) => `開始できなかった回数：${count(times, '回')}。`,
  aborted: (times, among) =>
    `このサーバーで最近終わった卓：${count(among, '卓')}。うち、同じ主催者が立てて開始後に中止になった卓：${count(times, '卓')}。`,
  streams: (labels, bySystem) =>
    `計算し直したもの：${list([...labels.map((label) => `\`${label}\``), ...(bySystem === 0 ? [] : [`ボットの行動${count(bySystem, '回')}`])])}。`,
  row: (mark) =>
    `現在の記録：${rowOf(mark)}。盤面に同じ行の別の番号が残っていれば、記録が巻き戻されたか、書き換えられています。`,
  noRow: (row, newest) =>
    `記録に${row}行目はありません。最後は${rowOf(newest)}です。盤面に${row}行目が残っていれば、記録が巻き戻されています。`,
  file: () => '-# このファイルが卓の全記録です。`verify.mjs` か `verify.py` を使えば、このボットなしで確かめられます。',
  fileName: (table) => `table-${table}.json`,
  fileDescription: (table) => `卓${table}の記録（JSON）`,
  wordForm: {
    title: (table) => `卓${table}に参加`,
    label: () => 'シャッフルに混ぜる言葉',
    description: () => '開始時に混ぜられ、その後は全員に見えます。',
  },
};
