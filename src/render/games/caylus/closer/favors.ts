import { closerWords } from '../../../../words/caylus/picture/closer/index.ts';
import type { Picture } from '../../../contract.ts';
import { choicesOf, NO_CHOICES } from '../choices.ts';
import type { Subject } from '../subject.ts';
import { closerPage } from './page.ts';
import type { CloserStyle } from './style.ts';
import { trackPanels } from './tracks.ts';

/** The tracks of royal favors at large; in a panel, with what can be chosen. */
export function closeFavors({ open, locale, step }: Subject, style: CloserStyle): Picture {
  const { levels } = step === null ? NO_CHOICES : choicesOf(open, step);
  return closerPage(style, closerWords[locale].parts.favors, locale, trackPanels(open, style, locale, levels));
}
