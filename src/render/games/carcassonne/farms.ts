/** Which fields of which tiles make one farm, and whose it is. */
import {
  type Atlas,
  atlas,
  featureAt,
  nodeOf,
  nodesOf,
  type Open,
  ownersOf,
  placementOf,
  rootOf,
  segmentAt,
  segmentOf,
  tileKind,
} from '../../../engines/carcassonne/index.ts';
import { seatMarks } from '../../kit/theme.ts';
import type { Hatched } from './map/hatch.ts';
import type { World } from './map/world.ts';

/** All fields of the farm that contains this field. */
export function farmOf(
  { placements }: Open,
  world: World,
  { placement, segment }: { readonly placement: number; readonly segment: number },
  colors: readonly string[],
  lean: 1 | -1,
): readonly Hatched[] {
  const map = atlas(placements);
  const farm = featureAt(map, nodeOf(placement, segment));
  if (farm === null) return [];
  return nodesOf(map, farm).map((node) => ({
    tile: world.tiles[placementOf(node)]!,
    segment: segmentOf(node),
    colors,
    lean,
  }));
}

/** All farms with farmers, in the colors of their owners. */
export function ownedFarms(open: Open, world: World): readonly Hatched[] {
  const { placements, figures } = open;
  const map = atlas(placements);
  const farmers = figures.flatMap(({ x, y, seat, segment }) => {
    const placement = placements.findIndex((one) => one.x === x && one.y === y);
    const isFarmer = tileKind(placements[placement]!.tile).segments[segment]?.kind === 'field';
    return isFarmer ? [{ seat, placement, segment, root: rootOf(map, nodeOf(placement, segment)) }] : [];
  });
  return [...Map.groupBy(farmers, ({ root }) => root).values()].flatMap((there, i) => {
    const seats = [...new Set(there.map(({ seat }) => seat))].sort();
    const strengths = seats.map((seat) => ({ seat, strength: there.filter((one) => one.seat === seat).length }));
    const colors = ownersOf(strengths).map((seat) => seatMarks[seat]!.color);
    return farmOf(open, world, there[0]!, colors, i % 2 === 0 ? 1 : -1);
  });
}

/** How many completed cities these fields touch. */
export function completeCitiesBeside(map: Atlas, fields: readonly number[]): number {
  const roots = fields.flatMap((node) => {
    const segment = segmentAt(map, node);
    if (segment.kind !== 'field') return [];
    const cities = segment.cities.map((city) => featureAt(map, nodeOf(placementOf(node), city)));
    return cities.flatMap((city) => (city?.complete ? [city.root] : []));
  });
  return new Set(roots).size;
}
