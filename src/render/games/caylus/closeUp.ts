/** Closer looks: a part of the board, one player, or the buildings of which a player chooses one. */

import type { Seat } from '../../../engines/contract.ts';
import { BOARD_PARTS, type BoardPart, TOWN } from '../../../words/caylus/picture/closer/contract.ts';
import type { Picture, Screen, Zoom } from '../../contract.ts';
import { candidates } from './closer/candidates.ts';
import { closeCastle } from './closer/castle.ts';
import { closeFavors } from './closer/favors.ts';
import { closePlayer } from './closer/player.ts';
import { closeRoad } from './closer/road.ts';
import { closeStock } from './closer/stock.ts';
import { type CloserStyle, STYLES } from './closer/style.ts';
import type { Subject } from './subject.ts';

const parts: { readonly [P in BoardPart]: (subject: Subject, style: CloserStyle) => Picture } = {
  road: closeRoad,
  castle: closeCastle,
  favors: closeFavors,
  stock: closeStock,
};

/** What a zoom or a step shows in place of the whole board, or null if that is shown. */
export function closeUp(subject: Subject, zoom: Zoom | null, screen: Screen): Picture | null {
  if (zoom === null) return candidates(subject, STYLES[screen]);
  if ('area' in zoom) return playerCloseUp(subject, zoom.area, screen);
  if (!('part' in zoom)) return null;
  const part = BOARD_PARTS.find((one) => one === zoom.part);
  return part === undefined ? null : parts[part](subject, STYLES[screen]);
}

/** Whether the whole board is shown although the game is over. */
export const showsTown = (zoom: Zoom | null): boolean => zoom !== null && 'part' in zoom && zoom.part === TOWN;

const playerCloseUp = (subject: Subject, seat: Seat, screen: Screen): Picture =>
  closePlayer(subject, seat, STYLES[screen]);
