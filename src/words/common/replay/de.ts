import { speechOf } from '../../speech.ts';
import type { SeenBy } from './contract.ts';
import type { ReplayWords } from './en.ts';

const { number, count } = speechOf('de');

const sawIt = (by: SeenBy): string => (by === null ? 'so wie alle sie gesehen haben' : `so wie ${by} sie gesehen hat`);
const suffix = (seat: number | null): string => (seat === null ? '' : `-platz-${seat}`);

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
    heading: (table, by) => `Alle Züge von Tisch ${table}, ${sawIt(by)}:`,
    fileName: (table, seat) => `zuege-${table}${suffix(seat)}.txt`,
    fileDescription: (table, by) => `Züge von Tisch ${table}, ${sawIt(by)} (Text)`,
    firstLine: (game, table, by) => `${game}, Tisch ${table}: die Partie, ${sawIt(by)}`,
    brackets: () =>
      'In Klammern hinter jedem Zug: seine Notation, vollständig auch bei geheimen Zügen, denn die Partie ist vorbei.',
    seat: (seat, name) => `Platz ${seat}: ${name}`,
    undone: (line) => `[zurückgenommen] ${line}`,
  },
  animation: {
    heading: (game, table, by) =>
      `### Animation · ${game} · Tisch ${table}\n${by === null ? de.everyone() : de.seat(by)}`,
    waiting: (before) =>
      before === 1
        ? 'Gerade wird eine andere Animation gezeichnet. Deine kommt als nächste.'
        : `Vor deiner Animation werden noch ${number(before)} andere gezeichnet.`,
    drawing: (frame, of) => `Bild ${frame} von ${of} wird gezeichnet …`,
    busy: () => 'Deine letzte Animation wird noch gezeichnet.',
    late: () =>
      'Die Animation ist noch nicht fertig, und Discord lässt mich diese Nachricht nur 15 Minuten lang ändern. Bitte fordere sie später noch einmal an.',
    cutOff: () =>
      'Die Animation ist nicht fertig geworden, weil ich abgeschaltet wurde. Bitte fordere sie noch einmal an, sobald ich wieder da bin.',
    fileName: (table, seat) => `wiederholung-${table}${suffix(seat)}.webp`,
    alt: (game, table, frames, by) =>
      `Die Partie „${game}“ an Tisch ${table}, ${sawIt(by)}, vom Anfang bis zum Ende in ${count(frames, 'Bild', 'Bildern')}`,
    note: (frames, isCut) =>
      `-# ${count(frames, 'Bild', 'Bilder')}, ${isCut ? 'nicht jeder Zug' : 'eins für jeden Zug'}`,
  },
};
