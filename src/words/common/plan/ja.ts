import type { PlanWords } from './en.ts';

export const ja: PlanWords = {
  heading: (table) => `### 手の予約・卓${table}`,
  next: (moves) =>
    moves === null
      ? '次の手はまだ予約していません。'
      : `予約した手：**${moves.join('、')}**\n手番が来たらすぐに実行されます。それまでに状況が変わった場合は取り消され、いつもどおり選べます。`,
  nothingAhead: () => 'まだ分からないことが多いため、今は次の手を予約できません。',
  standing: () => '**いつもこう答える**',
  answer: ({ label, detail }, isOn) => `${isOn ? '☑' : '☐'} ${label}：${detail}`,
  suggestion: ({ label, detail }) => `${label}：${detail}`,
  toggle: (label, isOn) => (isOn ? `✓ ${label}` : label),
  onlyMove: { label: '一択は自動で', detail: 'できることが1つしかないときは、自動で行う' },
  note: () => '-# 予約はあなたにだけ見えます。実行されるまで、他の人には分かりません。',
  planning: () => '-# 次の手を予約しています。まだ実行されません。',
  confirmNote: () => '状況が変わらなければ、手番が来たときに実行されます。',
  typedEarly: () => '-# まだあなたの番ではありませんが、この手を予約できます。',
  yourTurn: () => '-# あなたの番になりました。',
  played: () => 'ちょうど聞かれていたことだったので、今答えました。',
  dropped: (moves) => `-# 状況が変わったため、予約した手は取り消されました：${moves.join('、')}`,
};
