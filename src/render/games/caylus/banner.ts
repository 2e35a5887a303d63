/** The game's banner: the castle in scaffolding, and the road down to the river. */
import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Cube } from '../../../engines/caylus/index.ts';
import { type Seat, seatsOf } from '../../../engines/contract.ts';
import { gameWords } from '../../../words/caylus/game/index.ts';
import type { Locale } from '../../../words/contract.ts';
import type { Picture } from '../../contract.ts';
import { BANNER, bannerOf } from '../../kit/banner.ts';
import type { Point } from '../../kit/geometry.ts';
import { isolated } from '../../kit/page.ts';
import { accent } from './accent.ts';
import { drawCube } from './art/cubes.ts';
import { drawBailiff, drawWorker } from './art/pieces.ts';

const INK = '#2B2118';
const LINE = 3;
const tones = {
  ...{ sky: '#D6E4EA', cloud: '#F5F6F0', far: '#C3D3B4', field: '#D9B860', fieldLine: '#B4924A' },
  ...{ hill: '#B4C793', meadow: '#96B26F', tuft: '#7E9C5A', leaf: '#5C8B3C', leafDark: '#3F6B33', trunk: '#6E4A2C' },
  ...{ river: '#86B1C4', wave: '#B7D5E0', road: '#E0BB78', roadEdge: '#8A6537', rut: '#B98F4E' },
  ...{ stone: '#DDD3BE', stoneShade: '#B7AA90', stoneLight: '#EFE8D8', joint: '#A89B81', dark: '#3A2E26' },
  ...{ roof: '#3F639A', roofShade: '#2C4668', flag: '#C8402F', pole: '#8A5A34', plank: '#C79A5C' },
  ...{
    red: '#B9583C',
    brown: '#8A5A34',
    blue: '#2F5F9E',
    plaster: '#F3E4C4',
    plasterShade: '#D8C296',
    timber: '#7A5230',
  },
} as const;

/** The banner above the seats of an open table. */
export const banner = (locale: Locale): Picture => bannerOf(accent, gameWords[locale].name, paintMotif);

function paintMotif(context: SKRSContext2D): void {
  context.lineJoin = 'round';
  context.lineCap = 'round';
  paintSky(context);
  paintHills(context);
  paintRiver(context);
  paintCastle(context);
  paintRoad(context);
  paintBridge(context);
  for (const house of HOUSES) paintHouse(context, house);
  for (const [x, y, size] of TREES) paintTree(context, x, y, size);
  drawBailiff(context, { x: 552, y: 298, height: 70 });
  for (const carrier of CARRIERS) paintCarrier(context, carrier);
}

/** Workers on their way to the castle, from back to front: the middle of the foot. */
const CARRIERS: readonly { readonly x: number; readonly y: number; readonly height: number; readonly load: Cube }[] = [
  { x: 800, y: 198, height: 44, load: 'cloth' },
  { x: 692, y: 234, height: 50, load: 'stone' },
  { x: 478, y: 312, height: 62, load: 'wood' },
];

/** A worker with a load on the head. */
function paintCarrier(context: SKRSContext2D, { x, y, height, load }: (typeof CARRIERS)[number]): void {
  const seat: Seat = seatsOf(CARRIERS.length)[CARRIERS.findIndex((one) => one.load === load)]!; // One for each.
  drawWorker(context, seat, { x, y, height });
  const side = Math.round(height * 0.56);
  drawCube(context, load, { x: x - side / 2, y: y - height - side * 0.66, side });
}

function fill(context: SKRSContext2D, tone: string, isOutlined = true): void {
  context.fillStyle = tone;
  context.fill();
  if (!isOutlined) return;
  context.lineWidth = LINE;
  context.strokeStyle = INK;
  context.stroke();
}

function trace(context: SKRSContext2D, points: readonly Point[]): void {
  context.beginPath();
  for (const [x, y] of points) context.lineTo(x, y);
  context.closePath();
}

function polygon(context: SKRSContext2D, tone: string, points: readonly Point[], isOutlined = true): void {
  trace(context, points);
  fill(context, tone, isOutlined);
}

