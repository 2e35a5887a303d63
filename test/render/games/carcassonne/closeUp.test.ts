/** What a close-up shows beside the map and around its tile, and how it tells farms apart. */

import { expect, test } from 'vitest';
import { FIGURES, ROTATIONS } from '../../../../src/engines/carcassonne/index.ts';
import { SCREENS } from '../../../../src/render/contract.ts';
import { closeUpFrame } from '../../../../src/render/games/carcassonne/closeUpFrame.ts';
import { hatching, offeredPattern } from '../../../../src/render/games/carcassonne/map/farms.ts';
import { worldOf } from '../../../../src/render/games/carcassonne/map/world.ts';
import {
  chosenKey,
  followerKey,
  KEY_TYPE,
  type KeyFeature,
  keyType,
  tilesKey,
} from '../../../../src/render/games/carcassonne/page/keys.ts';
import { closeUpLayoutOf } from '../../../../src/render/games/carcassonne/page/layout.ts';
import { phoneCloseUp } from '../../../../src/render/games/carcassonne/phone/layout.ts';
import { frameAround, isWhole, shownPart } from '../../../../src/render/grid/frame.ts';
import { grown } from '../../../../src/render/kit/geometry.ts';
import { layerOf } from '../../../../src/render/kit/page.ts';
import { seatMarks } from '../../../../src/render/kit/theme.ts';
import { carcassonneWords } from '../../../../src/words/carcassonne/index.ts';
import { LOCALES } from '../../../../src/words/contract.ts';
import { wordsIn } from '../../../../src/words/words.ts';
import { pixelsOf } from '../../support/pictures.ts';
import { writtenOn } from '../../support/type.ts';

test('shown 500 pixels wide, the patterns of farms on offer still differ, however they lie', () => {
  const world = worldOf([{ tile: 'B', x: 0, y: 0, rotation: 0 }]);
  const side = Math.round((420 * 500) / 1200);
  const area = { x: 0, y: 0, width: side, height: side };
  const frame = { area, well: area, scale: side, left: 0, top: 0 };
  const [tile] = world.tiles;
  const segment = tile!.shape.kind.segments.findIndex(({ kind }) => kind === 'field');
  /** Which pixels of the upper quarter of a meadow are colored. */
  const masks = [0, 1, 2, 3].map((i) => {
    const fields = [{ tile: tile!, segment, colors: ['#0057B7'], pattern: offeredPattern(i) }];
    const pixels = pixelsOf({
      width: side,
      height: side,
      layers: [layerOf('hatching', hatching(fields, frame), true)],
    });
    return (x: number, y: number) => pixels[(y * side + x) * 4 + 2]! > pixels[(y * side + x) * 4]! + 40;
  });
  const [wide, high, most] = [150, 40, 24];
  const differing = (one: (typeof masks)[number], other: (typeof masks)[number], dx: number, dy: number) => {
    let count = 0;
    for (let y = 0; y < high - most; y++)
      for (let x = 0; x < wide - most; x++) if (one(x, y) !== other(x + dx, y + dy)) count++;
    return count / (high - most) / (wide - most);
  };
  for (const [i, one] of masks.entries()) {
    for (const [k, other] of masks.entries()) {
      let least = 1;
      for (let dx = 0; dx < most; dx += 2)
        for (let dy = 0; dy < most; dy += 2) least = Math.min(least, differing(one, other, dx, dy));
      if (i === k) expect(least).toBe(0);
      else expect(least).toBeGreaterThan(0.15);
    }
  }
});

test('where all neighbors lie on one side a close-up shows them, and still all of its tile', () => {
  const { well } = closeUpLayoutOf('letters');
  const world = worldOf([
    { tile: 'D', x: 0, y: 0, rotation: 0 },
    { tile: 'V', x: -1, y: 0, rotation: 180 },
  ]);
  const frame = closeUpFrame(well, 420, { x: -1, y: 0 }, world);
  expect(isWhole(frame, { x: -1, y: 0 })).toBe(true);
  const { x, width } = shownPart(frame);
  expect(x + width).toBeGreaterThan(0.8);
  const enclosed = closeUpFrame(well, 420, { x: 0, y: 0 }, worldOf([-1, 0, 1].map((at) => tileAt(at))));
  expect(enclosed).toEqual(frameAround(grown(well, -2), well, 420, [0.5, 0.5]));
});

const tileAt = (x: number) => ({ tile: 'B', x, y: 0, rotation: 0 }) as const;

const GOODS_SHOWN = { wine: 2, grain: 1, cloth: 1 };
const feature = (kind: KeyFeature['kind'], tiles: number, others: Partial<KeyFeature> = {}): KeyFeature => ({
  ...{ kind, complete: false, pennants: 0, sign: null, goods: { wine: 0, grain: 0, cloth: 0 }, cities: 0 },
  cells: Array.from({ length: tiles }, (_, x) => ({ x, y: 0 })),
  ...others,
});

/** What a figure can be placed on, each with the longest text that a game can bring. */
const FEATURES: readonly KeyFeature[] = [
  feature('city', 28, { pennants: 4, complete: true, sign: 'cathedral', goods: GOODS_SHOWN }),
  feature('road', 22, { complete: true, sign: 'inn' }),
  feature('cloister', 9, { complete: true }),
  feature('cloister', 8),
  feature('field', 1, { cities: 12 }),
];

const LOOKS = ['letters', 'figures'] as const;

test.each(
  SCREENS.flatMap((screen) => LOCALES.flatMap((locale) => LOOKS.map((look) => [screen, locale, look] as const))),
)('on a %s no label beside a close-up is cut in %s, with %s', (screen, locale, look) => {
  const [mark] = seatMarks;
  const layout = screen === 'phone' ? phoneCloseUp(300) : closeUpLayoutOf(look);
  const figures = look === 'letters' ? (['follower'] as const) : (['follower', 'bigFollower'] as const);
  const choices = FEATURES.map((feature, i) => ({
    options: figures.map((figure, k) => ({ letter: 'ABCDEFGHIJ'[2 * i + k]!, figure })),
    feature,
  }));
  const shown = [followerKey(layout.key, choices, mark!, wordsIn(locale), keyType(screen, choices))];
  const kinds = look === 'letters' ? (['follower'] as const) : FIGURES;
  const last = FEATURES.flatMap((feature) =>
    kinds.map((figure) => chosenKey(layout.key, { figure, feature }, mark!, wordsIn(locale), KEY_TYPE[screen])),
  );
  const tiles = screen === 'phone' ? phoneCloseUp(300) : closeUpLayoutOf('tiles');
  const turned = ROTATIONS.map((rotation) => ({
    label: carcassonneWords[locale].panel.buttons.rotation(rotation),
    placement: { tile: 'D', x: 0, y: 0, rotation } as const,
  }));
  const label = `(−12, −12) · ${carcassonneWords[locale].names.turned(180)}`;
  const keys = [
    ...tilesKey(tiles.key, turned, carcassonneWords[locale].picture.howTurned, screen),
    ...tilesKey(
      tiles.key,
      [{ label, placement: turned[0]!.placement }],
      carcassonneWords[locale].picture.chosen,
      screen,
    ),
  ];
  const picture = { width: 1200, height: 1200, layers: [layerOf('key', [...shown, ...last, ...keys])] };
  const written = writtenOn(picture).map(({ text }) => text);
  expect(written.length).toBeGreaterThan(20);
  expect(written.filter((text) => text.includes('…'))).toEqual([]);
});
