/** Runs two worlds beside each other and compares all that has reached the viewer, move by move. */
import { Worker } from 'node:worker_threads';
import { add, type Counts, noCounts } from './channels.ts';
import { WORLDS, type World } from './twoLines.ts';
import type { Orders, Report } from './world.ts';

interface Compared {
  /** Positions that the viewer cannot tell apart, and that differ. */
  pairs: number;
  readonly counts: Counts;
  painted: number;
  /** All that members and Discord have done. */
  used: readonly string[];
}

const WORLD = new URL('./world.ts', import.meta.url);

/** Throws where something differs, with what reached whom. */
export async function compareWorlds(orders: Omit<Orders, 'world'>): Promise<Compared> {
  const seen: Compared = { pairs: 0, counts: noCounts(), painted: 0, used: [] };
  const reports: { readonly [W in World]: Report[] } = { real: [], imagined: [] };
  const workers: Worker[] = [];

  function compare(): void {
    for (;;) {
      const {
        real: [one],
        imagined: [other],
      } = reports;
      if (one === undefined || other === undefined) return;
      for (const world of WORLDS) reports[world].shift();
      const leak = differenceOf(one, other);
      if (leak !== null) throw new Error(`${one.where}: what reaches the viewer tells a secret: ${leak}`);
      if (one.failure !== null) throw new Error(`${one.where}: the bot itself fails: ${one.failure}`);
      seen.pairs += Number(one.isPair);
      add(seen.counts, one.counts);
      seen.painted = one.painted;
      seen.used = one.used;
    }
  }

  const run = (world: World): Promise<void> =>
    new Promise((resolve, reject) => {
      const worker = new Worker(WORLD, { workerData: { ...orders, world }, execArgv: [] });
      workers.push(worker);
      worker.on('message', (report: Report) => {
        reports[world].push(report);
        try {
          compare();
        } catch (error) {
          reject(error);
        }
      });
      worker.on('error', reject);
      worker.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`a world has ended with ${code}`))));
    });
  try {
    await Promise.all(WORLDS.map(run));
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
  const [left] = [...reports.real, ...reports.imagined];
  if (seen.counts.metrics === 0) throw new Error('nothing was compared');
  if (left !== undefined) throw new Error(`${left.where}: only one world came here, which tells a secret`);
  return seen;
}

function differenceOf(one: Report, other: Report): string | null {
  if (one.where !== other.where) return `the other world is elsewhere: ${other.where}`;
  const length = Math.max(one.shown.length, other.shown.length);
  for (let index = 0; index < length; index++) {
    const [here, there] = [one.shown[index], other.shown[index]];
    if (here?.what === there?.what && here?.way === there?.way) continue;
    return `${here?.way ?? 'nothing'} and ${there?.way ?? 'nothing'}, ${excerpts(here?.what ?? '', there?.what ?? '')}`;
  }
  return null;
}

/** The first place at which two texts differ, with what is around it. */
function excerpts(one: string, other: string): string {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  const around = (text: string) => text.slice(Math.max(0, at - 120), at + 160);
  return `…${around(one)}… and …${around(other)}…`;
}
