import { expect, test } from 'vitest';
import { citadels, DISTRICTS } from '../../../src/engines/citadels/index.ts';
import { seeded } from '../../../src/kernel/random.ts';
import { CHEAP, dealt } from './support.ts';

const removed = { faceUp: ['thief', 'bishop'], faceDown: 'king' };

test('§4 everybody gets four cards and two gold, and the crown chooses first', () => {
  const begun = dealt(4, { crown: 2, cards: CHEAP, removed });
  expect(begun.gold()).toEqual([2, 2, 2, 2]);
  expect(begun.hand(0)).toEqual(['tavern', 'tavern', 'tavern', 'tavern']);
  expect(begun.hand(1)).toEqual(['temple', 'temple', 'temple', 'tavern']);
  expect(begun.state.deck).toEqual(CHEAP.slice(16));
  expect(begun.awaits()).toBe(2);
  expect(begun.told('crowned')).toEqual([{ kind: 'crowned', seat: 2, reason: 'start' }]);
});

test('§4 a full deal has all 65 cards, and every seat gets the crown about equally often', () => {
  const crowns = [0, 0, 0, 0, 0];
  for (let game = 0; game < 1000; game++) {
    const deal = citadels.deal({ seats: 5, options: [] }, seeded(`crown ${game}`));
    expect(deal.cards).toHaveLength(65);
    crowns[deal.crown]!++;
  }
  for (const times of crowns) expect(Math.abs(times - 200)).toBeLessThan(60);
  expect(new Set(citadels.deal({ seats: 4, options: [] }, seeded('x')).cards)).toEqual(new Set(DISTRICTS));
});

test('a deal may be shorter than the box, and may say what is removed in later rounds', () => {
  const later = [
    { faceUp: ['warlord', 'merchant'], faceDown: 'magician' },
    { faceUp: ['bishop', 'architect'], faceDown: 'king' },
  ];
  const begun = dealt(4, { cards: CHEAP.slice(0, 16), removed, later });
  expect(begun.state.deck).toEqual([]);
  const second = begun.play(
    ...['choose assassin', 'choose magician', 'choose merchant', 'choose architect'],
    ...['end', 'end', 'end', 'end'],
  );
  expect(second.told('roundBegan')).toEqual([
    { kind: 'roundBegan', round: 2, first: 0, faceUp: ['warlord', 'merchant'] },
  ]);
  expect(second.own(0).offered).toEqual(['assassin', 'thief', 'king', 'bishop', 'architect']);
  const third = second.play(
    ...['choose assassin', 'choose thief', 'choose bishop', 'choose architect'],
    ...['end', 'end', 'end', 'end'],
  );
  expect(third.state.selection).toEqual({ ...later[1], first: 0 });
  expect(third.state.scripted).toEqual([]);
});

test.each([
  ['a crown nobody wears', { crown: 4 }, /crown/],
  ['too few cards', { cards: CHEAP.slice(0, 15) }, /at least 16 cards/],
  ['a sixth Tavern', { cards: [...CHEAP, 'tavern'] }, /6 of tavern, but the box has only 5/],
  ['a King face-up', { removed: { faceUp: ['thief', 'king'], faceDown: 'bishop' } }, /never removed face-up/],
  ['three face-up', { removed: { faceUp: ['thief', 'bishop', 'warlord'], faceDown: 'king' } }, /2 characters/],
  ['a character twice', { removed: { faceUp: ['thief', 'bishop'], faceDown: 'thief' } }, /twice/],
  ['a wrong later round', { later: [{ faceUp: [], faceDown: 'thief' }] }, /2 characters/],
])('a deal with %s is refused', (_, change, problem) => {
  const read = citadels.readDeal({ seats: 4, options: [] }, { crown: 0, cards: CHEAP, removed, later: [], ...change });
  expect(read).toMatchObject({ ok: false });
  expect(read.ok ? '' : read.error).toMatch(problem);
});
