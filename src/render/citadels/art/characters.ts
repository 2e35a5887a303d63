/** The busts of the eight characters, in a disc of radius 36 around the origin, y up; each has its own attribute. */
import type { Character } from '../../../engines/citadels/index.ts';
import { tone } from '../tones.ts';
import type { Kit } from './kit.ts';
import { sack } from './tokens.ts';

interface Skin {
  readonly light: string;
  readonly shade: string;
}
const FAIR: Skin = { light: tone.skin, shade: tone.skinShade };
const DARK: Skin = { light: tone.skinDark, shade: tone.skinDarkShade };
const RUDDY: Skin = { light: '#DDA878', shade: '#BF8656' };

/** Shoulders of cloth with their right side in the shade. */
function shoulders({ curve, context, flat }: Kit, fill: string, dark: string): void {
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

function head({ disc, flatDisc, context, flat, stroke }: Kit, { light, shade }: Skin, withMouth = true): void {
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

/** Hood, mask and dagger. */
function assassin(kit: Kit): void {
  const { curve, context, flat, shape, flatDisc } = kit;
  const [cloth, fold] = ['#3A3740', '#27252C'];
  shoulders(kit, cloth, fold);
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

/** Eye mask, cap and a sack over the shoulder. */
function thief(kit: Kit): void {
  const { curve, context, flat, flatDisc, shape, stroke } = kit;
  context.save();
  context.translate(20, -12);
  context.scale(0.86, 0.86);
  sack(kit);
  context.restore();
  shoulders(kit, '#6E6A4A', '#56523A');
  shape('#9A4A3A', [-9, -12, 9, -12, 5, -20, 0, -17, -5, -20]);
  head(kit, DARK);
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
  stroke([-14, 13, 13, 13], { width: 1.6, colour: '#35322A' });
}

/** Pointed hat and long beard. */
function magician(kit: Kit): void {
  const { curve, context, shape, flat, stroke, disc } = kit;
  const [robe, fold, hair] = ['#5B4A8C', '#44376B', '#ECE7DC'];
  shoulders(kit, robe, fold);
  curve(hair, () => {
    context.moveTo(-14, 8);
    context.bezierCurveTo(-18, -10, -14, -16, -12, -18);
    context.lineTo(12, -18);
    context.bezierCurveTo(14, -16, 18, -10, 14, 8);
  });
  head(kit, FAIR, false);
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
  stroke([22, -34, 28, -4], { width: 2.6, colour: tone.timberDark });
  disc(tone.lamp, 28.6, -1, 3.4);
}

/** Crown, beard and ermine. */
function king(kit: Kit): void {
  const { curve, context, shape, disc, flatDisc, flat, stroke } = kit;
  shoulders(kit, '#A02B2B', '#7C1F22');
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
  curve(tone.hair, () => {
    context.moveTo(-14, 14);
    context.bezierCurveTo(-17, -4, -14, -14, -9, -15);
    context.lineTo(9, -15);
    context.bezierCurveTo(14, -14, 17, -4, 14, 14);
  });
  head(kit, FAIR, false);
  curve(tone.hair, () => {
    context.moveTo(-12.5, 2);
    context.bezierCurveTo(-12, -16, -5, -19, 0, -19);
    context.bezierCurveTo(5, -19, 12, -16, 12.5, 2);
    context.quadraticCurveTo(6, -2, 0, 0.4);
    context.quadraticCurveTo(-6, -2, -12.5, 2);
  });
  stroke([-3, -5, 0, -5.8, 3, -5], { width: 1.5, colour: '#D98E78' });
  shape(tone.goldLight, [-14, 13, 14, 13, 17, 28, 8, 21, 0, 32, -8, 21, -17, 28]);
  flat(tone.gold, [5, 14, 13.4, 14, 16, 26, 8, 20.5, 5, 24]);
  shape(tone.gold, [-14, 12, 14, 12, 14, 16, -14, 16]);
  disc('#C8402F', 0, 22, 2.2);
}

/** Mitre, stole and crook. */
function bishop(kit: Kit): void {
  const { shape, flat, stroke, curve, context, disc } = kit;
  shoulders(kit, tone.bone, '#D9CFB8');
  shape('#D9A441', [-11, -14, -5, -13, -8, -40, -15, -40]);
  shape('#D9A441', [11, -14, 5, -13, 8, -40, 15, -40]);
  head(kit, DARK);
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
  // The crook.
  stroke([25, -36, 25, 12], { width: 3, colour: tone.brassDark });
  context.beginPath();
  context.arc(19.6, 13, 5.6, 0, Math.PI * 1.35);
  context.lineWidth = 3;
  context.strokeStyle = tone.brassDark;
  context.stroke();
  disc(tone.brass, 25, -4, 2.4);
}

/** Beret with a feather, and a moustache. */
function merchant(kit: Kit): void {
  const { curve, context, shape, stroke, flat, disc } = kit;
  shoulders(kit, '#3F7A46', '#2E5C35');
  shape(tone.bone, [-9, -12, 9, -12, 6, -21, 0, -16, -6, -21]);
  stroke([-14, -16, -6, -30, 6, -30, 14, -16], { width: 2.4, colour: tone.gold });
  disc(tone.goldLight, 0, -31, 3.6);
  head(kit, RUDDY);
  flat(tone.hair, [-12.4, 9, -9, 9, -10.5, 0, -12.6, 3]);
  for (const way of [-1, 1]) {
    curve(tone.hair, () => {
      context.moveTo(0, 0);
      context.quadraticCurveTo(5 * way, 1, 9 * way, -3);
      context.quadraticCurveTo(11 * way, -4, 11 * way, -1);
      context.quadraticCurveTo(10 * way, -7, 4 * way, -4.4);
      context.quadraticCurveTo(1 * way, -3.4, 0, -2.6);
    });
  }
  curve('#A8322B', () => {
    context.moveTo(-15, 12);
    context.bezierCurveTo(-24, 20, -12, 29, 4, 27);
    context.bezierCurveTo(19, 27, 22, 17, 15, 12);
    context.quadraticCurveTo(0, 17, -15, 12);
  });
  stroke([-15, 12, -8, 14.2, 0, 14.6, 8, 14.2, 15, 12], { width: 2.6, colour: '#7C1F22' });
  curve(tone.bone, () => {
    context.moveTo(11, 17);
    context.bezierCurveTo(18, 22, 30, 26, 31, 36);
    context.bezierCurveTo(20, 37, 12, 30, 11, 17);
  });
  stroke([12, 18, 28, 33], { width: 1.2, colour: tone.timber });
}

/** Cap over tied hair, and compasses. */
function architect(kit: Kit): void {
  const { curve, context, shape, stroke, disc, flat } = kit;
  shoulders(kit, '#7A6A58', '#5E5042');
  shape(tone.bone, [-9, -13, 9, -13, 4, -20, -4, -20]);
  disc('#8A4B2A', -13, -4, 5, 7);
  curve('#8A4B2A', () => {
    context.moveTo(-14, 14);
    context.bezierCurveTo(-17, 0, -14, -8, -10, -10);
    context.lineTo(10, -10);
    context.bezierCurveTo(14, -8, 16, 0, 14, 14);
  });
  head(kit, FAIR);
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
  stroke([24, 14, 16, -26], { width: 3.4, colour: tone.ink });
  stroke([24, 14, 32, -24], { width: 3.4, colour: tone.ink });
  stroke([24, 14, 16, -26], { width: 1.7, colour: tone.brass });
  stroke([24, 14, 32, -24], { width: 1.7, colour: tone.brass });
  stroke([20, -7, 28, -7], { width: 1.6, colour: tone.brassDark });
  disc(tone.brass, 24, 15, 3.4);
}

/** A helmet with a nose guard and a plume. */
function warlord(kit: Kit): void {
  const { curve, context, shape, flat, stroke, disc } = kit;
  shoulders(kit, '#8C939B', '#646C75');
  for (const x of [-20, 20]) disc('#A9B0B8', x, -21, 9, 7);
  shape('#A02B2B', [-8, -13, 8, -13, 5, -28, 0, -24, -5, -28]);
  head(kit, RUDDY, false);
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

export const busts: { readonly [C in Character]: (kit: Kit) => void } = {
  assassin,
  thief,
  magician,
  king,
  bishop,
  merchant,
  architect,
  warlord,
};
