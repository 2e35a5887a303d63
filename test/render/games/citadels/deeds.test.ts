import { expect, test } from 'vitest';
import { citadels, type District, type Open, type Own, type Sight } from '../../../../src/engines/citadels/index.ts';
import type { Seat } from '../../../../src/engines/contract.ts';
import { callsOf, changesOf, cityNews, newInHand, weightiest } from '../../../../src/render/games/citadels/deeds.ts';
import type { Deed } from '../../../../src/words/citadels/picture/contract.ts';
import { momentAt } from './support/moments.ts';
import { sensibleGame } from './support/sensibleGame.ts';

const seat = (n: number) => n as Seat;
const called = (character: 'king' | 'merchant' | 'warlord', by: number): Sight => ({
  kind: 'called',
  character,
  seat: seat(by),
});
const built = (by: number, district: 'manor' | 'market' | 'temple'): Sight => ({
  kind: 'built',
  seat: seat(by),
  district,
  paid: 1,
});

test('the herald tells every call of the round that the open view knows, with its deeds', () => {
  let calls = 0;
  for (const { state, story } of sensibleGame(6, 'calls')) {
    const open = citadels.open(state);
    const told = callsOf(
      open,
      story.map((event) => citadels.sight(event, 'table')),
    );
    expect(told.map(({ character, seat: by }) => [character, by])).toEqual(
      open.characters.filter(({ fate }) => fate === 'called').map(({ character, seat: by }) => [character, by]),
    );
    const last = told.at(-1);
    const names = last?.deeds.map((deed) => deed.kind) ?? [];
    expect(names.filter((kind) => kind === 'took').length).toBeLessThanOrEqual(1);
    if (open.turn !== null) expect(names.filter((kind) => kind === 'built')).toHaveLength(open.turn.built);
    calls += told.length;
  }
  console.info(`${calls} calls`);
  expect(calls).toBeGreaterThan(500);
});

test('gold of one turn is told as one sum', () => {
  const isMeant = ({ turn }: Open) => turn?.character === 'warlord';
  const open = citadels.open(momentAt([...sensibleGame(6, 'calls')], 0, isMeant).state);
  const story: readonly Sight[] = [
    called('warlord', 0),
    { kind: 'tookIncome', seat: seat(0), colour: 'red', gold: 3 },
    { kind: 'tookGold', seat: seat(0), gold: 2 },
  ];
  const call = callsOf(open, story).find(({ character }) => character === 'warlord');
  expect(call?.deeds).toEqual([{ kind: 'took', gold: 5 }]);
});

test('where there is little room the weightiest deeds are told, in the order of doing', () => {
  const deeds: readonly Deed[] = [
    { kind: 'took', gold: 2 },
    { kind: 'built', district: 'manor' },
    { kind: 'destroyed', district: 'market', owner: seat(1) },
  ];
  expect(weightiest(deeds, (some) => some.length <= 2)).toEqual([deeds[1], deeds[2]]);
  expect(weightiest(deeds, () => true)).toEqual(deeds);
  expect(weightiest(deeds, () => false)).toEqual([deeds[2]]);
});

test('what was built in this round is marked in the city, what was built in this turn by itself', () => {
  const story: readonly Sight[] = [
    built(0, 'manor'),
    { kind: 'roundBegan', round: 2, first: seat(0), faceUp: [] },
    called('king', 0),
    built(0, 'temple'),
    called('merchant', 1),
    built(1, 'market'),
  ];
  expect(cityNews(['manor', 'temple'], seat(0), story).built).toEqual(new Map([[1, 'round']]));
  expect(cityNews(['manor', 'market'], seat(1), story).built).toEqual(new Map([[1, 'turn']]));
  expect(cityNews(['manor'], seat(2), story).built).toEqual(new Map());
});

test('a district that was destroyed in this round is told, and not marked as built', () => {
  const story: readonly Sight[] = [
    called('king', 0),
    built(0, 'temple'),
    called('warlord', 1),
    { kind: 'destroyed', seat: seat(1), owner: seat(0), district: 'temple', paid: 0 },
  ];
  expect(cityNews(['manor'], seat(0), story)).toEqual({ built: new Map(), destroyed: 'temple' });
  expect(cityNews(['manor'], seat(1), story).destroyed).toBeNull();
});

test('whose gold and hands the present turn has changed', () => {
  const story: readonly Sight[] = [
    called('king', 0),
    { kind: 'tookGold', seat: seat(0), gold: 2 },
    called('merchant', 1),
    { kind: 'stole', seat: seat(2), from: seat(1), gold: 4 },
    built(1, 'market'),
  ];
  expect(changesOf(story)).toEqual({ gold: new Set([2, 1]), hand: new Set([1]) });
});

test('S10 cards that came in this turn are new in the hand; equal ones only as often as they came', () => {
  const own = (...hand: readonly District[]): Own => ({
    ...{ seat: seat(1), hand, character: 'magician', offered: null, drawn: null, discarded: [] },
  });
  const drew = (by: number, ...cards: readonly District[]): Sight => ({
    ...{ kind: 'usedSmithy', seat: seat(by), paid: 3, count: cards.length, cards },
  });
  const swapped = (cards: readonly District[] | null): Sight => ({
    ...{ kind: 'swapped', seat: seat(1), partner: seat(2), count: 2, partnerCount: 0, cards },
  });
  const fresh = (hand: Own, ...story: readonly Sight[]) => [...newInHand(hand, story)].toSorted();
  const hand = own('manor', 'manor', 'temple');
  expect(fresh(hand, called('king', 1), drew(1, 'manor', 'docks'))).toEqual([1]);
  expect(fresh(hand, drew(1, 'manor'), called('king', 1))).toEqual([]);
  expect(fresh(hand, called('king', 1), drew(1, 'manor', 'manor'), drew(1, 'temple'))).toEqual([0, 1, 2]);
  expect(fresh(hand, called('king', 1), drew(1, 'temple'), swapped(['manor', 'manor']))).toEqual([0, 1]);
  expect(fresh(hand, called('king', 2), drew(2, 'temple'))).toEqual([]);
  expect(fresh(hand, called('king', 3), swapped(null))).toEqual([]);
});
