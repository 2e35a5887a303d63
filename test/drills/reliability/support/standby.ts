/**
 * Loaded before `src/main.ts` by tests that start the bot again and again: everything is imported, then the process
 * waits for the word to go. So a restart costs what the bot itself does, and not the reading of its source.
 */
import { once } from 'node:events';
import { flushCompileCache } from 'node:module';
import '../../../../src/app/runBot.ts';

// A process that is killed writes no cache at its end.
flushCompileCache();
await once(process, 'message');
