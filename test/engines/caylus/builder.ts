import type { BuiltClass } from '../../../src/engines/caylus/index.ts';
import { type Setting, turn } from './support.ts';

/** What lets seat 0 build each class: the printed carpenter, or a building of its own on space 9. */
const BUILDER = { wood: 'road-8', stone: 'w_mason', residence: 'w_lawyer', prestige: 's_architect' } as const;

/** Enough cubes for anything. */
export const EVERYTHING =
  'food+food+food+food+wood+wood+wood+wood+stone+stone+stone+stone+stone+cloth+cloth+cloth+cloth+gold+gold+gold';

/** A residence of seat 0, for a prestige building. */
export const RESIDENCE = ['10 residence 0'];

/** Seat 0 is asked to build something of this class; `workers` and `road` are there besides. */
export function builder(sort: BuiltClass, cubes = EVERYTHING, more: Setting & { readonly deniers?: number } = {}) {
  const { road = [], workers = [], deniers = 20 } = more;
  const own = sort === 'wood' ? [] : [`9 ${BUILDER[sort]} 0`];
  return turn({
    provost: 9,
    ...more,
    road: [...own, ...road],
    workers: [sort === 'wood' ? 'road-8 0' : 'road-9 0', ...workers],
    hands: [{ cubes, deniers }],
  }).pass('pass');
}
