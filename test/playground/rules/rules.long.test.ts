import { describe, test } from 'vitest';
import { SLOW, tryRule } from './tryRule.ts';

describe('what Discord refuses, the stand-in refuses', () => {
  test.for(SLOW)('%s', (name) => tryRule(name));
});
