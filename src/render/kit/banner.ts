/** The frame that the banners of all games share: a paper rim with an ink line, and the game's name on a ribbon. */
import type { SKRSContext2D } from '@napi-rs/canvas';
import { onePage, type Picture } from '../contract.ts';
import { type Box, grown } from './geometry.ts';
import { fillBox, isolated, strokeBox } from './page.ts';
import { widthOf, writeNarrowed } from './text.ts';
import { color } from './theme.ts';

/** In pixels; phones show it at half this size or less. */
export const BANNER: Box = { x: 0, y: 0, width: 960, height: 320 };

const RIM = 8;
const LINE = 3;
const OUTER_RADIUS = 26;
const INNER_RADIUS = 18;
/** The area of the motif; nothing important should be under the ribbon, at the lower left. */
const INSIDE = grown(BANNER, -RIM);

const RIBBON = { y: 222, height: 75, left: 40, tail: 60, notch: 26 } as const;
/** The rules along the ribbon's edges. */
const RULE = { inset: 8, width: 2.5, strength: 0.55 } as const;
const OUTLINE = 4;
/** The type sizes of the name, and the room for it in the smallest. */
const SIZES = [56, 50, 44] as const;
const NAME_WIDTH = 460;

/**
 * A game's banner.
 *
 * @param accent the ribbon's color, as `#RRGGBB`
 * @param paintMotif paints the game's picture over all of `BANNER`; it is clipped to the rim
 */
export const bannerOf = (accent: string, name: string, paintMotif: (context: SKRSContext2D) => void): Picture =>
  onePage(`banner ${name}`, BANNER.width, BANNER.height, (context) => {
    fillBox(context, BANNER, color.paper, OUTER_RADIUS);
    isolated(context, () => {
      context.beginPath();
      context.roundRect(INSIDE.x, INSIDE.y, INSIDE.width, INSIDE.height, INNER_RADIUS);
      context.clip();
      isolated(context, () => paintMotif(context));
      paintRibbon(context, accent, name);
    });
    strokeBox(context, INSIDE, color.ink, LINE, INNER_RADIUS);
  });

/** A swallow-tailed ribbon, as long as the name needs. */
function paintRibbon(context: SKRSContext2D, accent: string, name: string): void {
  const { y, height, left, tail, notch } = RIBBON;
  const size = SIZES.find((one) => widthOf(context, name, one, 700) <= NAME_WIDTH) ?? SIZES[SIZES.length - 1]!;
  const end = Math.round(left + Math.min(NAME_WIDTH, widthOf(context, name, size, 700)) + tail);
  const middle = y + height / 2;
  const trace = () => {
    context.beginPath();
    context.moveTo(0, y);
    context.lineTo(end, y);
    context.lineTo(end - notch, middle);
    context.lineTo(end, y + height);
    context.lineTo(0, y + height);
    context.closePath();
  };
  context.lineJoin = 'round';
  trace();
  context.fillStyle = accent;
  context.fill();
  isolated(context, () => {
    trace();
    context.clip();
    context.globalAlpha = RULE.strength;
    context.fillStyle = color.onAccent;
    for (const rule of [y + RULE.inset, y + height - RULE.inset - RULE.width])
      context.fillRect(0, rule, end - notch, RULE.width);
  });
  trace();
  context.lineWidth = OUTLINE;
  context.strokeStyle = color.ink;
  context.stroke();
  const style = { sizes: [size], weight: 700, fill: color.onAccent, width: NAME_WIDTH } as const;
  writeNarrowed(context, name, left, middle - 1, style);
}
