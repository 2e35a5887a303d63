import type { Spot } from '../../../../engines/carcassonne/index.ts';
import type { Say, SentencesOf } from '../../../contract.ts';
import { cellName as cell, speechOf } from '../../../speech.ts';
import { ja as names } from '../../names/ja.ts';
import { LAND, role } from '../sights/ja.ts';
import type { DracheSight, DragonMove } from '../turns.ts';
import { groupsOf, mealsOf } from './groups.ts';

const { count } = speechOf('ja');
const tile = names.tile;
const figures = names.figures;

/** `Ayaの部下ゴマ2個とBenの建築士` */
const belongings = (spots: readonly Spot[], say: Say): string =>
  groupsOf(spots)
    .map(({ seat, figure, count: n }) => `${say.name(seat)}の${figures[figure]}${n === 1 ? '' : count(n, '個')}`)
    .join('と');

export const dracheSights: SentencesOf<DracheSight> = {
  setAsideTile: ({ seat, ...drawn }, say) =>
    `${say.name(seat)}がドラゴンのタイルを引き、最初の火山が出るまで脇に置きました：${tile(drawn.tile)}。`,
  shuffledBack: ({ tiles }) => `脇に置いてあったドラゴンのタイル${count(tiles.length, '枚')}を山に混ぜ戻しました。`,
  movedDragon: ({ seat, to, from, forced, eaten, ...at }, say) => {
    if (to === 'volcano')
      return from === null ? `${cell(at)}の火山にドラゴンが現れました。` : `ドラゴンが${cell(at)}の火山へ移りました。`;
    const went = forced ? `ドラゴンは${cell(at)}にしか進めず` : `${say.name(seat)}がドラゴンを${cell(at)}へ動かし`;
    if (eaten.length === 0) return forced ? `${went}、そこへ進みました。` : `${went}ました。`;
    const lost = belongings(eaten, say);
    return forced ? `${went}、そこで${lost}を食べました。` : `${went}、${lost}が食べられました。`;
  },
  dragonStopped: ({ steps }) =>
    steps === 0
      ? 'ドラゴンは進めるタイルがなく、動きませんでした。'
      : `ドラゴンは進めるタイルがなくなり、${count(steps, '歩')}で止まりました。`,
  removedKnight: ({ seat, spot }, say) =>
    `${say.name(seat)}の王女により、${cell(spot)}にいた${say.name(spot.seat)}の${role(spot.figure, 'city')}が手元に戻りました。`,
  wentHome: ({ figures: gone }, say) =>
    `持ち主の部下ゴマが同じ地形からなくなったので、${belongings(gone, say)}も手元に戻りました。`,
  movedFairy: ({ seat, loser, ...at }, say) =>
    loser === undefined
      ? `${say.name(seat)}が${cell(at)}の部下ゴマに妖精を添えました。`
      : `${say.name(seat)}が${say.name(loser)}の部下ゴマから妖精を移し、${cell(at)}の自分の部下ゴマに添えました。`,
  scoredFairy: (scored, say) =>
    `${say.name(scored.seat)} **+${scored.points}点**：${scored.reason === 'turn' ? '手番の最初の妖精の得点です' : `${LAND[scored.feature]}にいる妖精の得点です`}。`,
};

/** Who moved the dragon where, then what it ate. */
export function walk(steps: readonly DragonMove[], say: Say): string {
  const way = steps.map(({ seat, ...at }) => `${cell(at)}（${say.name(seat)}）`);
  const lost = mealsOf(steps).map(({ at, eaten }) => `${at === null ? '' : `${cell(at)}で`}${belongings(eaten, say)}`);
  return `ドラゴンが${way.join('→')}と進み${lost.length === 0 ? 'ました' : `、${lost.join('、')}を食べました`}。`;
}
