/** The table of rules §5.6: what others learn. */
import { describe, expect, test } from 'vitest';
import type { Character } from '../../../src/engines/citadels/index.ts';
import { seat, seven } from './support.ts';

describe('§5.6 what others learn', () => {
  test('§5.6 a call tells the character and its owner; theft and murder are told in full', () => {
    const called = seven({ turn: 'thief', gold: [0, 0, 0, 4] }).play('steal king', 'end', 'end');
    expect(called.seen('table')).toEqual(called.events);
    expect(called.seen(seat(5))).toEqual(called.events);
    expect(called.told('stole')).toEqual([{ kind: 'stole', seat: 1, from: 3, gold: 4 }]);
  });

  test('§5.6 a swap tells with whom and the new sizes; the new hands each owner', () => {
    const swapped = seven({ turn: 'magician', hands: [['docks'], [], ['manor', 'tavern']] }).play('swap 0');
    const told = { kind: 'swapped', seat: 2, partner: 0, count: 1, partnerCount: 2 };
    expect(swapped.seen('table')).toEqual([{ ...told, cards: null }]);
    expect(swapped.seen(seat(1))).toEqual([{ ...told, cards: null }]);
    expect(swapped.seen(seat(2))).toEqual([{ ...told, cards: ['docks'] }]);
    expect(swapped.seen(seat(0))).toEqual([{ ...told, cards: ['manor', 'tavern'] }]);
  });

  test('§5.6 an exchange tells how many; which cards, their player alone', () => {
    const setting = { turn: 'magician', hands: [[], [], ['manor', 'tavern']], deck: ['docks', 'castle'] } as const;
    const exchanged = seven(setting).play('exchange manor+tavern');
    const told = { kind: 'exchanged', seat: 2, count: 2 };
    expect(exchanged.seen('table')).toEqual([{ ...told, cards: null, discarded: null }]);
    expect(exchanged.seen(seat(2))).toEqual([{ ...told, cards: ['docks', 'castle'], discarded: ['manor', 'tavern'] }]);
  });

  test('§5.6 gold, numbers of cards, cities, points so far, deck and discards are seen by all', () => {
    const here = seven({
      turn: 'king',
      gold: [1, 2, 3],
      hands: [['docks'], []],
      cities: [['university', 'manor'], []],
      deck: ['castle', 'tavern'],
      discard: ['prison'],
    });
    expect(here.open.players.slice(0, 2)).toEqual([
      {
        seat: 0,
        gold: 1,
        handSize: 1,
        city: ['university', 'manor'],
        points: 11,
        hasChosen: true,
        character: 'assassin',
        complete: null,
      },
      { seat: 1, gold: 2, handSize: 0, city: [], points: 0, hasChosen: true, character: 'thief', complete: null },
    ]);
    expect(here.open).toMatchObject({ deckSize: 2, discardSize: 1, discarded: ['prison'], round: 1, crown: 3 });
  });

  test('§5.6 hands are seen by their owner, and by nobody else', () => {
    const here = seven({ turn: 'king', hands: [['docks'], ['castle']] });
    expect([here.own(0).hand, here.own(1).hand]).toEqual([['docks'], ['castle']]);
    expect(JSON.stringify([here.open, here.own(0)])).not.toContain('castle');
  });

  test('§3 what the turn player has used already is seen by all', () => {
    const merchant = seven({ turn: 'merchant', hands: [[], [], [], [], [], ['tavern']] });
    expect(merchant.play('extra-gold', 'build tavern', 'gold').open.turn).toEqual({
      seat: 5,
      character: 'merchant',
      used: ['extraGold', 'action'],
      built: 1,
      buildsLeft: 0,
    });
  });
});

describe('what may be taken back', () => {
  test.each([
    ['gold', 'nothing'],
    ['build tavern', 'nothing'],
    ['murder king', 'nothing'],
    ['draw', 'hidden'],
    ['end', 'hidden'],
  ])('%s reveals %s', (line, revealed) => {
    const assassin = seven({ turn: 'assassin', hands: [['tavern']], deck: ['docks', 'castle'] });
    expect(assassin.play(line).revealed).toBe(revealed);
  });

  test.each<readonly [string, Character]>([
    ['swap 0', 'magician'],
    ['exchange manor', 'magician'],
    ['extra-cards', 'architect'],
    ['smithy', 'architect'],
  ])('%s reveals cards', (line, character) => {
    const here = seven({
      turn: character,
      hands: [['tavern'], [], ['manor']],
      cities: [[], [], [], [], [], [], ['smithy']],
      gold: [0, 0, 0, 0, 0, 0, 3],
      deck: ['docks', 'castle'],
    });
    expect(here.play(line).revealed).toBe('hidden');
  });
});
