import type { Picture } from '../../../contract.ts';
import { choicesOf, NO_CHOICES } from '../choices.ts';
import type { Subject } from '../subject.ts';
import { closerPage } from './page.ts';
import type { CloserStyle } from './style.ts';
import { trackPanels } from './tracks.ts';

/** The tracks of royal favors at large; in a panel, with what can be chosen. */
export function closeFavors({ open, words, step }: Subject, style: CloserStyle): Picture {
  const { levels } = step === null ? NO_CHOICES : choicesOf(open, step);
  return closerPage(style, words.caylus.closer.parts.favors, words, trackPanels(open, style, words, levels));
}
