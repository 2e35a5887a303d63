import type { Building } from '../../../../../engines/alhambra/index.ts';
import type { Pen } from '../pen.ts';
import { arcades } from './arcades.ts';
import { chambers } from './chambers.ts';
import { garden } from './garden.ts';
import { pavilion } from './pavilion.ts';
import { seraglio } from './seraglio.ts';
import { tower } from './tower.ts';

/**
 * The drawings of each building, in a frame 100 units wide: x from −50 to 50, y upward from the foot at 0 to about 78.
 * Each tile shows one of them.
 */
export const buildings: { readonly [B in Building]: readonly ((pen: Pen) => void)[] } = {
  ...{ pavilion, seraglio, arcades, chambers, garden, tower },
};
