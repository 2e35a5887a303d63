/** The game's banner: the palace in the evening sun, with towers, a court with a pool, orange trees, and coins. */

import type { SKRSContext2D } from '@napi-rs/canvas';
import { CURRENCIES } from '../../../engines/alhambra/index.ts';
import type { Words } from '../../../words/words.ts';
import type { Picture } from '../../contract.ts';
import { BANNER, bannerOf } from '../../kit/banner.ts';
import { isolated } from '../../kit/page.ts';
import { accent } from './accent.ts';
import { drawCurrency } from './art/coin.ts';
import { paintStar } from './hand/parts.ts';

const INK = '#2B2118';
const LINE = 3;
const tones = {
  ...{ sky: '#F3D9A8', ray: '#F7E4BF', sun: '#F4D77F', glow: '#EFC35C' },
  ...{ far: '#D9BCA0', hill: '#A8B476', ground: '#E9D2A4', snow: '#FBF4E2' },
  ...{ brick: '#D98B57', brickShade: '#BD6C41', brickLight: '#E3A673', dark: '#3A2A22' },
  ...{ wall: '#EBD3AB', roof: '#B5532A', roofDark: '#8C3B1B', frieze: '#FBF4E2', star: '#2F7F9E' },
  ...{ dome: '#4F97B3', domeShade: '#2B6A88', water: '#2F7F9E', ripple: '#A8D3E0' },
  ...{ leaf: '#5C8B3C', leafDark: '#2F6B3A', orange: '#F0962E', trunk: '#7A4F2E' },
} as const;

const SUN = { x: 640, y: 96, radius: 52, glow: 6, rays: 34 } as const;
const FLOOR = 246;

/** The banner above the seats of an open table. */
export const banner = (words: Words): Picture => bannerOf(accent, words.alhambra.game.name, paintMotif);

function paintMotif(context: SKRSContext2D): void {
  context.lineJoin = 'round';
  paintSky(context);
  paintHills(context);
  for (const [x, y, height] of [
    [60, FLOOR, 96],
    [110, FLOOR, 114],
    [905, 236, 110],
    [936, 236, 82],
  ] as const)
    paintCypress(context, x, y, height);
  paintHall(context, 246, 198);
  paintHall(context, 546, 198);
  paintTower(context, 150, 92);
  paintTower(context, 746, 70);
  paintGate(context);
  paintCourt(context);
  for (const x of [684, 738]) paintOrangeTree(context, x, 266);
  CURRENCIES.forEach((currency, i) => {
    drawCurrency(context, currency, { x: 792 + i * 42, y: i % 2 === 0 ? 280 : 266, radius: 30 });
  });
}

function fill(context: SKRSContext2D, tone: string, isOutlined = true): void {
  context.fillStyle = tone;
  context.fill();
  if (!isOutlined) return;
  context.lineWidth = LINE;
  context.strokeStyle = INK;
  context.stroke();
}

function polygon(context: SKRSContext2D, points: readonly (readonly [number, number])[]): void {
  context.beginPath();
  for (const [x, y] of points) context.lineTo(x, y);
  context.closePath();
}

function block(context: SKRSContext2D, x: number, y: number, width: number, height: number, tone: string): void {
  context.beginPath();
  context.rect(x, y, width, height);
  fill(context, tone);
}

/** The sky with the sun's rays, every second one light. */
function paintSky(context: SKRSContext2D): void {
  context.fillStyle = tones.sky;
  context.fillRect(0, 0, BANNER.width, BANNER.height);
  const reach = BANNER.width;
  for (let i = 0; i < SUN.rays; i += 2) {
    const [from, to] = [i, i + 1].map((turn) => (turn / SUN.rays) * 2 * Math.PI) as [number, number]; // Two of two.
    polygon(context, [
      [SUN.x, SUN.y],
      [SUN.x + Math.cos(from) * reach, SUN.y + Math.sin(from) * reach],
      [SUN.x + Math.cos(to) * reach, SUN.y + Math.sin(to) * reach],
    ]);
    fill(context, tones.ray, false);
  }
  for (const [radius, tone] of [
    [SUN.radius, tones.glow],
    [SUN.radius - SUN.glow, tones.sun],
  ] as const) {
    context.beginPath();
    context.arc(SUN.x, SUN.y, radius, 0, 2 * Math.PI);
    fill(context, tone, false);
  }
}

