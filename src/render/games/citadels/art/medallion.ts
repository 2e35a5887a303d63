/** A character as a round picture; its look depends on its fate. */
import type { SKRSContext2D } from '@napi-rs/canvas';
import { type Character, incomeColour, numberOf } from '../../../../engines/citadels/index.ts';
import { sprite } from '../../../kit/caches.ts';
import { isolated } from '../../../kit/page.ts';
import { write } from '../../../kit/text.ts';
import { color as common, pageOn } from '../../../kit/theme.ts';
import { classTone, tone } from '../tones.ts';
import { busts } from './busts/index.ts';
import { inUnits, paintDagger, paintSack } from './tokens.ts';

/**
 * `full`: in play; `toCome`: not yet called; `gone`: no one has it, or it can't be chosen; `faceUp`: removed face-up;
 * `murdered`.
 */
export const LOOKS = ['full', 'toCome', 'gone', 'faceUp', 'murdered'] as const;
export type Look = (typeof LOOKS)[number];

/** The opacity of the bust in each look. */
const STRENGTH: { readonly [L in Look]: number } = { full: 1, toCome: 0.62, gone: 0.3, faceUp: 0.45, murdered: 1 };

const isOnParchment = (look: Look): boolean => STRENGTH[look] < 1;

interface MedallionPlace {
  /** Of the middle, in whole pixels. */
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  /** The size of the number's type in pixels; 0 leaves the number out. */
  readonly type?: number;
}

/** A number's disc has this radius per pixel of its type size. */
const NUMBER = 1 / 1.4;

/** The size of the number on a medallion for the desktop, in pixels. */
const typeFor = (radius: number): number => Math.max(pageOn.desktop.smallest, Math.round((radius * 0.36) / NUMBER));

/** Copies a character's picture with its number to a position; the number and the sack extend over its rim. */
export function drawMedallion(
  context: SKRSContext2D,
  character: Character,
  { x, y, radius, type = typeFor(radius) }: MedallionPlace,
  look: Look = 'full',
  isRobbed = false,
): void {
  const half = Math.ceil(Math.max(radius * 1.3, radius * 0.74 + type * NUMBER + 2));
  const key = `citadels medallion ${character} ${look} ${isRobbed} ${radius} ${type}`;
  const picture = sprite(key, 2 * half, 2 * half, (on) => {
    on.translate(half, half);
    paintMedallion(on, character, { radius, type }, look, isRobbed);
  });
  context.drawImage(picture, Math.round(x) - half, Math.round(y) - half);
}

function paintMedallion(
  context: SKRSContext2D,
  character: Character,
  { radius, type }: { readonly radius: number; readonly type: number },
  look: Look,
  isRobbed: boolean,
): void {
  const inside = () => {
    context.beginPath();
    context.arc(0, 0, radius * (36 / 42), 0, 2 * Math.PI);
  };
  paintDisc(context, character, radius, look);
  isolated(context, () => {
    inside();
    context.clip();
    context.globalAlpha = STRENGTH[look];
    inUnits(context, 0, radius * 0.06, radius / 44, busts[character]);
    if (look !== 'murdered') return;
    context.globalCompositeOperation = 'saturation';
    context.fillStyle = '#808080';
    context.fill();
    context.fillRect(-radius, -radius, 2 * radius, 2 * radius);
    context.globalCompositeOperation = 'source-over';
    context.globalAlpha = 0.35;
    context.fillStyle = '#6E6A66';
    context.fillRect(-radius, -radius, 2 * radius, 2 * radius);
  });
  inside();
  context.lineWidth = Math.max(1.5, radius * 0.04);
  context.strokeStyle = isOnParchment(look) ? common.line : tone.ink;
  if (look === 'toCome') context.setLineDash([radius * 0.13, radius * 0.1]);
  context.stroke();
  context.setLineDash([]);
  if (look === 'gone') paintStroke(context, radius);
  if (look === 'faceUp') paintRing(context, radius);
  if (look === 'murdered') paintDagger(context, radius * 0.1, radius * 0.2, radius * 1.2);
  if (isRobbed) paintSack(context, -radius * 0.66, radius * 0.56, radius * 0.8);
  if (type > 0) paintNumber(context, character, radius, type, look);
}

