import { describe, expect, test } from 'vitest';
import type { District } from '../../../../src/engines/citadels/index.ts';
import { type Setting, turn } from '../support.ts';

const king = (setting: Partial<Setting>) =>
  turn({ characters: ['thief', 'king', 'bishop', 'architect'], turn: 'king', ...setting });
const seven: readonly District[] = ['manor', 'castle', 'palace', 'temple', 'church', 'tavern', 'prison'];

describe('§5.4 building', () => {
  test('§5.4 the cost is paid, and the card goes from the hand to the city', () => {
    const built = king({ hands: [[], ['manor', 'tavern', 'manor']], gold: [0, 5] });
    const after = built.play('build manor');
    expect(after.gold()[1]).toBe(2);
    expect(after.hand(1)).toEqual(['manor', 'tavern']);
    expect(after.city(1)).toEqual(['manor']);
    expect(after.events).toEqual([{ kind: 'built', seat: 1, district: 'manor', paid: 3 }]);
    expect(after.seen('table')).toEqual(after.events);
  });

  test('§5.4 once in a turn', () => {
    const built = king({ hands: [[], ['temple', 'tavern']], gold: [0, 5] }).play('build temple');
    expect(built.has('build')).toBe(false);
    expect(built.refusal('build tavern')).toEqual({ kind: 'noBuildLeft', built: 1 });
  });

  test('§5.4 only a card of the hand, and only for gold that is there', () => {
    const here = king({ hands: [[], ['castle', 'temple']], gold: [0, 3] });
    expect(here.offers('build')).toEqual(['build temple']);
    expect(here.refusal('build castle')).toEqual({ kind: 'tooExpensive', price: 4, gold: 3 });
    expect(here.refusal('build tavern')).toEqual({ kind: 'notInHand', district: 'tavern' });
  });

  test('§5.4 University and Dragon Gate cost 6', () => {
    const here = king({ hands: [[], ['dragon_gate', 'university']], gold: [0, 6] });
    expect(here.play('build university').gold()[1]).toBe(0);
    expect(here.offers('build')).toEqual(['build dragon_gate', 'build university']);
    expect(here.play('build dragon_gate').open.players[1]?.points).toBe(8);
  });
});

describe('§10 option french', () => {
  const setting: Partial<Setting> = {
    hands: [[], ['manor', 'temple', 'keep']],
    cities: [[], ['manor']],
    gold: [0, 9],
  };

  test('§10 with it a district whose name stands in the own city cannot be built, nor a second Keep', () => {
    const french = king({ ...setting, cities: [[], ['manor', 'keep']], options: ['french'] });
    expect(french.offers('build')).toEqual(['build temple']);
    expect(french.refusal('build manor')).toEqual({ kind: 'alreadyBuilt', district: 'manor' });
    expect(french.refusal('build keep')).toEqual({ kind: 'alreadyBuilt', district: 'keep' });
  });

  test('§10 without it equal districts are allowed without limit', () => {
    expect(king(setting).offers('build')).toEqual(['build manor', 'build temple', 'build keep']);
  });

  test('§10 the same name in another city does not matter, nor equal cards in the hand', () => {
    const french = king({
      options: ['french'],
      hands: [[], ['manor', 'manor']],
      cities: [['manor']],
      gold: [0, 9],
    });
    expect(french.play('build manor').city(1)).toEqual(['manor']);
  });

  test('§10 it holds for the Architect’s builds one after the other', () => {
    const french = turn({
      characters: ['thief', 'king', 'bishop', 'architect'],
      turn: 'architect',
      options: ['french'],
      hands: [[], [], [], ['tavern', 'tavern']],
      gold: [0, 0, 0, 9],
    }).play('build tavern');
    expect(french.refusal('build tavern')).toEqual({ kind: 'alreadyBuilt', district: 'tavern' });
  });

  test('§10 once the built one is destroyed the name is free again', () => {
    const warlord = (options: readonly 'french'[]) =>
      turn({
        characters: ['king', 'bishop', 'architect', 'warlord'],
        turn: 'warlord',
        options,
        hands: [['manor']],
        cities: [['manor']],
        gold: [9, 0, 0, 9],
        later: [{ faceUp: ['magician', 'bishop'], faceDown: 'thief' }],
      });
    const next = warlord(['french']).play('destroy 0 manor', 'end', 'choose king', 'choose assassin');
    const again = next.play('choose merchant', 'choose architect', 'end');
    expect(again.awaits()).toBe(0);
    expect(again.offers('build')).toEqual(['build manor']);
  });
});

describe('§9 a complete city', () => {
  test('§9 the eighth district makes the round the last, and the turn goes on', () => {
    const built = king({ hands: [[], ['watchtower']], cities: [[], seven], gold: [0, 5] }).play('build watchtower');
    expect(built.told('completed')).toEqual([{ kind: 'completed', seat: 1, isFirst: true }]);
    expect(built.open.isLastRound).toBe(true);
    expect(built.has('gold')).toBe(true);
    expect(built.awaits()).toBe(1);
  });

  test('§9 whoever is later is told so', () => {
    const built = king({
      hands: [[], ['watchtower']],
      cities: [[...seven, 'watchtower'], seven],
      firstComplete: 0,
      gold: [0, 5],
    }).play('build watchtower');
    expect(built.told('completed')).toEqual([{ kind: 'completed', seat: 1, isFirst: false }]);
    expect(built.open.players.map(({ complete }) => complete)).toEqual(['first', 'later', null, null]);
  });
});
