import { describe, expect, test } from 'vitest';
import { citadels } from '../../../../src/engines/citadels/index.ts';
import { noChance, seeded } from '../../../../src/kernel/random.ts';
import { four, type Setting, seat, seven, turn } from '../support.ts';

describe('§6.1 Assassin', () => {
  test('§6.1 names any character from 2 to 8 that is not face-up, in play or not', () => {
    expect(four({ turn: 'assassin' }).offers('murder')).toEqual(
      ['thief', 'king', 'merchant', 'architect', 'warlord'].map((one) => `murder ${one}`),
    );
    expect(seven({ turn: 'assassin' }).offers('murder')).toHaveLength(7);
  });

  test('§6.1 neither a face-up one nor himself', () => {
    const assassin = four({ turn: 'assassin' });
    expect(assassin.refusal('murder magician')).toEqual({
      kind: 'cannotBeNamed',
      character: 'magician',
      reason: 'faceUp',
    });
    expect(assassin.refusal('murder assassin')).toEqual({
      kind: 'cannotBeNamed',
      character: 'assassin',
      reason: 'notLater',
    });
  });

  test('§6.1 is told at once, without the owner', () => {
    const murdered = four({ turn: 'assassin' }).play('murder king');
    expect(murdered.events).toEqual([{ kind: 'murdered', seat: 0, character: 'king' }]);
    expect(murdered.open.players[2]?.character).toBeNull();
    expect(murdered.refusal('murder thief')).toEqual({ kind: 'alreadyUsed', right: 'murder' });
    expect(murdered.revealed).toBe('nothing');
  });

  test('§6.1 city, gold and hand of the murdered one stay; he has no turn', () => {
    const murdered = four({ turn: 'assassin', cities: [[], ['manor']], hands: [[], ['docks']], gold: [0, 6] });
    const after = murdered.play('murder thief', 'end');
    expect([after.city(1), after.hand(1), after.gold()[1]]).toEqual([['manor'], ['docks'], 6]);
    expect(after.awaits()).toBe(2);
  });

  test('nobody else murders', () => {
    expect(four({ turn: 'thief' }).refusal('murder king')).toEqual({ kind: 'noSuchRight', right: 'murder' });
  });
});

describe('§6.2 Thief', () => {
  test('§6.2 names any character from 3 to 8 that is not face-up', () => {
    expect(four({ turn: 'thief' }).offers('steal')).toEqual(
      ['king', 'merchant', 'architect', 'warlord'].map((one) => `steal ${one}`),
    );
    for (const character of ['assassin', 'thief'])
      expect(four({ turn: 'thief' }).refusal(`steal ${character}`)).toEqual({
        kind: 'cannotBeNamed',
        character,
        reason: 'notLater',
      });
  });

  test('§6.2 the gold moves at the call: all of it, and nothing that comes later in the turn', () => {
    const robbed = four({ turn: 'thief', gold: [0, 1, 5, 0] }).play('steal king');
    expect(robbed.gold()).toEqual([0, 1, 5, 0]);
    const called = robbed.play('end');
    expect(called.told('stole')).toEqual([{ kind: 'stole', seat: 1, from: 2, gold: 5 }]);
    expect(called.play('gold').gold()).toEqual([0, 6, 2, 0]);
    expect(called.play('gold', 'end').gold()).toEqual([0, 6, 2, 0]);
  });

  test('§6.2 once in a turn', () => {
    const named = four({ turn: 'thief' }).play('steal king');
    expect(named.has('steal')).toBe(false);
    expect(named.refusal('steal warlord')).toEqual({ kind: 'alreadyUsed', right: 'theft' });
  });

  test('§6.2 of a purse without gold nothing moves, and it is told', () => {
    const called = four({ turn: 'thief', gold: [0, 1, 0, 0] }).play('steal king', 'end');
    expect(called.told('stole')).toEqual([{ kind: 'stole', seat: 1, from: 2, gold: 0 }]);
  });

  test('§6.2 where nobody owns the named character nothing happens', () => {
    const called = four({ turn: 'thief', gold: [3, 3, 3, 3] }).play('steal merchant', 'end', 'end');
    expect(called.told('stole')).toEqual([]);
    expect(called.gold()).toEqual([3, 3, 3, 3]);
  });

  test('§6.2 the murdered character may be named, and nothing comes of it: it is not called', () => {
    const next = four({ turn: 'thief', murdered: 'king', gold: [3, 3, 3, 3] }).play('steal king', 'end');
    expect([next.awaits(), next.told('stole'), next.gold()]).toEqual([3, [], [3, 3, 3, 3]]);
  });

  test('§6.2 others are called unharmed', () => {
    const called = four({ turn: 'thief', gold: [3, 3, 3, 3] }).play('steal warlord', 'end');
    expect([called.awaits(), called.gold()]).toEqual([2, [3, 3, 3, 3]]);
    expect(called.open.characters[7]).toEqual({ character: 'warlord', fate: 'toCome', seat: null, isRobbed: true });
  });
});

