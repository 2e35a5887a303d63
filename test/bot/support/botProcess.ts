// The bot as a process of its own, for tests that kill it. Reads where Discord and the data are from the environment, and
// how far its clock is ahead; messages move it further.
import { startBot } from '../../../src/bot/bot.ts';
import { games } from '../../../src/bot/games.ts';
import { games as engines } from '../../../src/engines/games.ts';
import { openStore } from '../../../src/store/openStore.ts';
import { createTables } from '../../../src/tables/createTables.ts';
import { countedSeeds } from '../../support/deals.ts';
import { quickRenderer } from './guildhall.ts';

const { API = '', CDN = '', TOKEN = '', FOLDER = '', SHIFT = '0' } = process.env;
let shift = Number(SHIFT);
process.on('message', (ahead) => {
  shift = Number(ahead);
});
const clock = { now: () => Date.now() + shift, steady: () => performance.now() + shift };
const { store, key } = openStore({ folder: FOLDER, key: null, now: clock.now() });
const tables = createTables({ store, engines, clock, key, newSeed: countedSeeds() });
const tell = (fields: object, message: string) => console.error(message, JSON.stringify(fields));
const bot = startBot({
  token: TOKEN,
  rest: { api: API, cdn: CDN },
  ...{ tables, games, renderer: quickRenderer, clock },
  log: { info: () => {}, warn: tell, error: tell },
});
await bot.ready;
console.log('ready');
