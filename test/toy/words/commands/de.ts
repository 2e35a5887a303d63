import type { CommandWords } from './contract.ts';

export const de: CommandWords = {
  subcommands: {
    draw: {
      name: 'ziehen',
      description: 'Ziehe Kerzen',
      options: { count: { name: 'anzahl', description: 'Wie viele' } },
    },
    hang: {
      name: 'hängen',
      description: 'Hänge eine Laterne auf',
      options: {
        place: { name: 'ort', description: 'Wo' },
        cards: { name: 'kerzen', description: 'Die Kerzen, die sie bezahlen' },
      },
    },
    sell: {
      name: 'verkaufen',
      description: 'Verkaufe Perlen',
      options: { beads: { name: 'perlen', description: 'Welche Perlen' } },
    },
    end: { name: 'fertig', description: 'Beende deinen Zug', options: {} },
    answer: {
      name: 'antwort',
      description: 'Öffne die Tür oder schließe sie',
      options: { open: { name: 'öffnen', description: 'Ob du sie öffnest' } },
    },
    bid: {
      name: 'bieten',
      description: 'Biete eine Kerze für den Mond',
      options: { card: { name: 'kerze', description: 'Welche Kerze' } },
    },
  },
};
