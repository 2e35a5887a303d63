/** The pictures for phones, of all moments of whole games. */
import { expect, test } from 'vitest';
import { citadels, type Open } from '../../../../src/engines/citadels/index.ts';
import type { Seat } from '../../../../src/engines/contract.ts';
import { seeded } from '../../../../src/kernel/random.ts';
import type { Picture } from '../../../../src/render/contract.ts';
import { pictures } from '../../../../src/render/games/citadels/index.ts';
import { outlineOf } from '../../../../src/render/pipeline/compositor.ts';
import { LOCALES, type Locale } from '../../../../src/words/contract.ts';
import { breathe, pixelsOf } from '../../support/pictures.ts';
import { type Moment, sensibleGame } from './support/sensibleGame.ts';
import { momentAt, sceneOf } from './support/showcase.ts';

const onPhone = (moment: Moment, viewer: Seat | 'table', locale: Locale = 'en') =>
  ({ ...sceneOf(moment, viewer, locale), screen: 'phone' }) as const;

const board = (moment: Moment, viewer: Seat | 'table' = 'table', locale: Locale = 'en'): Picture => {
  const own = viewer === 'table' ? null : citadels.own(moment.state, viewer);
  return pictures.board({ open: citadels.open(moment.state), own }, onPhone(moment, viewer, locale));
};
const hand = (moment: Moment, seat: Seat, locale: Locale = 'en'): Picture => {
  const view = { open: citadels.open(moment.state), own: citadels.own(moment.state, seat) };
  return pictures.hand!.picture(view, onPhone(moment, seat, locale));
};
const closer = (moment: Moment, area: Seat): Picture =>
  pictures.board({ open: citadels.open(moment.state), own: null }, { ...onPhone(moment, 'table'), zoom: { area } });

const factsOf = (picture: Picture, layer: string): readonly unknown[] =>
  picture.layers.find(({ name }) => name === layer)!.parts.map(({ key }) => JSON.parse(key) as unknown);

const seatOfStep = ({ step, crown }: Open): Seat => (step.kind === 'over' ? crown : step.seat);

/** The height of a picture that a phone shows at once, and a little more. */
const HIGHEST = 1320;

test.each([4, 5, 6, 7])('with %i seats every picture is 720 wide, and all of it lies inside', async (seats) => {
  let parts = 0;
  const moments = [...sensibleGame(seats, `phone ${seats}`)];
  for (const moment of moments.filter((one, i) => i % 9 === 0 || one === moments.at(-1))) {
    const seat = seatOfStep(citadels.open(moment.state));
    for (const picture of [board(moment), board(moment, seat), hand(moment, seat), closer(moment, seat)]) {
      expect(picture.width).toBe(720);
      expect(picture.height).toBeLessThan(HIGHEST);
      for (const { box } of picture.layers.flatMap((layer) => layer.parts)) {
        expect(Math.min(box.x, box.y)).toBeGreaterThanOrEqual(0);
        expect(box.x + box.width).toBeLessThanOrEqual(720);
        expect(box.y + box.height).toBeLessThanOrEqual(picture.height);
        parts++;
      }
    }
    await breathe();
  }
  console.info(`${parts} parts`);
  expect(parts).toBeGreaterThan(500);
});

test('neither a board nor a hand on a phone depends on what its viewer does not know', () => {
  let compared = 0;
  for (const [i, moment] of [...sensibleGame(7, 'phone secrets')].entries()) {
    if (i % 7 !== 0) continue;
    const seat = (i % 7) as Seat;
    const unseen = { ...moment, state: citadels.redeal(moment.state, 'table', seeded(`redeal ${i}`)) };
    const held = { ...moment, state: citadels.redeal(moment.state, seat, seeded(`redeal ${i}`)) };
    expect(outlineOf(board(unseen))).toEqual(outlineOf(board(moment)));
    expect(outlineOf(hand(held, seat))).toEqual(outlineOf(hand(moment, seat)));
    expect(outlineOf(board(held, seat))).toEqual(outlineOf(board(moment, seat)));
    compared++;
  }
  console.info(`${compared} moments`);
  expect(compared).toBeGreaterThan(30);
});

test('whoever chooses has a row for each character on offer, with the gold that it would bring now', () => {
  const moment = momentAt([...sensibleGame(6, 'phone choice')], 0.6, ({ step, first }) => {
    return step.kind === 'choose' && step.seat !== first;
  });
  const { step, players } = citadels.open(moment.state);
  if (step.kind !== 'choose') throw new Error('nobody chooses');
  const { offered } = citadels.own(moment.state, step.seat);
  const rows = factsOf(hand(moment, step.seat), 'hand').slice(0, offered!.length) as readonly [string, number | null][];
  expect(rows.map(([character]) => character)).toEqual(offered);
  const built = (color: string) => players[step.seat]!.city.filter((one) => COLORED[color]!.includes(one)).length;
  for (const [character, gain] of rows) {
    if (character === 'king') expect(gain).toBe(built('yellow'));
    if (character === 'merchant') expect(gain).toBe(built('green') + 1);
    if (character === 'architect') expect(gain).toBe(2);
    if (character === 'assassin' || character === 'thief' || character === 'magician') expect(gain).toBeNull();
  }
});

