import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { openStore } from '../../src/store/openStore.ts';
import { temporaryFolder } from '../tables/support/testTables.ts';
import { standIn } from './support/game.ts';
import { startMain } from './support/mainProcess.ts';

const SAME_PRESS = 1_000;
const CONNECTED = 'connected to Discord';
/** What a start says of each file. */
const DAMAGED = [
  ['guildhall.db-wal', 'the write-ahead log was damaged; commits that it held are lost'],
  ['guildhall.erasures', 'guildhall.erasures was damaged; it now lists only the erasures that the database knows'],
] as const;

describe('a process that is asked to end', () => {
  it('does not wait for ever for Discord, and not at all when it is asked once more', async () => {
    const silent = async () => {
      const discord = await standIn();
      const main = startMain(discord, { GUILDHALL_DATA: temporaryFolder() });
      await main.prints(CONNECTED);
      discord.arm('silentAfterAccept');
      await discord.user('Ben').slash('help', {}, { channel: 'board-games' });
      main.child.kill('SIGTERM');
      main.child.kill('SIGTERM'); // The same press of Ctrl C: npm and the terminal both tell of it.
      const since = performance.now();
      return { main, took: main.gone.then(() => performance.now() - since) };
    };
    const patient = await silent();
    const hasty = await silent();
    await sleep(SAME_PRESS + 300);
    expect(hasty.main.child.exitCode).toBeNull();
    hasty.main.child.kill('SIGTERM');
    expect(await hasty.main.gone).toBe(1);
    expect(await patient.main.gone).toBe(0);
    expect(await hasty.took).toBeLessThan(await patient.took);
    expect(hasty.main.output()).not.toContain('shutdown timed out');
    expect(patient.main.output()).toContain('shutdown timed out');
  });
});

it('a bot at work has its folder for itself: another process is told so before it has asked Discord', async () => {
  const data = temporaryFolder();
  const [discord, other] = [await standIn(), await standIn()];
  await startMain(discord, { GUILDHALL_DATA: data }).prints(CONNECTED);
  const second = startMain(other, { GUILDHALL_DATA: data });
  expect(await second.gone).toBe(1);
  expect(second.errors()).toBe(`Another process is using the data folder ${data}. Stop it first.\n`);
  expect(other.log).toEqual([]);
  expect(discord.isBotOnline()).toBe(true);
});

describe('a process that cannot go on', () => {
  it('ends when Discord refuses its token, the third time with the code for no restart', async () => {
    const discord = await standIn();
    const token = 'wrong.token.of-mine';
    const data = temporaryFolder();
    for (const code of [1, 1, 78]) {
      const main = startMain(discord, { GUILDHALL_DATA: data, DISCORD_TOKEN: token });
      expect(await main.gone).toBe(code);
      expect(main.errors()).toBe('Discord rejected the token.\n');
      expect(main.output()).not.toContain(token);
    }
    expect(discord.isBotOnline()).toBe(false);
  });

  it.each([
    // The next start asks Discord how many connections it needs.
    [4011, 1, /^This bot is in too many servers for its connections; a restart opens more \(4011\)\.\n$/],
    [4014, 78, /^Discord does not allow this bot one of its intent.*\(4014\)\.\n$/],
  ])('when the gateway closes with %i, ends with the code %i', async (code, exit, sentence) => {
    const discord = await standIn();
    const main = startMain(discord, { GUILDHALL_DATA: temporaryFolder() });
    await main.prints(CONNECTED);
    discord.gateway.drop(code);
    expect(await main.gone).toBe(exit);
    expect(main.errors()).toMatch(sentence);
  });

  it('ends with the code for trouble when Discord cannot be reached, and tells which', async () => {
    const environment = { DISCORD_TOKEN: 'a.b.c', DISCORD_API_BASE: 'http://127.0.0.1:9/api' };
    const main = startMain(null, { GUILDHALL_DATA: temporaryFolder(), ...environment });
    expect(await main.gone).toBe(1);
    expect(main.errors()).toBe('Discord cannot be reached (ECONNREFUSED).\n');
  });

  it('ends with the code for no restart on settings, a key or a folder that must be put right', async () => {
    const used = temporaryFolder();
    await openStore({ folder: used, key: null, now: 1 }).store.close();
    const wrongs: readonly (readonly [Record<string, string>, RegExp])[] = [
      [{ METRICS_PORT: 'many' }, /^METRICS_PORT: must be a number\n$/],
      [{ GUILDHALL_DATA: used, GUILDHALL_KEY: 'ab'.repeat(32) }, /^This key does not match/],
      [{ GUILDHALL_DATA: '/dev/null/nowhere' }, /^The data folder \/dev\/null\/nowhere is not writable\.\n$/],
    ];
    const discord = await standIn();
    const ended = await Promise.all(
      wrongs.map(async ([environment]) => {
        const main = startMain(discord, { GUILDHALL_DATA: temporaryFolder(), ...environment });
        return [await main.gone, main.errors()] as const;
      }),
    );
    for (const [index, [code, errors]] of ended.entries()) {
      expect(errors).toMatch(wrongs[index]![1]);
      expect(code).toBe(78);
    }
    expect(discord.log).toEqual([]);
  });
});

it('a process that finds files damaged beside the database goes on, and says of each what is lost', async () => {
  const data = temporaryFolder();
  const sound = startMain(await standIn(), { GUILDHALL_DATA: data });
  await sound.prints(CONNECTED);
  sound.child.kill('SIGTERM');
  expect(await sound.gone).toBe(0);
  for (const [name, said] of DAMAGED) {
    expect(sound.output()).not.toContain(said);
    writeFileSync(join(data, name), Buffer.alloc(8192, 0xee));
  }
  const main = startMain(await standIn(), { GUILDHALL_DATA: data });
  await main.prints(CONNECTED);
  for (const [, said] of DAMAGED) expect(main.output()).toContain(said);
});
