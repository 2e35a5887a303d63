/** How many things of each sort a law looked at: none means that it proved nothing, save where a game has none (`…?`). */
export type Seen = Readonly<Record<string, number>>;

/** Counts what a law looks at. */
interface Counter {
  add(what: string, number?: number): void;
  readonly seen: Seen;
}

/** A counter that knows beforehand what it is going to count, so that a zero shows. */
export function counter(...names: readonly string[]): Counter {
  const seen: Record<string, number> = Object.fromEntries(names.map((name) => [name, 0]));
  return {
    seen,
    add(what, number = 1) {
      const before = seen[what];
      if (before === undefined) throw new Error(`nobody said that ${what} would be counted`);
      seen[what] = before + number;
    },
  };
}
