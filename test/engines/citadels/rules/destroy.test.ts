import { describe, expect, test } from 'vitest';
import { citadels, type District } from '../../../../src/engines/citadels/index.ts';
import { type Setting, seat, turn } from '../support.ts';

const eight: readonly District[] = ['manor', 'castle', 'palace', 'temple', 'church', 'tavern', 'prison', 'docks'];
const warlord = (setting: Partial<Setting>) =>
  turn({ characters: ['thief', 'bishop', 'king', 'warlord'], turn: 'warlord', gold: [0, 0, 0, 9], ...setting });

describe('§6.8 Warlord', () => {
  test('§6.8 destroys and discards a district of another player for a gold less than it cost', () => {
    const torn = warlord({ cities: [['manor', 'docks']] }).play('destroy 0 manor');
    expect(torn.events).toEqual([{ kind: 'destroyed', seat: 3, owner: 0, district: 'manor', paid: 2 }]);
    expect([torn.city(0), torn.gold()]).toEqual([['docks'], [0, 0, 0, 7]]);
    expect(torn.open.discarded).toEqual(['manor']);
    expect(torn.has('gold')).toBe(true);
    expect(torn.refusal('destroy 0 docks')).toEqual({ kind: 'alreadyUsed', right: 'destruction' });
  });

  test('§6.8 cost 1 is free; University and Dragon Gate cost 5', () => {
    const cities = [['temple', 'university', 'dragon_gate']] as const;
    expect(warlord({ cities, gold: [] }).play('destroy 0 temple').gold()[3]).toBe(2);
    expect(warlord({ cities }).play('destroy 0 university').gold()[3]).toBe(4);
    expect(warlord({ cities }).play('destroy 0 dragon_gate').gold()[3]).toBe(4);
  });

  test('§6.8 not in the own city', () => {
    const here = warlord({ cities: [[], [], [], ['manor']] });
    expect(here.refusal('destroy 3 manor')).toEqual({ kind: 'oneself' });
    expect(here.has('destroy')).toBe(false);
  });

  test('§6.8, §6.5 not in the Bishop’s city, unless he was murdered', () => {
    const cities = [[], ['manor']] as const;
    expect(warlord({ cities }).refusal('destroy 1 manor')).toEqual({ kind: 'cityProtected', seat: 1 });
    const murdered = turn({
      characters: ['assassin', 'bishop', 'king', 'warlord'],
      turn: 'warlord',
      murdered: 'bishop',
      gold: [0, 0, 0, 9],
      cities,
    });
    expect(murdered.play('destroy 1 manor').city(1)).toEqual([]);
  });

  test('§6.8 not in a city of eight or more', () => {
    const here = warlord({ cities: [eight, [], eight.slice(0, 7)], firstComplete: 0 });
    expect(here.refusal('destroy 0 docks')).toEqual({ kind: 'cityComplete', seat: 0 });
    expect(here.offers('destroy').map((line) => line.split(' ')[1])).toEqual(Array(7).fill('2'));
  });

  test('§7.2 not a Keep', () => {
    const here = warlord({ cities: [['keep', 'temple']] });
    expect(here.refusal('destroy 0 keep')).toEqual({ kind: 'indestructible', district: 'keep' });
    expect(here.offers('destroy')).toEqual(['destroy 0 temple']);
  });

  test('§6.8 not for more gold than he has', () => {
    const here = warlord({ cities: [['palace', 'temple']], gold: [0, 0, 0, 3] });
    expect(here.refusal('destroy 0 palace')).toEqual({ kind: 'tooExpensive', price: 4, gold: 3 });
    expect(here.offers('destroy')).toEqual(['destroy 0 temple']);
  });

  test('§6.8 players without districts are no targets, nor is what is not there', () => {
    const here = warlord({ cities: [['temple']] });
    expect(here.refusal('destroy 2 temple')).toEqual({ kind: 'cityEmpty', seat: 2 });
    expect(here.refusal('destroy 0 manor')).toEqual({ kind: 'notInCity', seat: 0, district: 'manor' });
    expect(here.refusal('destroy 5 manor')).toEqual({ kind: 'noSuchSeat', seat: 5 });
  });

  test('§6.8 whoever can destroy nothing is told why, city by city', () => {
    const here = warlord({ cities: [['keep', 'palace', 'docks'], ['temple'], []], gold: [0, 0, 0, 1] });
    const ask = (partial: object) => citadels.choices(here.state, seat(3), { kind: 'destroy', ...partial });
    const outOfReach = {
      ...{ kind: 'cityOutOfReach', seat: 0, indestructible: ['keep'], short: { district: 'docks', gold: 1 } },
    };
    const cities = [outOfReach, { kind: 'cityProtected', seat: 1 }, { kind: 'cityEmpty', seat: 2 }];
    expect(ask({})).toEqual({ none: { kind: 'illegal', violation: { kind: 'nothingToDestroy', cities } } });
    expect(ask({ seat: 0 })).toEqual({ none: { kind: 'illegal', violation: outOfReach } });
    expect(ask({ seat: 1 })).toEqual({ none: { kind: 'illegal', violation: cities[1] } });
    const keep = warlord({ cities: [['keep']] });
    expect(citadels.choices(keep.state, seat(3), { kind: 'destroy', seat: seat(0) })).toEqual({
      none: { kind: 'illegal', violation: { ...outOfReach, short: null } },
    });
  });

  test('§6.8 of equal districts one falls', () => {
    expect(
      warlord({ cities: [['tavern', 'manor', 'tavern']] })
        .play('destroy 0 tavern')
        .city(0),
    ).toEqual(['manor', 'tavern']);
  });
});

