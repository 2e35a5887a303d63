import { test } from 'vitest';
import { playWithUndos } from './support/undoPlayout.ts';

test.each([false, true])('the toy, with a seat of the bot: %s', (withBot) => playWithUndos('toy', withBot));
