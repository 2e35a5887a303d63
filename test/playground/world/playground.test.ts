import { expect, test } from 'vitest';
import { openPlayground } from '../../../src/playground/world/playground.ts';
import { APPLICATION_ID } from '../../../src/playground/world/world.ts';
import { createManualClock } from '../support/manualClock.ts';

test('the token has the form of Discord’s: the application’s id and two random parts, separated by dots', () => {
  const { token, store } = openPlayground(createManualClock(), ':memory:');
  expect(token).toMatch(/^[\w-]+\.[\w-]{6}\.[\w-]{32}$/);
  expect(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString()).toBe(APPLICATION_ID);
  store.close();
});
