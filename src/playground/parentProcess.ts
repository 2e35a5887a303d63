import { z } from 'zod';
import type { ProcessControl } from './pageApi/actions.ts';

/** Messages from the playground's process to the parent that started it. */
export type ToParent =
  | { readonly ready: { readonly url: string; readonly apiBase: string; readonly token: string } }
  | { readonly kill: true }
  | { readonly start: true }
  /** Moves the clock of both processes forward by this many ms. */
  | { readonly clock: number };

const fromParent = z.union([z.object({ bot: z.enum(['online', 'offline']) }), z.object({ clock: z.int() })]);

/** Messages from the parent: the bot started or ended, or the clock is now ahead by this many ms. */
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
    /** Calls `listener` for every message from the parent. Ignores unknown ones. */
    listen: (listener: (message: FromParent) => void): void => {
      process.on('message', (message) => {
        const known = fromParent.safeParse(message);
        if (known.success) listener(known.data);
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
