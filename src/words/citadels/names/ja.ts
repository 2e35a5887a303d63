import { speechOf } from '../../speech.ts';
import type { Names } from './en.ts';

const { list } = speechOf('ja');

const districts: Names['districts'] = {
  manor: '猟城',
  castle: '居城',
  palace: '王宮',
  temple: '聖堂',
  church: '教会',
  monastery: '修道院',
  cathedral: '大聖堂',
  tavern: '酒場',
  market: '市場',
  trading_post: 'ギルドハウス',
  docks: '営業所',
  harbor: '港',
  town_hall: '市庁舎',
  watchtower: '監視塔',
  prison: '牢獄',
  battlefield: '競技場',
  fortress: '要塞',
  haunted_city: '幽霊都市',
  keep: '見張り台',
  observatory: '天文台',
  laboratory: '研究所',
  smithy: '鍛冶屋',
  graveyard: '墓地',
  library: '図書館',
  school_of_magic: '魔術学校',
  dragon_gate: 'ドラゴンの守り',
  university: '大学',
};

export const ja: Names = {
  characters: {
    assassin: '暗殺者',
    thief: '泥棒',
    magician: '魔術師',
    king: '王様',
    bishop: '伝道師',
    merchant: '商人',
    architect: '建築家',
    warlord: '傭兵',
  },
  abilities: {
    assassin: 'キャラクター1人を暗殺できる',
    thief: 'キャラクター1人から盗める',
    magician: '手札交換か山札交換',
    king: '黄色の収入、王冠を得る',
    bishop: '青色の収入、傭兵に破壊されない',
    merchant: '緑色の収入、さらに1金',
    architect: '手札2枚補充、3軒まで建設',
    warlord: '赤色の収入、建物を破壊できる',
  },
  districts,
  colors: {
    yellow: '黄色',
    blue: '青色',
    green: '緑色',
    red: '赤色',
    purple: '紫',
  },
  outOfReach: (kept, short) =>
    [
      ...(short === null ? [] : [`${districts[short.district]}は${short.gold}金不足`]),
      ...(kept.length === 0 ? [] : [`${list(kept.map((one) => districts[one]))}は破壊不可`]),
    ].join('、'),
  herald: '呼び出し',
};
