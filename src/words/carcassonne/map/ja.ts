import type { Direction, FeatureKind, LyingSegment, Side, Survey } from '../../../engines/carcassonne/index.ts';
import { cellName } from '../../speech.ts';
import { followerNames } from '../names/index.ts';
import type { MapWords } from './contract.ts';
import { sidesInOrder } from './sides.ts';

const followers = followerNames.ja;

const SIDE: { readonly [S in Side]: string } = { n: '北', e: '東', s: '南', w: '西' };
const DIRECTION: { readonly [D in Direction]: string } = {
  ...{ n: '北', ne: '北東', e: '東', se: '南東', s: '南', sw: '南西', w: '西', nw: '北西' },
};
const LAND: { readonly [F in FeatureKind]: string } = { city: '都市', road: '道', cloister: '修道院', field: '草原' };

const sidesOf = ({ sides }: LyingSegment): string =>
  sidesInOrder(sides)
    .map((side) => SIDE[side])
    .join('・');

export const ja: MapWords = {
  tile: (segments) => segments.flatMap(shown).join('、') || '草原のみ',
  where: (segment) =>
    segment.kind === 'field' ? (segment.toward === null ? '中央' : DIRECTION[segment.toward]) : sidesOf(segment),
  feature: (of, where) =>
    `${of.complete ? '完成した' : ''}${where === null ? '' : `${where}の`}${LAND[of.kind]}（${size(of)}）`,
  needs: ({ needs }) => (needs.length === 0 ? '' : `空き${needs.map(cellName).join('、')}`),
  spot: (what, needs) => `${what}${needs === '' ? '' : `、${needs}`}`,
  occupied(people, { kind }, what, cells, needs) {
    const where = people.map(({ name, cell, where }) => `${name} ${cell}${where === null ? '' : where}`);
    return `${followers[kind]}：${where.join('、')}。${what}、タイル${cells.join('、')}${needs === '' ? '' : `、${needs}`}。`;
  },
  free: (what, cells, needs) => `誰もいない${what}：タイル${cells.join('、')}、${needs}。`,
  tiles: 'タイルの向き（北の列から順に。書かれていない辺は草原です）',
  placement: (cell, tile) => `${cell}：${tile}。`,
  removed: (names) => `どこにも置けず除外：${names.join('／')}。`,
};

function shown(segment: LyingSegment): readonly string[] {
  const { kind, sides, pennants } = segment;
  switch (kind) {
    case 'city':
      return [`${sides.length === 4 ? '四方' : sidesOf(segment)}に都市${pennants > 0 ? '（紋章）' : ''}`];
    case 'road':
    case 'river': {
      const name = kind === 'road' ? '道' : '川';
      return [sides.length === 1 ? `${sidesOf(segment)}への${name}` : `${sidesOf(segment)}を結ぶ${name}`];
    }
    case 'cloister':
      return ['修道院'];
    case 'field':
      return [];
  }
}

function size({ kind, cells, pennants, cities }: Survey): string {
  switch (kind) {
    case 'city':
      return `${cells.length}枚${pennants > 0 ? `、紋章${pennants}個` : ''}`;
    case 'road':
      return `${cells.length}枚`;
    case 'cloister':
      return `9枚中${cells.length}枚`;
    case 'field':
      return `完成した都市${cities}か所に接する`;
  }
}