describe('§6.3 Magician', () => {
  const magician = (setting: Partial<Setting> = {}) =>
    seven({ turn: 'magician', hands: [['docks'], [], ['manor', 'manor', 'tavern']], ...setting });

  test('§6.3 swaps the whole hand with any other player, whatever the sizes', () => {
    expect(magician().offers('swap')).toEqual([0, 1, 3, 4, 5, 6].map((seat) => `swap ${seat}`));
    const swapped = magician().play('swap 0');
    expect([swapped.hand(0), swapped.hand(2)]).toEqual([['manor', 'manor', 'tavern'], ['docks']]);
    expect(magician().play('swap 1').hand(2)).toEqual([]);
    expect(
      magician({ hands: [['docks']] })
        .play('swap 0')
        .hand(2),
    ).toEqual(['docks']);
  });

  test('§6.3 not with himself', () => {
    expect(magician().refusal('swap 2')).toEqual({ kind: 'oneself' });
  });

  test('§6.3 a murdered player, and one whose turn is over, can be the partner', () => {
    const hands = [['docks'], ['church'], ['manor']] as const;
    const murdered = magician({ murdered: 'king', hands: [...hands, ['palace']] });
    expect(murdered.play('swap 3').hand(2)).toEqual(['palace']);
    expect(murdered.play('swap 0').hand(2)).toEqual(['docks']);
  });

  test('§6.3 exchanges one or more cards with the deck, which are discarded first', () => {
    const exchanged = magician({ deck: ['palace', 'harbor', 'castle'] }).play('exchange manor+tavern');
    expect(exchanged.hand(2)).toEqual(['manor', 'palace', 'harbor']);
    expect(exchanged.state.discard.map(({ district }) => district)).toEqual(['manor', 'tavern']);
    expect(exchanged.state.deck).toEqual(['castle']);
  });

  test('§6.3 cards put away come back only where the deck runs out', () => {
    const random = seeded('exchange');
    const exchanged = magician({ deck: ['palace'], random }).play('exchange manor+manor+tavern');
    expect(exchanged.hand(2)).toHaveLength(3);
    expect(exchanged.hand(2)).toContain('palace');
    expect(exchanged.told('reshuffled')).toEqual([{ kind: 'reshuffled', cards: 3 }]);
    expect([exchanged.open.deckSize, exchanged.open.discardSize]).toEqual([1, 0]);
  });

  test('§6.3 one of the two, once', () => {
    const deck = ['palace', 'harbor'] as const;
    expect(magician({ deck }).play('swap 0').refusal('exchange docks')).toEqual({
      kind: 'alreadyUsed',
      right: 'magic',
    });
    expect(magician({ deck }).play('exchange manor').refusal('swap 0')).toEqual({
      kind: 'alreadyUsed',
      right: 'magic',
    });
  });

  test('§6.3 only cards that are there, and at least one', () => {
    expect(magician().refusal('exchange tavern+tavern')).toEqual({ kind: 'notInHand', district: 'tavern' });
    expect(magician({ hands: [] }).refusal('exchange tavern')).toEqual({ kind: 'handEmpty' });
    expect(magician({ hands: [] }).has('exchange')).toBe(false);
    const none = citadels.play(magician().state, seat(2), { kind: 'exchangeCards', cards: [] }, noChance);
    expect(none).toEqual({ ok: false, error: { kind: 'illegal', violation: { kind: 'noCardChosen' } } });
  });

  test('any part of the hand may be asked for, and two parts are suggested', () => {
    expect(magician().offers('exchange')).toEqual(['exchange manor+manor+tavern', 'exchange manor+tavern']);
  });
});

