import { speechOf } from '../../speech.ts';
import type { BoardWords } from './contract.ts';

const { list } = speechOf('de');

export const de: BoardWords = {
  began: (name) =>
    `-# Die Plätze folgen der Reihenfolge des Mitspielens; dass ${name} beginnt, wurde beim Mischen gezogen.`,
  status: (awaited, task) => `### ${list(awaited)}, ${task}.`,
  call: (mentions, task) => `${list(mentions)}, ${task}.`,
  note: (table, status) => `-# ${status} · Tisch ${table}`,
  newRules: () => `-# Die Regeln wurden während dieser Partie berichtigt. Was vorher gespielt wurde, bleibt.`,
  botPlays: (names) => `-# Der Bot spielt für ${list(names)}.`,
  resigned: (name, goesOn) => `${name} hat aufgegeben${goesOn ? '; der Bot spielt an diesem Platz weiter' : ''}.`,
  since: () => 'Seit deinem letzten Zug',
  replaced: () => '-# Der Spielplan ist weiter unten.',
  movedTo: (channel) => `-# Der Spielplan ist in <#${channel}>.`,
  possible: () => 'Was jetzt möglich ist:',
  onOffer: (answers) => `Zur Wahl: ${answers.join('; ')}.`,
  fileName: (table, seq) => `board-${table}-${seq}.png`,
  threadName: (game, table) => `${game} · ${table}`,
};
