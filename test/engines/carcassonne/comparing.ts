/** Whole games, each move of which is compared with what the rules give by flood fill. */
import { expect } from 'vitest';
import {
  carcassonne,
  FIGURES,
  FOLLOWERS,
  GOODS,
  type Move,
  OPTIONS,
  type Option,
  type State,
} from '../../../src/engines/carcassonne/index.ts';
import type { Seat } from '../../../src/engines/contract.ts';
import { seeded } from '../../../src/kernel/random.ts';
import { playedFrom } from '../../support/wholeGame.ts';
import { chooseHelpers } from './choose.ts';
import {
  countComplete,
  flagsOf,
  type Man,
  mayStand,
  Oracle,
  riverGoesOn,
  scoreEnd,
  scoreTile,
  standsIn,
} from './oracle.ts';
import {
  beyond,
  companion,
  exitsOf,
  type Fable,
  isFollower,
  keepFairy,
  knightsBeside,
  sidesFrom,
  walkOn,
  without,
} from './oracleOfDragon.ts';

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
  setAside: 0,
  dragonSteps: 0,
  eaten: 0,
  knights: 0,
  portals: 0,
  fairies: 0,
  fairyTurns: 0,
  fairyFeatures: 0,
  fairyEnds: 0,
};

const NO_FABLE: Fable = { dragon: null, fairy: null };

/** Games without sets; returns how often each thing was met. */
export function compareGames(games: number): typeof seen {
  for (let game = 0; game < games; game++) {
    const options: readonly Option[] = game % 2 === 0 ? [] : ['old'];
    playGame(`oracle ${game}`, 2 + (game % 4), options, game % 5 === 0 ? 'anyhow' : 'closely');
  }
  console.log(`oracle: ${games} games: ${JSON.stringify(seen)}`);
  return seen;
}

/** Games with all sets or with some of them. */
export function compareGamesWithSets(games: number): typeof seenOfSets {
  for (let game = 0; game < games; game++) {
    const options = OPTIONS.filter((_, i) => game % 3 === 0 || ((game * 7 + 3) >> i) % 2 === 1);
    playGame(`sets ${game}`, 2 + (game % 4), options, 'closely');
  }
  console.log(`oracle: ${games} games with sets: ${JSON.stringify(seenOfSets)}`);
  return seenOfSets;
}

/** What was never met. */
export const missed = (counts: { readonly [what: string]: number }): readonly string[] =>
  Object.keys(counts).filter((what) => counts[what] === 0);

function playGame(seed: string, seats: number, options: readonly Option[], how: 'anyhow' | 'closely'): void {
  const config = { seats, options };
  const random = seeded(seed);
  const choice = random.stream('choice');
  const { state } = carcassonne.setup(config, carcassonne.deal(config, random));
  const choose = (at: State, _: Seat, legal: readonly Move[]) => chooseHelpers(at, legal, how, choice);
  for (const { before, seat, move, legal, state: after } of playedFrom(carcassonne, state, random, choose)) {
    checkOffers(before, seat, legal);
    checkOutcome(before, move, after);
  }
}

function checkOffers(state: State, seat: Seat, legal: readonly Move[]): void {
  const map = new Oracle(state.placements);
  const step = state.agenda.at(-1);
  if (step?.kind === 'placeTile') {
    const fitting = map.places(step.tile);
    const places = fitting.filter((place) => riverGoesOn(state.placements, { tile: step.tile, ...place }));
    seenOfSets.refusedByRiver += fitting.length - places.length;
    expect(legal).toEqual(places.map((place) => ({ kind: 'placeTile', ...place })));
    seen.places += places.length;
    return;
  }
  const fable = state.expansions.drache ?? NO_FABLE;
  const men = menOf(state);
  if (step?.kind === 'dragon') {
    const sides = sidesFrom(state.placements, step.way, fable);
    expect(legal).toEqual(sides.map((side) => ({ kind: 'moveDragon', side })));
    return;
  }
  if (step?.kind === 'princess') {
    const knights = knightsBeside(state.placements, men);
    expect(legal).toEqual(knights.map(({ x, y, segment }) => ({ kind: 'removeKnight', x, y, segment })));
    return;
  }
  const { x, y, tile } = state.placements.at(-1)!;
  const inHand = FIGURES.filter((figure) => (state.players[seat]!.hand[figure] ?? 0) > 0);
  const free = inHand.flatMap((figure) =>
    map.segmentsAt(x, y).flatMap((_, segment) => {
      if (flagsOf(tile).includes('volcano')) return [];
      if (mayStand(map, men, { seat, figure, x, y, segment })) return [{ kind: 'placeFollower', figure, segment }];
      seen.occupied++;
      return [];
    }),
  );
  const exits = state.options.includes('drache') ? exitsOf(state.placements, men, fable) : [];
  const byPortal = inHand
    .filter((figure) => FOLLOWERS.some((one) => one === figure))
    .flatMap((figure) => exits.map((exit) => ({ kind: 'placeByPortal', figure, ...exit })));
  const hers = companion(fable, men);
  const toJoin = state.options.includes('drache')
    ? men.filter((man) => man.seat === seat && isFollower(man) && man !== hers)
    : [];
  const byFairy = toJoin.map(({ x, y, segment }) => ({ kind: 'moveFairy', x, y, segment }));
  expect(legal).toEqual([...free, ...byPortal, ...byFairy, { kind: 'pass' }]);
  seen.spots += free.length;
}

