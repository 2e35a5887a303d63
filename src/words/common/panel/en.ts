import { capital } from '../../speech.ts';
import type { PanelWords } from './contract.ts';

export const en: PanelWords = {
  renewed: () => '-# That was outdated; this is the present step.',
  outdated: () => '-# This button is out of date. This is how it stands now.',
  tooLong: () => '-# This move has too many steps to be kept. Play what is there, or go back.',
  confirm: (moves) => capital(moves.join('; ')),
  confirmNote: () => 'Last step: nothing has been played yet.',
  givesUp: (moves) => `You could do this first: ${moves.join(', ')}.`,
  played: (summary) => `Played: ${summary}`,
  closed: () => 'Closed. Nothing has been played; the step is kept.',
  choose: (span) => (span === null ? 'Choose one' : `Choose one: ${span[0]} to ${span[1]}`),
  hint: (labels, hint) => `${labels.join(', ')}: ${hint}`,
  page: (page, pages) => `page ${page} of ${pages}`,
};