/** A path of curves: where it begins, then two control points and an end for each. */
type Curve = readonly [Point, ...(readonly [Point, Point, Point])[]];

function follow(context: SKRSContext2D, [start, ...curves]: Curve): void {
  context.moveTo(...start);
  for (const [first, second, end] of curves) context.bezierCurveTo(...first, ...second, ...end);
}

function stroke(context: SKRSContext2D, path: Curve, width: number, tone: string): void {
  context.beginPath();
  follow(context, path);
  context.lineWidth = width;
  context.strokeStyle = tone;
  context.stroke();
}

function paintSky(context: SKRSContext2D): void {
  context.fillStyle = tones.sky;
  context.fillRect(0, 0, BANNER.width, BANNER.height);
  for (const [x, y, size] of [
    [120, 64, 1.1],
    [408, 40, 0.9],
    [336, 104, 0.66],
  ] as const)
    for (const [dx, dy, radius] of [
      [-40, 0, 18],
      [-14, -12, 24],
      [20, -8, 22],
      [46, 0, 17],
    ] as const) {
      context.beginPath();
      context.arc(x + dx * size, y + dy * size, radius * size, Math.PI, 2 * Math.PI);
      fill(context, tones.cloud, false);
      context.fillRect(x - 58 * size, y - 12 * size, 121 * size, 18 * size);
    }
}

function land(context: SKRSContext2D, tone: string, upper: Curve): void {
  context.beginPath();
  follow(context, upper);
  context.lineTo(BANNER.width, BANNER.height);
  context.lineTo(0, BANNER.height);
  context.closePath();
  fill(context, tone, false);
}

/** Far hills, fields, the castle's hill, and the meadow in front. */
function paintHills(context: SKRSContext2D): void {
  land(context, tones.far, [
    [0, 140],
    [
      [120, 104],
      [240, 120],
      [360, 148],
    ],
    [
      [560, 178],
      [760, 120],
      [960, 136],
    ],
  ]);
  for (const [x, y, size] of [
    [90, 158, 1],
    [226, 172, 1.2],
  ] as const) {
    trace(context, [
      [x, y],
      [x + 76 * size, y - 16 * size],
      [x + 118 * size, y - 6 * size],
      [x + 34 * size, y + 18 * size],
    ]);
    fill(context, tones.field, false);
    for (let i = 1; i < 5; i++)
      stroke(
        context,
        [
          [x + 7 * size * i, y + 3.4 * size * i],
          [
            [x + 7 * size * i + 20, y + 3.4 * size * i - 4],
            [x + 60 * size + 7 * size * i, y - 14 * size + 3.4 * size * i],
            [x + 78 * size + 8 * size * i, y - 16 * size + 2.4 * size * i],
          ],
        ],
        1.6,
        tones.fieldLine,
      );
  }
  land(context, tones.hill, [
    [0, 196],
    [
      [200, 176],
      [400, 214],
      [500, 190],
    ],
    [
      [590, 166],
      [620, 134],
      [760, 134],
    ],
    [
      [870, 134],
      [900, 160],
      [960, 170],
    ],
  ]);
  land(context, tones.meadow, [
    [0, 214],
    [
      [160, 200],
      [380, 236],
      [560, 214],
    ],
    [
      [700, 198],
      [820, 214],
      [960, 204],
    ],
  ]);
}

const RIVER: Curve = [
  [-20, 196],
  [
    [140, 210],
    [420, 208],
    [560, 236],
  ],
  [
    [650, 258],
    [700, 300],
    [830, 332],
  ],
];

function paintRiver(context: SKRSContext2D): void {
  stroke(context, RIVER, 42, INK);
  stroke(context, RIVER, 37, tones.river);
  for (const [x, y] of [
    [352, 208],
    [430, 222],
    [690, 286],
    [748, 302],
  ] as const)
    stroke(
      context,
      [
        [x, y],
        [
          [x + 6, y - 5],
          [x + 10, y - 5],
          [x + 15, y],
        ],
        [
          [x + 20, y + 5],
          [x + 24, y + 5],
          [x + 30, y],
        ],
      ],
      2.6,
      tones.wave,
    );
}

