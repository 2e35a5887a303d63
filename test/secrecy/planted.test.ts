/** The proof finds some leaks; planted.long.test.ts plants all. */
import { test } from 'vitest';
import { expectFound, leaks } from './support/toyLeaks.ts';

const SOME: readonly string[] = ['the title of a hand', 'the order of answers'];

test.each(leaks.filter(({ name }) => SOME.includes(name)))('a leak is found: $name', expectFound);
