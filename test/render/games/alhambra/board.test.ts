import { expect, test } from 'vitest';
import { alhambra, TILE_IDS, tileKind } from '../../../../src/engines/alhambra/index.ts';
import { type Picture, SCREENS } from '../../../../src/render/contract.ts';
import { LEAST_FULL } from '../../../../src/render/games/alhambra/art/tile.ts';
import { pages, reservePlaces } from '../../../../src/render/games/alhambra/closeUp.ts';
import { pictures } from '../../../../src/render/games/alhambra/index.ts';
import { cardBoxes, cardParts, GARDEN, MARKET, PANEL } from '../../../../src/render/games/alhambra/page/layout.ts';
import { overlap } from '../../../../src/render/kit/geometry.ts';
import { paintSpritesAnew } from '../../support/freshSprites.ts';
import { factsOf, isInside } from '../../support/parts.ts';
import { writtenOn } from '../../support/type.ts';
import { sceneOf, stepAt, viewOf } from './support/moments.ts';
import { type Moment, sensibleGame } from './support/sensibleGame.ts';

paintSpritesAnew();

const publicBoard = (moment: Moment, shown: Parameters<typeof sceneOf>[2] = {}): Picture =>
  pictures.board(viewOf(moment), sceneOf(moment, 'table', shown));

test('the cards of 1 to 5 others lie on the page beside the panel, and their parts in them', () => {
  for (let count = 1; count <= 5; count++) {
    const boxes = cardBoxes(count);
    for (const [i, box] of boxes.entries()) {
      expect(isInside(box, { x: 24, y: 24, width: 1152, height: 1152 })).toBe(true);
      for (const other of [...boxes.slice(i + 1), MARKET, PANEL]) expect(overlap(box, other)).toBe(false);
      for (const reserve of [0, 3]) {
        const parts = cardParts(box, reserve);
        expect(isInside(parts.garden, box)).toBe(true);
        expect(parts.garden.height).toBeGreaterThan(90);
        if (parts.reserve !== null) expect(overlap(parts.reserve, parts.garden)).toBe(false);
      }
    }
  }
  expect(isInside(GARDEN, PANEL)).toBe(true);
});

test('S9 looked at closer, 20 tiles of a reserve are as large as their costs need, in two lines', () => {
  for (let tiles = 1; tiles <= 24; tiles++)
    for (const { well, reserve } of pages(tiles)) {
      const places = reservePlaces(tiles, reserve);
      expect(places).toHaveLength(tiles);
      expect(overlap(well, reserve)).toBe(false);
      expect(Math.min(well.width, well.height)).toBeGreaterThan(600);
      for (const [i, place] of places.entries()) {
        expect(isInside(place, reserve)).toBe(true);
        expect(place.width).toBeGreaterThanOrEqual(LEAST_FULL);
        for (const other of places.slice(i + 1)) expect(overlap(place, other)).toBe(false);
      }
    }
  const [moment] = sensibleGame(3, 'many in reserve');
  const reserve = TILE_IDS.slice(-20);
  const [first, ...others] = moment!.state.players;
  const many = { ...moment!, state: { ...moment!.state, players: [{ ...first!, reserve }, ...others] } };
  const written = writtenOn(publicBoard(many, { zoom: { area: alhambra.open(many.state).players[0]!.seat } }));
  for (const tile of reserve)
    expect(written.filter(({ text }) => text === `${tileKind(tile).cost}`).length).toBeGreaterThan(0);
  expect(written.filter(({ text }) => /^\d+$/.test(text)).length).toBeGreaterThanOrEqual(reserve.length);
});

test.each(SCREENS)('on a %s each cell on offer is numbered like its button, empty or with a tile', (screen) => {
  const numbered = { placeTile: 0, moveToReserve: 0 };
  for (const moment of sensibleGame(3, 'offers')) {
    for (const kind of ['placeTile', 'moveToReserve'] as const) {
      const step = stepAt(moment, kind);
      if (step === null || step.answers.length === 0) continue;
      const facts = factsOf(publicBoard(moment, { step, screen }), screen === 'phone' ? 'alhambra' : 'offers');
      for (const { label } of step.answers) expect(facts.filter(([first]) => first === label)).toHaveLength(1);
      numbered[kind] += step.answers.length;
    }
  }
  expect(numbered.placeTile).toBeGreaterThan(60);
  expect(numbered.moveToReserve).toBeGreaterThan(20);
});

test('at the end of a game of two the row of Dirk is the last', () => {
  const last = [...sensibleGame(2, 'end')].at(-1)!;
  const rows = factsOf(publicBoard(last), 'rows').filter(({ length }) => length === 6);
  expect(rows.map(([party]) => party).slice(2)).toEqual(['dirk']);
});
