import { describe, expect, test } from 'vitest';
import { citadels, type District } from '../../../../src/engines/citadels/index.ts';
import { seatOf } from '../../../../src/engines/contract.ts';
import { noChance } from '../../../../src/kernel/random.ts';
import { type Setting, turn } from '../support.ts';

const king = (setting: Partial<Setting>) =>
  turn({ characters: ['thief', 'king', 'bishop', 'warlord'], turn: 'king', ...setting });
const deck: readonly District[] = ['manor', 'tavern', 'prison', 'church', 'docks'];

describe('§5.4 the action', () => {
  test('§5.4 take gold: two gold, once, instead of cards', () => {
    const paid = king({ deck }).play('gold');
    expect(paid.gold()[1]).toBe(4);
    expect(paid.events).toEqual([{ kind: 'tookGold', seat: 1, gold: 2 }]);
    expect(paid.refusal('draw')).toEqual({ kind: 'alreadyUsed', right: 'action' });
  });

  test('§5.4 draw cards: once, instead of gold, and there is no way back', () => {
    const drawn = king({ deck }).play('draw');
    expect(drawn.revealed).toBe('hidden');
    expect(drawn.refusal('gold')).toEqual({ kind: 'notNow', now: 'keep' });
    expect(drawn.play('keep manor').refusal('gold')).toEqual({ kind: 'alreadyUsed', right: 'action' });
  });

  test('§5.4 while cards drawn are to be chosen from, nothing else can be done and the turn cannot be ended', () => {
    const drawn = king({ deck, cities: [[], ['manor', 'laboratory', 'smithy']], gold: [0, 9], hands: [[], ['docks']] });
    expect(drawn.play('draw').legal()).toEqual(['keep manor', 'keep tavern']);
    for (const line of ['end', 'build docks', 'income', 'laboratory docks', 'smithy'])
      expect(drawn.play('draw').refusal(line)).toEqual({ kind: 'notNow', now: 'keep' });
  });
});

describe('§5.5, §7.3 Observatory, §7.8 Library: cards drawn and kept', () => {
  test.each<readonly [string, readonly District[], number, number]>([
    ['neither', [], 2, 1],
    ['Observatory', ['observatory'], 3, 1],
    ['Library', ['library'], 2, 2],
    ['both', ['observatory', 'library'], 3, 2],
  ])('§5.5 %s', (_, city, count, keep) => {
    const drawn = king({ deck, cities: [[], city] }).play('draw');
    expect(drawn.told('drew')[0]?.cards).toEqual(deck.slice(0, count));
    const kept = count > keep ? drawn.play(drawn.legal()[0]!) : drawn;
    expect(kept.hand(1)).toHaveLength(keep);
    expect(kept.open.discarded).toHaveLength(count - keep);
    expect(kept.awaits()).toBe(1);
    expect(kept.has('end')).toBe(true);
  });

  test('§5.5 with the Library alone there is no choice, and all go to the hand', () => {
    const drawn = king({ deck, cities: [[], ['library']] }).play('draw');
    expect(drawn.hand(1)).toEqual(['manor', 'tavern']);
    expect(drawn.told('kept')).toEqual([{ kind: 'kept', seat: 1, cards: ['manor', 'tavern'], discarded: [] }]);
  });

  test('§5.5 fewer cards than may be kept are kept without a question', () => {
    const drawn = king({ deck: ['manor'] }).play('draw');
    expect(drawn.hand(1)).toEqual(['manor']);
    expect(drawn.has('end')).toBe(true);
    const two = king({ deck: ['manor', 'docks'], cities: [[], ['observatory', 'library']] }).play('draw');
    expect(two.hand(1)).toEqual(['manor', 'docks']);
  });

  test('§5.5 two of three: each pair can be kept, equal cards as often as they were drawn', () => {
    const city: readonly District[] = ['observatory', 'library'];
    const drawn = king({ deck: ['tavern', 'tavern', 'manor'], cities: [[], city] }).play('draw');
    expect(drawn.legal()).toEqual(['keep manor+tavern', 'keep tavern+tavern']);
    expect(drawn.refusal('keep manor+manor')).toEqual({ kind: 'wrongCards', keep: 2 });
    expect(drawn.refusal('keep manor')).toEqual({ kind: 'wrongCards', keep: 2 });
    expect(drawn.refusal('keep docks+manor')).toEqual({ kind: 'wrongCards', keep: 2 });
    expect(drawn.play('keep tavern+tavern').open.discarded).toEqual(['manor']);
    const seat = seatOf(1, 4)!; // Four seats have it.
    // Cards are given in ascending order, for play as for choices.
    const unsorted = { kind: 'keepCards', cards: ['tavern', 'manor'] } as const;
    expect(citadels.choices(drawn.state, seat, unsorted)).toEqual({
      none: { kind: 'illegal', violation: { kind: 'wrongCards', keep: 2 } },
    });
    expect(citadels.play(drawn.state, seat, unsorted, noChance)).toMatchObject({ ok: false });
  });

  test('§5.5 of two equal cards one is chosen all the same: going on by itself would tell what is kept', () => {
    const drawn = king({ deck: ['tavern', 'tavern'] }).play('draw');
    expect(drawn.open.step).toEqual({ kind: 'keep', seat: 1, drawn: 2, keep: 1 });
    expect(drawn.legal()).toEqual(['keep tavern']);
  });

  test('§5.5 the cards not kept are named to all, the kept ones are secret', () => {
    const drawn = king({ deck }).play('draw');
    expect(drawn.seen('table')).toEqual([{ kind: 'drew', seat: 1, count: 2, cards: null }]);
    expect(drawn.own(1).drawn).toEqual({ cards: ['manor', 'tavern'], keep: 1 });
    expect(drawn.own(0).drawn).toBeNull();
    const kept = drawn.play('keep tavern');
    expect(kept.seen('table')).toEqual([{ kind: 'kept', seat: 1, count: 1, cards: null, discarded: ['manor'] }]);
    expect(kept.open.discarded).toEqual(['manor']);
    expect(kept.revealed).toBe('nothing');
  });

  test('keeping is for cards that were drawn', () => {
    expect(king({ deck }).refusal('keep manor')).toEqual({ kind: 'notNow', now: 'turn' });
  });
});
