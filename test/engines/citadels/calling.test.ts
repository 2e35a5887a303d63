import { describe, expect, test } from 'vitest';
import { citadels } from '../../../src/engines/citadels/index.ts';
import { seeded } from '../../../src/kernel/random.ts';
import { CHEAP, dealt, turn } from './support.ts';

describe('§5.3 calling', () => {
  const four = dealt(4, { cards: CHEAP, removed: { faceUp: ['thief', 'bishop'], faceDown: 'magician' } });
  const chosen = four.play('choose warlord', 'choose king', 'choose assassin', 'choose architect');

  test('§5.3 characters are called from 1 to 8, wherever their owners sit; face-up ones are skipped', () => {
    expect(chosen.told('called')).toEqual([{ kind: 'called', character: 'assassin', seat: 2 }]);
    const king = chosen.play('end');
    expect(king.told('called')).toEqual([
      { kind: 'called', character: 'magician', seat: null },
      { kind: 'called', character: 'king', seat: 1 },
    ]);
    expect(king.play('end').told('called')).toEqual([
      { kind: 'called', character: 'merchant', seat: null },
      { kind: 'called', character: 'architect', seat: 3 },
    ]);
  });

  test('§5.3 a character is revealed by the call, and stays visible to the end of the round', () => {
    const revealed = (at: typeof chosen) => at.open.players.map(({ character }) => character);
    expect(revealed(chosen)).toEqual([null, null, 'assassin', null]);
    expect(revealed(chosen.play('end', 'end'))).toEqual([null, 'king', 'assassin', 'architect']);
  });

  test('§5.3 nobody answers: it is known then that the character is not in play', () => {
    const { characters } = chosen.play('end').open;
    expect(characters.map(({ fate }) => fate)).toEqual([
      ...(['called', 'faceUp', 'called', 'called', 'faceUp', 'toCome', 'toCome', 'toCome'] as const),
    ]);
    expect(characters.map(({ seat }) => seat)).toEqual([2, null, null, 1, null, null, null, null]);
  });

  test('§5.3 whoever comes after the one called last is still to come', () => {
    const { characters } = turn({ characters: ['thief', 'king', 'bishop', 'warlord'], turn: 'king' }).open;
    expect(characters.map(({ fate }) => fate).slice(2, 6)).toEqual(['faceUp', 'called', 'toCome', 'toCome']);
  });

  test('§5.3 who chose first stays to be seen when the crown has passed on', () => {
    const king = chosen.play('end');
    expect([king.open.crown, king.open.first]).toEqual([1, 0]);
  });

  test.each(['king', 'merchant'])('§5.3 the murdered %s is not called at all, owned or not', (victim) => {
    const murdered = chosen.play(`murder ${victim}`, 'end');
    const calls = [...murdered.told('called'), ...murdered.play('end').told('called')];
    expect(calls.map(({ character }) => character)).not.toContain(victim);
    const fate = murdered.open.characters.find(({ character }) => character === victim);
    expect(fate).toEqual({ character: victim, fate: 'murdered', seat: null, isRobbed: false });
  });

  test('§5.3 first the theft, then the crown, then the turn', () => {
    const robbed = turn({
      characters: ['thief', 'king', 'bishop', 'warlord'],
      turn: 'thief',
      robbed: 'king',
      used: ['theft'],
      gold: [1, 7, 0, 0],
    }).play('end');
    expect(robbed.events.map(({ kind }) => kind)).toEqual(['turnEnded', 'called', 'stole', 'crowned']);
    expect(robbed.gold()).toEqual([8, 0, 0, 0]);
    expect(robbed.state.crown).toBe(1);
    expect(robbed.awaits()).toBe(1);
  });
});

describe('§5.4 the turn', () => {
  test('§5.4 a turn ends when its player says so, also with nothing done, and by nothing else', () => {
    const bishop = turn({ characters: ['thief', 'king', 'bishop', 'warlord'], turn: 'bishop' });
    expect(bishop.has('end')).toBe(true);
    expect(bishop.play('end').awaits()).toBe(3);
    const done = bishop.play('gold');
    expect(done.legal()).toEqual(['end']);
    expect(done.awaits()).toBe(2);
  });

  test('§5.4 actions come in any order: build, then gold, or gold, then build', () => {
    const king = turn({
      characters: ['thief', 'king', 'bishop', 'warlord'],
      turn: 'king',
      hands: [[], ['manor', 'church']],
      gold: [0, 3],
    });
    expect(king.play('build manor', 'income', 'gold').gold()[1]).toBe(3);
    expect(king.play('gold', 'build manor', 'income').gold()[1]).toBe(3);
  });

  test('§5.4 what was used is used up with the turn only', () => {
    const king = turn({ characters: ['thief', 'king', 'bishop', 'warlord'], turn: 'king' }).play('gold');
    expect(king.refusal('gold')).toEqual({ kind: 'alreadyUsed', right: 'action' });
    expect(king.refusal('draw')).toEqual({ kind: 'alreadyUsed', right: 'action' });
    const bishop = king.play('end');
    expect(bishop.has('gold')).toBe(true);
    expect(bishop.open.turn).toEqual({ seat: 2, character: 'bishop', used: [], built: 0, buildsLeft: 1 });
  });
});

describe('§11 a round', () => {
  const warlord = turn({
    characters: ['thief', 'king', 'bishop', 'warlord'],
    turn: 'warlord',
    robbed: 'bishop',
    random: seeded('round'),
  });

  test('§11 the next round clears characters, theft and murder, and its crown chooses first', () => {
    const next = warlord.play('end');
    expect(next.state).toMatchObject({ round: 2, called: 0, robbed: null, murdered: null, crown: 1 });
    expect(next.open.players.every(({ character, hasChosen }) => character === null && !hasChosen)).toBe(true);
    expect(next.awaits()).toBe(1);
    expect(next.open.first).toBe(1);
    expect(next.state.selection.faceUp).toHaveLength(2);
    expect(next.revealed).toBe('chance');
  });

  test('§11 the last turn of a round and the choice after it are two stages, as are choice and turns', () => {
    const next = warlord.play('end');
    const offered = (at: typeof next) => at.offers('choose')[0]!;
    let calling = next;
    for (let chosen = 0; chosen < 4; chosen++) calling = calling.play(offered(calling));
    expect(new Set([warlord, next, calling].map(({ state }) => citadels.stage(state))).size).toBe(3);
  });

  test('§11 a murder is forgotten with its round', () => {
    const murdered = turn({
      characters: ['assassin', 'king', 'bishop', 'warlord'],
      turn: 'warlord',
      murdered: 'merchant',
      random: seeded('forgotten'),
    });
    expect(murdered.play('end').state.murdered).toBeNull();
  });

  test('§11 what is removed later comes from the stream of its round', () => {
    const labels: string[] = [];
    const random = {
      stream: (label: string) => {
        labels.push(label);
        return seeded('x').stream(label);
      },
    };
    turn({ characters: ['thief', 'king', 'bishop', 'warlord'], turn: 'warlord', random }).play('end');
    expect(labels).toEqual(['characters/2']);
  });
});
