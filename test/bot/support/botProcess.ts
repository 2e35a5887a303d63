// The bot as a process of its own, for tests that kill it. Reads where Discord and the data are from the environment.
import { startBot } from '../../../src/bot/bot.ts';
import { games } from '../../../src/bot/games.ts';
import { games as engines } from '../../../src/engines/games.ts';
import { systemClock } from '../../../src/kernel/clock.ts';
import { openStore } from '../../../src/store/openStore.ts';
import { createTables } from '../../../src/tables/createTables.ts';
import { quickRenderer } from './guildhall.ts';

const { API = '', CDN = '', TOKEN = '', FOLDER = '' } = process.env;
const { store, key } = openStore({ folder: FOLDER, key: null, now: systemClock.now() });
const tables = createTables({ store, engines, clock: systemClock, key });
const tell = (fields: object, message: string) => console.error(message, JSON.stringify(fields));
const bot = startBot({
  token: TOKEN,
  rest: { api: API, cdn: CDN },
  ...{ tables, games, renderer: quickRenderer, clock: systemClock },
  log: { info: () => {}, warn: tell, error: tell },
});
await bot.ready;
console.log('ready');
