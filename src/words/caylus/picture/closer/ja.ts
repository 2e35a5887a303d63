import type { CloserWords } from './en.ts';

export const ja: CloserWords = {
  parts: { road: '道', castle: '宮殿', favors: '恩賞', stock: '残りの建物' },
  town: '完成した町',
  sheets: {
    left: { wood: '木造建物の残り', stone: '石造建物の残り', prestige: 'プレステージの残り' },
    all: '建物一覧',
    kinds: '建物の種類',
    scoring: '査定と終了時の得点',
    noneLeft: '残っていません',
    about: {
      special: '橋の手前の建物です。宮殿側から順に、最初に稼働します。',
      fixed: '7番、8番、16番マスに印刷されています。置き換えられません。',
      neutral: '最初から1番〜6番マスにあります。誰でも邸宅に置き換えられます。',
      wood: '大工が建築します。他のプレイヤーの労働者が来るたびに建築主は1点を得ます。',
      stone: '石工が建築します。他のプレイヤーの労働者が来るたびに建築主は1点を得ます。',
      residence: '法律家が公共建物か自分の建物を置き換えて建築します。労働者は配置できません。',
      prestige: '建築家が自分の邸宅を置き換えて建築します。労働者は配置できません。',
    },
    atEnd: 'ゲーム終了時の手持ち',
  },
  castle: { counted: '査定済み', now: '今査定すると', queue: '宮殿建設の列' },
  owner: '建築主',
  used: 'このフェーズで使用済み',
  player: { buildings: '建物', noBuildings: '建物なし', favors: '恩賞' },
};