describe('§6.4, §6.5, §6.6, §6.8 income', () => {
  const city = ['manor', 'castle', 'temple', 'tavern', 'market', 'docks', 'prison'] as const;
  const owner = (character: 'king' | 'bishop' | 'merchant' | 'warlord', more: Partial<Setting> = {}) =>
    turn({ characters: [character, 'thief', 'magician', 'architect'], turn: character, cities: [city], ...more });

  test.each([
    ['king', 'yellow', 2],
    ['bishop', 'blue', 1],
    ['merchant', 'green', 3],
    ['warlord', 'red', 1],
  ] as const)('§5.4 the %s gets one gold for each %s district', (character, colour, gold) => {
    const paid = owner(character, { cities: [city], gold: [0] }).play('income');
    expect(paid.events).toEqual([{ kind: 'tookIncome', seat: 0, colour, gold }]);
    expect(paid.gold()[0]).toBe(gold);
    expect(paid.refusal('income')).toEqual({ kind: 'alreadyUsed', right: 'income' });
  });

  test('§5.4 it counts the city at the moment it is taken', () => {
    const king = owner('king', { hands: [['palace']], gold: [5] });
    expect(king.play('build palace', 'income').gold()[0]).toBe(3);
    expect(king.play('income', 'build palace').gold()[0]).toBe(2);
  });

  test('§5.4 with nothing that counts it is not offered, so that it cannot be wasted', () => {
    const king = owner('king', { cities: [['temple']] });
    expect(king.has('income')).toBe(false);
    expect(king.refusal('income')).toEqual({ kind: 'noIncome' });
  });

  test.each(['thief', 'magician', 'architect'] as const)('§5.4 the %s has none', (character) => {
    const here = turn({
      characters: [character, 'king', 'bishop', 'merchant'],
      turn: character,
      cities: [['school_of_magic', ...city.slice(0, 6)]],
    });
    expect(here.refusal('income')).toEqual({ kind: 'noSuchRight', right: 'income' });
  });

  test.each(['king', 'bishop', 'merchant', 'warlord'] as const)(
    '§7.7 the School of Magic brings the %s one gold, also alone',
    (character) => {
      expect(
        owner(character, { cities: [['school_of_magic']] })
          .play('income')
          .gold()[0],
      ).toBe(3);
      const with7 = [...city.slice(0, 6), 'school_of_magic'] as const;
      const without = owner(character, { gold: [0], cities: [city.slice(0, 6)] });
      const plain = without.has('income') ? without.play('income').gold()[0]! : 0;
      expect(
        owner(character, { gold: [0], cities: [with7] })
          .play('income')
          .gold()[0],
      ).toBe(plain + 1);
    },
  );

  test('§7.1 the Haunted City makes no income', () => {
    expect(owner('king', { cities: [['haunted_city']] }).has('income')).toBe(false);
  });
});

