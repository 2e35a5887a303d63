import { capital } from '../../speech.ts';
import type { PanelWords } from './contract.ts';

export const en: PanelWords = {
  renewed: () => '-# You’re back at the current step.',
  outdated: () => '-# That button is out of date. Here’s the current step.',
  tooLong: () => '-# This move has too many steps to save. Play what you have, or go back.',
  confirm: (moves) => capital(moves.join('; ')),
  confirmNote: () => 'Nothing is final until you confirm.',
  givesUp: (moves) => `You can still do this first: ${moves.join(', ')}.`,
  played: (summary) => `Done: ${summary}`,
  closed: () => 'Closed. Your unfinished move is saved.',
  choose: (span) => (span === null ? 'Choose one' : `Choose one: ${span[0]} to ${span[1]}`),
  hint: (labels, hint) => `${labels.join(', ')}: ${hint}`,
  page: (page, pages) => `Page ${page} of ${pages}`,
};