/** From the castle's gate over the bridge to the lower edge. */
const ROAD: Curve = [
  [760, 164],
  [
    [764, 184],
    [846, 186],
    [850, 206],
  ],
  [
    [854, 232],
    [680, 214],
    [600, 246],
  ],
  [
    [530, 274],
    [560, 296],
    [470, 312],
  ],
  [
    [440, 318],
    [420, 330],
    [400, 344],
  ],
];

function paintRoad(context: SKRSContext2D): void {
  stroke(context, ROAD, 38, tones.roadEdge);
  stroke(context, ROAD, 32, tones.road);
  isolated(context, () => {
    context.setLineDash([9, 15]);
    stroke(context, ROAD, 3, tones.rut);
  });
}

/** Low walls on both sides of the road, over the river. */
function paintBridge(context: SKRSContext2D): void {
  for (const [dx, dy] of [
    [-12, -21],
    [12, 19],
  ] as const) {
    const [from, to]: readonly [Point, Point] = [
      [624 + dx, 234 + dy],
      [566 + dx, 264 + dy],
    ];
    polygon(context, tones.stone, [
      [from[0], from[1] - 12],
      [to[0], to[1] - 12],
      [to[0], to[1] + 6],
      [from[0], from[1] + 6],
    ]);
    for (const [x, y] of [from, to]) polygon(context, tones.stoneLight, box(x - 6, y - 18, 12, 26));
  }
}

const box = (x: number, y: number, width: number, height: number): readonly Point[] => [
  [x, y],
  [x + width, y],
  [x + width, y + height],
  [x, y + height],
];

/** Stone that is darker on the right, with merlons on top. */
function paintTower(context: SKRSContext2D, x: number, top: number, width: number, foot: number): void {
  const merlon = width / 7;
  for (let i = 0; i < 4; i++)
    polygon(context, tones.stone, box(x - 3 + i * ((width + 6 - merlon * 1.3) / 3), top - 10, merlon * 1.3, 14));
  polygon(context, tones.stone, box(x, top, width, foot - top));
  polygon(context, tones.stoneShade, box(x + width * 0.66, top + 1.5, width * 0.34 - 1.5, foot - top - 3), false);
  context.lineWidth = 2;
  context.strokeStyle = tones.joint;
  for (let i = 1; i * 19 < foot - top - 6; i++) {
    const left = x + (i % 2 === 0 ? 6 : width * 0.5);
    context.beginPath();
    context.moveTo(left, top + i * 19);
    context.lineTo(left + width * 0.3, top + i * 19);
    context.stroke();
  }
}

function paintArch(context: SKRSContext2D, x: number, foot: number, width: number, height: number): void {
  context.beginPath();
  context.moveTo(x - width / 2, foot);
  context.lineTo(x - width / 2, foot - height + width / 2);
  context.arc(x, foot - height + width / 2, width / 2, Math.PI, 0);
  context.lineTo(x + width / 2, foot);
  context.closePath();
  fill(context, tones.dark);
}

function paintSpire(context: SKRSContext2D, x: number, foot: number, width: number, height: number): void {
  const half = width / 2;
  context.beginPath();
  context.moveTo(x, foot - height - 14);
  context.lineTo(x, foot - height);
  context.lineWidth = LINE;
  context.strokeStyle = INK;
  context.stroke();
  polygon(context, tones.flag, [
    [x + 1, foot - height - 16],
    [x + 18, foot - height - 11],
    [x + 1, foot - height - 5],
  ]);
  polygon(context, tones.roof, [
    [x, foot - height],
    [x + half, foot],
    [x - half, foot],
  ]);
  polygon(
    context,
    tones.roofShade,
    [
      [x, foot - height + 6],
      [x + half - 3, foot - 1.5],
      [x + width * 0.14, foot - 1.5],
    ],
    false,
  );
}

