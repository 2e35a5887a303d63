import { speechOf } from '../../speech.ts';
import type { Phrases } from './contract.ts';

const { list, count } = speechOf('en');

export const en: Phrases = {
  permissions: {
    ViewChannel: 'View Channel',
    SendMessages: 'Send Messages',
    SendMessagesInThreads: 'Send Messages in Threads',
    AttachFiles: 'Attach Files',
    ReadMessageHistory: 'Read Message History',
  },
  manageServer: 'Manage Server',
  seat: (seat) => `Seat ${seat + 1}`,
  players: (min, max) => (min === max ? count(min, 'player', 'players') : `${min}–${max} players`),
  toMove: (awaited) => {
    if (awaited.length === 0) return 'No one has to act right now.';
    return awaited.length === 1 ? `It’s ${list(awaited)}’s turn.` : `Waiting for ${list(awaited)}.`;
  },
};
