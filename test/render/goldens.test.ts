/** One picture of each game looks as it did; goldens.long.test.ts looks at all of them. */
import { expect, test } from 'vitest';
import { toy } from '../toy/engine/index.ts';
import { differing, expectGolden, FIRST_GOLDENS, GOLDENS, painter, TOLERANCE } from './support/goldens.ts';
import { boardOrder, shownInGame } from './support/scenes.ts';

test.each(FIRST_GOLDENS)('%s looks as it did', (name) => expectGolden(name));

test('a different picture is seen', () => {
  const [board] = shownInGame(toy, 3, 'golden');
  const first = painter.paint(boardOrder('toy', board!));
  const later = painter.paint(GOLDENS['toy-board']!);
  expect(differing(Buffer.from(first.bytes), Buffer.from(later.bytes))).toBeGreaterThan(TOLERANCE);
});
