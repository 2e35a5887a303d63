/** Whom what happens has cost something, so that it is told there before everything else. */
import { expect, test } from 'vitest';
import { telling } from '../../../../src/bot/games/carcassonne/telling.ts';
import type { Spot } from '../../../../src/engines/carcassonne/index.ts';
import { type Seat, seatsOf } from '../../../../src/engines/contract.ts';

const [AYA, BEN, CEM] = seatsOf(3) as readonly [Seat, Seat, Seat];
const at = { x: 1, y: 2, segment: 0 };

test('king and robber are lost by whoever held them, not by nobody, and not by whoever raises the mark', () => {
  const took = { kind: 'tookAward', award: 'king', seat: AYA, size: 5, cells: [] } as const;
  const victims = (from: Seat | null) => telling.tookAward.victims?.({ ...took, from });
  expect([victims(BEN), victims(null), victims(AYA)]).toEqual([[BEN], [], []]);
});

test('a builder and a pig that go home are lost by their owners', () => {
  const figures: readonly Spot[] = [
    { ...at, seat: BEN, figure: 'builder' },
    { ...at, seat: CEM, figure: 'pig' },
    { ...at, seat: BEN, figure: 'pig' },
  ];
  expect(telling.wentHome.victims?.({ kind: 'wentHome', figures })).toEqual([BEN, CEM]);
});

test('the fairy is lost by the other player whose follower she leaves', () => {
  const moved = { ...at, kind: 'movedFairy', seat: AYA, from: { x: 0, y: 0 } } as const;
  expect(telling.movedFairy.victims?.({ ...moved, loser: BEN })).toEqual([BEN]);
  expect(telling.movedFairy.victims?.(moved)).toEqual([]);
});
