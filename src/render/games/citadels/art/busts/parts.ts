/** What all busts have: shoulders and a face. Busts fit in a disc of radius 36 around the origin, y up. */
import { tone } from '../../tones.ts';
import type { Pen } from '../pen.ts';

interface Skin {
  readonly light: string;
  readonly shade: string;
}
export const FAIR: Skin = { light: tone.skin, shade: tone.skinShade };
export const DARK: Skin = { light: tone.skinDark, shade: tone.skinDarkShade };
export const RUDDY: Skin = { light: '#DDA878', shade: '#BF8656' };

/** Shoulders of cloth with their right side in the shade. */
export function shoulders({ curve, context, flat }: Pen, fill: string, dark: string): void {
  const cloth = () => {
    context.moveTo(-34, -40);
    context.bezierCurveTo(-32, -20, -18, -15, -8, -13);
    context.lineTo(8, -13);
    context.bezierCurveTo(18, -15, 32, -20, 34, -40);
  };
  curve(fill, cloth);
  context.save();
  context.beginPath();
  cloth();
  context.clip();
  flat(dark, [10, -10, 40, -10, 40, -42, 14, -42]);
  context.restore();
}

export function head({ disc, flatDisc, context, flat, stroke }: Pen, { light, shade }: Skin, withMouth = true): void {
  flat(shade, [-6, -18, 6, -18, 6, -6, -6, -6]);
  disc(light, 0, 4, 12.5, 15);
  context.save();
  context.beginPath();
  context.ellipse(0, 4, 12, 14.5, 0, 0, 2 * Math.PI);
  context.clip();
  flat(shade, [7, 20, 14, 20, 14, -12, 4, -12, 8, 0]);
  context.restore();
  for (const x of [-4.6, 4.6]) flatDisc(tone.ink, x, 5.5, 1.5, 1.8);
  if (withMouth) stroke([-3, -3.6, 0, -4.4, 3, -3.6], { width: 1.3 });
}