/** Those that count for the incomes that the test above looks at; a School of Magic counts as either. */
const COLORED: { readonly [color: string]: readonly string[] } = {
  yellow: ['manor', 'castle', 'palace', 'school_of_magic'],
  green: ['tavern', 'market', 'trading_post', 'docks', 'harbor', 'town_hall', 'school_of_magic'],
};

test('who may take a destroyed district sees it above the hand', () => {
  const moment = momentAt([...sensibleGame(6, 'phone graveyard')], 0.5, ({ step }) => step.kind === 'turn');
  const now = citadels.open(moment.state);
  const seat = seatOfStep(now);
  const open = { ...now, step: { kind: 'graveyard', seat, district: 'castle' } as const };
  const view = { open, own: citadels.own(moment.state, seat) };
  const facts = factsOf(pictures.hand!.picture(view, onPhone(moment, seat)), 'hand');
  expect(facts[1]).toMatchObject([{ district: 'castle' }, false, 'en']);
  expect(facts).toHaveLength(3 + view.own.hand.length);
});

test('a closer look at a city has a row for each district, in the order of building', () => {
  const moment = momentAt([...sensibleGame(5, 'phone city')], 0.7, ({ players }) => players[2]!.city.length > 3);
  const shown = factsOf(closer(moment, 2 as Seat), 'cards') as readonly [{ readonly district: string }][];
  expect(shown.map(([{ district }]) => district)).toEqual(citadels.open(moment.state).players[2]!.city);
});

test('in the course of a move a phone shows the hand, the city that is to lose a district, or the table', () => {
  const moment = momentAt([...sensibleGame(6, 'panel')], 0.6, ({ step }) => step.kind === 'turn');
  const open = citadels.open(moment.state);
  const seat = seatOfStep(open);
  const shown = (partial: Readonly<Record<string, unknown>>) => {
    const scene = { ...onPhone(moment, seat), step: { seat, moves: [], partial, answers: [] } };
    return pictures.board({ open, own: citadels.own(moment.state, seat) }, scene).layers.map(({ name }) => name);
  };
  const target = open.players.findIndex((player) => player.seat !== seat && player.city.length > 0);
  expect(shown({ kind: 'build' })).toContain('hand');
  expect(shown({ kind: 'destroy', seat: target })).toContain('owner');
  expect(shown({ kind: 'destroy' })).toContain('band');
});

test('at the end a phone has the same rows as a desktop', () => {
  const last = [...sensibleGame(6, 'end')].at(-1)!;
  const view = { open: citadels.open(last.state), own: null };
  const names = (picture: Picture) => factsOf(picture, 'rows').map((facts) => (facts as readonly unknown[])[0]);
  expect(names(board(last))).toEqual(names(pictures.board(view, sceneOf(last, 'table'))));
});

test('hands of any size have their rows, below one another or in two columns', () => {
  const moment = momentAt([...sensibleGame(6, 'phone hands')], 0.5, ({ step }) => step.kind === 'turn');
  const open = citadels.open(moment.state);
  const own = citadels.own(moment.state, open.turn!.seat);
  for (let cards = 0; cards <= 20; cards++) {
    const view = { open, own: { ...own, hand: Array.from({ length: cards }, () => 'manor' as const) } };
    const { layers, height } = pictures.hand!.picture(view, onPhone(moment, own.seat));
    const rows = layers.find(({ name }) => name === 'hand')!.parts.slice(1);
    expect(rows).toHaveLength(Math.max(1, cards));
    expect(new Set(rows.map(({ box }) => `${box.x} ${box.y}`)).size).toBe(rows.length);
    expect(height).toBeLessThan(HIGHEST);
  }
});

test('every picture for phones can be drawn in every language, and comes out the same again', async () => {
  let drawn = 0;
  for (const locale of LOCALES) {
    const moments = [...sensibleGame(7, `phone ${locale}`)];
    for (const moment of moments.filter((one, i) => i % 40 === 0 || one === moments.at(-1))) {
      const seat = seatOfStep(citadels.open(moment.state));
      for (const paint of [() => board(moment, seat, locale), () => hand(moment, seat, locale)]) {
        expect(pixelsOf(paint()).equals(pixelsOf(paint()))).toBe(true);
        drawn++;
      }
      await breathe();
    }
  }
  console.info(`${drawn} pictures`);
  expect(drawn).toBeGreaterThan(30);
});
