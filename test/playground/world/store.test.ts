import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startFakeDiscord } from '../../../src/playground/fakeDiscord.ts';
import { openStore } from '../../../src/playground/world/store.ts';
import { CHANNELS, GUILDS, MEMBERS } from '../../../src/playground/world/world.ts';
import { createManualClock } from '../support/manualClock.ts';
import { rawBot } from '../support/rawBot.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'playground-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a file has one process at a time, and the next one after it finds everything', () => {
  const file = join(folder, 'world.db');
  const first = openStore(file);
  const lounge = first.channels().find(({ name }) => name === 'lounge');
  if (lounge === undefined) throw new Error('no lounge');
  first.setChannel({ ...lounge, topic: 'Changed.' });
  first.leaveGuild(GUILDS[0]?.id ?? '', MEMBERS[1]?.id ?? '');
  expect(() => openStore(file)).toThrow('in use by another playground');
  first.close();

  const second = openStore(file);
  expect(second.channel(lounge.id)?.topic).toBe('Changed.');
  expect(second.guild(GUILDS[0]?.id ?? '')?.memberIds).not.toContain(MEMBERS[1]?.id);
  expect(second.channels().length).toBe(CHANNELS.length);
  second.close();
});

test('public messages and their files outlive a restart, private ones do not', async () => {
  const file = join(folder, 'world.db');
  const clock = createManualClock();
  const text = new File(['a hand'], 'hand.txt', { type: 'text/plain' });
  const first = await startFakeDiscord({ clock, file });
  const bot = await rawBot(first);
  await bot.answer(await bot.command(), 4, { content: 'private', flags: 64 }, [text]);
  await bot.answer(await bot.command(), 4, { content: 'public' }, [text]);
  const before = first.user('aya').messages('lounge');
  expect(before.map(({ content, attachments }) => [content, attachments.length])).toEqual([
    ['private', 1],
    ['public', 1],
  ]);
  bot.close();
  await first.close();

  const second = await startFakeDiscord({ clock, file });
  expect(
    second
      .user('aya')
      .messages('lounge')
      .map(({ content }) => content),
  ).toEqual(['public']);
  const kept = before.map(({ attachments }) => second.file(attachments[0]?.id ?? '')?.bytes.toString());
  expect(kept).toEqual([undefined, 'a hand']);
  await second.close();
});

test('a file of another version is left alone', () => {
  const file = join(folder, 'old.db');
  const old = new Database(file);
  old.pragma('user_version = 99');
  old.close();
  expect(() => openStore(file)).toThrow('belongs to version 99 of the playground');
});

test('the world has two servers of eight members with different ids, each with a manager', () => {
  for (const guild of GUILDS) {
    expect(new Set(guild.memberIds).size).toBe(8);
    expect(guild.managers.every((id) => guild.memberIds.includes(id))).toBe(true);
    expect(CHANNELS.filter(({ guildId }) => guildId === guild.id).length).toBe(4);
  }
  const ids = [...GUILDS, ...MEMBERS, ...CHANNELS].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.filter((id) => !/^\d{17,19}$/.test(id))).toEqual([]);
  expect(new Set(MEMBERS.map(({ locale }) => locale))).toEqual(new Set(['en-US', 'en-GB', 'ja', 'de']));
  expect(MEMBERS.filter(({ acceptsDms }) => !acceptsDms).length).toBeGreaterThan(0);
});
