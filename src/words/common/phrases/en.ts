import type { Widened } from '../../contract.ts';
import { speechOf } from '../../speech.ts';
import type { Permission } from './contract.ts';

const { list, count } = speechOf('en');

export const en = {
  /** What Discord calls each permission in this language. */
  permissions: {
    ViewChannel: 'View Channel',
    SendMessages: 'Send Messages',
    SendMessagesInThreads: 'Send Messages in Threads',
    AttachFiles: 'Attach Files',
    ReadMessageHistory: 'Read Message History',
  } satisfies { readonly [R in Permission]: string },
  /** What Discord calls the permission to manage a server. */
  manageServer: 'Manage Server',
  /** A seat whose player’s name is unknown. */
  seat: (seat: number) => `Seat ${seat + 1}`,
  /** How many can play: `2–5 players`. */
  players: (min: number, max: number) => (min === max ? count(min, 'player', 'players') : `${min}–${max} players`),
  /** Whose turn it is; no one's if `awaited` is empty. */
  toMove: (awaited: readonly string[]) => {
    if (awaited.length === 0) return 'No one has to act right now.';
    return awaited.length === 1 ? `It’s ${list(awaited)}’s turn.` : `Waiting for ${list(awaited)}.`;
  },
};

export type Phrases = Widened<typeof en>;
