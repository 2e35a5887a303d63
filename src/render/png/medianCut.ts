/** A color weighted by its number of pixels. */
export interface Shade {
  /** Red, green, blue: 0 to 255, not rounded. */
  readonly at: Triple;
  readonly weight: number;
}
export type Triple = readonly [number, number, number];

interface Group {
  readonly shades: readonly Shade[];
  readonly mean: Triple;
  /** Along each axis: the sum of the squared distances from the mean. */
  readonly spread: Triple;
}

const AXES = [0, 1, 2] as const;

/**
 * Chooses colors that represent all these shades, `most` at most: the group with the largest spread is cut in two
 * across its widest axis until there are enough groups.
 */
export function medianCut(shades: readonly Shade[], most: number): readonly Triple[] {
  if (shades.length === 0 || most === 0) return [];
  const groups = [groupOf(shades)];
  while (groups.length < most) {
    const widest = groups.reduce((best, group) => (widestSpread(group) > widestSpread(best) ? group : best));
    if (widestSpread(widest) === 0) break;
    groups.splice(groups.indexOf(widest), 1, ...cut(widest));
  }
  return groups.map(({ mean }) => mean);
}

function groupOf(shades: readonly Shade[]): Group {
  const weight = shades.reduce((sum, shade) => sum + shade.weight, 0);
  const mean = triple((axis) => shades.reduce((sum, { at, weight: w }) => sum + at[axis] * w, 0) / weight);
  const spread = triple((axis) => shades.reduce((sum, { at, weight: w }) => sum + (at[axis] - mean[axis]) ** 2 * w, 0));
  return { shades, mean, spread };
}

const widestSpread = ({ shades, spread }: Group): number => (shades.length < 2 ? 0 : Math.max(...spread));

/** Cuts a group at the mean of its widest axis; both halves get shades, because that axis has a spread. */
function cut({ shades, mean, spread }: Group): readonly [Group, Group] {
  const axis = AXES.reduce((widest, next) => (spread[next] > spread[widest] ? next : widest));
  const low = shades.filter(({ at }) => at[axis] <= mean[axis]);
  const high = shades.filter(({ at }) => at[axis] > mean[axis]);
  return [groupOf(low), groupOf(high)];
}

const triple = (value: (axis: 0 | 1 | 2) => number): Triple => [value(0), value(1), value(2)];
