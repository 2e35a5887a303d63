/** The game's banner: the town at dusk, and three of its inhabitants. */

import type { SKRSContext2D } from '@napi-rs/canvas';
import { type Character, DISTRICT_FACTS, type District } from '../../../engines/citadels/index.ts';
import type { Words } from '../../../words/words.ts';
import type { Picture } from '../../contract.ts';
import { BANNER, bannerOf } from '../../kit/banner.ts';
import { isolated } from '../../kit/page.ts';
import { accent } from './accent.ts';
import { buildings } from './art/buildings/index.ts';
import { drawMedallion } from './art/medallion.ts';
import { fillSkyline, type Silhouette } from './art/skyline.ts';
import { inUnits } from './art/tokens.ts';
import { classTone, dusk, tone } from './tones.ts';

/** The upper edge of each band of the sky except the first, in pixels, with a gentle wave around it. */
const BANDS = [52, 104, 150, 190, 222] as const;

const STARS = [
  [250, 34, 2.6],
  [424, 66, 2],
  [470, 28, 3],
  [528, 98, 2],
  [590, 50, 2.4],
  [680, 96, 2],
  [716, 40, 2.6],
  [900, 40, 3],
  [930, 110, 2.2],
] as const;

const MOON = { x: 790, y: 74, radius: 40, cover: { x: 17, y: -10, radius: 33 } } as const;

/** In pixels: the height of the town's foot above the lower edge. */
const FAR: readonly Silhouette[] = [
  [20, 44, 118, 'merlons'],
  [92, 30, 162, 'cone'],
  [150, 60, 108, 'merlons'],
  [236, 30, 150, 'cone'],
  [306, 62, 130, 'dome'],
  [396, 30, 156, 'cone'],
  [456, 60, 106, 'merlons'],
  [544, 30, 166, 'cone'],
  [616, 62, 110, 'dome'],
  [700, 30, 148, 'cone'],
  [752, 66, 108, 'merlons'],
  [842, 32, 160, 'cone'],
  [904, 64, 104, 'dome'],
];
const FAR_FOOT = 282;
const FAR_ROOFS = 2;

/** The districts in front, from back to front: the foot, and the pixels per unit (a building is 100 units wide). */
const TOWN: readonly { readonly district: District; readonly x: number; readonly y: number; readonly scale: number }[] =
  [
    { district: 'watchtower', x: 296, y: 276, scale: 1.3 },
    { district: 'cathedral', x: 404, y: 278, scale: 1.72 },
    { district: 'observatory', x: 716, y: 278, scale: 1.62 },
    { district: 'castle', x: 558, y: 280, scale: 2.2 },
    { district: 'dragon_gate', x: 846, y: 290, scale: 1.78 },
    { district: 'tavern', x: 498, y: 300, scale: 1.12 },
    { district: 'market', x: 648, y: 300, scale: 1.1 },
  ];

/** The shadow that each casts on the ground to the right, in units. */
const SHADE = { shift: 6, wide: 52, high: 5 } as const;

const CHARACTERS: readonly Character[] = ['assassin', 'king', 'merchant'];
const MEDALLION = { x: 84, y: 84, radius: 54, gap: 122 } as const;

/** The banner above the seats of an open table. */
export const banner = (words: Words): Picture => bannerOf(accent, words.citadels.game.name, paintMotif);

function paintMotif(context: SKRSContext2D): void {
  paintSky(context);
  fillSkyline(context, FAR, FAR_FOOT, dusk.far, FAR_ROOFS);
  paintLights(context);
  paintGround(context);
  for (const { district, x, y, scale } of TOWN) {
    context.beginPath();
    context.ellipse(x + SHADE.shift * scale, y, SHADE.wide * scale, SHADE.high * scale, 0, 0, 2 * Math.PI);
    context.fillStyle = dusk.shadow;
    context.fill();
    inUnits(context, x, y, scale, buildings[district], classTone[DISTRICT_FACTS[district].colour]);
  }
  CHARACTERS.forEach((character, i) => {
    drawMedallion(context, character, { ...MEDALLION, x: MEDALLION.x + i * MEDALLION.gap });
  });
}

function paintSky(context: SKRSContext2D): void {
  const { width, height } = BANNER;
  dusk.sky.forEach((fill, i) => {
    const top = i === 0 ? 0 : BANDS[i - 1]!;
    context.beginPath();
    context.moveTo(0, top);
    if (i > 0) context.bezierCurveTo(width * 0.3, top - 18, width * 0.6, top + 16, width, top - 6);
    else context.lineTo(width, top);
    context.lineTo(width, height);
    context.lineTo(0, height);
    context.fillStyle = fill;
    context.fill();
  });
  context.fillStyle = tone.moon;
  for (const [x, y, radius] of STARS) {
    context.beginPath();
    context.arc(x, y, radius, 0, 2 * Math.PI);
    context.fill();
  }
  isolated(context, () => paintMoon(context));
}

/** A disc minus what another disc covers. */
function paintMoon(context: SKRSContext2D): void {
  const { x, y, radius, cover } = MOON;
  context.beginPath();
  context.rect(x - radius, y - radius, 2 * radius, 2 * radius);
  context.arc(x + cover.x, y + cover.y, cover.radius, 0, 2 * Math.PI);
  context.clip('evenodd');
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
  context.fill();
}

/** Here and there, someone is still up. */
function paintLights(context: SKRSContext2D): void {
  context.fillStyle = tone.lamp;
  for (const [left, width, height] of FAR) {
    if (width > 40) context.fillRect(left + width * 0.3, FAR_FOOT - height + 26, 5, 9);
    else context.fillRect(left + width / 2 - 2, FAR_FOOT - height + 18, 4, 8);
  }
}

function paintGround(context: SKRSContext2D): void {
  const { width, height } = BANNER;
  for (const [top, rise, fill] of [
    [270, 10, dusk.ground],
    [298, 4, dusk.groundDark],
  ] as const) {
    context.beginPath();
    context.moveTo(0, top);
    context.bezierCurveTo(width * 0.35, top + rise, width * 0.65, top - rise, width, top);
    context.lineTo(width, height);
    context.lineTo(0, height);
    context.fillStyle = fill;
    context.fill();
  }
}
