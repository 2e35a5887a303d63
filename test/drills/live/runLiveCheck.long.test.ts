import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { USUAL_BOT_PERMISSIONS } from '../../../src/playground/world/world.ts';
import { CHANNEL, standIn } from './standIn.ts';

const run = promisify(execFile);
const ROOT = join(import.meta.dirname, '../../..');

test('the script tells what is missing, ends with 1 on a difference, and never tells the token', async () => {
  const discord = await standIn(USUAL_BOT_PERMISSIONS);
  const { id: LIVE_CHECK_CHANNEL, guildId: LIVE_CHECK_SERVER } = discord.channel(CHANNEL);
  const script = async (environment: Record<string, string | null>) => {
    const env = {
      PATH: process.env.PATH,
      DISCORD_TOKEN: discord.token,
      DISCORD_API_BASE: discord.apiBase,
      ...environment,
    };
    const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== null));
    const started = run(process.execPath, ['--import', './src/node.mjs', 'test/drills/live/runLiveCheck.ts'], {
      cwd: ROOT,
      env: given as Record<string, string>,
    });
    const ended = await started.then(
      (all) => ({ code: 0, ...all }),
      (failed: { code: number; stdout: string; stderr: string }) => failed,
    );
    expect(`${ended.stdout}${ended.stderr}`).not.toContain(discord.token.split('.').at(-1));
    return ended;
  };
  const place = { LIVE_CHECK_CHANNEL, LIVE_CHECK_SERVER };
  expect(await script({})).toMatchObject({
    code: 78,
    stderr: 'LIVE_CHECK_SERVER is not set.\nLIVE_CHECK_CHANNEL is not set.\n',
  });
  const fine = await script(place);
  expect([fine.code, fine.stderr]).toEqual([0, '']);
  expect(fine.stdout).toMatch(/^same +Post a board: ok: with its picture, as layout, silently/m);
  expect(fine.stdout).toMatch(/^\d+ same, \d+ skipped/m);
  discord.refuseNext('missingPermissions', 'POST /channels/:channel/messages');
  expect((await script(place)).code).toBe(1);
  const refused = await script({ ...place, DISCORD_TOKEN: 'wrong.token.of-mine' });
  expect([refused.code, refused.stderr]).toEqual([1, 'The check could not begin: 401 0.\n']);
});
