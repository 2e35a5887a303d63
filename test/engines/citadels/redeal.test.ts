import { expect, test } from 'vitest';
import { citadels, type Option } from '../../../src/engines/citadels/index.ts';
import { seatsOf, type Viewer } from '../../../src/engines/contract.ts';
import { seeded } from '../../../src/kernel/random.ts';
import { CHEAP, dealt, seat } from './support.ts';

const begun = dealt(4, { cards: CHEAP, removed: { faceUp: ['thief', 'bishop'], faceDown: 'magician' } });
const calling = begun.play('choose king', 'choose warlord', 'choose assassin', 'choose merchant');

/** How often each character falls to a seat when the rest is dealt anew for a viewer. */
function fates(viewer: Viewer, of: number, times = 400): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (let i = 0; i < times; i++) {
    const other = citadels.redeal(calling.state, viewer, seeded(`fates ${i}`));
    const character = other.players[of]?.character ?? 'none';
    counts[character] = (counts[character] ?? 0) + 1;
  }
  return counts;
}

test('§5.2 for the channel every character not yet called may be anybody’s', () => {
  expect(Object.keys(fates('table', 3)).toSorted()).toEqual(['architect', 'king', 'magician', 'merchant', 'warlord']);
});

test('§5.2 whoever chose first knows what was put away, and what was not', () => {
  expect(Object.keys(fates(seat(0), 3)).toSorted()).toEqual(['architect', 'merchant', 'warlord']);
});

test('§5.2 whoever chose last knows what those before may hold', () => {
  expect(Object.keys(fates(seat(3), 0)).toSorted()).toEqual(['king', 'magician', 'warlord']);
});

test('what was called stays, whoever looks', () => {
  for (const viewer of [...seatsOf(4), 'table' as const])
    expect(Object.keys(fates(viewer, 2, 20))).toEqual(['assassin']);
});

test('what is written for later rounds is unknown to all', () => {
  const later = [{ faceUp: ['magician', 'bishop'], faceDown: 'thief' }];
  const options: readonly Option[] = [];
  const scripted = dealt(
    4,
    { cards: CHEAP, removed: { faceUp: ['thief', 'bishop'], faceDown: 'king' }, later },
    options,
  );
  const seen = new Set<string>();
  for (let i = 0; i < 20; i++)
    seen.add(JSON.stringify(citadels.redeal(scripted.state, seat(0), seeded(`later ${i}`)).scripted));
  expect(seen.size).toBeGreaterThan(10);
});