/** The men and what the dragon's set remembers after a move, before anything is scored. */
function afterMove(before: State, seat: Seat, move: Move): { men: readonly Man[]; fable: Fable } {
  const { x, y, tile } = before.placements.at(-1)!;
  const { placements } = before;
  const fable = before.expansions.drache ?? NO_FABLE;
  const men = menOf(before);
  switch (move.kind) {
    case 'placeTile': {
      const { tile } = before.agenda.at(-1) as { tile: string }; // A tile was to be placed.
      return { men, fable: flagsOf(tile).includes('volcano') ? { ...fable, dragon: { x: move.x, y: move.y } } : fable };
    }
    case 'placeFollower':
      expect(flagsOf(tile)).not.toContain('volcano');
      if (move.figure === 'builder') seenOfSets.builders++;
      if (move.figure === 'pig') seenOfSets.pigs++;
      if (move.figure === 'bigFollower') seenOfSets.bigFollowers++;
      return { men: [...men, { seat, figure: move.figure, x, y, segment: move.segment }], fable };
    case 'placeByPortal':
      seenOfSets.portals++;
      return { men: [...men, { seat, figure: move.figure, x: move.x, y: move.y, segment: move.segment }], fable };
    case 'removeKnight': {
      seenOfSets.knights++;
      const left = without(
        placements,
        men,
        (man) => isFollower(man) && man.x === move.x && man.y === move.y && man.segment === move.segment,
      );
      return { men: left, fable: { ...fable, fairy: keepFairy(fable, left) } };
    }
    case 'moveFairy':
      seenOfSets.fairies++;
      return {
        men,
        fable: { ...fable, fairy: { cell: { x: move.x, y: move.y }, with: { seat, segment: move.segment } } },
      };
    case 'moveDragon': {
      const dragon = beyond(fable.dragon!, move.side);
      const left = without(placements, men, (man) => man.x === dragon.x && man.y === dragon.y);
      seenOfSets.eaten += men.length - left.length;
      return { men: left, fable: { dragon, fairy: keepFairy(fable, left) } };
    }
    case 'pass':
      return { men, fable };
  }
}

