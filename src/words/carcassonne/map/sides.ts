import type { Side } from '../../../engines/carcassonne/index.ts';

/** In the usual order: west to east, north to south, otherwise clockwise. */
export function sidesInOrder(sides: readonly Side[]): readonly Side[] {
  return sides.length === 2 && sides.includes('e') && sides.includes('w') ? ['w', 'e'] : sides;
}
