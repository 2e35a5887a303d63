import type { Seat } from '../contract.ts';
import { type Atlas, atlas, nodeOf, placementOf } from './atlas.ts';
import type { Cell, Event } from './events.ts';
import { inPlay } from './expansions/index.ts';
import { cellsOf, featureAt, nodesByRoot, segmentAt } from './features.ts';
import { figuresOn, occupied } from './figures.ts';
import { ownersOf, strengthsOf } from './majority.ts';
import { type Placed, type State, withPoints } from './state.ts';

const POINTS_PER_CITY = 3;
const POINTS_PER_CITY_OLD = 4;

/** A farm with farmers on it. */
interface Farm {
  readonly root: number;
  readonly farmers: readonly Placed[];
  /** The completed cities that it touches, by their roots. */
  readonly cities: readonly number[];
}

/** Scores the farms at the end (rules §8.4), by the rule that the options choose. */
export function scoreFarms(state: State, events: Event[]): State {
  const map = atlas(state.placements);
  const nodes = nodesByRoot(map);
  const cellsIn: CellsIn = (root) => cellsOf(map, nodes.get(root)!); // Every feature is there.
  const farms = occupied(state, map, 'field').map((feature) => ({
    root: feature.root,
    farmers: figuresOn(state, map, feature),
    cities: citiesBeside(map, nodes.get(feature.root)!),
  }));
  return state.options.includes('old') ? byCity(state, farms, cellsIn, events) : byFarm(state, farms, cellsIn, events);
}

/** The cells of a farm or city, by its root. */
type CellsIn = (root: number) => readonly Cell[];

/**
 * Rules §8.1: every owner of a farm gets 3 points per city, but each city only once, even with several farms. A bonus
 * goes with one farm (rules §11.4: a player has one pig), whether or not another farm has paid for its cities.
 */
function byFarm(state: State, farms: readonly Farm[], cellsIn: CellsIn, events: Event[]): State {
  const paid = state.players.map(() => new Set<number>());
  let scored = state;
  for (const { root, farmers, cities } of farms) {
    const strengths = strengthsOf(state.seats, farmers);
    const owners = ownersOf(strengths).map((seat) => {
      const due = cities.filter((city) => !paid[seat]!.has(city));
      for (const city of due) paid[seat]!.add(city);
      const bonus = bonusOf(state, farmers, seat) * cities.length;
      const points = POINTS_PER_CITY * due.length + bonus;
      return { seat, cities: due.length, points, ...(bonus > 0 && { bonus }) };
    });
    events.push({
      kind: 'scoredFarm',
      cells: cellsIn(root),
      cities: cities.map(cellsIn),
      strengths,
      owners,
    });
    for (const { seat, points } of owners) scored = withPoints(scored, seat, 'farms', points);
  }
  return scored;
}

/** Rules §8.2, option `old`: for each city, the player with the most farmers on all farms around it gets 4 points. */
function byCity(state: State, farms: readonly Farm[], cellsIn: CellsIn, events: Event[]): State {
  const cities = [...new Set(farms.flatMap((farm) => farm.cities))].sort((a, b) => a - b);
  let scored = state;
  for (const city of cities) {
    const farmers = farms.filter((farm) => farm.cities.includes(city)).flatMap((farm) => farm.farmers);
    const strengths = strengthsOf(state.seats, farmers);
    const owners = ownersOf(strengths);
    const bonuses = owners.flatMap((seat) => {
      const points = bonusOf(state, farmers, seat);
      return points > 0 ? [{ seat, points }] : [];
    });
    events.push({
      ...{ kind: 'scoredFarmers', city: cellsIn(city), strengths, owners, points: POINTS_PER_CITY_OLD },
      ...(bonuses.length > 0 && { bonuses }),
    });
    for (const seat of owners) scored = withPoints(scored, seat, 'farms', POINTS_PER_CITY_OLD);
    for (const { seat, points } of bonuses) scored = withPoints(scored, seat, 'farms', points);
  }
  return scored;
}

/** What the sets add to each city for an owner with these figures on his farms. */
const bonusOf = (state: State, figures: readonly Placed[], seat: Seat): number =>
  inPlay(state.options).reduce((sum, { farmBonus }) => sum + (farmBonus?.(figures, seat) ?? 0), 0);

/** The roots of the completed cities that a farm touches on its own tiles, ascending, without repeats. */
export function citiesBeside(map: Atlas, farm: readonly number[]): readonly number[] {
  const roots = new Set<number>();
  for (const node of farm) {
    const segment = segmentAt(map, node);
    if (segment.kind !== 'field') continue;
    for (const city of segment.cities) {
      const feature = featureAt(map, nodeOf(placementOf(node), city));
      if (feature?.complete) roots.add(feature.root);
    }
  }
  return [...roots].sort((a, b) => a - b);
}