describe('§7.6 Graveyard', () => {
  const setting: Partial<Setting> = { cities: [['manor'], [], ['graveyard', 'temple']], gold: [3, 0, 1, 9] };

  test('§7.6 its owner is asked at once, and the Warlord’s turn waits', () => {
    const asked = warlord(setting).play('destroy 0 manor');
    expect(asked.awaits()).toBe(2);
    expect(asked.open.step).toEqual({ kind: 'graveyard', seat: 2, district: 'manor' });
    expect(asked.open.turn).toMatchObject({ seat: 3, character: 'warlord' });
    expect(asked.legal()).toEqual(['graveyard take', 'graveyard leave']);
    expect(asked.refusal('end')).toEqual({ kind: 'notNow', now: 'graveyard' });
    expect(asked.play('graveyard leave').awaits()).toBe(3);
  });

  test('§7.6 yes: a gold to the bank, and the card goes to the hand', () => {
    const taken = warlord(setting).play('destroy 0 manor', 'graveyard take');
    expect([taken.hand(2), taken.gold()]).toEqual([['manor'], [3, 0, 0, 7]]);
    expect(taken.events).toEqual([{ kind: 'salvaged', seat: 2, district: 'manor', paid: 1 }]);
    expect(taken.open.discardSize).toBe(0);
  });

  test('§7.6 no: it goes to the discard pile', () => {
    const left = warlord(setting).play('destroy 0 manor', 'graveyard leave');
    expect([left.hand(2), left.open.discarded]).toEqual([[], ['manor']]);
    expect(left.events).toEqual([{ kind: 'declined', seat: 2, district: 'manor' }]);
  });

  test('§7.6 his own district counts, too', () => {
    expect(warlord(setting).play('destroy 2 temple', 'graveyard take').hand(2)).toEqual(['temple']);
  });

  test('§7.6 without gold he is not asked', () => {
    const torn = warlord({ ...setting, gold: [3, 0, 0, 9] }).play('destroy 0 manor');
    expect([torn.awaits(), torn.open.discarded]).toEqual([3, ['manor']]);
  });

  test('§7.6 the Warlord with a Graveyard gets nothing and is not asked', () => {
    const torn = warlord({ ...setting, cities: [['manor'], [], [], ['graveyard']] }).play('destroy 0 manor');
    expect([torn.awaits(), torn.hand(3), torn.open.discarded]).toEqual([3, [], ['manor']]);
  });

  test('§7.6 a Graveyard that is destroyed itself is gone before the question', () => {
    const torn = warlord(setting).play('destroy 2 graveyard');
    expect([torn.awaits(), torn.open.discarded]).toEqual([3, ['graveyard']]);
  });

  test('§7.6 taking is possible in the last round, and with french beside one of that name', () => {
    const last = warlord({
      ...setting,
      options: ['french'],
      cities: [['manor'], eight, ['graveyard', 'manor']],
      firstComplete: 1,
    });
    expect(last.play('destroy 0 manor', 'graveyard take').hand(2)).toEqual(['manor']);
  });
});
