import { speechOf } from '../../speech.ts';
import type { Phrases } from './en.ts';

const { list, count } = speechOf('de');
const persons = (n: number): string => count(n, 'Person', 'Personen');

export const de: Phrases = {
  permissions: {
    ViewChannel: 'Kanal ansehen',
    SendMessages: 'Nachrichten senden',
    SendMessagesInThreads: 'Nachrichten in Threads senden',
    AttachFiles: 'Dateien anhängen',
    ReadMessageHistory: 'Nachrichtenverlauf anzeigen',
  },
  manageServer: 'Server verwalten',
  seat: (seat) => `Platz ${seat + 1}`,
  players: (min, max) => (min === max ? persons(min) : `${min} bis ${persons(max)}`),
  toMove: (awaited) =>
    awaited.length === 0
      ? 'Niemand ist am Zug.'
      : `Jetzt ${awaited.length === 1 ? 'ist' : 'sind'} ${list(awaited)} am Zug.`,
};
