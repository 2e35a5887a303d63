import type { Disk } from '../store/disk.ts';
import type { Space } from '../tables/store.ts';
import type { Log } from './log.ts';

/** How often the disk is looked at, in ms. */
const INTERVAL = 10_000;

interface DiskWatch {
  stop(): void;
}

/**
 * Keeps the reserve and tells the operator when the disk fills up. `roomAgain` is called when moves can be played again
 * after they could not.
 */
export function watchDisk(disk: Disk, log: Log, onRecovered: () => Promise<void>, interval = INTERVAL): DiskWatch {
  let before: Space = 'enough';

  async function look(): Promise<void> {
    const space = disk.space();
    const wasFull = before === 'full';
    if (space !== before) tell(space);
    before = space;
    await disk.keepReserve();
    if (wasFull && space !== 'full') await onRecovered();
  }

  function tell(space: Space): void {
    const fields = { space, bytes: disk.free() };
    if (space === 'enough') log.info(fields, 'disk space recovered');
    else log.error(fields, 'low disk space');
  }

  const lookAgain = () => void look().catch((error: unknown) => log.error({ error }, 'disk check failed'));
  lookAgain();
  const timer = setInterval(lookAgain, interval).unref();
  return { stop: () => clearInterval(timer) };
}