function paintCastle(context: SKRSContext2D): void {
  const foot = 178;
  paintTower(context, 716, 66, 88, foot);
  paintSpire(context, 760, 56, 76, 28);
  for (const x of [742, 776]) paintArch(context, x, 104, 15, 28);
  paintTower(context, 655, 118, 220, foot);
  for (const [x, top] of [
    [632, 84],
    [830, 90],
  ] as const) {
    paintTower(context, x, top, 58, foot);
    for (const y of [top + 40, top + 78]) paintArch(context, x + 29, y, 13, 25);
  }
  paintSpire(context, 661, 78, 72, 46);
  paintArch(context, 760, foot, 38, 46);
  paintArch(context, 704, 150, 12, 20);
  paintArch(context, 812, 150, 12, 20);
  paintScaffolding(context, 818, 58, 84, foot);
  paintScaffolding(context, 706, 46, 46, 118);
}

/** Poles, planks, and a brace. */
function paintScaffolding(context: SKRSContext2D, x: number, top: number, width: number, foot: number): void {
  const beam = (from: Point, to: Point, thickness: number, tone: string) => {
    for (const [line, ink] of [
      [thickness + 3, INK],
      [thickness, tone],
    ] as const) {
      context.beginPath();
      context.moveTo(...from);
      context.lineTo(...to);
      context.lineWidth = line;
      context.strokeStyle = ink;
      context.stroke();
    }
  };
  beam([x + 2, foot - 4], [x + width - 2, top + (foot - top) * 0.45], 3, tones.pole);
  for (const pole of [x, x + width]) beam([pole, top], [pole, foot], 5, tones.pole);
  for (let y = top + 16; y < foot - 16; y += 38) beam([x - 7, y], [x + width + 7, y], 5, tones.plank);
}

interface House {
  /** The lower left corner of the front. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly roof: string;
}

const HOUSES: readonly House[] = [
  { x: 512, y: 210, size: 0.9, roof: tones.brown },
  { x: 862, y: 240, size: 0.9, roof: tones.red },
  { x: 722, y: 274, size: 1.1, roof: tones.blue },
  { x: 380, y: 276, size: 1.06, roof: tones.red },
  { x: 836, y: 304, size: 1.16, roof: tones.brown },
];

/** A gable, a side wall with a slanted roof, timber, a door, and a window. */
function paintHouse(context: SKRSContext2D, { x, y, size, roof }: House): void {
  const at = (dx: number, dy: number): Point => [x + dx * size, y - dy * size];
  polygon(context, tones.plasterShade, [at(34, 0), at(84, 0), at(84, 30), at(34, 30)]);
  polygon(context, tones.plaster, [at(0, 0), at(34, 0), at(34, 30), at(17, 56), at(0, 30)]);
  polygon(context, roof, [at(17, 60), at(68, 60), at(90, 28), at(38, 28)]);
  context.lineWidth = 2;
  context.strokeStyle = INK;
  for (const share of [0.36, 0.7]) {
    context.beginPath();
    context.moveTo(...at(17 + 21 * share, 60 - 32 * share));
    context.lineTo(...at(68 + 22 * share, 60 - 32 * share));
    context.globalAlpha = 0.35;
    context.stroke();
    context.globalAlpha = 1;
  }
  context.lineWidth = 3.4;
  context.strokeStyle = tones.timber;
  for (const [from, to] of [
    [at(2, 29), at(33, 29)],
    [at(51, 2), at(51, 27)],
    [at(68, 2), at(68, 27)],
  ] as const) {
    context.beginPath();
    context.moveTo(...from);
    context.lineTo(...to);
    context.stroke();
  }
  paintArch(context, x + 17 * size, y, 13 * size, 21 * size);
  polygon(context, '#F4D77F', [at(55, 11), at(64, 11), at(64, 22), at(55, 22)]);
}

const TREES = [
  [44, 184, 34],
  [88, 190, 26],
  [324, 190, 20],
  [926, 182, 22],
  [616, 190, 15],
] as const;

/** A round crown with a darker side; x and y are the middle of the crown. */
function paintTree(context: SKRSContext2D, x: number, y: number, size: number): void {
  polygon(context, tones.trunk, box(x - size * 0.12, y + size * 0.7, size * 0.24, size * 0.9));
  context.beginPath();
  context.arc(x, y, size, 0, 2 * Math.PI);
  fill(context, tones.leafDark);
  context.beginPath();
  context.arc(x - size * 0.2, y - size * 0.18, size * 0.7, 0, 2 * Math.PI);
  fill(context, tones.leaf, false);
}
