import { ja as names } from '../names/ja.ts';
import type { PictureWords } from './en.ts';

export const ja: PictureWords = {
  acts: {
    place: (name) => `${name}：労働者を配置　費用`,
    gate: (name) => `${name}：城門の労働者を移動`,
    provost: (name) => `${name}：監督を移動`,
    inn: (name) => `${name}：宿屋に残るか選択`,
    produce: (name) => `${name}：受け取るものを選択`,
    trade: (name) => `${name}：交換するか選択`,
    build: (name, sort) => `${name}：${names.classes[sort]}を建築`,
    castle: (name) => `${name}：宮殿を建設`,
    track: (name) => `${name}：恩賞を選択`,
    level: (name) => `${name}：恩賞の段階を選択`,
  },
  round: (n) => `ラウンド${n}`,
  specials: {
    gate: '城門',
    trading_post: '交易所',
    merchants_guild: 'ギルド',
    joust_field: '試合場',
    stables: '馬屋',
    inn: '宿屋',
  },
  castle: '宮殿',
  left: '残りの建物',
  favors: '恩賞',
  openUpTo: (section) => `${names.sectionLabels[section]}：ここまで`,
  buildings: '建物',
  final: {
    note: '宮殿：地下・城壁・塔に建てた軒数。現金・資源・金：手元に残った数。',
  },
};
