import { capital } from '../../speech.ts';
import type { PanelWords } from './en.ts';

export const de: PanelWords = {
  renewed: () => '-# Das war veraltet; hier geht es weiter.',
  outdated: () => '-# Dieser Knopf ist veraltet. Hier geht es weiter.',
  tooLong: () => '-# So viele Schritte kann ich mir nicht merken. Spiele die bisherigen oder gehe zurück.',
  confirm: (moves) => capital(moves.join('; ')),
  confirmNote: () => 'Letzter Schritt: Gespielt wird erst, wenn du bestätigst.',
  givesUp: (moves) => `Noch nicht genutzt: ${moves.join(', ')}.`,
  played: (summary) => `Gespielt: ${summary}`,
  closed: () => 'Geschlossen. Gespielt ist noch nichts; dein angefangener Zug bleibt erhalten.',
  choose: (span) => (span === null ? 'Bitte auswählen' : `Bitte auswählen: ${span[0]} bis ${span[1]}`),
  hint: (labels, hint) => `${labels.join(', ')}: ${hint}`,
  page: (page, pages) => `Seite ${page} von ${pages}`,
};
