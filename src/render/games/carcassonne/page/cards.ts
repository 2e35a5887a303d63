import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Open, OpenPlayer } from '../../../../engines/carcassonne/index.ts';
import { type Box, grown } from '../../../kit/boxes.ts';
import { fillBox, strokeBox, write } from '../../../kit/canvas.ts';
import type { Item } from '../../../kit/items.ts';
import { writeName } from '../../../kit/text.ts';
import { colour, type SeatMark, seatMarks } from '../../../kit/theme.ts';
import { accent } from '../accent.ts';
import { paintBadge, paintBlank, stampFigure } from '../figures.ts';
import { type Layout, RADIUS } from './layout.ts';

/** All followers that a player has in the game. */
const FOLLOWERS = 7;

/** A card a player: name, points, followers in hand and on the map. */
export function cards(
  { cards: boxes }: Layout,
  open: Open,
  names: readonly string[],
  letters: readonly string[],
): readonly Item[] {
  const active = open.step.kind === 'over' ? null : open.step.seat;
  return open.players.map((player, i) => card(boxes[i]!, player, { names, letters, isActive: player.seat === active }));
}

/** Who is who, by seat, and whether this one is to act. */
interface Holder {
  readonly names: readonly string[];
  readonly letters: readonly string[];
  readonly isActive: boolean;
}

/** One player's card. */
export function card(box: Box, { seat, points, hand }: OpenPlayer, { names, letters, isActive }: Holder): Item {
  const mark = seatMarks[seat]!;
  const [name, letter] = [names[seat] ?? '', letters[seat] ?? ''];
  return {
    // The thick border of the player on turn reaches over the card.
    box: grown(box, 3),
    facts: [name, letter, points, hand, isActive],
    paint(context) {
      paintCard(context, box, mark, isActive);
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
      const style = { size: 26, weight: 700, fill: colour.sideInk, align: 'right' } as const;
      write(context, `×${hand.follower}`, box.x + box.width - 20, box.y + 84, style);
    },
  };
}

/** The empty card with the band in the player's colour; that of the player on turn is bright, with a thick border. */
export function paintCard(context: SKRSContext2D, box: Box, mark: SeatMark, isActive: boolean): void {
  fillBox(context, box, isActive ? colour.active : colour.card, RADIUS);
  context.save();
  context.beginPath();
  context.roundRect(box.x, box.y, box.width, box.height, RADIUS);
  context.clip();
  context.fillStyle = mark.colour;
  context.fillRect(box.x, box.y, 11, box.height);
  context.restore();
  if (isActive) strokeBox(context, box, accent, 6, RADIUS);
  else strokeBox(context, grown(box, -1), colour.line, 2, RADIUS);
}
