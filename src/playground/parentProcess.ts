import { z } from 'zod';
import type { ProcessControl } from './pageApi/actions.ts';

/** Messages from the playground's process to its parent (runPlayground.ts), which also runs the bot. */
export type ToParent =
  | { readonly ready: { readonly url: string; readonly apiBase: string; readonly token: string } }
  | { readonly kill: true }
  | { readonly start: true }
  /** Moves the clocks of the playground and the bot forward by this many ms. */
  | { readonly clock: number };

const fromParent = z.union([z.object({ bot: z.enum(['online', 'offline']) }), z.object({ clock: z.int() })]);

/** Messages from the parent: the bot was started or has exited, or the clock is now this many ms ahead in total. */
export type FromParent = z.infer<typeof fromParent>;

/** The channel to the process that forked this one. Throws if there is none. */
export function parentProcess() {
  if (process.send === undefined)
    throw new Error('The playground is started by `npm start`, which also starts the bot.');
  const send = (message: ToParent): void => {
    process.send?.(message);
  };
  return {
    send,
    /** Calls `listener` for each message from the parent. Ignores messages of other forms. */
    listen: (listener: (message: FromParent) => void): void => {
      process.on('message', (message) => {
        const known = fromParent.safeParse(message);
        if (known.success) listener(known.data);
      });
    },
    /** What the page can do to the processes. The parent does it, except for gateway trouble, which is caused here. */
    control: (troubleGateway: ProcessControl['troubleGateway']): ProcessControl => ({
      killBot: () => send({ kill: true }),
      startBot: () => send({ start: true }),
      shiftClock: (ms) => send({ clock: ms }),
      troubleGateway,
    }),
  };
}
