/** The Architect and the Warlord. */
import { tone } from '../../tones.ts';
import type { Pen } from '../pen.ts';
import { FAIR, head, RUDDY, shoulders } from './parts.ts';

/** With a cap over tied hair, and compasses. */
export function architect(pen: Pen): void {
  const { curve, context, shape, stroke, disc, flat } = pen;
  shoulders(pen, '#7A6A58', '#5E5042');
  shape(tone.bone, [-9, -13, 9, -13, 4, -20, -4, -20]);
  disc('#8A4B2A', -13, -4, 5, 7);
  curve('#8A4B2A', () => {
    context.moveTo(-14, 14);
    context.bezierCurveTo(-17, 0, -14, -8, -10, -10);
    context.lineTo(10, -10);
    context.bezierCurveTo(14, -8, 16, 0, 14, 14);
  });
  head(pen, FAIR);
  curve('#8A4B2A', () => {
    context.moveTo(-13, 12);
    context.quadraticCurveTo(-12, 5, -6, 11);
    context.quadraticCurveTo(4, 14, 13, 8);
    context.lineTo(13, 16);
    context.lineTo(-13, 16);
  });
  curve('#B5532A', () => {
    context.moveTo(-15, 13);
    context.bezierCurveTo(-15, 29, 15, 29, 15, 13);
  });
  flat('#8F3F1F', [4, 14, 14.4, 14, 11, 22, 5, 24.6]);
  shape('#D98A5B', [-16.5, 11, 16.5, 11, 16.5, 15, -16.5, 15]);
  // The compasses, open over the shoulder.
  stroke([24, 14, 16, -26], { width: 3.4, color: tone.ink });
  stroke([24, 14, 32, -24], { width: 3.4, color: tone.ink });
  stroke([24, 14, 16, -26], { width: 1.7, color: tone.brass });
  stroke([24, 14, 32, -24], { width: 1.7, color: tone.brass });
  stroke([20, -7, 28, -7], { width: 1.6, color: tone.brassDark });
  disc(tone.brass, 24, 15, 3.4);
}

/** With a plumed helmet with a nose guard. */
export function warlord(pen: Pen): void {
  const { curve, context, shape, flat, stroke, disc } = pen;
  shoulders(pen, '#8C939B', '#646C75');
  for (const x of [-20, 20]) disc('#A9B0B8', x, -21, 9, 7);
  shape('#A02B2B', [-8, -13, 8, -13, 5, -28, 0, -24, -5, -28]);
  head(pen, RUDDY, false);
  stroke([-4, -4.6, 4, -4.6], { width: 1.5 });
  curve('#B83A2C', () => {
    context.moveTo(-2, 27);
    context.bezierCurveTo(-8, 40, 16, 40, 24, 26);
    context.quadraticCurveTo(25, 16, 20, 8);
    context.quadraticCurveTo(18, 24, 4, 26);
  });
  curve(tone.steel, () => {
    context.moveTo(-14.5, 9);
    context.bezierCurveTo(-15, 24, -6, 28, 0, 31);
    context.bezierCurveTo(6, 28, 15, 24, 14.5, 9);
  });
  flat('#98A2AC', [5, 10, 13.8, 10, 11, 20, 4, 27]);
  curve('#A9B0B8', () => {
    context.moveTo(-15.5, 12);
    context.lineTo(15.5, 12);
    context.lineTo(15.5, 8);
    context.lineTo(2.4, 8);
    context.lineTo(1.8, -1);
    context.lineTo(-1.8, -1);
    context.lineTo(-2.4, 8);
    context.lineTo(-15.5, 8);
  });
  for (const x of [-13, 13]) shape('#A9B0B8', [x - 2.4, 9, x + 2.4, 9, x * 0.86, -5]);
}