function paintHills(context: SKRSContext2D): void {
  polygon(context, [
    [-10, 172],
    [90, 104],
    [176, 158],
    [262, 76],
    [380, 170],
    [380, 250],
    [-10, 250],
  ]);
  fill(context, tones.far, false);
  polygon(context, [
    [240, 95],
    [262, 76],
    [302, 107],
    [280, 100],
    [266, 106],
    [252, 96],
  ]);
  fill(context, tones.snow, false);
  polygon(context, [
    [800, 170],
    [898, 94],
    [970, 150],
    [970, 250],
    [800, 250],
  ]);
  fill(context, tones.far, false);
  polygon(context, [
    [880, 108],
    [898, 94],
    [932, 121],
    [912, 114],
    [898, 120],
  ]);
  fill(context, tones.snow, false);
  context.beginPath();
  context.moveTo(0, 168);
  context.bezierCurveTo(160, 160, 300, 176, 480, 172);
  context.bezierCurveTo(660, 166, 800, 160, 960, 166);
  context.lineTo(960, 260);
  context.lineTo(0, 260);
  context.closePath();
  fill(context, tones.hill, false);
}

function paintCypress(context: SKRSContext2D, x: number, y: number, height: number): void {
  context.fillStyle = tones.trunk;
  context.fillRect(x - 3, y - 14, 6, 14);
  const width = height * 0.13;
  context.beginPath();
  context.moveTo(x, y - height);
  context.bezierCurveTo(x + width, y - height * 0.7, x + width * 1.1, y - 20, x, y - 10);
  context.bezierCurveTo(x - width * 1.1, y - 20, x - width, y - height * 0.7, x, y - height);
  fill(context, tones.leafDark);
  context.beginPath();
  context.moveTo(x, y - height + 8);
  context.bezierCurveTo(x - width * 0.8, y - height * 0.68, x - width * 0.9, y - 24, x, y - 14);
  fill(context, tones.leaf, false);
}

/** A wing with a tiled roof, a frieze of stars, and four horseshoe arches. */
function paintHall(context: SKRSContext2D, x: number, width: number): void {
  block(context, x, 136, width, FLOOR - 136, tones.brickLight);
  block(context, x, 136, width, 22, tones.frieze);
  for (let i = 0; i < 8; i++) {
    paintStar(context, x + 13 + (i * (width - 26)) / 7, 147, 8, tones.star);
  }
  polygon(context, [
    [x + 12, 100],
    [x + width - 12, 100],
    [x + width + 12, 136],
    [x - 12, 136],
  ]);
  fill(context, tones.roof);
  context.strokeStyle = tones.roofDark;
  context.lineWidth = 2.5;
  for (let i = 1; i < 12; i++) {
    const share = i / 12;
    context.beginPath();
    context.moveTo(x + 12 + share * (width - 24), 102);
    context.lineTo(x - 12 + share * (width + 24), 134);
    context.stroke();
  }
  for (let i = 0; i < 4; i++) paintHorseshoe(context, x + (i + 0.5) * (width / 4), FLOOR, 19, 46);
}

/** An arch with striped stones; x is its middle, y its foot. */
function paintHorseshoe(context: SKRSContext2D, x: number, y: number, radius: number, rise: number): void {
  const center = y - rise;
  const stones = 11;
  for (let i = 0; i < stones; i++) {
    const from = Math.PI * (0.9 + (1.2 * i) / stones);
    const to = Math.PI * (0.9 + (1.2 * (i + 1)) / stones);
    context.beginPath();
    context.arc(x, center, radius + 5, from, to);
    context.arc(x, center, radius - 2, to, from, true);
    context.closePath();
    fill(context, i % 2 === 0 ? tones.roof : tones.frieze, false);
  }
  context.beginPath();
  context.arc(x, center, radius - 1, Math.PI * 0.86, Math.PI * 2.14);
  context.lineTo(x + radius * 0.76, y);
  context.lineTo(x - radius * 0.76, y);
  context.closePath();
  fill(context, tones.dark);
}

