/** Test files share a process, in any order: what one file counts, the next one must not see. */
let file = 0;

/** A test file begins. */
export function beginFile(): void {
  file++;
}

/** Returns a function that gives what `create` makes, another one in each test file. */
export function perFile<T>(create: () => T): () => T {
  let made = { of: file, what: create() };
  return () => {
    if (made.of !== file) made = { of: file, what: create() };
    return made.what;
  };
}
