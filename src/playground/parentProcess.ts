import { z } from 'zod';
import type { ProcessControl } from './pageApi/actions.ts';

/** What the process of the playground tells the one that started it. */
export type ToParent =
  | { readonly ready: { readonly url: string; readonly apiBase: string; readonly token: string } }
  | { readonly kill: true }
  | { readonly start: true }
  /** Moves the clock of both processes forward by so many ms. */
  | { readonly clock: number };

const fromParent = z.union([z.object({ bot: z.enum(['online', 'offline']) }), z.object({ clock: z.int() })]);

/** What it is told: that the bot was started or has ended, or by how many ms the clock is ahead now. */
export type FromParent = z.infer<typeof fromParent>;

/** The pipe to the process that started this one with `child_process.fork`. Throws when there is none. */
export function parentProcess() {
  if (process.send === undefined)
    throw new Error('The playground is started by `npm start`, which also starts the bot.');
  const tell = (message: ToParent): void => {
    process.send?.(message);
  };
  return {
    tell,
    /** Calls back for every message of the parent; what is none of ours is ignored. */
    listen: (told: (message: FromParent) => void): void => {
      process.on('message', (message) => {
        const known = fromParent.safeParse(message);
        if (known.success) told(known.data);
      });
    },
    control: (troubleGateway: ProcessControl['troubleGateway']): ProcessControl => ({
      killBot: () => tell({ kill: true }),
      startBot: () => tell({ start: true }),
      shiftClock: (ms) => tell({ clock: ms }),
      troubleGateway,
    }),
  };
}
