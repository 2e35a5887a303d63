import type { Log } from '../kernel/log.ts';
import type { Disk } from '../store/disk.ts';
import type { Space } from '../tables/stored/store.ts';

/** Ms between two checks. */
const INTERVAL = 10_000;

interface DiskWatch {
  stop(): void;
}

/**
 * Keeps the reserve file and logs when disk space runs low.
 *
 * @param onRecovered called when a full disk has room again, so that moves can be played
 */
export function watchDisk(disk: Disk, log: Log, onRecovered: () => Promise<void>, interval = INTERVAL): DiskWatch {
  let before: Space = 'enough';

  async function look(): Promise<void> {
    const space = disk.space();
    const wasFull = before === 'full';
    if (space !== before) report(space);
    before = space;
    await disk.keepReserve();
    if (wasFull && space !== 'full') await onRecovered();
  }

  function report(space: Space): void {
    const fields = { space, bytes: disk.free() };
    if (space === 'enough') log.info(fields, 'disk space recovered');
    else log.error(fields, 'low disk space');
  }

  const lookAgain = () => void look().catch((error: unknown) => log.error({ error }, 'disk check failed'));
  lookAgain();
  const timer = setInterval(lookAgain, interval).unref();
  return { stop: () => clearInterval(timer) };
}
