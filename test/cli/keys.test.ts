import { describe, expect, test } from 'vitest';
import { games } from '../../src/engines/games.ts';
import { game } from '../engines/laws/run.ts';
import { eachGame } from '../games.ts';
import { gamePage, section } from './support/document.ts';
import { keysNamed, keysSeen, withoutUndescribed } from './support/keys.ts';

describe.each(eachGame)('PROTOCOL.md of %s', (id) => {
  test('names every key of events, states, and views that comes in play', () => {
    const named = keysNamed(gamePage(id));
    const seen = withoutUndescribed(keysSeen(games[id], 2), named);
    console.log(`${id}: ${named.size} keys named, ${seen.length} of them seen`);
    expect(seen.filter((key) => !named.has(key))).toEqual([]);
    expect(seen.length).toBeGreaterThan(60);
  });
});

test('PROTOCOL.md of Caylus says of each `paid` what it is', () => {
  const rows = section(gamePage('caylus'), '## Events').split('\n');
  const kinds = new Set<string>();
  for (let number = 0; number < 10; number++)
    for (const { before } of game(games.caylus, 'paid', number))
      for (const event of before.events) {
        if (!('paid' in event)) continue;
        const { kind, paid } = event;
        const what = typeof paid === 'number' ? 'a number' : Array.isArray(paid) ? 'a list' : 'an amount';
        expect(rows.find((row) => row.startsWith(`| \`${kind}\` |`))).toContain(`\`paid\`: ${what}`);
        kinds.add(kind);
      }
  expect([...kinds].sort()).toEqual(['built', 'builtHouse', 'movedProvost']);
});
