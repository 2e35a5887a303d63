import type { Log } from '../kernel/log.ts';
import type { Disk } from '../store/disk.ts';
import type { Space } from '../tables/store.ts';

/** How often the disk is looked at, in ms. */
const INTERVAL = 10_000;

export interface DiskWatch {
  stop(): void;
}

/**
 * Keeps the reserve and tells the operator when the disk fills up. `roomAgain` is called when moves can be played again
 * after they could not.
 */
export function watchDisk(disk: Disk, log: Log, roomAgain: () => Promise<void>, interval = INTERVAL): DiskWatch {
  let before: Space = 'enough';

  async function look(): Promise<void> {
    const space = disk.space();
    const wasFull = before === 'full';
    if (space !== before) tell(space);
    before = space;
    await disk.keepReserve();
    if (wasFull && space !== 'full') await roomAgain();
  }

  function tell(space: Space): void {
    const fields = { space, bytes: disk.free() };
    if (space === 'enough') log.info(fields, 'there is room on the disk again');
    else log.error(fields, 'the disk is filling up');
  }

  const lookAgain = () =>
    void look().catch((error: unknown) => log.error({ error }, 'the disk could not be looked at'));
  lookAgain();
  const timer = setInterval(lookAgain, interval).unref();
  return { stop: () => clearInterval(timer) };
}
