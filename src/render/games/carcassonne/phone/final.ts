/** The end on a phone: the cards, why the winner won, and the points of every feature. */
import type { Carcassonne, Open } from '../../../../engines/carcassonne/index.ts';
import type { Standings } from '../../../../engines/contract.ts';
import type { Picture, Scene } from '../../../contract.ts';
import { layerOf, pageOf } from '../../../kit/page.ts';
import { lettersOf } from '../../../kit/seats.ts';
import { CARD_TYPE, finalCards } from '../final/cards.ts';
import { reason } from '../final/reason.ts';
import { reckoningOf } from '../final/reckoning.ts';
import { list, listHeight } from '../final/table.ts';
import { isNone, outOfStack } from '../page/outOfStack.ts';
import type { Subject } from '../subject.ts';
import { outOfStackBox } from './boxes.ts';
import { header } from './header.ts';
import { GAP, INNER, MARGIN, REMOVED, TOP, WIDTH } from './layout.ts';

const CARD = 92;
const REASON = 60;

/** The final picture without the map, which has no room beside legible text. */
export function phoneFinal(open: Open, { names, words }: Scene<Carcassonne>, standings: Standings): Picture {
  const subject: Subject = { open, names, letters: lettersOf(names), words };
  const reckoning = reckoningOf(open);
  let top = TOP;
  const next = (height: number) => {
    const box = { x: MARGIN, y: top, width: INNER, height };
    top += height + GAP;
    return box;
  };
  const cards = standings.map(() => next(CARD));
  const below =
    reckoning === null
      ? []
      : [
          reason(next(REASON), subject, standings, { sizes: [36, 32, 28], hasKey: false }),
          ...list(next(listHeight(reckoning)), subject, reckoning),
        ];
  const tiles = outOfStack(open);
  const removed = isNone(tiles) ? [] : [outOfStackBox(next(REMOVED), tiles, words)];
  return pageOf(
    WIDTH,
    top - GAP + MARGIN,
    [header(subject)],
    [
      layerOf('cards', finalCards(cards, CARD_TYPE.phone, subject, standings, reckoning)),
      layerOf('reckoning', [...below, ...removed]),
    ],
  );
}
