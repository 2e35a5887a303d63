import { describe, test } from 'vitest';
import { isRuleName, RULES } from '../../../src/playground/rules/table.ts';
import { SLOW, tryRule } from './tryRule.ts';

const names = Object.keys(RULES).filter(isRuleName);

describe('what Discord refuses, the stand-in refuses', () => {
  test.for(names.filter((name) => !SLOW.includes(name)))('%s', (name) => tryRule(name));
});
