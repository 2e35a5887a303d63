import { expect, test } from 'vitest';
import { BUILDINGS, COIN_VALUES, CURRENCIES, TILE_IDS, tileKind } from '../../../../../src/engines/alhambra/index.ts';
import { drawCoin } from '../../../../../src/render/games/alhambra/art/coin.ts';
import { drawTile } from '../../../../../src/render/games/alhambra/art/tile.ts';
import { coinTones, grounds } from '../../../../../src/render/games/alhambra/tones.ts';
import { contrast, mostAlike } from '../../../support/colors.ts';
import { drawn } from '../../../support/drawn.ts';

test('no two tiles look alike, and small ones differ by building and walls', () => {
  const square = (side: number) => ({ x: 0, y: 0, width: side, height: side });
  const full = TILE_IDS.map((id) => drawn(96, (context) => drawTile(context, id, square(96))));
  expect(new Set(full).size).toBe(TILE_IDS.length);
  const small = TILE_IDS.map((id) => drawn(24, (context) => drawTile(context, id, square(24))));
  const kinds = TILE_IDS.map((id) => JSON.stringify([tileKind(id).building, tileKind(id).walls]));
  expect(new Set(small).size).toBe(new Set(kinds).size);
});

test('no two coins look alike, and their numbers can be read', () => {
  const coins = CURRENCIES.flatMap((currency) => COIN_VALUES.map((value) => `${currency}-${value}` as const));
  const looks = coins.map((coin) => drawn(60, (context) => drawCoin(context, coin, { x: 30, y: 30, radius: 24 })));
  expect(new Set(looks).size).toBe(coins.length);
  for (const { disc, number } of Object.values(coinTones)) expect(contrast(disc, number)).toBeGreaterThan(4.5);
});

test('people with color blindness can tell the grounds of tiles and the currencies apart', () => {
  const bodies = [
    BUILDINGS.map((building) => grounds[building].ground),
    CURRENCIES.map((currency) => coinTones[currency].body),
  ];
  for (const tones of bodies) {
    const { far, which } = mostAlike(tones);
    expect(far, which).toBeGreaterThan(8);
  }
});
