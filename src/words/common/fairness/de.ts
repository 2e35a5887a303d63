import { speechOf } from '../../speech.ts';
import type { FairnessWords } from './contract.ts';

const { list, count } = speechOf('de');

export const de: FairnessWords = {
  sealed: (seal) =>
    `-# Mischen versiegelt: \`${seal}…\` · \`/join wort:\` gibt ein eigenes Wort dazu · \`/verify\` zeigt alles`,
  mixed: (seal, brought) =>
    `-# Mischen versiegelt: \`${seal}…\` · eingemischt: \`${brought}…\` · \`/verify\` zeigt alles`,
  opened: (seal, seed) =>
    `-# Das Mischen ist offen: Startwert \`${seed}…\`, Siegel \`${seal}…\` · \`/verify\` zeigt alles und rechnet es nach`,
  heading: (table) => `### Das Mischen an Tisch ${table}`,
  stillSealed: (isRunning) =>
    isRunning
      ? 'Der Startwert ist bis zum Ende der Partie versiegelt; dann lässt sich alles nachrechnen. Das wurde eingemischt:'
      : 'Der Startwert ist bis zum Ende der Partie versiegelt. Beim Start wird das hier eingemischt, wie es dann ist:',
  neverBegan: () => 'Die Partie hat nie begonnen: Es wurde nichts gemischt.',
  checks: {
    seal: 'Der Startwert ist der, der beim Eröffnen des Tisches versiegelt wurde.',
    entropy: 'Was die Mitspielenden mitgebracht haben, wurde beim Start eingemischt.',
    replay: 'Aus dem Startwert neu ausgeteilt und nachgespielt, endet die Partie in derselben Stellung.',
    system: 'Jeder Zug, den der Bot für jemanden gemacht hat, ist der ausgeloste.',
  },
  check: (sentence, holds) =>
    holds === null
      ? `– Lässt sich hier nicht prüfen, der Tisch stammt aus einer anderen Version: ${sentence}`
      : `${holds ? '✓' : '✗ **Stimmt nicht:**'} ${sentence}`,
  streams: (labels, bySystem) =>
    `Nachgerechnet: ${list([...labels.map((label) => `\`${label}\``), ...(bySystem === 0 ? [] : [count(bySystem, 'Zug des Bots', 'Züge des Bots')])])}.`,
  file: () =>
    '-# Die Datei ist das Protokoll, wie es ist; die Programme `verify.mjs` und `verify.py` prüfen es ohne uns.',
  fileName: (table) => `table-${table}.json`,
  fileDescription: (table) => `Das Protokoll von Tisch ${table} als JSON`,
  wordForm: {
    title: (table) => `Mitspielen an Tisch ${table}`,
    label: () => 'Ein eigenes Wort fürs Mischen',
    description: () => 'Es wird beim Start eingemischt, und alle können es dann lesen.',
  },
};
