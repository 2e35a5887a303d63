import { sumOf } from '../../../engines/alhambra/index.ts';
import { speechOf } from '../../speech.ts';
import { ja as names } from '../names/ja.ts';
import type { Ranked } from './contract.ts';
import type { AnnouncementSentences } from './en.ts';

const { count } = speechOf('ja');
const labels = { ...names.buildingLabels, walls: '城壁' };
const points = (n: number) => count(n, '点');

const ranked = (of: Ranked): string =>
  `${of.rank}位 ${of.name} ${count(of.count, '枚')}${of.points === 0 ? '' : `（+${points(of.points)}）`}`;

export const ja: AnnouncementSentences = {
  startingMoney: '初期資金',
  scoring: (round) => names.round(round),
  leftovers: '売れ残り建物タイルの分配',
  money: (name, coins) => `${name}：${names.coins(coins)}（${count(coins.length, '枚')}、計${sumOf(coins)}）。`,
  secret: 'これ以降、コインの内容は本人にしか見えません。枚数は全員に公開されます。',
  gain: ({ name, points: gained, total, parts }) => {
    const from = parts.map((one) => `${labels[one.part]}${one.points}`);
    return `${name} **+${points(gained)}**（計${points(total)}）${from.length === 0 ? '' : `：${from.join('、')}`}`;
  },
  legend: '建物ごとの順位、枚数、得点は次の通りです。',
  building: (building, all) =>
    `${labels[building]}：${all.length === 0 ? '誰も配置していません' : all.map(ranked).join('、')}。`,
  walls: (all) =>
    `最長の城壁（1辺につき1点）：${all.map(({ name, length }) => `${name} ${count(length, '辺')}`).join('、')}。`,
  totals: (gains) =>
    `得点：${gains.map((of) => `${of.name} +${points(of.points)}、計${points(of.total)}`).join('／')}。`,
};
