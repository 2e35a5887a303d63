import type { Point } from '../../../kit/geometry.ts';
import { churchesOf } from './cloisters.ts';
import { type Fields, fieldsOf } from './fields.ts';
import { buildingsOf } from './houses.ts';
import type { Standing } from './pen.ts';
import { standingPlants } from './plants.ts';
import { milestones } from './roads.ts';
import { cobblesOf, gatesOf } from './walls.ts';
import type { WorldTile } from './world.ts';

/** What grows and stands on a tile at its position. */
export interface Growth {
  readonly fields: Fields;
  readonly standing: readonly Standing[];
  /** By city. */
  readonly cobbles: readonly (readonly Point[])[];
}

const MOST = 1500;
const known = new Map<string, Growth>();

/** Computed once, because a tile's neighbors ask for it too. */
export function growthOf(tile: WorldTile): Growth {
  const key = `${tile.x} ${tile.y} ${tile.key}`;
  const found = known.get(key);
  if (found) return found;
  const fields = fieldsOf(tile);
  const standing = [
    ...standingPlants(fields.plants),
    ...buildingsOf(tile),
    ...churchesOf(tile),
    ...milestones(tile),
    ...gatesOf(tile),
  ];
  const growth = { fields, standing, cobbles: cobblesOf(tile) };
  if (known.size >= MOST) known.clear();
  known.set(key, growth);
  return growth;
}

export const standingOn = (tile: WorldTile): readonly Standing[] => growthOf(tile).standing;
