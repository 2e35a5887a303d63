/** The Assassin, the Thief, and the Magician. */
import { tone } from '../../tones.ts';
import type { Pen } from '../pen.ts';
import { sack } from '../tokens.ts';
import { DARK, FAIR, head, shoulders } from './parts.ts';

/** With a hood, a mask, and a dagger. */
export function assassin(pen: Pen): void {
  const { curve, context, flat, shape, flatDisc } = pen;
  const [cloth, fold] = ['#3A3740', '#27252C'];
  shoulders(pen, cloth, fold);
  curve(cloth, () => {
    context.moveTo(-19, -16);
    context.bezierCurveTo(-23, 14, -14, 29, 1, 31);
    context.bezierCurveTo(15, 28, 23, 12, 19, -16);
  });
  curve(fold, () => {
    context.moveTo(0, 24);
    context.bezierCurveTo(-17, 20, -17, -4, -10, -14);
    context.lineTo(10, -14);
    context.bezierCurveTo(17, -4, 17, 20, 0, 24);
  });
  context.save();
  context.beginPath();
  context.ellipse(0, 5, 12, 6, 0, 0, 2 * Math.PI);
  context.clip();
  flat(tone.skin, [-14, 12, 14, 12, 14, -2, -14, -2]);
  flat(tone.skinShade, [7, 12, 14, 12, 14, -2, 5, -2]);
  context.restore();
  for (const x of [-5, 5]) flatDisc(tone.ink, x, 5.4, 1.7, 2);
  // The dagger, held upright.
  shape(tone.steel, [20, -18, 25, -18, 25, 8, 22.5, 15, 20, 8]);
  flat('#9AA4AD', [22.6, -17, 24.6, -17, 24.6, 8, 22.6, 14]);
  shape(tone.brass, [15.5, -22, 29.5, -22, 29.5, -18, 15.5, -18]);
  shape(tone.timberDark, [20.4, -34, 24.6, -34, 24.6, -22, 20.4, -22]);
}

/** With an eye mask, a cap, and a sack over the shoulder. */
export function thief(pen: Pen): void {
  const { curve, context, flat, flatDisc, shape, stroke } = pen;
  context.save();
  context.translate(20, -12);
  context.scale(0.86, 0.86);
  sack(pen);
  context.restore();
  shoulders(pen, '#6E6A4A', '#56523A');
  shape('#9A4A3A', [-9, -12, 9, -12, 5, -20, 0, -17, -5, -20]);
  head(pen, DARK);
  flat(tone.ink, [-13, 10, 13, 10, 13, 3.4, 7, 1.6, 2, 4, -2, 4, -7, 1.6, -13, 3.4]);
  for (const x of [-5, 5]) {
    flatDisc(tone.bone, x, 6, 2.5, 2);
    flatDisc(tone.ink, x, 6, 1.1, 1.4);
  }
  stroke([-5, -4, 0, -5.4, 4, -3.4], { width: 1.3 });
  curve('#4E4A38', () => {
    context.moveTo(-15, 10);
    context.bezierCurveTo(-15, 27, 10, 29, 14, 16);
    context.lineTo(22, 11);
    context.lineTo(13, 10.5);
  });
  stroke([-14, 13, 13, 13], { width: 1.6, color: '#35322A' });
}

/** With a pointed hat and a long beard. */
export function magician(pen: Pen): void {
  const { curve, context, shape, flat, stroke, disc } = pen;
  const [robe, fold, hair] = ['#5B4A8C', '#44376B', '#ECE7DC'];
  shoulders(pen, robe, fold);
  curve(hair, () => {
    context.moveTo(-14, 8);
    context.bezierCurveTo(-18, -10, -14, -16, -12, -18);
    context.lineTo(12, -18);
    context.bezierCurveTo(14, -16, 18, -10, 14, 8);
  });
  head(pen, FAIR, false);
  curve(hair, () => {
    context.moveTo(-12.5, 1);
    context.bezierCurveTo(-12, -22, -5, -27, 0, -35);
    context.bezierCurveTo(5, -27, 12, -22, 12.5, 1);
    context.quadraticCurveTo(6, -3, 0, -0.5);
    context.quadraticCurveTo(-6, -3, -12.5, 1);
  });
  flat('#CFC8BA', [5, -3, 12, -1, 8, -18, 1, -32]);
  stroke([-3, -5, 0, -6, 3, -5], { width: 1.3 });
  curve(robe, () => {
    context.moveTo(-13, 12);
    context.quadraticCurveTo(-7, 26, 4, 37);
    context.quadraticCurveTo(9, 26, 13, 12);
  });
  flat(fold, [3, 13, 12, 13, 8, 24, 4, 35]);
  curve(robe, () => context.ellipse(0, 12, 21, 4.4, 0, 0, 2 * Math.PI));
  for (const [x, y, r] of [
    [-2, 22, 3.2],
    [4, 29, 2.2],
  ] as const)
    shape(tone.lamp, [
      x,
      y + r,
      x + r * 0.3,
      y + r * 0.3,
      x + r,
      y,
      x + r * 0.3,
      y - r * 0.3,
      x,
      y - r,
      x - r * 0.3,
      y - r * 0.3,
      x - r,
      y,
      x - r * 0.3,
      y + r * 0.3,
    ]);
  // A wand with its spark.
  stroke([22, -34, 28, -4], { width: 2.6, color: tone.timberDark });
  disc(tone.lamp, 28.6, -1, 3.4);
}
