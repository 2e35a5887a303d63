import { expect, test } from 'vitest';
import {
  carcassonne,
  FIGURES,
  GOODS,
  type Move,
  OPTIONS,
  type Option,
  type State,
} from '../../../src/engines/carcassonne/index.ts';
import type { Seat } from '../../../src/engines/contract.ts';
import { noChance, type Stream, seeded } from '../../../src/kernel/random.ts';
import { amount } from '../../support/amount.ts';
import { choose } from './choose.ts';
import { countComplete, type Man, mayStand, Oracle, riverGoesOn, scoreEnd, scoreTile, standsIn } from './oracle.ts';

const seen = { places: 0, spots: 0, occupied: 0, scored: 0, returned: 0, removed: 0, farms: 0 };
const seenOfSets = {
  builders: 0,
  pigs: 0,
  bigFollowers: 0,
  goods: 0,
  awards: 0,
  secondParts: 0,
  goodsAtEnd: 0,
  refusedByRiver: 0,
};

test('places, spots and points of whole games are those that the rules give by flood fill', () => {
  const games = amount(100, 100);
  for (let game = 0; game < games; game++) {
    const options: readonly Option[] = game % 2 === 0 ? [] : ['old'];
    playGame(`oracle ${game}`, 2 + (game % 4), options, game % 5 === 0 ? 'anyhow' : 'closely');
  }
  console.log(`oracle: ${games} games: ${JSON.stringify(seen)}`);
  expect(Object.entries(seen).filter(([, number]) => number === 0)).toEqual([]);
  expect(seen.scored).toBeGreaterThan(1000);
});

test('§9 to §12, §14 so they are with the sets, with goods, king, robber and second parts', () => {
  const games = amount(24, 320);
  for (let game = 0; game < games; game++) {
    const options = OPTIONS.filter((_, i) => game % 3 === 0 || ((game * 7 + 3) >> i) % 2 === 1);
    playGame(`sets ${game}`, 2 + (game % 4), options, 'closely');
  }
  console.log(`oracle: ${games} games with sets: ${JSON.stringify(seenOfSets)}`);
  expect(Object.entries(seenOfSets).filter(([, number]) => number === 0)).toEqual([]);
}, 120_000);

function playGame(seed: string, seats: number, options: readonly Option[], how: 'anyhow' | 'closely'): void {
  const config = { seats, options };
  const random = seeded(seed);
  const choice = random.stream('choice');
  let { state } = carcassonne.setup(config, carcassonne.deal(config, random));
  for (;;) {
    const turn = carcassonne.turn(state);
    if ('over' in turn) break;
    const seat = turn.awaits[0]!;
    const move = pick(state, [...carcassonne.legal(state, seat)], how, choice);
    const played = carcassonne.play(state, seat, move, noChance);
    if (!played.ok) throw new Error(JSON.stringify(played.error));
    checkOffers(state, seat);
    checkOutcome(state, seat, move, played.value.state);
    state = played.value.state;
  }
}

/** Builders and pigs where they may be, or few would ever be placed. */
function pick(state: State, legal: readonly Move[], how: 'anyhow' | 'closely', choice: Stream): Move {
  const helper = legal.find(
    (move) => move.kind === 'placeFollower' && (move.figure === 'builder' || move.figure === 'pig'),
  );
  return helper ?? choose(state, legal, how, choice);
}

function checkOffers(state: State, seat: Seat): void {
  const map = new Oracle(state.placements);
  const legal = [...carcassonne.legal(state, seat)];
  const step = state.agenda[0];
  if (step?.kind === 'placeTile') {
    const fitting = map.places(step.tile);
    const places = fitting.filter((place) => riverGoesOn(state.placements, { tile: step.tile, ...place }));
    seenOfSets.refusedByRiver += fitting.length - places.length;
    expect(legal).toEqual(places.map((place) => ({ kind: 'placeTile', ...place })));
    seen.places += places.length;
    return;
  }
  const { x, y } = state.placements.at(-1)!;
  const men = menOf(state);
  const free = FIGURES.filter((figure) => (state.players[seat]!.hand[figure] ?? 0) > 0).flatMap((figure) =>
    map.segmentsAt(x, y).flatMap((_, segment) => {
      if (mayStand(map, men, { seat, figure, x, y, segment })) return [{ kind: 'placeFollower', figure, segment }];
      seen.occupied++;
      return [];
    }),
  );
  expect(legal).toEqual([...free, { kind: 'pass' }]);
  seen.spots += free.length;
}

