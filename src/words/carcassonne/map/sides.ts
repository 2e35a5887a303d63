import type { Side } from '../../../engines/carcassonne/index.ts';

/** As people say them: from west to east, from north to south, else clockwise. */
export function sidesInOrder(sides: readonly Side[]): readonly Side[] {
  return sides.length === 2 && sides.includes('e') && sides.includes('w') ? ['w', 'e'] : sides;
}
