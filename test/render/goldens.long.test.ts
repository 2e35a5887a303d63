/**
 * Pictures look as they did when somebody last looked at them. `npm run goldens` draws them anew: look at them before
 * they are committed.
 */
import { describe, test } from 'vitest';
import { expectGolden, GOLDENS } from './support/goldens.ts';

describe('pictures look as they did', () => {
  test.each(Object.keys(GOLDENS))('%s', (name) => expectGolden(name));
});
