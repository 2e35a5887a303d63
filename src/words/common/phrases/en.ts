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
  players: (min, max) => (min === max ? count(min, 'player', 'players') : `${min} to ${max} players`),
  toMove: (awaited) =>
    awaited.length === 0
      ? 'Nobody is to move.'
      : `Now ${list(awaited)} ${awaited.length === 1 ? 'is' : 'are'} to move.`,
};