function checkOutcome(before: State, seat: Seat, move: Move, after: State): void {
  const { x, y } = move.kind === 'placeTile' ? move : before.placements.at(-1)!;
  const standing = menOf(before);
  if (move.kind === 'placeFollower') {
    standing.push({ seat, figure: move.figure, x, y, segment: move.segment });
    if (move.figure === 'builder') seenOfSets.builders++;
    if (move.figure === 'pig') seenOfSets.pigs++;
    if (move.figure === 'bigFollower') seenOfSets.bigFollowers++;
  }
  const points = [...totals(before)];
  const goods = before.expansions.haendler?.goods.map((held) => ({ ...held })) ?? [];
  const awards = structuredClone(before.expansions.koenig ?? null) as Record<
    'king' | 'robber',
    { seat: number | null; size: number }
  > | null;
  let staying: readonly Man[] = standing;

  if (after.agenda[0]?.kind !== 'action') {
    const turn = scoreTile(after.placements, standing, x, y);
    for (const [owner, won] of turn.paid) points[owner]! += won;
    staying = turn.staying;
    seen.scored += turn.paid.size;
    seen.returned += standing.length - staying.length;
    for (const { kind, cells, goods: symbols } of turn.completed) {
      if (kind === 'city' && goods.length > 0) {
        for (const good of GOODS) goods[seat]![good] += symbols.filter((one) => one === good).length;
        seenOfSets.goods += symbols.length;
      }
      const award = kind === 'city' ? 'king' : kind === 'road' ? 'robber' : null;
      if (awards === null || award === null || cells.size <= awards[award].size) continue;
      awards[award] = { seat, size: cells.size };
      seenOfSets.awards++;
    }
    checkNextPart(before, seat, move, after);
  }
  const map = new Oracle(after.placements);
  for (const { tile } of after.removed.slice(before.removed.length)) {
    expect(map.places(tile).filter((place) => riverGoesOn(after.placements, { tile, ...place }))).toEqual([]);
    seen.removed++;
  }
  if (after.agenda.length === 0) {
    const won = scoreEnd(after.placements, staying, after.seats, after.options.includes('old'));
    for (const [owner, more] of won.entries()) points[owner]! += more;
    seen.farms += after.players.filter((player) => player.points.farms > 0).length;
    for (const good of GOODS) {
      const most = Math.max(0, ...goods.map((held) => held[good]));
      for (const [owner, held] of goods.entries()) {
        if (most === 0 || held[good] < most) continue;
        points[owner]! += 10;
        seenOfSets.goodsAtEnd++;
      }
    }
    for (const [award, kind] of [
      ['king', 'city'],
      ['robber', 'road'],
    ] as const) {
      const holder = awards?.[award].seat ?? null;
      if (holder !== null) points[holder]! += countComplete(after.placements, kind);
    }
  }
  expect(totals(after)).toEqual(points);
  expect(menOf(after)).toEqual(staying);
  expect(after.expansions.haendler?.goods ?? []).toEqual(goods);
  expect(after.expansions.koenig ?? null).toEqual(awards);
}

/** Rules §11.3: the same player goes on exactly when his builder was there before and its feature has got the tile. */
function checkNextPart(before: State, seat: Seat, move: Move, after: State): void {
  if (after.agenda.length === 0) return;
  const { x, y } = after.placements.at(-1)!;
  const builder = menOf(before).find((man) => man.figure === 'builder' && man.seat === seat);
  const was = before.expansions.haendler?.part;
  const isFirst = was === 'first' || was === 'earned';
  const map = new Oracle(after.placements);
  const isJoined =
    builder !== undefined &&
    map.segmentsAt(x, y).some((_, segment) => standsIn(map.region(x, y, segment), builder)) &&
    !(move.kind === 'placeFollower' && move.figure === 'builder');
  const again = isFirst && isJoined;
  expect(after.agenda[0]?.seat).toBe(again ? seat : (seat + 1) % after.seats);
  if (again) seenOfSets.secondParts++;
}

const menOf = ({ figures, placements }: State): Man[] =>
  figures.map(({ seat, figure, placement, segment }) => {
    const { x, y } = placements[placement]!;
    return { seat, figure, x, y, segment };
  });

/** Points by seat. */
const totals = (state: State): readonly number[] => carcassonne.scores(state).map(({ points }) => points);
