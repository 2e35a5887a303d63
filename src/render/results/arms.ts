/** A member's coat of arms: it helps to find a row again, and carries no other information. */
import type { SKRSContext2D } from '@napi-rs/canvas';
import { isolated } from '../kit/page.ts';
import { write } from '../kit/text.ts';
import { color } from '../kit/theme.ts';
import type { Member } from './scene.ts';

/** Pairs of tinctures: field and charge, of the colors that every game's files reproduce exactly. */
const TINCTURES = [
  ['#C8402F', color.paper],
  ['#0F6CB0', '#E2B01F'],
  ['#188253', color.paper],
  ['#E2B01F', color.sideInk],
  ['#642A82', color.paper],
  ['#3A3A3A', color.lastMove],
  [color.sideInk, color.paper],
  ['#8FD0E8', '#0F6CB0'],
  [color.legal, '#E2B01F'],
  [color.warning, color.line],
] as const;

/** Fills the charge on a field of 2 by 2 around the middle; the clip keeps it in the shield. */
type Partition = (context: SKRSContext2D) => void;

const polygon = (...points: readonly (readonly [number, number])[]): Partition => {
  return (context) => {
    context.beginPath();
    for (const [x, y] of points) context.lineTo(x, y);
    context.closePath();
    context.fill();
  };
};
const both =
  (...partitions: readonly Partition[]): Partition =>
  (context) => {
    for (const paint of partitions) paint(context);
  };
const bar = (x: number, y: number, width: number, height: number): Partition =>
  polygon([x, y], [x + width, y], [x + width, y + height], [x, y + height]);

const PARTITIONS: readonly Partition[] = [
  both(bar(0, -1.2, 1.2, 1.2), bar(-1.2, 0, 1.2, 1.4)), // Quarterly.
  bar(0, -1.2, 1.2, 2.6), // Per pale.
  both(bar(-0.25, -1.2, 0.5, 2.6), bar(-1.2, -0.3, 2.4, 0.5)), // A cross.
  polygon([-1.2, -1.2], [0, 0.1], [1.2, -1.2], [1.2, -0.4], [0, 0.9], [-1.2, -0.4]), // A chevron reversed.
  bar(-1.2, 0, 2.4, 1.4), // Per fess.
  polygon([-1, -1.2], [1, -1.2], [0, 1.4]), // A pile.
  both(
    polygon([-1.2, -1.2], [-0.6, -1.2], [1.2, 0.9], [0.6, 1.3]),
    polygon([1.2, -1.2], [0.6, -1.2], [-1.2, 0.9], [-0.6, 1.3]),
  ), // A saltire.
  polygon([-1.2, -1.2], [-0.3, -1.2], [1.2, 0.6], [1.2, 1.3]), // A bend.
  both(
    bar(-1.2, -1.2, 0.6, 0.6),
    bar(0, -1.2, 0.6, 0.6),
    bar(-0.6, -0.6, 0.6, 0.6),
    bar(0.6, -0.6, 0.6, 0.6),
    bar(-1.2, 0, 0.6, 0.6),
    bar(0, 0, 0.6, 0.6),
    bar(-0.6, 0.6, 0.6, 0.6),
    bar(0.6, 0.6, 0.6, 0.6),
  ), // Checky.
  both(bar(-1.2, -0.7, 2.4, 0.4), bar(-1.2, 0.1, 2.4, 0.4), bar(-1.2, 0.9, 2.4, 0.4)), // Barry.
];

/** Half the height of a shield over half its width. */
const HIGH = 1.12;

/** Paints a member's shield around a point; `height` in pixels. */
export function paintArms(context: SKRSContext2D, { id, name }: Member, x: number, y: number, height: number): void {
  const number = hashOf(id);
  const [field, charge] = TINCTURES[number % TINCTURES.length]!;
  const partition = PARTITIONS[Math.floor(number / TINCTURES.length) % PARTITIONS.length]!;
  const half = height / 2 / HIGH;
  isolated(context, () => {
    context.translate(x, y);
    context.scale(half, half);
    context.lineJoin = 'round';
    traceShield(context);
    context.lineWidth = 0.34;
    context.strokeStyle = '#FFFFFF';
    context.stroke();
    context.fillStyle = field;
    context.fill();
    isolated(context, () => {
      context.clip();
      context.fillStyle = charge;
      partition(context);
    });
    traceShield(context);
    context.lineWidth = 0.14;
    context.strokeStyle = color.ink;
    context.stroke();
    context.beginPath();
    context.arc(0, -0.1, 0.56, 0, 2 * Math.PI);
    context.fillStyle = color.active;
    context.fill();
    context.lineWidth = 0.1;
    context.stroke();
  });
  const letter = [...name.toLocaleUpperCase('en')].find((one) => /[\p{L}\p{N}]/u.test(one)) ?? '';
  write(context, letter, x, y - 0.1 * half, { size: Math.round(height * 0.42), weight: 700, align: 'center' });
}

function traceShield(context: SKRSContext2D): void {
  context.beginPath();
  context.moveTo(-0.95, -HIGH);
  context.lineTo(0.95, -HIGH);
  context.lineTo(0.95, 0.1);
  context.bezierCurveTo(0.95, 0.7, 0.5, 0.98, 0, HIGH);
  context.bezierCurveTo(-0.5, 0.98, -0.95, 0.7, -0.95, 0.1);
  context.closePath();
}

/** FNV-1a, 32 bits. */
function hashOf(id: string): number {
  let hash = 0x811c9dc5;
  for (const letter of id) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193) >>> 0;
  return hash;
}
