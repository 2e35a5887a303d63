import { closerWords } from '../../../../words/caylus/picture/closer/index.ts';
import type { Picture } from '../../../contract.ts';
import type { Subject } from '../subject.ts';
import { closerPage } from './page.ts';
import type { CloserStyle } from './style.ts';
import { trackPanels } from './tracks.ts';

/** The tracks of royal favors at large. */
export const closeFavors = ({ open, locale }: Subject, style: CloserStyle): Picture =>
  closerPage(style, closerWords[locale].parts.favors, locale, trackPanels(open, style, locale));
