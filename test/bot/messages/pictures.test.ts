import { expect, test } from 'vitest';
import { lastTurn } from '../../../src/bot/messages/pictures.ts';
import type { Kind, Seat } from '../../../src/engines/contract.ts';
import type { SeenRow } from '../../../src/tables/standpoint.ts';

const row = (seq: number, seat: number, kind: SeenRow['kind'], sights: readonly Kind[]): SeenRow => ({
  ...{ seq, kind, sights },
  seat: seat as Seat,
  actor: 'seat',
  rulesVersion: 1,
});
const placed: Kind = { kind: 'placedTile' };

test('the turn shown last is all that one seat has done in a row', () => {
  const rows = [row(1, 0, 'move', [placed]), row(2, 1, 'move', [placed]), row(3, 1, 'move', [placed])];
  expect(lastTurn(rows).map(({ seq }) => seq)).toEqual([2, 3]);
});

test('after an undo or a resignation, the turn shown last is the one that still stands', () => {
  const rows = [row(1, 0, 'move', [placed]), row(4, 1, 'undo', []), row(5, 1, 'resign', [])];
  expect(lastTurn(rows).map(({ seq }) => seq)).toEqual([1]);
});
