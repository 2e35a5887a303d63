/** Names that have to be short where pictures show them. */
import type { District } from '../../../engines/citadels/index.ts';
import type { CitadelsWords } from '../en.ts';

/** A district's name as it has room in a plot. */
export const shortName = (district: District, { picture, names }: CitadelsWords): string =>
  picture.shortNames[district] ?? names.districts[district];

/** A heading has room for so many names. */
const MOST_NAMED = 3;

/** The names of those of these kinds of moves that a turn can have after its action, each once: the first ones of many. */
export function furtherMoveNames(kinds: readonly unknown[], { picture }: CitadelsWords): readonly string[] {
  const names = Object.entries(picture.furtherMoves);
  const all = new Set(kinds.flatMap((kind) => names.filter(([move]) => move === kind).map(([, name]) => name)));
  return all.size > MOST_NAMED ? [...[...all].slice(0, MOST_NAMED), '…'] : [...all];
}
