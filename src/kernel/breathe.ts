/** Resolves once everything else that is waiting has had its turn: between the parts of long work. */
export const breathe = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Does long work at once, and returns what it comes to. */
export function finished<R>(work: Generator<unknown, R>): R {
  let step = work.next();
  while (step.done !== true) step = work.next();
  return step.value;
}

/** For how long work holds everything else up before it pauses, in ms. */
const SLICE = 5;

/** Does long work with pauses in which everything else has its turn. */
export async function inSlices<R>(work: Generator<unknown, R>): Promise<R> {
  let since = performance.now();
  for (let step = work.next(); ; step = work.next()) {
    if (step.done === true) return step.value;
    if (performance.now() - since < SLICE) continue;
    await breathe();
    since = performance.now();
  }
}
