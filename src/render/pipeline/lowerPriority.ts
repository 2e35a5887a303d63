import os from 'node:os';

/** A third of the processor where others want it too. */
const NICENESS = 5;

/**
 * Lets other threads of the process go first. On Linux this is said of the calling thread alone; elsewhere it would hold
 * for all of the process and is left.
 *
 * @returns whether it was said: a system may forbid it, and then nothing is lost but time
 */
export function lowerPriority(
  { platform }: Pick<NodeJS.Process, 'platform'> = process,
  { getPriority, setPriority }: Pick<typeof os, 'getPriority' | 'setPriority'> = os,
): boolean {
  if (platform !== 'linux') return false;
  try {
    setPriority(Math.max(getPriority(), NICENESS));
    return true;
  } catch {
    return false;
  }
}
