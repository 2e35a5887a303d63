import type { OpenPlayer } from '../../../../engines/carcassonne/index.ts';
import { type Box, grown } from '../../../kit/geometry.ts';
import type { Element } from '../../../kit/page.ts';
import { type PlayerCardStyle, paintPlayerCard } from '../../../kit/panels.ts';
import { write, writeName } from '../../../kit/text.ts';
import { color, seatMarks } from '../../../kit/theme.ts';
import { accent } from '../accent.ts';
import { paintBadge, paintBlank, stampFigure } from '../map/followers.ts';
import type { Subject } from '../subject.ts';
import { PANEL } from './layout.ts';

export const CARD_STYLE: PlayerCardStyle = {
  ...{ accent, border: 6, outset: 0, band: 11 },
  ...PANEL,
};

/** All followers that a player has in the game. */
const FOLLOWERS = 7;

/** A card for each player: name, points, followers in hand and on the map. */
export function cards(boxes: readonly Box[], { open, names, letters }: Subject): readonly Element[] {
  const active = open.step.kind === 'over' ? null : open.step.seat;
  return open.players.map((player, i) => card(boxes[i]!, player, { names, letters, isActive: player.seat === active }));
}

/**
 * One player's card.
 *
 * @param isActive whether the player is to act
 */
export function card(
  box: Box,
  { seat, points, hand }: OpenPlayer,
  { names, letters, isActive }: Pick<Subject, 'names' | 'letters'> & { readonly isActive: boolean },
): Element {
  const mark = seatMarks[seat]!;
  const [name, letter] = [names[seat] ?? '', letters[seat] ?? ''];
  return {
    // The active player's thick border reaches over the card.
    box: grown(box, 3),
    facts: [name, letter, points, hand, isActive],
    paint(context) {
      paintPlayerCard(context, box, mark, isActive, CARD_STYLE);
      const number = `${points}`;
      write(context, number, box.x + box.width - 20, box.y + 36, { size: 44, weight: 700, align: 'right' });
      paintBadge(context, mark, letter, { x: box.x + 44, y: box.y + 38, radius: 20 });
      const room = box.width - 76 - 20 - 14 - 25 * number.length;
      writeName(context, name, box.x + 76, box.y + 36, { sizes: [28, 25, 22], weight: 700, width: room });
      for (let k = 0; k < FOLLOWERS; k++) {
        const figure = { mark, letter: '', x: box.x + 35 + k * 26, y: box.y + 83, height: 32, isLying: false };
        if (k < hand.follower) stampFigure(context, figure);
        else paintBlank(context, figure);
      }
      const style = { size: 26, weight: 700, fill: color.sideInk, align: 'right' } as const;
      write(context, `×${hand.follower}`, box.x + box.width - 20, box.y + 84, style);
    },
  };
}
