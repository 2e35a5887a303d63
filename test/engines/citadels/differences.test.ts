/** The rows of rules §14: where sources differ, and the choice made. */
import { describe, expect, test } from 'vitest';
import { citadels, costOf, type District } from '../../../src/engines/citadels/index.ts';
import { seeded } from '../../../src/kernel/random.ts';
import { four as fourOf, type TurnOf, turn } from './support.ts';

const eight: readonly District[] = ['manor', 'castle', 'palace', 'temple', 'church', 'tavern', 'prison', 'docks'];
const later = [{ faceUp: ['magician', 'bishop'], faceDown: 'thief' }] as const;

const four = (setting: TurnOf) => fourOf({ later, ...setting });

describe('§14 choices', () => {
  test('§14 row 1 the order in a turn is free, and nothing is compulsory', () => {
    const king = four({ turn: 'king', hands: [[], [], ['temple']], cities: [[], [], ['manor']] });
    for (const lines of [['build temple', 'gold', 'income'], ['income', 'gold', 'build temple'], []])
      expect(king.play(...lines).has('end')).toBe(true);
  });

  test('§14 row 2 the Warlord destroys districts of other players only', () => {
    const warlord = four({ turn: 'warlord', cities: [['temple'], [], [], ['tavern']] });
    expect(warlord.offers('destroy')).toEqual(['destroy 0 temple']);
  });

  test('§14 row 3 the Warlord destroys at any time of his turn', () => {
    const warlord = four({ turn: 'warlord', cities: [['temple']], hands: [[], [], [], ['tavern']] });
    const torn = warlord.play('destroy 0 temple', 'gold', 'build tavern');
    expect(torn.city(3)).toEqual(['tavern']);
    expect(warlord.play('gold', 'build tavern', 'destroy 0 temple').city(0)).toEqual([]);
  });

  test('§14 row 4 a card not kept is discarded and named to all', () => {
    const kept = four({ turn: 'king', deck: ['manor', 'docks'] }).play('draw', 'keep docks');
    expect([kept.open.discarded, kept.state.deck]).toEqual([['manor'], []]);
  });

  test('§14 row 5 the Haunted City counts for the colours also when it was built in the last round', () => {
    const over = four({
      turn: 'warlord',
      cities: [eight, [], [], ['manor', 'temple', 'tavern', 'prison']],
      hands: [[], [], [], ['haunted_city']],
      firstComplete: 0,
    }).play('build haunted_city', 'end');
    expect(citadels.scores(over.state)[3]?.parts[1]).toEqual({ part: 'colours', points: 3 });
  });

  test('§14 row 6 the Smithy: 3 gold, 2 cards', () => {
    const used = four({
      turn: 'king',
      cities: [[], [], ['smithy']],
      gold: [0, 0, 3],
      deck: ['manor', 'docks', 'harbor'],
    });
    expect([used.play('smithy').gold()[2], used.play('smithy').hand(2)]).toEqual([0, ['manor', 'docks']]);
  });

  test('§14 row 7 the Laboratory: 1 gold', () => {
    const used = four({ turn: 'king', cities: [[], [], ['laboratory']], hands: [[], [], ['manor']], gold: [0, 0, 0] });
    expect(used.play('laboratory manor').gold()[2]).toBe(1);
  });

  test('§14 row 8 Observatory and Library: 3 drawn, 2 kept', () => {
    const deck = ['manor', 'docks', 'harbor', 'tavern'] as const;
    const drawn = four({ turn: 'king', cities: [[], [], ['observatory', 'library']], deck }).play('draw');
    expect(drawn.open.step).toEqual({ kind: 'keep', seat: 2, drawn: 3, keep: 2 });
  });

  test('§14 row 9 equal districts are allowed; french forbids them', () => {
    const setting = { turn: 'king', cities: [[], [], ['temple']], hands: [[], [], ['temple']] } as const;
    expect(four(setting).has('build')).toBe(true);
    expect(four({ ...setting, options: ['french'] }).has('build')).toBe(false);
  });

  test('§14 row 10 a murdered character is not called at all', () => {
    const next = four({ turn: 'assassin' }).play('murder king', 'end', 'end');
    expect(next.told('called').map(({ character }) => character)).not.toContain('king');
  });

  test('§14 row 11 the Thief may name the murdered character, without effect', () => {
    expect(four({ turn: 'thief', murdered: 'warlord' }).offers('steal')).toContain('steal warlord');
  });

  test('§14 row 12 the King is never face-up', () => {
    for (let game = 0; game < 500; game++) {
      const { faceUp } = citadels.deal({ seats: 4, options: [] }, seeded(`row 12 ${game}`)).removed;
      expect(faceUp).not.toContain('king');
    }
  });

  test('§14 row 13 face-up first, then face-down: the King is face-down in 1 of 6 rounds with 4 players', () => {
    const deals = Array.from({ length: 3000 }, (_, game) =>
      citadels.deal({ seats: 4, options: [] }, seeded(`row 13 ${game}`)),
    );
    const king = deals.filter(({ removed }) => removed.faceDown === 'king').length;
    expect(Math.abs(king - 500)).toBeLessThan(75); // with face-down first it would be 375
  });

  test('§14 row 14 a murdered Bishop is not protected', () => {
    const warlord = turn({
      characters: ['assassin', 'bishop', 'king', 'warlord'],
      turn: 'warlord',
      murdered: 'bishop',
      cities: [[], ['temple']],
    });
    expect(warlord.offers('destroy')).toEqual(['destroy 1 temple']);
  });

  test('§14 row 15 the Merchant’s gold and the Architect’s cards come at any time', () => {
    const merchant = turn({ characters: ['assassin', 'thief', 'king', 'merchant'], turn: 'merchant' });
    expect(merchant.play('extra-gold', 'gold').gold()[3]).toBe(5);
    expect(merchant.play('gold', 'extra-gold').gold()[3]).toBe(5);
    const deck = ['manor', 'docks', 'tavern', 'temple'] as const;
    const architect = turn({ characters: ['assassin', 'thief', 'king', 'architect'], turn: 'architect', deck });
    expect(architect.play('extra-cards').hand(3)).toHaveLength(2);
    expect(architect.play('gold', 'extra-cards').hand(3)).toHaveLength(2);
  });

  test('§14 row 16 the game ends with 8 districts, not 7', () => {
    expect(four({ turn: 'warlord', cities: [eight.slice(0, 7)] }).play('end').state.round).toBe(2);
    const over = four({ turn: 'warlord', cities: [eight], firstComplete: 0 }).play('end');
    expect('over' in citadels.turn(over.state)).toBe(true);
  });

  test('§14 row 17 ties: points of districts, then gold', () => {
    const cities: readonly (readonly District[])[] = [
      eight,
      ['manor', 'temple', 'tavern', 'prison', 'keep'],
      ['dragon_gate', 'palace'],
    ];
    const over = four({ turn: 'warlord', cities, firstComplete: 0, gold: [0, 9, 0, 0] }).play('end');
    const now = citadels.turn(over.state);
    expect('over' in now && now.over.map(({ seat }) => seat)).toEqual([0, 2, 1, 3]);
  });

  test('§14 row 18 more than 8 districts are allowed', () => {
    const architect = turn({
      characters: ['assassin', 'thief', 'king', 'architect'],
      turn: 'architect',
      cities: [[], [], [], eight.slice(0, 7)],
      hands: [[], [], [], ['tavern', 'temple']],
    });
    expect(architect.play('build tavern', 'build temple').city(3)).toHaveLength(9);
  });

  test('§14 row 19 an empty deck is refilled from the discard pile', () => {
    const drawn = four({ turn: 'king', discard: ['manor', 'docks', 'tavern'], random: seeded('x') }).play('draw');
    expect([drawn.told('drew')[0]?.cards.length, drawn.open.deckSize, drawn.open.discardSize]).toEqual([2, 1, 0]);
  });

  test('§14 row 20 a destroyed Graveyard cannot be taken by itself', () => {
    const torn = four({ turn: 'warlord', cities: [['graveyard']], gold: [5, 0, 0, 9] }).play('destroy 0 graveyard');
    expect([torn.awaits(), torn.open.discarded]).toEqual([3, ['graveyard']]);
  });

  test('§14 row 21 the Graveyard of a murdered player works', () => {
    const cities = [[], ['graveyard', 'temple']] as const;
    const torn = four({ turn: 'warlord', murdered: 'thief', cities }).play('destroy 1 temple');
    expect(torn.awaits()).toBe(1);
  });

  test('§14 row 22 discards of Laboratory and Magician are not shown', () => {
    const magician = turn({
      characters: ['assassin', 'magician', 'king', 'warlord'],
      turn: 'magician',
      hands: [[], ['manor', 'temple']],
      cities: [[], ['laboratory']],
      deck: ['docks', 'tavern'],
    }).play('exchange manor', 'laboratory temple');
    expect([magician.open.discarded, magician.open.discardSize]).toEqual([[], 2]);
    expect([magician.own(1).discarded, magician.own(0).discarded]).toEqual([['manor', 'temple'], []]);
  });

  test('§14 row 23 an income of 0 is not offered', () => {
    expect(four({ turn: 'king' }).has('income')).toBe(false);
  });

  test('§14 row 24 the Architect builds together or one by one: a row of builds, each judged by itself', () => {
    const architect = turn({
      characters: ['assassin', 'thief', 'king', 'architect'],
      turn: 'architect',
      hands: [[], [], [], ['tavern', 'temple', 'watchtower', 'market']],
      gold: [0, 0, 0, 3],
    });
    const built = architect.play('build tavern', 'build temple', 'build watchtower');
    expect(built.city(3).map(costOf)).toEqual([1, 1, 1]);
    expect(built.gold()[3]).toBe(0);
  });

  test('§14 row 25 the owner of a murdered character stays hidden, but for the King as the round ends', () => {
    const murdered = (victim: string) => four({ turn: 'assassin' }).play(`murder ${victim}`, 'end', 'end');
    expect(murdered('thief').play('end').told('crowned')).toEqual([]);
    const end = murdered('king').play('end');
    expect(end.told('crowned')).toEqual([{ kind: 'crowned', seat: 2, reason: 'murdered' }]);
    expect(murdered('king').open.players[2]?.character).toBeNull();
  });

  test('§14 row 26 Assassin and Thief are not offered themselves', () => {
    expect(four({ turn: 'assassin' }).offers('murder')).not.toContain('murder assassin');
    expect(four({ turn: 'thief' }).offers('steal')).not.toContain('steal thief');
  });
});
