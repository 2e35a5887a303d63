import os from 'node:os';

/** Gets about a third of a contended processor. */
const NICENESS = 5;

/**
 * Lowers the priority of the calling thread. Only Linux supports that; elsewhere it would affect the whole process, so
 * nothing is changed.
 *
 * @returns whether it worked; the system can forbid it, which only costs time
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
