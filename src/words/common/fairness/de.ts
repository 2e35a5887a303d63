import { speechOf } from '../../speech.ts';
import { rowOf } from '../board/de.ts';
import type { FairnessWords } from './en.ts';

const { list, count } = speechOf('de');

export const de: FairnessWords = {
  sealed: (seal) => `-# Mischung versiegelt: \`${seal}…\``,
  mixed: (seal, brought) => `-# Mischung versiegelt: \`${seal}…\` · eingemischt: \`${brought}…\``,
  opened: (seal, seed) => `-# Mischung offengelegt: Startwert \`${seed}…\`, Siegel \`${seal}…\``,
  startSeal: (seal) => `-# Siegel: \`${seal}\``,
  startFrozen: (digest) => `-# Plätze, Optionen und Wörter: \`${digest}\``,
  startNumber: () => '-# Zuletzt wird die Nummer dieser Nachricht eingemischt, die vorher niemand kannte.',
  heading: (table) => `### Die Mischung an Tisch ${table}`,
  stillSealed: (isRunning) =>
    `Der Bot hat einen Startwert gezogen, bevor jemand mitspielte, und dessen Siegel veröffentlicht: Ändern lässt er sich nicht mehr. ${
      isRunning
        ? 'Nach der Partie wird er offengelegt, und alle können alles nachrechnen. Eingemischt wurde:'
        : 'Bis zum Start können alle am Tisch ein eigenes Wort beisteuern. Beim Start ruft eine Nachricht alle herbei und zeigt alle Wörter; zuletzt wird die Nummer eingemischt, die Discord dieser Nachricht gibt. Nach der Partie wird der Startwert offengelegt, und alle können alles nachrechnen.'
    }`,
  neverBegan: () => 'Die Partie hat nie begonnen, also wurde nichts gemischt.',
  checks: {
    seal: 'Der Startwert ist der, der beim Eröffnen des Tisches versiegelt wurde.',
    entropy: 'Beim Start wurde eingemischt, was im Protokoll steht.',
    replay: 'Wird mit dem Startwert neu ausgeteilt und alles nachgespielt, endet die Partie genauso.',
    system: 'Jeder Zug, den der Bot für jemanden gemacht hat, wurde so ausgelost, wie es im Protokoll steht.',
  },
  check: (sentence, holds) =>
    holds === null
      ? `– Hier nicht prüfbar (der Tisch stammt aus einer anderen Version): ${sentence}`
      : `${holds ? '✓' : '✗ **Stimmt nicht:**'} ${sentence}`,
  wordErased: (sentence) =>
    `– Nicht mehr prüfbar (jemand hat seine Daten löschen lassen, auch das Wort fürs Mischen): ${sentence}`,
  wordNotKept: (sentence) =>
    `– Hier nicht prüfbar (bei importierten Partien werden die Wörter fürs Mischen nicht gespeichert): ${sentence}`,
  compare: () =>
    'Vergleiche mit der Startnachricht: Ihr Link endet mit der Nummer `start`, und in ihr stehen `commitment` und `frozen`.',
  imported: (origin) =>
    `Dieser Tisch wurde aus einer Datei eröffnet: dem Protokoll eines Tisches mit der Nummer ${origin}. Ausgeteilt habe ich dort nicht; ich kann nur sagen, dass das Protokoll in sich stimmt.`,
  attempts: (times) => (times === 1 ? 'Ein Startversuch ist gescheitert.' : `${times} Startversuche sind gescheitert.`),
  aborted: (times, among) =>
    `Zuletzt beendete Tische auf diesem Server: ${among}. Davon mit dieser Tischleitung nach dem Start abgebrochen: ${times}.`,
  streams: (labels, bySystem) =>
    `Nachgerechnet: ${list([...labels.map((label) => `\`${label}\``), ...(bySystem === 0 ? [] : [count(bySystem, 'Zug des Bots', 'Züge des Bots')])])}.`,
  row: (mark) =>
    `Jetzt im Protokoll: ${rowOf(mark)}. Stehen bei einem Spielplan für diese Zeile andere Ziffern, wurde das Protokoll zurückgesetzt oder verändert.`,
  noRow: (row, newest) =>
    `Im Protokoll gibt es keine Zeile ${row}. Die letzte ist ${rowOf(newest)}. Steht Zeile ${row} bei einem Spielplan, wurde das Protokoll zurückgesetzt.`,
  file: () =>
    '-# Die Datei ist das vollständige Protokoll; die Programme `verify.mjs` und `verify.py` prüfen es unabhängig von uns.',
  fileName: (table) => `table-${table}.json`,
  fileDescription: (table) => `Das Protokoll von Tisch ${table} als JSON`,
  wordForm: {
    title: (table) => `Wort fürs Mischen an Tisch ${table}`,
    label: () => 'Dein eigenes Wort',
    description: () => 'Es wird beim Start eingemischt, und alle können es dann lesen.',
  },
};
