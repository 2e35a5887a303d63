import { expect, it } from 'vitest';
import { picker } from '../bot/support/players.ts';
import { temporaryFolder } from '../tables/support/testTables.ts';
import { standIn, startGame } from './support/game.ts';
import { startMain } from './support/mainProcess.ts';
import { expectNoSecret } from './support/printed.ts';

const TURNS = 6;

it('nothing that the bot prints while a game is played, with trouble of every kind, tells a secret', async () => {
  const data = temporaryFolder();
  const discord = await standIn();
  const main = startMain(discord, { GUILDHALL_DATA: data, LOG_LEVEL: 'debug', METRICS_PORT: '0' });
  await main.prints('connected to Discord');
  const game = await startGame(discord, 'Xylophone');
  const pick = picker('turns');
  let turns = 0;
  for (let attempt = 0; turns < TURNS && attempt < 10 * TURNS; attempt++) {
    const before = game.board()?.id;
    if (attempt === 1) discord.arm('errorBefore');
    if (attempt === 2) discord.arm('rateLimited');
    if (attempt === 3) discord.refuseNext('unknownMessage', 'PATCH');
    if (attempt === 4) discord.gateway.invalidate();
    await game.turn(pick).catch(() => null); // Trouble may have hit the answer: the next attempt goes on.
    if (await discord.until(() => game.board()?.id !== before, 2_000)) turns++;
  }
  expect(turns).toBe(TURNS);
  discord.deleteChannel('board-games');
  await game.aya.slash('games', {}, { channel: 'lounge' });
  main.child.kill('SIGTERM');
  await main.gone;

  const printed = main.output() + main.errors();
  expect(printed.split('\n').length).toBeGreaterThan(4);
  expect(printed).toMatch(/ warn | error /);
  await expectNoSecret(printed, data, discord.token);
});
