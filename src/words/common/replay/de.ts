import { speechOf } from '../../speech.ts';
import type { ReplayWords } from './contract.ts';

const { number, count } = speechOf('de');

export const de: ReplayWords = {
  heading: (game, table) => `### Wiederholung · ${game} · Tisch ${table}`,
  step: (step, of) => `Schritt ${number(step)} von ${number(of)}`,
  everyone: () => 'So haben es alle gesehen',
  seat: (name) => `So hat es ${name} gesehen`,
  nothing: () => 'Davon war von hier aus nichts zu sehen.',
  running: (table) =>
    `Die Partie an Tisch ${table} läuft noch. Wenn sie vorbei ist, kannst du sie noch einmal ansehen; \`/log\` zeigt die bisherigen Züge.`,
  neverBegan: (table) => `An Tisch ${table} wurde nicht gespielt, es gibt also nichts anzusehen.`,
  unreadable: (table) =>
    `Das Protokoll von Tisch ${table} lässt sich nicht nachspielen: Es ist beschädigt, oder die Regeln haben sich seitdem geändert. Als Datei bekommst du es weiterhin mit \`/verify\`.`,
  moves: {
    heading: (table) => `Alle Züge von Tisch ${table}, so wie du sie gesehen hast:`,
    fileName: (table) => `zuege-${table}.txt`,
    fileDescription: (table) => `Zugliste von Tisch ${table} (Text)`,
    title: (game, table) => `${game}, Tisch ${table}`,
    seat: (seat, name) => `Platz ${seat}: ${name}`,
    undone: (line) => `[zurückgenommen] ${line}`,
  },
  animation: {
    heading: (game, table) => `### Animation · ${game} · Tisch ${table}`,
    waiting: () => 'Gerade wird eine andere Animation gezeichnet. Deine kommt als nächste.',
    drawing: (frame, of) => `Bild ${frame} von ${of} wird gezeichnet …`,
    busy: () => 'Deine letzte Animation wird noch gezeichnet.',
    fileName: (table) => `wiederholung-${table}.webp`,
    alt: (game, table, frames) =>
      `Die Partie ${game} an Tisch ${table} vom Anfang bis zum Ende in ${count(frames, 'Bild', 'Bildern')}`,
    note: (frames, isCut) =>
      `-# ${count(frames, 'Bild', 'Bilder')}, ${isCut ? 'nicht jeder Zug' : 'eins für jeden Zug'}`,
  },
};
