import {
  type Direction,
  type FeatureKind,
  FIGURES,
  type LyingSegment,
  SIDES,
  type Side,
  type Sign,
  type Survey,
} from '../../../engines/carcassonne/index.ts';
import { cellName } from '../../speech.ts';
import { countsIn } from '../names/goods.ts';
import { ja as namesWords } from '../names/ja.ts';
import type { Inhabitant, Landmark, ToldSegment } from './contract.ts';
import type { MapWords } from './en.ts';

const persons = namesWords.person;
const goods = namesWords.goods;
const signs = namesWords.signs;

const SIDE: { readonly [S in Side]: string } = { n: '北', e: '東', s: '南', w: '西' };
const DIRECTION: { readonly [D in Direction]: string } = {
  ...{ n: '北', ne: '北東', e: '東', se: '南東', s: '南', sw: '南西', w: '西', nw: '北西' },
};
const LANDMARK: { readonly [L in Landmark]: string } = {
  ...{ spring: '水源', lake: '湖' },
  ...{ volcano: '火山', dragon: 'ドラゴンのマーク', portal: 'マジックゲート' },
};
const LAND: { readonly [F in FeatureKind]: string } = { city: '都市', road: '道', cloister: '修道院', field: '草原' };

/** `北と東`, but `東西` and `南北` for opposite sides; three have dots between. */
function sidesOf({ sides }: LyingSegment): string {
  const has = (side: Side): boolean => sides.includes(side);
  if (sides.length === 2 && has('e') && has('w')) return '東西';
  if (sides.length === 2 && has('n') && has('s')) return '南北';
  return SIDES.filter(has)
    .map((side) => SIDE[side])
    .join(sides.length === 2 ? 'と' : '・');
}

export const ja: MapWords = {
  tile: (segments, landmark) =>
    [...(landmark === null ? [] : [LANDMARK[landmark]]), ...segments.flatMap(shown)].join('、') || '草原のみ',
  where: (segment) =>
    segment.kind === 'field' ? (segment.toward === null ? '中央' : DIRECTION[segment.toward]) : sidesOf(segment),
  feature: (of, where) =>
    `${of.complete ? '完成した' : ''}${where === null ? '' : `${where}の`}${LAND[of.kind]}（${size(of)}）`,
  needs: ({ needs }) => (needs.length === 0 ? '' : `空きマス${needs.map(cellName).join('、')}`),
  spot: (what, needs) => `${what}${needs === '' ? '' : `、${needs}`}`,
  people: (people, kind) =>
    FIGURES.map((figure) => people.filter((one) => one.figure === figure))
      .filter((alike) => alike.length > 0)
      .map((alike) => {
        const where = alike.map(({ name, cell, where }) => `${name} ${cell}${where === null ? '' : `の${where}`}`);
        return `${persons(alike[0]!.figure, kind)}：${where.join('、')}。`; // No group is empty.
      })
      .join(''),
  person: (one) => `${someone(one)} ${one.cell}${within(one)}`,
  occupied: (people, what, cells, needs) =>
    `${people}${what}、タイル${cells.join('、')}${needs === '' ? '' : `、${needs}`}。`,
  free: (what, cells, needs) => `部下ゴマのない${what}：タイル${cells.join('、')}${needs === '' ? '' : `、${needs}`}。`,
  river: (cell) => `川の続きは${cell}です。`,
  tiles: '各タイルの様子（北の行から順に。書かれていない辺は草原です）',
  placement: (cell, tile) => `${cell}：${tile}。`,
  kind: namesWords.tile,
  removed: (names) => `どこにも置けず除外：${names.join('／')}。`,
  drache: {
    dragon: (cell) => (cell === null ? 'ドラゴンはまだ盤面にいません。' : `ドラゴンは${cell}にいます。`),
    fairy: (cell, companion) => {
      if (cell === null) return '妖精はまだ盤面にいません。';
      return companion === null
        ? `妖精は${cell}にいますが、どの部下ゴマにも添えられていません。`
        : `妖精は${cell}${within(companion)}で${someone(companion)}に添えられています。`;
    },
    setAside: (names) => `最初の火山が出るまで脇に置くタイル：${names.join('／')}。`,
    way: (cells) => `ドラゴンの道筋：${cells.join('→')}。`,
    step: (side, cell, eaten) =>
      `${SIDE[side]}の${cell}：${eaten.length === 0 ? '食べられるコマはありません' : `${eaten.map(someone).join('、')}が食べられます`}。`,
    knights: (knights) => `選べる騎士：${knights.map(ja.person).join('、')}。`,
    portal: (dragon) =>
      `マジックゲートで、以下の部下ゴマのない地形に置けます${dragon === null ? '' : `（ドラゴンのいる${dragon}を除く）`}。`,
  },
};

/** `Ayaの大きい騎士` */
const someone = ({ figure, feature, name }: Inhabitant): string => `${name}の${persons(figure, feature)}`;
/** `の北`: the part of the tile. */
const within = ({ where }: Inhabitant): string => (where === null ? '' : `の${where}`);

function shown(segment: ToldSegment): readonly string[] {
  const { kind, sides, pennants, sign, good, extra } = segment;
  switch (kind) {
    case 'city':
      return [
        `${cityOn(segment)}${having([
          ...(pennants > 0 ? ['紋章'] : []),
          ...signIn(sign),
          ...(good === null ? [] : [goods[good]]),
          ...(extra === 'princess' ? ['王女'] : []),
        ])}`,
      ];
    case 'road':
    case 'river': {
      const name = kind === 'road' ? '道' : '川';
      const road = sides.length === 1 ? `${sidesOf(segment)}への${name}` : `${sidesOf(segment)}を結ぶ${name}`;
      return [`${road}${having([...signIn(sign), ...(extra === 'tunnel' ? ['トンネル'] : [])])}`];
    }
    case 'cloister':
      return ['修道院'];
    case 'field':
      return [];
  }
}

function cityOn(segment: LyingSegment): string {
  if (segment.sides.length === 4) return '四方に広がる都市';
  return segment.sides.length === 1 ? `${sidesOf(segment)}に都市` : `${sidesOf(segment)}にまたがる都市`;
}

const signIn = (sign: Sign | null): readonly string[] => (sign === null ? [] : [signs[sign]]);
/** `（紋章、ワイン）` */
const having = (things: readonly string[]): string => (things.length === 0 ? '' : `（${things.join('、')}）`);

function size({ kind, cells, pennants, sign, goods: taken, cities }: Survey): string {
  switch (kind) {
    case 'city': {
      const shields = pennants > 0 ? [`紋章${pennants}個`] : [];
      const wares = countsIn(taken).map(([good, n]) => `${goods[good]}${n}個`);
      return [`${cells.length}枚`, ...shields, ...signIn(sign), ...wares].join('、');
    }
    case 'road':
      return [`${cells.length}枚`, ...signIn(sign)].join('、');
    case 'cloister':
      return `9枚中${cells.length}枚`;
    case 'field':
      return cities === 0 ? '完成した都市に接していない' : `完成した都市${cities}か所に接する`;
  }
}
