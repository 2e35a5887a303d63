import type { Side } from '../../../../engines/carcassonne/index.ts';
import { signed, speechOf } from '../../../speech.ts';
import { personNames, rotationNames } from '../../names/index.ts';
import type { DrachePanelWords, Somebody } from './contract.ts';

const { list } = speechOf('ja');
const person = personNames.ja;
const SIDES: { readonly [S in Side]: string } = { n: '北', e: '東', s: '南', w: '西' };
const somebody = ({ name, figure, feature, cell }: Somebody): string =>
  `${name === null ? '自分' : name}の${cell === null ? '' : `${cell}の`}${person(figure, feature)}`;

export const ja: DrachePanelWords = {
  buttons: {
    princess: '騎士を選ぶ',
    figureOrFairy: 'コマか妖精',
    portal: (figure) => (figure === 'follower' ? '門：部下ゴマを別の場所へ' : '門：大きい部下ゴマを別の場所へ'),
    fairy: '妖精を動かす',
    column: (x) => `列 ${signed(x)}`,
    row: (y) => `行 ${signed(y)}`,
    step: (side, eaten) => `${SIDES[side]}${eaten === 0 ? '' : `（${eaten}個食べる）`}`,
    somebody: (number, who) => `${number} ${somebody(who)}`,
  },
  questions: {
    knight: '王女はどの騎士を帰しますか？',
    fairy: '妖精を自分のどの部下ゴマに付けますか？',
    dragon: '竜はどちらへ進みますか？',
    column: '魔法の門：どの列ですか？',
    row: (x) => `魔法の門：列 ${signed(x)} のどの行ですか？`,
    spot: (cell) => `魔法の門：${cell} のどこに置きますか？`,
    onlyFairy: '妖精を動かしますか？',
  },
  notes: {
    walk: (step, of) => `竜の移動 ${of}歩中${step}歩目`,
    spots: (spots) => `${spots}か所`,
    princess: '王女の都市から騎士を1人、誰のものでも必ず帰します。今回はコマを置けません。',
    somebody,
    eats: (people) => `${list(people)}を食べる`,
    eatsNobody: '誰も食べない',
    goesOn: (cell, eats) => `続けて${cell}へ進み、${eats}`,
    stops: '行き場がなくなり止まる',
    volcano: '竜がここへ来る。コマは置けない',
    shuffledBack: (tiles) => `よけたタイル${tiles}枚が山に戻る`,
    first: { princess: '先に王女が騎士を1人帰す', dragon: 'このあと得点計算の前に竜が動く' },
    closes: (features, after) =>
      `${list(features.map(({ feature, tiles }) => (feature === 'cloister' ? '修道院' : `${tiles}枚の${feature === 'city' ? '都市' : '道'}`)))}が完成（${after === 'dragon' ? '竜の移動' : '王女の選択'}のあとに得点計算）`,
    goHome: (people) => `${list(people)}が手元に戻る`,
    fairyPoints: (points, name) => `妖精で${name === null ? '自分' : name}に+${points}点`,
    fairyIsGood: '自分の手番の初めに+1点、得点計算で+3点。竜に襲われない',
  },
  does: {
    tile: (cell, rotation) => `${cell}にタイル${rotation === 0 ? '' : `（${rotationNames.ja(rotation)}）`}`,
    portal: (placed, cell) => `魔法の門から${cell}に${person(placed.figure, placed.feature)}`,
    knight: (who) => `王女が${somebody(who)}を帰す`,
    fairy: (who) => `妖精が${somebody(who)}に付く`,
    dragon: (side, cell) => `竜が${SIDES[side]}の${cell}へ進む`,
    pass: 'コマなし',
    figure: (placed) => `タイルに${person(placed.figure, placed.feature)}`,
  },
  lists: {
    setAside: (tiles) => `最初の火山まで脇に置かれたタイル（${tiles.length}枚）：${tiles.join('、')}`,
  },
};
