/** What the pictures of a table with all sets and six seats show, and that it can be read. */
import '../../support/freshSprites.ts';

import { expect, test } from 'vitest';
import {
  type Carcassonne,
  carcassonne,
  type Event,
  type Option,
  type State,
} from '../../../../src/engines/carcassonne/index.ts';
import type { Seat } from '../../../../src/engines/contract.ts';
import { playout } from '../../../../src/engines/playout.ts';
import { seeded } from '../../../../src/kernel/random.ts';
import { type Picture, SCREENS, type SceneStep } from '../../../../src/render/contract.ts';
import { pictures } from '../../../../src/render/games/carcassonne/index.ts';
import { signsOf } from '../../../../src/render/games/carcassonne/page/moveSigns.ts';
import { holdingsOf } from '../../../../src/render/games/carcassonne/pieces/holdings.ts';
import type { Box } from '../../../../src/render/kit/geometry.ts';
import { lettersOf } from '../../../../src/render/kit/seats.ts';
import { pageOn } from '../../../../src/render/kit/theme.ts';
import { LOCALES } from '../../../../src/words/contract.ts';
import { onlyLayers } from '../../support/parts.ts';
import { breathe, pixelsOf } from '../../support/pictures.ts';
import { writtenOn } from '../../support/type.ts';
import { sceneFor, viewOf } from './support/scene.ts';

const ALL = ['fluss', 'erweiterung', 'haendler', 'koenig', 'drache'] as const satisfies readonly Option[];
const scene = sceneFor(6);

interface Moment {
  readonly state: State;
  readonly events: readonly Event[];
}

function gameOf(seats: number, options: readonly Option[], seed: string): readonly Moment[] {
  const moments: Moment[] = [];
  playout(carcassonne, { seats, options: [...options] }, seeded(seed), ({ state, events }) => {
    moments.push({ state, events });
  });
  return moments;
}

const moments = ['a', 'b', 'c'].flatMap((seed) => gameOf(6, ALL, `sets ${seed}`));
const states = moments.map(({ state }) => state);
const layerOf = (picture: Picture, layer: string): Picture => onlyLayers(picture, (name) => name === layer);
const textsOf = (picture: Picture) => writtenOn(picture).map(({ text }) => text);

/** Every figure on every spot; a letter each, or one for each spot as in the panel. */
function offered(state: State, isShared = true): SceneStep<Carcassonne> {
  const seat = state.agenda.at(-1)!.seat;
  const legal = [...carcassonne.legal(state, seat)].filter((move) => move.kind === 'placeFollower');
  const segments = [...new Set(legal.map(({ segment }) => segment))];
  const letterOf = (segment: number, i: number) =>
    String.fromCodePoint(65 + (isShared ? segments.indexOf(segment) : i));
  const answers = legal.map((move, i) => ({ label: letterOf(move.segment, i), partial: { ...move } }));
  return { seat, moves: [], partial: { kind: 'placeFollower' }, answers };
}

const acting = states.filter(({ agenda }) => agenda.at(-1)?.kind === 'action');
const offersSpecial = (state: State): boolean =>
  offered(state).answers.some(({ partial }) => partial.figure === 'builder' || partial.figure === 'pig');

test.each(SCREENS.flatMap((screen) => LOCALES.map((locale) => [screen, locale] as const)))(
  'on a %s, in %s, where a figure is placed every letter is large enough, and nothing but names is cut',
  (screen, locale) => {
    const { width, smallest } = pageOn[screen];
    const letters = new Set(lettersOf(scene.names));
    let texts = 0;
    for (const state of acting.filter((_, i) => i % 60 === 0)) {
      const picture = pictures.board(viewOf(state), { ...scene, screen, locale, step: offered(state) });
      for (const { text, size } of writtenOn(picture)) {
        texts++;
        expect(text.includes('…') && !text.startsWith('Max'), text).toBe(false);
        if (letters.has(text)) continue;
        expect((size * width) / picture.width, text).toBeGreaterThanOrEqual(smallest - 0.01);
      }
    }
    expect(texts).toBeGreaterThan(100);
  },
);

test.each(SCREENS)('on a %s nothing on a card touches anything else that is written there', (screen) => {
  const late = states.filter(({ agenda, stack }) => agenda.at(-1)?.kind === 'placeTile' && stack.length < 12);
  let compared = 0;
  for (const state of late.filter((_, i) => i % 7 === 0)) {
    const written = writtenOn(
      layerOf(pictures.board(viewOf(state), { ...scene, screen }), screen === 'phone' ? 'boxes' : 'cards'),
    );
    for (const [i, one] of written.entries()) {
      for (const other of written.slice(i + 1)) {
        if (Math.abs(one.y - other.y) > 10) continue;
        compared++;
        const apart = Math.max(one.left - other.right, other.left - one.right);
        expect(apart, `${one.text} and ${other.text}`).toBeGreaterThan(0);
      }
    }
  }
  expect(compared).toBeGreaterThan(100);
});

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

test.each(SCREENS)('on a %s every figure on every spot bears its letter, on the tile and in the key', (screen) => {
  let [shared, special] = [0, 0];
  for (const state of [...acting.filter(offersSpecial).slice(0, 3), ...acting.filter((_, i) => i % 12 === 0)]) {
    for (const isShared of [true, false]) {
      const step = offered(state, isShared);
      const picture = pictures.board(viewOf(state), { ...scene, screen, step });
      const letters = [...new Set(step.answers.map(({ label }) => label))];
      const ghosts = layerOf(picture, 'choices').layers[0]!.parts.length - letters.length;
      const spots = new Set(step.answers.map(({ partial }) => partial.segment)).size;
      // Of many spots with one letter each, only the first figure is on the tile.
      expect(ghosts).toBe(isShared && spots >= 4 ? spots : step.answers.length);
      expect(textsOf(layerOf(picture, 'choices')).sort()).toEqual(letters);
      expect(
        textsOf(layerOf(picture, 'key'))
          .filter((text) => letters.includes(text))
          .sort(),
      ).toEqual(letters);
      const segments = step.answers.map(({ partial }) => partial.segment);
      if (new Set(segments).size < segments.length) shared++;
    }
    if (offersSpecial(state)) special++;
  }
  expect(shared).toBeGreaterThan(2);
  expect(special).toBeGreaterThanOrEqual(3);
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
    const [first] = signsOf([placed, ...events], 'en');
    const goods = events.flatMap((event) => (event.kind === 'tookGoods' ? [event.goods] : []));
    const awards = events.flatMap((event) =>
      event.kind === 'tookAward' && event.from !== event.seat ? [event.award] : [],
    );
    const sum = goods.reduce((all, { wine, grain, cloth }) => all + wine + grain + cloth, 0);
    expect(first!.tokens.reduce((all, { count }) => all + count, 0)).toBe(sum + awards.length);
  }
});
