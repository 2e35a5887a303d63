/**
 * `npm start`: with a token the bot, without one the playground on this machine. `npm start -- --new`: a key without a
 * database is meant to begin a new installation.
 */
import { fileURLToPath } from 'node:url';
import { runBot } from './app/runBot.ts';
import { runPlayground } from './app/runPlayground.ts';
import { readSettings } from './app/settings.ts';
import { EXIT_CODES } from './operation/ending.ts';

const settings = readSettings(process.env, fileURLToPath(new URL('../.env', import.meta.url)));

if (!settings.ok) {
  for (const problem of settings.error) console.error(problem);
  process.exit(EXIT_CODES.needsOperator);
}
const { token } = settings.value;
if (token === null) await runPlayground(settings.value, import.meta.filename);
else await runBot({ ...settings.value, token, isNew: process.argv.includes('--new') });
