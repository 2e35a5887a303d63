import { speechOf } from '../../speech.ts';
import type { RowMark } from './contract.ts';
import type { BoardWords } from './en.ts';

const { list } = speechOf('de');

/** Also below the last board, and in `/verify`. */
export const rowOf = ({ row, digits }: RowMark): string => `Zeile ${row} \`${digits}\``;

export const de: BoardWords = {
  began: (name, isRematch) =>
    `-# ${name === null ? '' : `${name} wurde beim Mischen ausgelost und beginnt. `}${isRematch ? 'Alle sitzen wie zuvor, um einen Platz weitergerückt.' : 'Die Plätze folgen der Reihenfolge des Beitritts.'}`,
  status: (awaited, task) => `### ${list(awaited)}, ${task}.`,
  call: (mentions, task) => `${list(mentions)}, ${task}.`,
  note: (table, status, mark) => `-# ${status} · Tisch ${table}${mark === null ? '' : ` · Protokoll: ${rowOf(mark)}`}`,
  shownRow: (mark) => `-# Protokoll: ${rowOf(mark)}`,
  imported: (row) =>
    `-# Importierte Partie${row === null ? '' : `, ab Zeile ${row} des Protokolls weitergespielt`}: Sie zählt nicht.`,
  newRules: () => '-# Während dieser Partie wurden die Regeln korrigiert. Was vorher gespielt wurde, bleibt gültig.',
  botPlays: (names) => `-# Der Bot spielt für ${list(names)}.`,
  resigned: (name, goesOn) => `${name} hat aufgegeben${goesOn ? '; der Bot übernimmt den Platz' : ''}.`,
  more: (lines, where) => {
    const what = (of: string) => (lines === 1 ? `eine ${of} Meldung` : `${lines} ${of} Meldungen`);
    return `… ${{ before: what('frühere'), between: what('weitere'), after: `und ${what('weitere')}` }[where]}`;
  },
  since: () => 'Seit deinem letzten Zug',
  corners: () => '-# Ecken im Bild: verändert seit deinem letzten Zug.',
  marked: (places) => `Mit Ecken markiert, weil seit deinem letzten Zug verändert: ${places.join('; ')}.`,
  morePlaces: (left) => `${left} weitere`,
  replaced: () => '-# Der Spielplan ist weiter unten.',
  paused: (table, goesOn) =>
    `Tisch ${table} ist wegen eines Fehlers pausiert. Wer den Bot betreibt, weiß Bescheid.${goesOn ? ' Sobald der Fehler behoben ist, kommt hier ein neuer Spielplan.' : ''}`,
  movedTo: (channel) => `-# Der Spielplan ist in <#${channel}>.`,
  possible: () => 'Was jetzt möglich ist:',
  onOffer: (answers) => `Zur Wahl: ${answers.join('; ')}.`,
  fileName: (table, seq) => `board-${table}-${seq}.png`,
  threadName: (game, table) => `${game} · ${table}`,
};
