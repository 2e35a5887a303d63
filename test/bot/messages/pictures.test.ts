import { expect, test } from 'vitest';
import { lastTurn, tableOrder } from '../../../src/bot/messages/pictures.ts';
import type { Kind, Seat } from '../../../src/engines/contract.ts';
import type { SeenRow } from '../../../src/tables/table/standpoint.ts';
import { wordsIn } from '../../../src/words/words.ts';

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

test('the final picture keeps the numbers of names that look alike, however long they are', () => {
  const names = ['Bartholomäus Köni (1)', 'Bartholomäus Köni (2)', 'Bartholomäus der Große'];
  const table = { id: '1', game: 'toy', result: {}, seats: names.map((_, seat) => ({ seat, resigned: seat > 0 })) };
  const standpoint = { view: { open: {}, own: null }, viewer: 'table', recent: [] };
  const drawing = { standpoint, step: null, players: { names }, words: wordsIn('en') };
  const { scene } = tableOrder(table as never, 'board', drawing as never); // No more is asked for.
  expect(scene.names).toEqual(['Bartholomäus Köni (1)', 'Bartholomäus K (2) (resigned)', 'Bartholomäus d (resigned)']);
});
