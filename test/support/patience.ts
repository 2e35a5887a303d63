/** More than this between two looks is not waiting: the machine stood still, or was busy with others; in ms. */
const LONGEST_STEP = 500;

/** Returns a function that says whether there is patience left; of a time in which nobody looked, little is counted. */
export function createPatience(ms: number): () => boolean {
  let left = ms;
  let last = performance.now();
  return () => {
    const now = performance.now();
    left -= Math.min(now - last, LONGEST_STEP);
    last = now;
    return left > 0;
  };
}
