import { describe, expect, test } from 'vitest';
import { CHARACTERS, citadels } from '../../../src/engines/citadels/index.ts';
import { seeded } from '../../../src/kernel/random.ts';
import { CHEAP, dealt } from './support.ts';

const DEALS = 4000;

describe('§5.1 removing characters', () => {
  test.each([
    [4, 2, 5],
    [5, 1, 6],
    [6, 0, 7],
    [7, 0, 7],
  ])('%i players: %i face-up, one face-down, the first chooses from %i', (seats, faceUp, offered) => {
    const begun = dealt(seats, citadels.deal({ seats, options: [] }, seeded('removal')) as never);
    expect(begun.state.selection.faceUp).toHaveLength(faceUp);
    expect(begun.own(begun.awaits()).offered).toHaveLength(offered);
  });

  test('§5.1 the King is never face-up; all others are equally often', () => {
    const times = new Map(CHARACTERS.map((character) => [character, 0]));
    for (let game = 0; game < DEALS; game++) {
      const { faceUp } = citadels.deal({ seats: 4, options: [] }, seeded(`up ${game}`)).removed;
      for (const character of faceUp) times.set(character, times.get(character)! + 1);
    }
    expect(times.get('king')).toBe(0);
    for (const character of CHARACTERS.filter((one) => one !== 'king'))
      expect(Math.abs(times.get(character)! - (2 * DEALS) / 7)).toBeLessThan(120);
  });

  test.each([
    [4, 6],
    [5, 7],
    [6, 8],
    [7, 8],
  ])(
    '§5.1 with %i players the King is face-down once in %i rounds, like any other that remains',
    (seats, remaining) => {
      let king = 0;
      for (let game = 0; game < DEALS; game++)
        if (citadels.deal({ seats, options: [] }, seeded(`down ${game}`)).removed.faceDown === 'king') king++;
      expect(Math.abs(king - DEALS / remaining)).toBeLessThan(80);
    },
  );
});

describe('§5.2 choosing', () => {
  const four = dealt(4, { crown: 3, cards: CHEAP, removed: { faceUp: ['thief', 'bishop'], faceDown: 'magician' } });

  test('§5.2 the crown chooses first, then each next seat, from what is left', () => {
    const offers = [four.offers('choose')];
    let here = four;
    const order = [here.awaits()];
    for (const character of ['king', 'warlord', 'assassin']) {
      here = here.play(`choose ${character}`);
      order.push(here.awaits());
      offers.push(here.offers('choose'));
    }
    expect(order).toEqual([3, 0, 1, 2]);
    expect(offers[0]).toHaveLength(5);
    expect(offers[1]).toEqual(['choose assassin', 'choose merchant', 'choose architect', 'choose warlord']);
    expect(offers[3]).toEqual(['choose merchant', 'choose architect']);
  });

  test('§5.2 nobody sees what is left before it comes to him; afterwards he still sees what he had', () => {
    const second = four.play('choose king');
    expect(second.revealed).toBe('hidden');
    expect([0, 1, 2, 3].map((seat) => second.own(seat).offered?.length ?? null)).toEqual([4, null, null, 5]);
  });

  test('§5.2 what is not offered is refused in one way only: face-up, face-down or taken', () => {
    const second = four.play('choose king');
    for (const character of ['thief', 'magician', 'king'])
      expect(second.refusal(`choose ${character}`)).toEqual({ kind: 'notOffered', character });
  });

  test('§5.2 choosing is compulsory: nothing else can be said', () => {
    expect(new Set(four.legal().map((line) => line.split(' ')[0]))).toEqual(new Set(['choose']));
    expect(four.refusal('end')).toEqual({ kind: 'notNow', now: 'choose' });
  });

  test('§5.2 nobody sees more than that a seat has chosen', () => {
    const second = four.play('choose king');
    expect(second.seen('table')).toEqual([{ kind: 'chose', seat: 3, character: null }]);
    expect(second.seen(second.state.players.length as never)).toEqual(second.seen('table'));
    expect(second.seen(four.state.crown)).toEqual([{ kind: 'chose', seat: 3, character: 'king' }]);
    expect(second.open.players.map(({ hasChosen, character }) => [hasChosen, character])).toEqual([
      [false, null],
      [false, null],
      [false, null],
      [true, null],
    ]);
  });

  test('§5.2 with seven the last chooses between the last card and the one removed face-down', () => {
    const seven = dealt(7, { cards: CHEAP, removed: { faceUp: [], faceDown: 'king' } });
    const chosen = ['assassin', 'thief', 'magician', 'bishop', 'merchant', 'architect'];
    const last = seven.play(...chosen.map((character) => `choose ${character}`));
    expect(last.awaits()).toBe(6);
    expect(last.offers('choose')).toEqual(['choose king', 'choose warlord']);
    const called = last.play('choose king');
    expect(called.state.players[6]).toMatchObject({ character: 'king' });
    expect(called.awaits()).toBe(0);
  });

  test('§5.2 with six the one removed face-down stays away', () => {
    const six = dealt(6, { cards: CHEAP, removed: { faceUp: [], faceDown: 'king' } });
    const last = six.play(...['assassin', 'thief', 'magician', 'bishop', 'merchant'].map((one) => `choose ${one}`));
    expect(last.offers('choose')).toEqual(['choose architect', 'choose warlord']);
  });
});
