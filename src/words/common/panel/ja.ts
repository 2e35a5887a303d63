import type { PanelWords } from './contract.ts';

export const ja: PanelWords = {
  renewed: () => '-# その操作は古いものでした。これが今の段階です。',
  outdated: () => '-# このボタンは古いものです。今はこうなっています。',
  tooLong: () => '-# 手順が長すぎて、これ以上は記録できません。ここまでを実行するか、戻ってください。',
  confirm: (moves) => moves.join('、'),
  confirmNote: () => '最後の確認です。まだ何も実行していません。',
  givesUp: (moves) => `その前にまだできること：${moves.join('、')}`,
  played: (summary) => `プレイしました：${summary}`,
  closed: () => '閉じました。まだ何も実行していません。選びかけの手は残っています。',
  choose: (span) => (span === null ? '選んでください' : `選んでください：${span[0]}～${span[1]}`),
  hint: (labels, hint) => `${labels.join('・')}：${hint}`,
  page: (page, pages) => `${page}/${pages}ページ`,
};
