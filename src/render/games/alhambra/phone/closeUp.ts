/** One player's alhambra alone, with all tiles of the reserve. */
import type { Seat } from '../../../../engines/contract.ts';
import { pictureWords } from '../../../../words/alhambra/picture/index.ts';
import type { Picture } from '../../../contract.ts';
import { layerOf, pageOf } from '../../../kit/page.ts';
import type { Subject } from '../subject.ts';
import { alhambraCard, alhambraPanel } from './alhambra.ts';
import { tallHeader } from './header.ts';
import { MARGIN, TOP, WIDTH } from './layout.ts';

const HIGHEST = 900;

export function tallCloseUp(subject: Subject, seat: Seat): Picture {
  const { open, names, letters, locale } = subject;
  const words = pictureWords[locale].closeUp;
  const player = open.players[seat]!;
  const panel = alhambraPanel(subject, seat, TOP, HIGHEST);
  const header = tallHeader({
    ...{ names: [names[seat] ?? ''], sentence: ([name = '']) => words.alhambraOf(name) },
    ...{
      line: words.longestWall(player.wall),
      note: '',
      left: null,
      sign: { party: seat, letter: letters[seat] ?? '' },
    },
  });
  return pageOf(
    WIDTH,
    panel.bottom + MARGIN,
    [header],
    [
      layerOf('card', [alhambraCard(subject, seat, TOP, panel.bottom)]),
      layerOf('wells', panel.ground, true),
      layerOf('alhambra', panel.elements),
    ],
  );
}
