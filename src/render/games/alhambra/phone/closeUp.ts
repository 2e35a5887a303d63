/** One player's alhambra alone, with all tiles of the reserve. */
import type { Seat } from '../../../../engines/contract.ts';
import type { Picture } from '../../../contract.ts';
import { layerOf, pageOf } from '../../../kit/page.ts';
import type { Subject } from '../subject.ts';
import { alhambraCard, alhambraPanel } from './alhambra.ts';
import { tallHeader } from './header.ts';
import { MARGIN, TOP, WIDTH } from './layout.ts';

const HIGHEST = 900;

export function tallCloseUp(subject: Subject, seat: Seat): Picture {
  const { open, names, letters, words } = subject;
  const closeUp = words.alhambra.picture.closeUp;
  const player = open.players[seat]!;
  const panel = alhambraPanel(subject, seat, TOP, HIGHEST);
  const header = tallHeader({
    ...{ names: [names[seat] ?? ''], sentence: ([name = '']) => closeUp.alhambraOf(name) },
    ...{
      line: closeUp.longestWall(player.wall),
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
