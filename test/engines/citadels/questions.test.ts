/** The numbered questions of rules §13, in their words. */
import { describe, expect, test } from 'vitest';
import { citadels, type District } from '../../../src/engines/citadels/index.ts';
import { CHEAP, dealt, four, turn } from './support.ts';

const seven: readonly District[] = ['manor', 'castle', 'palace', 'temple', 'church', 'prison', 'docks'];
const later = [{ faceUp: ['magician', 'bishop'], faceDown: 'thief' }] as const;

describe('§13 questions', () => {
  test('§13 Q1 must I use my character’s power? No, nothing is a duty', () => {
    for (const character of ['assassin', 'thief', 'king', 'warlord'] as const) {
      const here = four({ turn: character, later });
      expect(here.has('end')).toBe(true);
      expect(here.play('end').events[0]).toMatchObject({ kind: 'turnEnded', character });
    }
  });

  test('§13 Q2 the Assassin names a character nobody has: it is not called, and nobody learns that', () => {
    const here = four({ turn: 'assassin', later });
    const round = here.play('murder merchant', 'end');
    const calls = [round, round.play('end'), round.play('end', 'end')].flatMap((at) => at.told('called'));
    expect(calls.map(({ character }) => character)).toEqual(['thief', 'king', 'architect', 'warlord']);
    expect(round.play('end', 'end').open.characters[5]).toMatchObject({ fate: 'murdered', seat: null });
  });

  test('§13 Q3 the Assassin does not name anyone: all characters are called', () => {
    const round = four({ turn: 'assassin', later }).play('end');
    const calls = [round, round.play('end'), round.play('end', 'end')].flatMap((at) => at.told('called'));
    expect(calls.map(({ character }) => character)).toEqual(['thief', 'king', 'merchant', 'architect', 'warlord']);
  });

  test('§13 Q4 the Assassin murders the Thief: no theft this round', () => {
    const here = four({ turn: 'assassin', gold: [2, 2, 6, 2] });
    const next = here.play('murder thief', 'end');
    expect([next.awaits(), next.gold()]).toEqual([2, [2, 2, 6, 2]]);
    expect(next.told('stole')).toEqual([]);
  });

  test('§13 Q5 the Thief robs the King: gold, then crown, then his turn with 0 gold, income and 2 gold', () => {
    const king = four({ turn: 'thief', gold: [0, 0, 7, 0], cities: [[], [], ['manor']] }).play('steal king', 'end');
    expect(king.events.map(({ kind }) => kind).slice(-2)).toEqual(['stole', 'crowned']);
    expect(king.gold()[2]).toBe(0);
    expect(king.play('income', 'gold').gold()).toEqual([0, 7, 3, 0]);
  });

  test('§13 Q6 the Thief does not get the Merchant’s extra gold', () => {
    const merchant = turn({
      characters: ['assassin', 'thief', 'merchant', 'warlord'],
      turn: 'thief',
      gold: [0, 0, 3, 0],
    }).play('steal merchant', 'end');
    expect(merchant.play('extra-gold').gold()).toEqual([0, 3, 1, 0]);
  });

  test('§13 Q7 the Magician may draw cards, then swap them away; or build first and swap an empty hand', () => {
    const magician = turn({
      characters: ['assassin', 'magician', 'king', 'warlord'],
      turn: 'magician',
      deck: ['palace', 'tavern'],
      hands: [['docks'], ['temple']],
    });
    const drawn = magician.play('draw', 'keep palace', 'swap 0');
    expect([drawn.hand(0), drawn.hand(1)]).toEqual([['palace', 'temple'], ['docks']]);
    const built = magician.play('build temple', 'swap 0');
    expect([built.hand(0), built.hand(1)]).toEqual([[], ['docks']]);
  });

  test('§13 Q8 income once, also after building another yellow district', () => {
    const king = four({ turn: 'king', hands: [[], [], ['manor']], cities: [[], [], ['castle']], gold: [0, 0, 3] }).play(
      'income',
      'build manor',
    );
    expect(king.refusal('income')).toEqual({ kind: 'alreadyUsed', right: 'income' });
  });

  test('§13 Q9 Laboratory and Smithy are not the turn’s action', () => {
    const king = four({
      turn: 'king',
      hands: [[], [], ['manor']],
      cities: [[], [], ['laboratory', 'smithy']],
      gold: [0, 0, 3],
      deck: ['docks', 'tavern'],
    }).play('smithy', 'laboratory manor');
    expect(king.has('gold')).toBe(true);
    expect(king.play('gold').gold()[2]).toBe(3);
  });

  test('§13 Q10 the eighth district of somebody who has just built it is safe', () => {
    const warlord = four({
      turn: 'king',
      hands: [[], [], ['tavern']],
      cities: [[], [], seven],
      gold: [0, 0, 3, 9],
    }).play('build tavern', 'end');
    expect(warlord.refusal('destroy 2 tavern')).toEqual({ kind: 'cityComplete', seat: 2 });
  });

  test('§13 Q11 of seven one is destroyed: six, and the game goes on', () => {
    const torn = four({ turn: 'warlord', cities: [seven], gold: [0, 0, 0, 9], later }).play('destroy 0 manor', 'end');
    expect([torn.city(0).length, torn.state.round]).toEqual([6, 2]);
  });

  test('§13 Q12 with 0 gold a district of cost 1 is destroyed free', () => {
    const warlord = four({ turn: 'warlord', cities: [['temple', 'church']], gold: [0, 0, 0, 0] });
    expect(warlord.offers('destroy')).toEqual(['destroy 0 temple']);
    expect(warlord.play('destroy 0 temple').gold()[3]).toBe(0);
  });

  test('§13 Q13 the Graveyard’s owner may take a district of another city for 1; the Warlord pays as before', () => {
    const taken = four({ turn: 'warlord', cities: [['palace'], ['graveyard']], gold: [0, 1, 0, 9] }).play(
      'destroy 0 palace',
      'graveyard take',
    );
    expect([taken.hand(1), taken.gold()]).toEqual([['palace'], [0, 0, 0, 5]]);
  });

  test('§13 Q14 a murdered owner of the Graveyard is asked as usual', () => {
    const asked = four({
      turn: 'warlord',
      murdered: 'thief',
      cities: [['palace'], ['graveyard']],
      gold: [0, 1, 0, 9],
    }).play('destroy 0 palace');
    expect(asked.awaits()).toBe(1);
    expect(asked.play('graveyard take').hand(1)).toEqual(['palace']);
  });

  test('§13 Q15 two reach 8 in the same round: the earlier one gets 4, the other 2, by order of building', () => {
    const over = four({ turn: 'king', hands: [[], [], ['tavern'], ['tavern']], cities: [[], [], seven, seven] }).play(
      'build tavern',
      'end',
      'build tavern',
      'end',
    );
    const completion = citadels.scores(over.state).map(({ parts }) => parts[2]?.points);
    expect(completion).toEqual([0, 0, 4, 2]);
  });

  test('§13 Q16 the first to 8 need not win: only points count', () => {
    const over = four({
      turn: 'warlord',
      cities: [
        ['tavern', 'tavern', 'temple', 'temple', 'watchtower', 'watchtower', 'market', 'market'],
        ['university', 'dragon_gate', 'palace', 'palace'],
      ],
      firstComplete: 0,
    }).play('end');
    const now = citadels.turn(over.state);
    expect('over' in now && now.over[0]).toEqual({ seat: 1, place: 1, points: 26 });
  });

  test('§13 Q17 the last player’s unused card is never shown', () => {
    const begun = dealt(4, { cards: CHEAP, removed: { faceUp: ['thief', 'bishop'], faceDown: 'magician' } });
    const last = begun.play('choose assassin', 'choose king', 'choose warlord');
    expect(last.offers('choose')).toEqual(['choose merchant', 'choose architect']);
    const called = last.play('choose merchant');
    const said = JSON.stringify([called.open, called.seen('table'), called.own(0), called.own(1), called.own(2)]);
    const fates = called.play('end', 'end', 'end').open.characters;
    expect(said).not.toContain('"offered":["merchant","architect"]');
    expect(called.own(3).offered).toEqual(['merchant', 'architect']);
    expect(fates[6]).toEqual({ character: 'architect', fate: 'called', seat: null, isRobbed: false });
    expect(fates[2]).toEqual({ character: 'magician', fate: 'called', seat: null, isRobbed: false });
  });

  test('§13 Q18 with 8 districts only an Architect can go on building in the same turn', () => {
    const hands = [[], [], [], ['tavern', 'tavern', 'market']] as const;
    const cities = [[], [], [], seven] as const;
    const architect = turn({
      characters: ['assassin', 'thief', 'king', 'architect'],
      turn: 'architect',
      hands,
      cities,
    });
    expect(architect.play('build tavern').offers('build')).toEqual(['build tavern']);
    const warlord = four({ turn: 'warlord', hands, cities });
    expect(warlord.play('build tavern').has('build')).toBe(false);
  });

  test('§13 Q19 a murdered Architect or Merchant gets no cards or gold', () => {
    const next = turn({
      characters: ['assassin', 'merchant', 'architect', 'warlord'],
      turn: 'assassin',
      deck: ['manor', 'docks'],
      cities: [[], ['tavern']],
    });
    const merchant = next.play('murder merchant', 'end');
    expect([merchant.awaits(), merchant.gold()[1]]).toEqual([2, 2]);
    const architect = next.play('murder architect', 'end', 'end');
    expect([architect.awaits(), architect.hand(2)]).toEqual([3, []]);
  });

  test('§13 Q20 the Thief may name the murdered character: it is never called, so no gold moves', () => {
    const thief = four({ turn: 'thief', murdered: 'king', gold: [2, 2, 9, 2], later });
    expect(thief.offers('steal')).toContain('steal king');
    const over = thief.play('steal king', 'end', 'end');
    expect(over.gold()).toEqual([2, 2, 9, 2]);
  });

  test('§13 Q21 the Haunted City makes no income; the School of Magic helps the five colours only as purple', () => {
    const haunted = four({ turn: 'king', cities: [[], [], ['haunted_city']] });
    expect(haunted.refusal('income')).toEqual({ kind: 'noIncome' });
    const colours = (city: readonly District[]) => {
      const over = four({ turn: 'warlord', cities: [[...seven, 'tavern'], city], firstComplete: 0 }).play('end');
      return citadels.scores(over.state)[1]?.parts[1]?.points;
    };
    expect(colours(['manor', 'temple', 'tavern', 'prison', 'school_of_magic'])).toBe(3);
    expect(colours(['manor', 'temple', 'tavern', 'keep', 'school_of_magic'])).toBe(0);
  });
});
