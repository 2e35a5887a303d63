import { speechOf } from '../../speech.ts';
import { ja as namesWords } from '../names/ja.ts';
import type { Gain } from './contract.ts';
import type { EndingWords } from './en.ts';

const { count } = speechOf('ja');

const gained = ({ names, points, byPig }: Gain): string =>
  `${names.join('、')} ${points === 0 ? '得点なし' : `${names.length > 1 ? '各' : ''}+${points}`}${byPig === 0 ? '' : `（うち豚${byPig}点）`}`;
const all = (gains: readonly Gain[]): string => (gains.length === 0 ? '得点なし' : gains.map(gained).join('／'));

export const ja: EndingWords = {
  place: (place, name, points, atEnd) =>
    `${place}位 ${name}：${count(points, '点')}${atEnd === null ? '' : `（ゲーム中${points - atEnd}点、終了時${atEnd}点）`}。`,
  scored: '終了時の得点（番号は図と同じです）',
  feature: (number, people, what, gains, hasCounted) =>
    `${number}番 ${people}${what}、${all(gains)}${hasCounted ? '（同じ都市の得点は1人につき1回だけ）' : ''}。`,
  farmers: (number, tiles, cell, gains) =>
    `${number}番 ${cell}の完成した都市（${count(tiles, '枚')}）の周りの農夫：${all(gains)}。`,
  goods: (good, most, gains) => `${namesWords.goods[good]}が最多（${count(most, '個')}）：${all(gains)}。`,
  award: (award, n, gains) =>
    `${namesWords.awards[award]}（完成した${award === 'king' ? `都市${count(n, 'か所')}` : `道${count(n, '本')}`}）：${all(gains)}。`,
  fairy: (companion, gains) => `妖精（${companion}）：${all(gains)}。`,
};
