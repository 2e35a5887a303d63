/** The badges of those who are ranked. */
import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Party } from '../../../../engines/alhambra/index.ts';
import { type BadgePlace, drawBadge } from '../../../kit/seats.ts';
import { seatMarks } from '../../../kit/theme.ts';
import { drawIcon } from '../art/icons.ts';

/** Paints the badge of a player, or the icon of Dirk. */
export function paintParty(context: SKRSContext2D, party: Party, letter: string, at: BadgePlace): void {
  if (party !== 'dirk') {
    drawBadge(context, seatMarks[party]!, letter, at);
    return;
  }
  const side = Math.round(2.5 * at.radius);
  drawIcon(context, 'dirk', { x: at.x - side / 2, y: at.y - side / 2, width: side, height: side });
}
