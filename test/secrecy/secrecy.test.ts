/** Some of what secrecy.long.test.ts compares: all that reaches members of the toy, and of a game with many secrets. */
import { expect, test } from 'vitest';
import { lookAtGame } from './support/lookAtGame.ts';

test.each([
  ['toy', 100],
  ['citadels', 40],
] as const)('what reaches a member of %s depends on nothing that he cannot know', async (game, pairs) => {
  const ways = await lookAtGame(game, 'secrecy', { pairs, pictures: 2 });
  if (game === 'toy') expect([...ways]).toContain('tick');
});
