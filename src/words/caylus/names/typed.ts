/** How people type amounts in any language. */

/** A cube as it was typed, and how many of it. */
export interface TypedCube {
  readonly name: string;
  readonly count: number;
}

/** Splits cubes that were typed: `food + 2 wood`, `食料と木材2個`; null if a part has no name. */
export function splitCubes(typed: string): readonly TypedCube[] | null {
  const parts = typed
    .normalize('NFKC')
    .split(/[+,、;&と]|\s(?:and|und)\s/i)
    .map((part) => /^\s*(\d*)\s*(\D+?)\s*(\d*)\s*個?\s*$/.exec(part));
  const cubes = parts.flatMap((found) =>
    found === null ? [] : [{ name: found[2] ?? '', count: Number(found[1] || found[3] || 1) }],
  );
  return cubes.length < parts.length ? null : cubes;
}