/** The rim in the color of the income, and the ground in two tones. */
function paintDisc(context: SKRSContext2D, character: Character, radius: number, look: Look): void {
  const income = incomeColour(character);
  const isParchment = isOnParchment(look);
  const grounds = {
    full: income === null ? ['#6F6A66', '#5B5652'] : [classTone[income].light, classTone[income].band],
    murdered: ['#A29C92', '#8C867D'],
    toCome: [tone.tab, common.well],
    gone: [common.card, common.card],
    faceUp: [tone.tab, common.card],
  }[look];
  const rim = look === 'full' ? (income === null ? tone.rim : classTone[income].dark) : '#CFC3A6';
  context.beginPath();
  context.arc(0, 0, radius, 0, 2 * Math.PI);
  context.fillStyle = isParchment ? tone.tab : rim;
  context.fill();
  context.lineWidth = Math.max(1.5, radius * 0.05);
  context.strokeStyle = isParchment ? common.line : tone.ink;
  context.stroke();
  isolated(context, () => {
    context.beginPath();
    context.arc(0, 0, radius * (36 / 42), 0, 2 * Math.PI);
    context.clip();
    context.fillStyle = grounds[0]!;
    context.fillRect(-radius, -radius, 2 * radius, 2 * radius);
    context.beginPath();
    context.moveTo(radius, -radius);
    context.lineTo(radius, radius);
    context.lineTo(-radius, radius);
    context.closePath();
    context.fillStyle = grounds[1]!;
    context.fill();
  });
}

/** Crosses out a character that is not in play. */
function paintStroke(context: SKRSContext2D, radius: number): void {
  context.beginPath();
  context.moveTo(-radius * 0.6, radius * 0.6);
  context.lineTo(radius * 0.6, -radius * 0.6);
  context.lineWidth = Math.max(2, radius * 0.07);
  context.lineCap = 'round';
  context.strokeStyle = common.sideInk;
  context.stroke();
}

/** Paints the ring of a character removed face-up. */
function paintRing(context: SKRSContext2D, radius: number): void {
  context.beginPath();
  context.arc(0, 0, radius * 0.93, 0, 2 * Math.PI);
  context.lineWidth = Math.max(3, radius * 0.11);
  context.strokeStyle = classTone.blue.band;
  context.stroke();
}

function paintNumber(context: SKRSContext2D, character: Character, radius: number, type: number, look: Look): void {
  const size = type * NUMBER;
  const [x, y] = [-radius * 0.74, -radius * 0.72];
  context.beginPath();
  context.arc(x, y, size, 0, 2 * Math.PI);
  context.fillStyle = look === 'gone' || look === 'faceUp' ? '#8A7F70' : tone.ink;
  context.fill();
  context.lineWidth = Math.max(1.5, size * 0.13);
  context.strokeStyle = tone.cream;
  context.stroke();
  write(context, `${numberOf(character)}`, x, y + size * 0.02, {
    ...{ size: type, weight: 700, fill: tone.cream, align: 'center' },
  });
}

/** Paints a character that is still secret; the type size is that of the question mark. */
export function paintUnknown(
  context: SKRSContext2D,
  { x, y, radius, type = Math.round(radius * 1.1) }: MedallionPlace,
): void {
  isolated(context, () => {
    context.beginPath();
    context.arc(x, y, radius, 0, 2 * Math.PI);
    context.fillStyle = common.card;
    context.fill();
    context.lineWidth = 2;
    context.strokeStyle = common.line;
    context.stroke();
    context.beginPath();
    context.arc(x, y, radius * 0.82, 0, 2 * Math.PI);
    context.lineWidth = 1.5;
    context.stroke();
    write(context, '?', x, y, { size: type, weight: 700, fill: common.sideInk, align: 'center' });
  });
}
