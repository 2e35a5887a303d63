import type { PanelWords } from './en.ts';

export const ja: PanelWords = {
  renewed: () => '-# 画面が古くなっていました。今の状況はこちらです。',
  outdated: () => '-# 状況が進んだため、そのボタンはもう使えません。今の状況はこちらです。',
  tooLong: () => '-# 手順が長すぎて、これ以上は保存できません。ここまでで確定するか、戻ってください。',
  confirm: (moves) => moves.join('、'),
  confirmNote: () => '最後の確認です。まだ確定していません。',
  givesUp: (moves) => `まだできることが残っています：${moves.join('、')}`,
  played: (summary) => `確定しました：${summary}`,
  closed: () => '閉じました。まだ確定していません。途中までの選択は残っています。',
  choose: (span) => (span === null ? '選んでください' : `選んでください：${span[0]}〜${span[1]}`),
  hint: (labels, hint) => `${labels.join('・')}：${hint}`,
  page: (page, pages) => `${page}/${pages}ページ`,
};