function checkOutcome(before: State, move: Move, after: State): void {
  const active = before.agenda[0]!.seat;
  const tiles = after.placements;
  const { x, y, tile } = tiles.at(-1)!;
  let { men, fable } = afterMove(before, before.agenda.at(-1)!.seat, move);
  const top = after.agenda.at(-1);
  const isToAct = move.kind === 'placeTile' && (top?.kind === 'action' || top?.kind === 'princess');
  if (move.kind === 'placeTile') {
    expect(top?.kind === 'princess').toBe(knightsBeside(tiles, men).length > 0);
    checkTrigger(before, active, after, isToAct);
  }

  let isWalking = false;
  if (!isToAct && flagsOf(tile).includes('dragon') && fable.dragon !== null) {
    const [, step] = before.agenda;
    const begun = step?.kind === 'dragon' ? [...step.way, fable.dragon] : [fable.dragon];
    const walked = walkOn(tiles, men, begun, fable);
    ({ men, fable, awaits: isWalking } = walked);
    if (isWalking) {
      const seat = (active + walked.way.length - 1) % after.seats;
      expect(after.agenda).toEqual([
        { kind: 'score', seat: active },
        { kind: 'dragon', seat, way: walked.way },
      ]);
    }
    seenOfSets.dragonSteps += walked.way.length - 1;
  }

  const points = [...totals(before)];
  const goods = before.expansions.haendler?.goods.map((held) => ({ ...held })) ?? [];
  const awards = structuredClone(before.expansions.koenig ?? null) as Record<
    'king' | 'robber',
    { seat: number | null; size: number }
  > | null;

  if (!isToAct && !isWalking) {
    const turn = scoreTile(tiles, men, x, y);
    for (const [owner, won] of turn.paid) points[owner]! += won;
    const hers = companion(fable, men);
    if (hers !== undefined && !turn.staying.includes(hers)) {
      points[hers.seat]! += 3;
      seenOfSets.fairyFeatures++;
    }
    seen.scored += turn.paid.size;
    seen.returned += men.length - turn.staying.length;
    men = turn.staying;
    fable = { ...fable, fairy: keepFairy(fable, men) };
    for (const { kind, cells, goods: symbols } of turn.completed) {
      if (kind === 'city' && goods.length > 0) {
        for (const good of GOODS) goods[active]![good] += symbols.filter((one) => one === good).length;
        seenOfSets.goods += symbols.length;
      }
      const award = kind === 'city' ? 'king' : kind === 'road' ? 'robber' : null;
      if (awards === null || award === null || cells.size <= awards[award].size) continue;
      awards[award] = { seat: active, size: cells.size };
      seenOfSets.awards++;
    }
    const back = flagsOf(tile).includes('volcano') ? (before.expansions.drache?.setAside.length ?? 0) : 0;
    const hasTiles = before.stack.length + back > 0;
    const again = hasTiles && isSecondDue(before, active, after, move);
    if (again) seenOfSets.secondParts++;
    const next = again ? active : (active + 1) % after.seats;
    if (after.agenda.length > 0) expect(after.agenda[0]!.seat).toBe(next);
    if (!again && hasTiles && fable.fairy?.with?.seat === next) {
      points[next]! += 1;
      seenOfSets.fairyTurns++;
    }
  }
  checkDrawn(before, after, fable);
  if (after.agenda.length === 0) {
    const won = scoreEnd(after.placements, men, after.seats, after.options.includes('old'));
    for (const [owner, more] of won.entries()) points[owner]! += more;
    const hers = companion(fable, men);
    if (hers !== undefined) {
      points[hers.seat]! += 3;
      seenOfSets.fairyEnds++;
    }
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
  expect(menOf(after)).toEqual(men);
  expect(after.expansions.haendler?.goods ?? []).toEqual(goods);
  expect(after.expansions.koenig ?? null).toEqual(awards);
  const { dragon, fairy } = after.expansions.drache ?? NO_FABLE;
  expect({ dragon, fairy }).toEqual({ dragon: fable.dragon, fairy: fable.fairy });
}

/** What was drawn after this move: tiles that fit nowhere, and dragon tiles before the dragon is in play. */
function checkDrawn(before: State, after: State, { dragon }: Fable): void {
  const map = new Oracle(after.placements);
  for (const { tile } of after.removed.slice(before.removed.length)) {
    expect(map.places(tile).filter((place) => riverGoesOn(after.placements, { tile, ...place }))).toEqual([]);
    seen.removed++;
  }
  const aside = after.expansions.drache?.setAside ?? [];
  seenOfSets.setAside += Math.max(0, aside.length - (before.expansions.drache?.setAside.length ?? 0));
  if (dragon !== null) expect(aside).toEqual([]);
  for (const tile of aside) expect(flagsOf(tile)).toContain('dragon');
  const top = after.agenda.at(-1);
  if (dragon === null && top?.kind === 'placeTile') expect(flagsOf(top.tile)).not.toContain('dragon');
}

/** Rules §11.3: a builder that was there before has got the tile. */
function isJoined(before: State, seat: number, after: State): boolean {
  const { x, y } = after.placements.at(-1)!;
  const builder = menOf(before).find((man) => man.figure === 'builder' && man.seat === seat);
  const map = new Oracle(after.placements);
  return (
    builder !== undefined && map.segmentsAt(x, y).some((_, segment) => standsIn(map.region(x, y, segment), builder))
  );
}

/** Rules §11.3, §14.2: the second part is earned when the tile lies, and only by the first. */
function checkTrigger(before: State, active: number, after: State, isToAct: boolean): void {
  const part = before.expansions.haendler?.part;
  if (part === undefined || !isToAct) return;
  expect(after.expansions.haendler?.part).toBe(part === 'first' && isJoined(before, active, after) ? 'earned' : part);
}

/** Rules §11.3, §14: the same player goes on once the second part is earned, whatever has happened to the builder since. */
function isSecondDue(before: State, active: number, after: State, move: Move): boolean {
  const part = before.expansions.haendler?.part;
  return part === 'earned' || (part === 'first' && move.kind === 'placeTile' && isJoined(before, active, after));
}

const menOf = ({ figures, placements }: State): Man[] =>
  figures.map(({ seat, figure, placement, segment }) => {
    const { x, y } = placements[placement]!;
    return { seat, figure, x, y, segment };
  });

/** Points by seat. */
const totals = (state: State): readonly number[] => carcassonne.scores(state).map(({ points }) => points);
