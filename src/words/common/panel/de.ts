import { capital } from '../../speech.ts';
import type { PanelWords } from './contract.ts';

export const de: PanelWords = {
  renewed: () => '-# Das war veraltet; das ist der jetzige Schritt.',
  outdated: () => '-# Dieser Knopf ist veraltet. So steht es jetzt.',
  tooLong: () => '-# Dieser Zug hat zu viele Schritte, um gemerkt zu werden. Spiele, was da ist, oder gehe zurück.',
  confirm: (moves) => capital(moves.join('; ')),
  confirmNote: () => 'Letzter Schritt: Noch ist nichts gespielt.',
  givesUp: (moves) => `Das ginge vorher noch: ${moves.join(', ')}.`,
  played: (summary) => `Gespielt: ${summary}`,
  closed: () => 'Geschlossen. Es wurde nichts gespielt; der Schritt bleibt erhalten.',
  choose: (span) => (span === null ? 'Bitte auswählen' : `Bitte auswählen: ${span[0]} bis ${span[1]}`),
  hint: (labels, hint) => `${labels.join(', ')}: ${hint}`,
  page: (page, pages) => `Seite ${page} von ${pages}`,
};
