/** Busts of the King, the Bishop, and the Merchant. */
import { tone } from '../../tones.ts';
import type { Pen } from '../pen.ts';
import { DARK, FAIR, head, RUDDY, shoulders } from './parts.ts';

/** With a crown, a beard, and an ermine collar. */
export function king(pen: Pen): void {
  const { curve, context, shape, disc, flatDisc, flat, stroke } = pen;
  shoulders(pen, '#A02B2B', '#7C1F22');
  // The ermine collar.
  curve(tone.bone, () => {
    context.moveTo(-26, -21);
    context.quadraticCurveTo(0, -34, 26, -21);
    context.lineTo(14, -12);
    context.quadraticCurveTo(0, -18, -14, -12);
  });
  for (const [x, y] of [
    [-17, -19],
    [-9, -23.5],
    [9, -23.5],
    [17, -19],
    [0, -25],
  ] as const)
    flatDisc(tone.ink, x, y, 1.3, 2);
  // Hair behind the head.
  curve(tone.hair, () => {
    context.moveTo(-14, 14);
    context.bezierCurveTo(-17, -4, -14, -14, -9, -15);
    context.lineTo(9, -15);
    context.bezierCurveTo(14, -14, 17, -4, 14, 14);
  });
  head(pen, FAIR, false);
  // The beard, and the mouth on it.
  curve(tone.hair, () => {
    context.moveTo(-12.5, 2);
    context.bezierCurveTo(-12, -16, -5, -19, 0, -19);
    context.bezierCurveTo(5, -19, 12, -16, 12.5, 2);
    context.quadraticCurveTo(6, -2, 0, 0.4);
    context.quadraticCurveTo(-6, -2, -12.5, 2);
  });
  stroke([-3, -5, 0, -5.8, 3, -5], { width: 1.5, color: '#D98E78' });
  // The crown.
  shape(tone.goldLight, [-14, 13, 14, 13, 17, 28, 8, 21, 0, 32, -8, 21, -17, 28]);
  flat(tone.gold, [5, 14, 13.4, 14, 16, 26, 8, 20.5, 5, 24]);
  shape(tone.gold, [-14, 12, 14, 12, 14, 16, -14, 16]);
  disc('#C8402F', 0, 22, 2.2);
}

/** With a miter, a stole, and a crosier. */
export function bishop(pen: Pen): void {
  const { shape, flat, stroke, curve, context, disc } = pen;
  shoulders(pen, tone.bone, '#D9CFB8');
  // The stole.
  shape('#D9A441', [-11, -14, -5, -13, -8, -40, -15, -40]);
  shape('#D9A441', [11, -14, 5, -13, 8, -40, 15, -40]);
  head(pen, DARK);
  // The miter, with its right half in the shade.
  curve(tone.bone, () => {
    context.moveTo(-14, 10);
    context.quadraticCurveTo(-18, 24, 0, 36);
    context.quadraticCurveTo(18, 24, 14, 10);
  });
  context.save();
  context.beginPath();
  context.rect(6, 0, 20, 40);
  context.clip();
  curve('#D9CFB8', () => {
    context.moveTo(-14, 10);
    context.quadraticCurveTo(-18, 24, 0, 36);
    context.quadraticCurveTo(18, 24, 14, 10);
  });
  context.restore();
  flat('#D9A441', [-1.8, 14, 1.8, 14, 1.8, 34, -1.8, 34]);
  flat('#D9A441', [-7, 22, 7, 22, 7, 25.6, -7, 25.6]);
  shape('#D9A441', [-14.4, 9, 14.4, 9, 14.4, 14, -14.4, 14]);
  // The crosier.
  stroke([25, -36, 25, 12], { width: 3, color: tone.brassDark });
  context.beginPath();
  context.arc(19.6, 13, 5.6, 0, Math.PI * 1.35);
  context.lineWidth = 3;
  context.strokeStyle = tone.brassDark;
  context.stroke();
  disc(tone.brass, 25, -4, 2.4);
}

/** With a feathered beret, a mustache, and a gold chain. */
export function merchant(pen: Pen): void {
  const { curve, context, shape, stroke, flat, disc } = pen;
  shoulders(pen, '#3F7A46', '#2E5C35');
  shape(tone.bone, [-9, -12, 9, -12, 6, -21, 0, -16, -6, -21]);
  // The chain.
  stroke([-14, -16, -6, -30, 6, -30, 14, -16], { width: 2.4, color: tone.gold });
  disc(tone.goldLight, 0, -31, 3.6);
  head(pen, RUDDY);
  flat(tone.hair, [-12.4, 9, -9, 9, -10.5, 0, -12.6, 3]);
  // The mustache.
  for (const side of [-1, 1]) {
    curve(tone.hair, () => {
      context.moveTo(0, 0);
      context.quadraticCurveTo(5 * side, 1, 9 * side, -3);
      context.quadraticCurveTo(11 * side, -4, 11 * side, -1);
      context.quadraticCurveTo(10 * side, -7, 4 * side, -4.4);
      context.quadraticCurveTo(1 * side, -3.4, 0, -2.6);
    });
  }
  // The beret.
  curve('#A8322B', () => {
    context.moveTo(-15, 12);
    context.bezierCurveTo(-24, 20, -12, 29, 4, 27);
    context.bezierCurveTo(19, 27, 22, 17, 15, 12);
    context.quadraticCurveTo(0, 17, -15, 12);
  });
  stroke([-15, 12, -8, 14.2, 0, 14.6, 8, 14.2, 15, 12], { width: 2.6, color: '#7C1F22' });
  // The feather.
  curve(tone.bone, () => {
    context.moveTo(11, 17);
    context.bezierCurveTo(18, 22, 30, 26, 31, 36);
    context.bezierCurveTo(20, 37, 12, 30, 11, 17);
  });
  stroke([12, 18, 28, 33], { width: 1.2, color: tone.timber });
}
