/** What the pictures of a table with all sets and six seats show, and that it can be read. */

import { expect, test } from 'vitest';
import { carcassonne, type Event, type Option } from '../../../../src/engines/carcassonne/index.ts';
import type { Seat } from '../../../../src/engines/contract.ts';
import { SCREENS } from '../../../../src/render/contract.ts';
import { pictures } from '../../../../src/render/games/carcassonne/index.ts';
import { signsOf } from '../../../../src/render/games/carcassonne/page/moveSigns.ts';
import { holdingsOf } from '../../../../src/render/games/carcassonne/pieces/holdings.ts';
import type { Box } from '../../../../src/render/kit/geometry.ts';
import { wordsIn } from '../../../../src/words/words.ts';
import { paintSpritesAnew } from '../../support/freshSprites.ts';
import { breathe, pixelsOf } from '../../support/pictures.ts';
import { textsOf, viewOf } from './support/scene.ts';
import { gameOf, layerOf, moments, scene, states } from './support/setGames.ts';

paintSpritesAnew();

/** How many rows of a box are bare between its figures and its goods; a shade of its ground is bare. */
function bareRows(pixels: Buffer, width: number, { x, y, height }: Box): number {
  const at = (px: number, py: number) => [0, 1, 2].map((i) => pixels[4 * (py * width + px) + i]!);
  const [left, bottom] = [Math.round(x) + 20, Math.round(y + height)];
  const ground = at(left + 230, bottom - 40);
  const isBare = (py: number) =>
    Array.from({ length: 170 }, (_, i) => at(left + i, py)).every((ink) =>
      ink.every((value, i) => Math.abs(value - ground[i]!) < 40),
    );
  return Array.from({ length: 30 }, (_, i) => bottom - 48 + i).filter(isBare).length;
}

test('on a desktop the goods of six seats are clear of the figures above them', async () => {
  let cards = 0;
  for (const state of states.filter(({ stack }, i) => stack.length < 60 && i % 90 === 0)) {
    const picture = pictures.board(viewOf(state), { ...scene, zoom: { cells: 5, centre: { x: 0, y: 0 } } });
    const own = layerOf(picture, 'cards');
    const pixels = pixelsOf(own);
    for (const { box } of own.layers[0]!.parts) {
      expect(bareRows(pixels, picture.width, box)).toBeGreaterThanOrEqual(2);
      cards++;
    }
    await breathe();
  }
  expect(cards).toBeGreaterThan(12);
});

test.each(SCREENS)('on a %s each card shows the figures in hand, the goods, the king, and the robber', (screen) => {
  let [goods, awards] = [0, 0];
  for (const state of states.filter(({ stack }, i) => stack.length < 40 && i % 30 === 0)) {
    const { open } = viewOf(state);
    const picture = pictures.board({ open, own: null }, { ...scene, screen });
    if (open.step.kind === 'over') continue;
    const texts = textsOf(layerOf(picture, screen === 'phone' ? 'boxes' : 'cards'));
    for (const { seat, hand } of open.players) {
      const holdings = holdingsOf(open, seat);
      expect(holdings.figures.map(({ kind }) => kind)).toEqual(['follower', 'bigFollower', 'builder', 'pig']);
      expect(holdings.figures.map(({ kind, inHand }) => inHand === hand[kind])).toEqual([true, true, true, true]);
      expect(texts).toContain(`×${hand.follower}`);
      for (const { count } of holdings.goods.filter((one) => one.count > 0)) {
        expect(texts).toContain(`${count}`);
        goods++;
      }
      for (const { award, size } of holdings.awards) {
        expect(open.expansions.koenig![award]).toEqual({ seat, size });
        expect(texts).toContain(`${size}`);
        awards++;
      }
    }
  }
  expect(Math.min(goods, awards)).toBeGreaterThan(3);
});

test('only what the options bring is shown', () => {
  const kindsOf = (options: readonly Option[]) => {
    const open = carcassonne.open(gameOf(2, options, 'few')[0]!.state);
    const { figures, goods, awards } = holdingsOf(open, 0 as Seat);
    return { figures: figures.length, goods: goods.length, awards: awards.length };
  };
  expect(kindsOf([])).toEqual({ figures: 1, goods: 0, awards: 0 });
  expect(kindsOf(['old', 'fluss'])).toEqual({ figures: 1, goods: 0, awards: 0 });
  expect(kindsOf(['erweiterung'])).toEqual({ figures: 2, goods: 0, awards: 0 });
  expect(kindsOf(['haendler'])).toEqual({ figures: 3, goods: 3, awards: 0 });
});

test.each(SCREENS)('on a %s the header says that a second part is earned, and that it is played', (screen) => {
  const inHeader = (kind: 'placeTile' | 'action', part: 'first' | 'earned' | 'second') => {
    const open = carcassonne.open(states.find(({ agenda }) => agenda.at(-1)?.kind === kind)!);
    const haendler = { ...open.expansions.haendler!, part };
    const shown = { ...open, expansions: { ...open.expansions, haendler } } as typeof open; // Still what the engine made.
    return textsOf(layerOf(pictures.board({ open: shown, own: null }, { ...scene, screen }), 'header'));
  };
  expect(inHeader('action', 'earned')).toContain('+1');
  expect(inHeader('action', 'first')).not.toContain('+1');
  expect(inHeader('placeTile', 'second')).toContain('2');
  expect(inHeader('placeTile', 'second').join(' ')).toContain('second tile');
  expect(inHeader('placeTile', 'first').join(' ')).not.toContain('second');
});

test('the last move in signs says what its player took', () => {
  const taken = moments.filter(({ events }) => events.some(({ kind }) => kind === 'tookGoods' || kind === 'tookAward'));
  expect(taken.length).toBeGreaterThan(3);
  for (const { events } of taken) {
    const placed: Event = { ...{ kind: 'placedTile', seat: 0 as Seat, tile: 'D' }, ...{ x: 0, y: 0, rotation: 0 } };
    const [first] = signsOf([placed, ...events], wordsIn('en'));
    const goods = events.flatMap((event) => (event.kind === 'tookGoods' ? [event.goods] : []));
    const awards = events.flatMap((event) =>
      event.kind === 'tookAward' && event.from !== event.seat ? [event.award] : [],
    );
    const sum = goods.reduce((all, { wine, grain, cloth }) => all + wine + grain + cloth, 0);
    expect(first!.tokens.reduce((all, { count }) => all + count, 0)).toBe(sum + awards.length);
  }
});
