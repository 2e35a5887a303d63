import { speechOf } from '../../speech.ts';
import type { FairnessWords } from './contract.ts';

const { list, count } = speechOf('de');

export const de: FairnessWords = {
  sealed: (seal) => `-# Mischen versiegelt: \`${seal}…\``,
  mixed: (seal, brought) => `-# Mischen versiegelt: \`${seal}…\` · eingemischt: \`${brought}…\``,
  opened: (seal, seed) => `-# Das Mischen ist offen: Startwert \`${seed}…\`, Siegel \`${seal}…\``,
  heading: (table) => `### Das Mischen an Tisch ${table}`,
  stillSealed: (isRunning) =>
    `Der Bot hat einen Startwert gezogen, bevor jemand mitspielte, und dessen Siegel veröffentlicht: Er kann ihn nicht mehr ändern. ${
      isRunning
        ? 'Nach dem Ende der Partie wird der Startwert offen, und alle können alles nachrechnen. Das wurde eingemischt:'
        : 'Beim Start wird eingemischt, was die Mitspielenden mitbringen; wer hier sitzt, kann ein Wort dazugeben. Nach dem Ende der Partie wird der Startwert offen, und alle können alles nachrechnen. Bisher gibt es:'
    }`,
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
