/** The proof finds leaks. */
import { test } from 'vitest';
import { expectFound, leaks } from './support/toyLeaks.ts';

test.each(leaks)('a leak is found: $name', expectFound);
