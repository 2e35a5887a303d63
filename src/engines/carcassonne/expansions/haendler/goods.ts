import { type Census, seatsOf } from '../../../contract.ts';
import { type Atlas, atlas, nodeOf } from '../../atlas.ts';
import { type Segment, TILES, tileKind } from '../../components.ts';
import type { Event } from '../../events.ts';
import { cellsOf, completedByLast, featureAt, nodesOf, segmentAt } from '../../features.ts';
import { type ByGood, GOODS, type Good } from '../../ids.ts';
import { hasPlaced, type State, tileInHand, withPoints } from '../../state.ts';
import type { Scored } from '../hooks.ts';
import { tradeOf, withTrade } from './trade.ts';

const POINTS_FOR_MOST = 10;

/** The good on a segment, or null. */
export const goodOf = (segment: Segment): Good | null => (segment.kind === 'city' ? segment.good : null);

/** How many symbols of each good these segments show. */
export function goodsOn(map: Atlas, nodes: readonly number[]): ByGood<number> {
  const goods: Record<Good, number> = { wine: 0, grain: 0, cloth: 0 };
  for (const node of nodes) {
    const good = goodOf(segmentAt(map, node));
    if (good !== null) goods[good] += 1;
  }
  return goods;
}

/** Rules §11.1: the player who placed the tile takes the goods of the cities that it has completed. */
export function takeGoods(state: State, { seat, completed, events }: Scored): State {
  const map = atlas(state.placements);
  let taken = state;
  for (const city of completed.filter(({ kind }) => kind === 'city')) {
    const nodes = nodesOf(map, city);
    const goods = goodsOn(map, nodes);
    if (GOODS.every((good) => goods[good] === 0)) continue;
    events.push({ kind: 'tookGoods', seat, goods, cells: cellsOf(map, nodes) });
    const { goods: held } = tradeOf(taken);
    const { wine, grain, cloth } = held[seat]!;
    const more = { wine: wine + goods.wine, grain: grain + goods.grain, cloth: cloth + goods.cloth };
    taken = withTrade(taken, { goods: held.with(seat, more) });
  }
  return taken;
}

/** Rules §11.1: for each good, 10 points to the player with the most, and to each of them in a tie. */
export function scoreGoods(state: State, events: Event[]): State {
  const { goods } = tradeOf(state);
  let scored = state;
  for (const good of GOODS) {
    const most = Math.max(...goods.map((held) => held[good]));
    if (most === 0) continue;
    const owners = seatsOf(state.seats).filter((seat) => goods[seat]![good] === most);
    events.push({ kind: 'scoredGoods', good, most, owners, points: POINTS_FOR_MOST });
    for (const seat of owners) scored = withPoints(scored, seat, 'goods', POINTS_FOR_MOST);
  }
  return scored;
}

/** As many tokens as symbols (rules §11.1). */
export const GOODS_IN_BOX: ByGood<number> = TILES.reduce(
  (sum, { segments, count }) => segments.reduce((all, segment) => plus(all, goodOf(segment), count), sum),
  { wine: 0, grain: 0, cloth: 0 },
);

/** The goods of all players, and those that wait on tiles that are not part of a scored city. */
export function countGoods(state: State): Census {
  const map = atlas(state.placements);
  const pending = hasPlaced(state) ? completedByLast(map).map(({ root }) => root) : [];
  const isTaken = (placement: number, segment: number) => {
    const feature = featureAt(map, nodeOf(placement, segment));
    return feature?.complete === true && !pending.includes(feature.root);
  };
  const drawn = tileInHand(state);
  const away = [...state.stack, ...state.removed.map(({ tile }) => tile), ...(drawn === null ? [] : [drawn])];
  const waiting = [
    ...away.flatMap((tile) => tileKind(tile).segments),
    ...map.tiles.flatMap(({ kind }, placement) => kind.segments.filter((_, segment) => !isTaken(placement, segment))),
  ];
  const held = tradeOf(state).goods;
  const start = Object.fromEntries(GOODS.map((good) => [good, held.reduce((sum, one) => sum + one[good], 0)]));
  return waiting.reduce((sum, segment) => plus(sum, goodOf(segment), 1), start as Record<Good, number>); // All goods.
}

function plus(goods: ByGood<number>, good: Good | null, count: number): ByGood<number> {
  return good === null ? goods : { ...goods, [good]: goods[good] + count };
}
