/** Sky, hills, the river, and the road with its bridge. */
import type { SKRSContext2D } from '@napi-rs/canvas';
import { BANNER } from '../../../kit/banner.ts';
import type { Point } from '../../../kit/geometry.ts';
import { isolated } from '../../../kit/page.ts';
import { box, type Curve, fill, follow, INK, polygon, stroke, tones, trace } from './pen.ts';

export function paintSky(context: SKRSContext2D): void {
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
export function paintHills(context: SKRSContext2D): void {
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

export function paintRiver(context: SKRSContext2D): void {
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

export function paintRoad(context: SKRSContext2D): void {
  stroke(context, ROAD, 38, tones.roadEdge);
  stroke(context, ROAD, 32, tones.road);
  isolated(context, () => {
    context.setLineDash([9, 15]);
    stroke(context, ROAD, 3, tones.rut);
  });
}

/** Low walls on both sides of the road, over the river. */
export function paintBridge(context: SKRSContext2D): void {
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
