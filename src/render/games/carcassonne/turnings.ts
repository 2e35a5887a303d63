import { atlas, fittingPlaces, type Open, type Rotation } from '../../../engines/carcassonne/index.ts';

/** By cell (`x,y`): the turnings in which the tile at hand fits there; empty when none is to be placed. */
export function turningsOf({ step, placements }: Open): ReadonlyMap<string, readonly Rotation[]> {
  const found = new Map<string, Rotation[]>();
  if (step.kind !== 'placeTile') return found;
  for (const { x, y, rotation } of fittingPlaces(atlas(placements), step.tile)) {
    const key = `${x},${y}`;
    const there = found.get(key);
    if (there) there.push(rotation);
    else found.set(key, [rotation]);
  }
  return found;
}
