import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/** This many ends of the process within this many ms, because Discord rejected its token, are no mistake of Discord's. */
const MOST = 3;
const WITHIN = 10 * 60_000;

const record = z.array(z.int());

/**
 * Notes in the data folder that the process ends because Discord has rejected its token. Whether it has done so too often:
 * then only the operator can help, and the count begins anew.
 */
export function noteRejection(data: string, now: number): boolean {
  const file = join(data, 'rejected-token.json');
  const times = [...timesIn(file).filter((at) => Math.abs(now - at) < WITHIN), now];
  const isFinal = times.length >= MOST;
  try {
    if (isFinal) rmSync(file, { force: true });
    else writeFileSync(file, `${JSON.stringify(times)}\n`, { mode: 0o600 });
  } catch {
    // The disk may be full: this end is not counted.
  }
  return isFinal;
}

function timesIn(file: string): readonly number[] {
  try {
    return record.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return []; // Missing, or damaged.
  }
}
