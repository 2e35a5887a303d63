import { describe, expect, test } from 'vitest';
import { seeded } from '../../../../src/kernel/random.ts';
import { type Setting, turn } from '../support.ts';

const king = (setting: Partial<Setting>) =>
  turn({ characters: ['thief', 'king', 'bishop', 'warlord'], turn: 'king', ...setting });

describe('§5.4 purple districts', () => {
  test('§5.4 they work from the moment they are built: Observatory, then three cards', () => {
    const built = king({
      hands: [[], ['observatory']],
      gold: [0, 5],
      deck: ['manor', 'docks', 'harbor'],
    }).play('build observatory', 'draw');
    expect(built.told('drew')[0]?.cards).toHaveLength(3);
  });
});

describe('§7.4 Laboratory', () => {
  const setting: Partial<Setting> = { cities: [[], ['laboratory']], hands: [[], ['manor', 'manor', 'docks']] };

  test('§7.4 once in a turn a card of the hand for one gold', () => {
    const used = king(setting).play('laboratory manor');
    expect([used.gold()[1], used.hand(1)]).toEqual([3, ['manor', 'docks']]);
    expect(used.refusal('laboratory docks')).toEqual({ kind: 'alreadyUsed', right: 'laboratory' });
    expect(king(setting).offers('laboratory')).toEqual(['laboratory manor', 'laboratory docks']);
  });

  test('§5.6 which card it was is known to its player alone', () => {
    const used = king(setting).play('laboratory manor');
    expect(used.seen('table')).toEqual([{ kind: 'usedLaboratory', seat: 1, discarded: null, gold: 1 }]);
    expect([used.open.discardSize, used.open.discarded]).toEqual([1, []]);
    expect([used.own(1).discarded, used.own(0).discarded]).toEqual([['manor'], []]);
  });

  test('§7.4 only for its owner, and only with a card', () => {
    expect(king({ ...setting, cities: [['laboratory']] }).refusal('laboratory manor')).toEqual({
      kind: 'noSuchRight',
      right: 'laboratory',
    });
    expect(king({ cities: [[], ['laboratory']] }).refusal('laboratory manor')).toEqual({ kind: 'handEmpty' });
    expect(king(setting).refusal('laboratory palace')).toEqual({ kind: 'notInHand', district: 'palace' });
  });

  test('§7.4 a card drawn in the same turn may be given', () => {
    const used = king({ cities: [[], ['laboratory']], deck: ['palace', 'docks'] });
    expect(used.play('draw', 'keep palace', 'laboratory palace').hand(1)).toEqual([]);
  });
});

describe('§7.5 Smithy', () => {
  const setting: Partial<Setting> = {
    cities: [[], ['smithy']],
    gold: [0, 4],
    deck: ['manor', 'docks', 'harbor'],
  };

  test('§7.5 once in a turn three gold for two cards, with no choice', () => {
    const used = king(setting).play('smithy');
    expect([used.gold()[1], used.hand(1)]).toEqual([1, ['manor', 'docks']]);
    expect(used.seen('table')).toEqual([{ kind: 'usedSmithy', seat: 1, paid: 3, count: 2, cards: null }]);
    expect(used.refusal('smithy')).toEqual({ kind: 'alreadyUsed', right: 'smithy' });
  });

  test('§7.5 not with less than three gold, nor without the Smithy', () => {
    expect(king({ ...setting, gold: [0, 2] }).refusal('smithy')).toEqual({ kind: 'tooExpensive', price: 3, gold: 2 });
    expect(king({ ...setting, cities: [['smithy']] }).refusal('smithy')).toEqual({
      kind: 'noSuchRight',
      right: 'smithy',
    });
  });

  test('§8 with one card left it still costs three; with none it is not offered', () => {
    expect(
      king({ ...setting, deck: ['manor'] })
        .play('smithy')
        .gold()[1],
    ).toBe(1);
    expect(king({ ...setting, deck: [] }).refusal('smithy')).toEqual({ kind: 'noCardsLeft' });
  });
});

describe('§8 deck and discard pile', () => {
  test('§8 when the deck is empty the discard pile is shuffled and becomes the deck, then drawing goes on', () => {
    const drawn = king({ deck: ['manor'], discard: ['docks', 'harbor', 'castle'], random: seeded('deck') }).play(
      'draw',
    );
    expect(drawn.events.map(({ kind }) => kind)).toEqual(['reshuffled', 'drew']);
    expect(drawn.told('drew')[0]?.cards[0]).toBe('manor');
    expect([drawn.open.deckSize, drawn.open.discardSize, drawn.state.reshuffles]).toEqual([2, 0, 1]);
    expect(drawn.revealed).toBe('chance');
  });

  test('§8 a deck that just suffices is not refilled', () => {
    const drawn = king({ deck: ['manor', 'docks'], discard: ['harbor'] }).play('draw');
    expect([drawn.open.deckSize, drawn.open.discardSize, drawn.state.reshuffles]).toEqual([0, 1, 0]);
  });

  test('§8 each refill has a stream of its own', () => {
    const labels: string[] = [];
    const random = {
      stream: (label: string) => {
        labels.push(label);
        return seeded('x').stream(label);
      },
    };
    const cities = [[], ['smithy']] as const;
    const drawn = king({ deck: [], discard: ['docks', 'harbor', 'castle'], cities, gold: [0, 9], random }).play('draw');
    const used = drawn.play(drawn.legal()[0]!, 'smithy');
    expect(labels).toEqual(['reshuffle/1', 'reshuffle/2']);
    expect(used.state.reshuffles).toBe(2);
  });

  test('§8 with both empty, drawing is not offered: cards, extra cards', () => {
    expect(king({}).refusal('draw')).toEqual({ kind: 'noCardsLeft' });
    const architect = turn({ characters: ['thief', 'king', 'bishop', 'architect'], turn: 'architect' });
    expect(architect.refusal('extra-cards')).toEqual({ kind: 'noCardsLeft' });
    expect(architect.legal()).toEqual(['gold', 'end']);
  });

  test('§8 cards in a question are in neither pile: they cannot be drawn', () => {
    const drawn = king({ deck: ['manor', 'docks'] }).play('draw');
    expect([drawn.open.deckSize, drawn.open.discardSize]).toEqual([0, 0]);
  });
});
