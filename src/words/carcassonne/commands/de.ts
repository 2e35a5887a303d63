import { de as names } from '../names/de.ts';
import type { CommandWords } from './en.ts';

const turned = names.turned;

export const de: CommandWords = {
  subcommands: {
    place: {
      name: 'legen',
      description: 'Lege dein Plättchen und setze, wenn du magst, einen Gefolgsmann darauf',
      options: {
        at: { name: 'feld', description: 'Wohin das Plättchen kommt: ein erlaubtes Feld wie (1, 0)' },
        rotation: {
          name: 'drehung',
          description: 'Wie weit es im Uhrzeigersinn gedreht wird; unnötig, wenn nur eine Drehung passt',
        },
        follower: {
          name: 'gefolgsmann',
          description: 'Wohin auf dem Plättchen ein Gefolgsmann kommt; ohne Angabe keiner',
        },
      },
    },
    figure: {
      name: 'figur',
      description: 'Nach deinem Plättchen: setze eine Figur ein, versetze die Fee oder wähle einen Ritter',
      options: {
        what: {
          name: 'was',
          description: 'Eine Stelle wie A oder (3, −2) B, ein Gefolgsmann für die Fee, ein Ritter oder nobody',
        },
      },
    },
    dragon: {
      name: 'drache',
      description: 'Bewege den Drachen einen Schritt weiter',
      options: { to: { name: 'richtung', description: 'Wohin er geht: nach Norden, Osten, Süden oder Westen' } },
    },
    stack: {
      name: 'stapel',
      description: 'Welche Plättchen noch kommen und welche beiseiteliegen',
      options: {},
    },
  },
  suggestions: {
    place: (cell, rotation, outlook) => `${cell} ${turned(rotation)}${outlook === '' ? '' : `: ${outlook}`}`,
    rotation: (degrees) => `${degrees}°`,
  },
};