describe('§6.4 King', () => {
  const bishop = (murdered?: 'king') =>
    turn({
      characters: ['assassin', 'magician', 'king', 'warlord'],
      turn: 'magician',
      ...(murdered ? { murdered } : {}),
      later: [{ faceUp: ['thief', 'bishop'], faceDown: 'merchant' }],
    });

  test('§6.4 gets the crown when he is called', () => {
    const called = bishop().play('end');
    expect(called.told('crowned')).toEqual([{ kind: 'crowned', seat: 2, reason: 'called' }]);
    expect(called.open.crown).toBe(2);
    expect(called.play('end', 'end').awaits()).toBe(2);
  });

  test('§6.4 murdered, he is passed over, and his owner gets the crown at the end of the round', () => {
    const warlord = bishop('king').play('end');
    expect(warlord.awaits()).toBe(3);
    expect(warlord.open.crown).toBe(0);
    const next = warlord.play('end');
    expect(next.told('crowned')).toEqual([{ kind: 'crowned', seat: 2, reason: 'murdered' }]);
    expect(next.awaits()).toBe(2);
  });

  test('§6.4 the murder itself moves no crown and shows nobody: both come at the end of the round', () => {
    const begun = turn({
      characters: ['assassin', 'magician', 'king', 'warlord'],
      turn: 'assassin',
      first: 3,
      later: [{ faceUp: ['thief', 'bishop'], faceDown: 'merchant' }],
    });
    let here = begun.play('murder king');
    for (let called = 0; called < 3; called++) {
      expect([here.open.crown, here.open.players[2]?.character]).toEqual([3, null]);
      here = here.play('end');
    }
    expect([here.state.round, here.open.crown, here.awaits()]).toEqual([2, 2, 2]);
  });

  test('§6.4 where nobody owns him the crown stays', () => {
    const nobody = turn({
      characters: ['assassin', 'magician', 'bishop', 'warlord'],
      turn: 'warlord',
      first: 1,
      murdered: 'king',
      later: [{ faceUp: ['thief', 'bishop'], faceDown: 'merchant' }],
    }).play('end');
    expect(nobody.told('crowned')).toEqual([]);
    expect(nobody.awaits()).toBe(1);
  });
});

describe('§6.6 Merchant and §6.7 Architect', () => {
  test('§6.6 one gold, besides action and income, each independent of the others', () => {
    const merchant = seven({ turn: 'merchant', cities: [[], [], [], [], [], ['tavern', 'market']] });
    expect(merchant.play('extra-gold').gold()[5]).toBe(3);
    expect(merchant.play('income', 'gold', 'extra-gold').gold()[5]).toBe(7);
    expect(merchant.play('extra-gold').refusal('extra-gold')).toEqual({ kind: 'alreadyUsed', right: 'extraGold' });
    expect(seven({ turn: 'king' }).refusal('extra-gold')).toEqual({ kind: 'noSuchRight', right: 'extraGold' });
  });

  const architect = (setting: Partial<Setting> = {}) =>
    seven({ turn: 'architect', deck: ['manor', 'docks', 'harbor', 'castle'], ...setting });

  test('§6.7 two cards into the hand, besides the action, with no choice, Observatory, or Library', () => {
    const drawn = architect({ cities: [[], [], [], [], [], [], ['observatory', 'library']] }).play('extra-cards');
    expect(drawn.hand(6)).toEqual(['manor', 'docks']);
    expect(drawn.events).toEqual([{ kind: 'drewExtraCards', seat: 6, cards: ['manor', 'docks'] }]);
    expect(drawn.seen('table')).toEqual([{ kind: 'drewExtraCards', seat: 6, count: 2, cards: null }]);
    expect(drawn.has('draw')).toBe(true);
    expect(drawn.refusal('extra-cards')).toEqual({ kind: 'alreadyUsed', right: 'extraCards' });
  });

  test('§6.7 up to three districts, with other actions between', () => {
    const hands = [[], [], [], [], [], [], ['tavern', 'tavern', 'tavern', 'tavern']] as const;
    const built = architect({ hands, gold: [0, 0, 0, 0, 0, 0, 2] });
    const three = built.play('build tavern', 'gold', 'build tavern', 'extra-cards', 'build tavern');
    expect(three.city(6)).toHaveLength(3);
    expect(three.refusal('build tavern')).toEqual({ kind: 'noBuildLeft', built: 3 });
    expect(built.open.turn?.buildsLeft).toBe(3);
  });

  test('§6.7 with seven districts he can reach ten', () => {
    const seven = ['manor', 'castle', 'palace', 'temple', 'church', 'monastery', 'prison'] as const;
    const built = architect({
      hands: [[], [], [], [], [], [], ['tavern', 'tavern', 'tavern']],
      cities: [[], [], [], [], [], [], seven],
      gold: [0, 0, 0, 0, 0, 0, 3],
    }).play('build tavern', 'build tavern', 'build tavern');
    expect(built.city(6)).toHaveLength(10);
    expect(built.told('completed')).toEqual([]);
  });
});
