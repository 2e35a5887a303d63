import { speechOf } from '../../speech.ts';
import type { FairnessWords } from './contract.ts';

const { list, count } = speechOf('ja');

export const ja: FairnessWords = {
  sealed: (seal) => `-# シャッフルの封印：\`${seal}…\``,
  mixed: (seal, brought) => `-# シャッフルの封印：\`${seal}…\` · 混ぜたもの：\`${brought}…\``,
  opened: (seal, seed) => `-# シャッフルを公開：シード \`${seed}…\` · 封印 \`${seal}…\``,
  heading: (table) => `### 卓${table}のシャッフル`,
  stillSealed: (isRunning) =>
    `ボットは誰かが参加する前にシードを決め、その封印を公開しました。もう変えることはできません。${
      isRunning
        ? 'ゲームが終わるとシードが公開され、誰でもすべて計算し直せます。混ぜたものは次のとおりです：'
        : '開始のときに参加者の持ち寄ったものを混ぜます。席に着いた人は言葉を足せます。ゲームが終わるとシードが公開され、誰でもすべて計算し直せます。いまあるものは次のとおりです：'
    }`,
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
  wordForm: {
    title: (table) => `卓${table}に参加`,
    label: () => 'シャッフルに混ぜる自分の言葉',
    description: () => '開始のときに混ぜられ、そのあとは誰でも読めます。',
  },
};