/** A keep with five merlons and two windows; `top` is the foot of the merlons. */
function paintTower(context: SKRSContext2D, x: number, top: number): void {
  const width = 94;
  for (let i = 0; i < 5; i++) {
    const left = x - 4 + i * 22;
    polygon(context, [
      [left, top + 4],
      [left, top - 10],
      [left + 7, top - 17],
      [left + 14, top - 10],
      [left + 14, top + 4],
    ]);
    fill(context, tones.brick);
  }
  block(context, x, top + 16, width, FLOOR - top - 16, tones.brick);
  context.fillStyle = tones.brickShade;
  context.fillRect(x + width * 0.66, top + 18, width * 0.34 - 2, FLOOR - top - 20);
  block(context, x - 5, top, width + 10, 18, tones.brick);
  for (const at of [0.3, 0.72]) paintHorseshoe(context, x + width * at, top + 66, 13, 22);
}

/** The hall in the middle: a dome above a great gate. */
function paintGate(context: SKRSContext2D): void {
  const [x, width] = [440, 110];
  context.beginPath();
  context.arc(x + width / 2, 100, 48, Math.PI, 2 * Math.PI);
  context.closePath();
  fill(context, tones.dome);
  isolated(context, () => {
    context.clip();
    context.beginPath();
    context.ellipse(x + width / 2 + 44, 100, 34, 62, 0, 0, 2 * Math.PI);
    fill(context, tones.domeShade, false);
  });
  context.beginPath();
  context.arc(x + width / 2, 100, 48, Math.PI, 2 * Math.PI);
  context.lineWidth = LINE;
  context.strokeStyle = INK;
  context.stroke();
  block(context, x, 100, width, 38, tones.wall);
  for (const at of [0.18, 0.5, 0.82]) paintHorseshoe(context, x + width * at, 134, 8, 16);
  block(context, x, 136, width, FLOOR - 136, tones.wall);
  paintHorseshoe(context, x + width / 2, FLOOR, 34, 66);
}

/** The court with its pool. */
function paintCourt(context: SKRSContext2D): void {
  context.fillStyle = tones.ground;
  context.fillRect(0, FLOOR, BANNER.width, BANNER.height - FLOOR);
  polygon(context, [
    [-10, FLOOR],
    [970, FLOOR],
  ]);
  context.lineWidth = LINE;
  context.strokeStyle = INK;
  context.stroke();
  polygon(context, [
    [396, 256],
    [594, 256],
    [660, 322],
    [330, 322],
  ]);
  fill(context, tones.water);
  context.strokeStyle = tones.ripple;
  context.lineWidth = 3.5;
  context.lineCap = 'round';
  for (const [left, right, y] of [
    [420, 458, 272],
    [530, 580, 270],
    [380, 420, 300],
    [556, 610, 294],
    [470, 500, 310],
  ] as const) {
    context.beginPath();
    context.moveTo(left, y);
    context.lineTo(right, y);
    context.stroke();
  }
  paintStar(context, 495, 288, 26, INK);
  paintStar(context, 495, 288, 22, tones.frieze);
  paintStar(context, 495, 288, 11, tones.dome);
}

function paintOrangeTree(context: SKRSContext2D, x: number, y: number): void {
  context.fillStyle = tones.trunk;
  context.fillRect(x - 4, y + 12, 8, 28);
  context.beginPath();
  context.arc(x, y, 25, 0, 2 * Math.PI);
  fill(context, tones.leaf);
  for (const [dx, dy] of [
    [-11, -8],
    [7, -13],
    [-2, 4],
    [13, 3],
    [-13, 10],
    [6, 15],
  ] as const) {
    context.beginPath();
    context.arc(x + dx, y + dy, 5, 0, 2 * Math.PI);
    fill(context, tones.orange, false);
  }
}
