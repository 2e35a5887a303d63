/** What the pictures for phones show of moments of whole games. */
import { expect, test } from 'vitest';
import { citadels } from '../../../../src/engines/citadels/index.ts';
import type { Seat, Viewer } from '../../../../src/engines/contract.ts';
import { type Picture, SCREENS } from '../../../../src/render/contract.ts';
import { pictures } from '../../../../src/render/games/citadels/index.ts';
import { factsOf, partsOf } from '../../support/parts.ts';
import { awaitedAt, momentAt, sceneOf, viewOf } from './support/moments.ts';
import { tallest } from './support/samples.ts';
import { type Moment, sensibleGame } from './support/sensibleGame.ts';

const onPhone = (moment: Moment, viewer: Viewer) => sceneOf(moment, viewer, { screen: 'phone' });

const hand = (moment: Moment, seat: Seat): Picture => {
  const view = { open: citadels.open(moment.state), own: citadels.own(moment.state, seat) };
  return pictures.hand!.picture(view, onPhone(moment, seat));
};
const closer = (moment: Moment, area: Seat): Picture =>
  pictures.board(viewOf(moment), { ...onPhone(moment, 'table'), zoom: { area } });

test('whoever chooses has a row for each character on offer, with the gold that it would bring now', () => {
  const moment = momentAt([...sensibleGame(6, 'phone choice')], 0.6, ({ step, first }) => {
    return step.kind === 'choose' && step.seat !== first;
  });
  const { step, players } = citadels.open(moment.state);
  if (step.kind !== 'choose') throw new Error('nobody chooses');
  const { offered } = citadels.own(moment.state, step.seat);
  const rows = factsOf<readonly [string, number | null]>(hand(moment, step.seat), 'hand').slice(0, offered!.length);
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
  const seat = awaitedAt(moment);
  const open = { ...now, step: { kind: 'graveyard', seat, district: 'castle' } as const };
  const view = { open, own: citadels.own(moment.state, seat) };
  const facts = factsOf(pictures.hand!.picture(view, onPhone(moment, seat)), 'hand');
  expect(facts[1]).toMatchObject([{ district: 'castle' }, false, 'en']);
  expect(facts).toHaveLength(3 + view.own.hand.length);
});

test('a closer look at a city has a row for each district, in the order of building', () => {
  const moment = momentAt([...sensibleGame(5, 'phone city')], 0.7, ({ players }) => players[2]!.city.length > 3);
  const shown = factsOf<readonly [{ readonly district: string }]>(closer(moment, 2 as Seat), 'cards');
  expect(shown.map(([{ district }]) => district)).toEqual(citadels.open(moment.state).players[2]!.city);
});

test.each(SCREENS)(
  'in the course of a move a %s shows the hand, the city that is to lose a district, or the table',
  (screen) => {
    const moment = momentAt([...sensibleGame(6, 'panel')], 0.6, ({ step }) => step.kind === 'turn');
    const open = citadels.open(moment.state);
    const seat = awaitedAt(moment);
    const shown = (partial: Readonly<Record<string, unknown>>) => {
      const scene = sceneOf(moment, seat, { screen, step: { seat, moves: [], partial, answers: [] } });
      return pictures.board({ open, own: citadels.own(moment.state, seat) }, scene).layers.map(({ name }) => name);
    };
    const target = open.players.findIndex((player) => player.seat !== seat && player.city.length > 0);
    expect(shown({ kind: 'build' })).toContain(screen === 'phone' ? 'hand' : 'cards');
    expect(shown({ kind: 'destroy', seat: target })).toContain('owner');
    expect(shown({ kind: 'destroy' })).toContain(screen === 'phone' ? 'band' : 'cities');
  },
);

test('hands of any size have their rows, below one another or in two columns', () => {
  const moment = momentAt([...sensibleGame(6, 'phone hands')], 0.5, ({ step }) => step.kind === 'turn');
  const open = citadels.open(moment.state);
  const own = citadels.own(moment.state, open.turn!.seat);
  for (let cards = 0; cards <= 20; cards++) {
    const view = { open, own: { ...own, hand: Array.from({ length: cards }, () => 'manor' as const) } };
    const picture = pictures.hand!.picture(view, onPhone(moment, own.seat));
    const rows = partsOf(picture, 'hand').slice(1);
    expect(rows).toHaveLength(Math.max(1, cards));
    expect(new Set(rows.map(({ box }) => `${box.x} ${box.y}`)).size).toBe(rows.length);
    expect(picture.height).toBeLessThan(tallest);
  }
});
