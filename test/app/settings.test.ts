import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readSettings } from '../../src/app/settings.ts';

const folder = mkdtempSync(join(tmpdir(), 'settings-'));
const none = join(folder, 'none');

const SETTINGS = [
  ...['DISCORD_TOKEN', 'GUILDHALL_DATA', 'GUILDHALL_KEY', 'PLAYGROUND_PORT', 'BACKUP_FOLDER', 'DISK_RESERVE_MIB'],
  ...[
    'METRICS_PORT',
    'ARCHIVE_HOURS',
    'PRIVACY_URL',
    'TERMS_URL',
    'LIMIT_HOSTED',
    'LIMIT_SEATS',
    'LIMIT_IN_CHANNEL',
    'LIMIT_IN_SERVER',
    'LIMIT_OPENINGS',
  ],
  ...['LIMIT_LOBBY_HOURS', 'LIMIT_PRESSES', 'LIMIT_TABLE_PRESSES', 'LOG_LEVEL'],
];

let files = 0;

function file(text: string): string {
  const path = join(folder, `env-${++files}`);
  writeFileSync(path, text);
  return path;
}

const problems = (text: string, environment = {}) => {
  const read = readSettings(environment, file(text));
  return read.ok ? [] : read.error;
};

test('with nothing set the playground opens, with its games beside the program', () => {
  expect(readSettings({}, none)).toEqual({
    ok: true,
    value: {
      ...{ token: null, apiBase: null, data: './data', key: null, playgroundPort: 0, logLevel: 'warn' },
      ...{ backups: 'data/backups', diskReserve: 0, metricsPort: null, limits: expect.anything() },
      archiveAfter: 24 * 3_600_000,
      policies: { privacy: null, terms: null },
    },
  });
});

test('the environment goes before the file, and an empty value is no value', () => {
  const read = readSettings({ LOG_LEVEL: 'warn', DISCORD_TOKEN: '' }, file('LOG_LEVEL=debug\nPLAYGROUND_PORT=8080\n'));
  expect(read).toMatchObject({ ok: true, value: { token: null, logLevel: 'warn', playgroundPort: 8080 } });
});

test('on Discord itself the log tells what goes on, and a reserve is kept', () => {
  const onDiscord = readSettings({ DISCORD_TOKEN: 'a.b.c', GUILDHALL_DATA: '/srv/games' }, none);
  expect(onDiscord).toMatchObject({
    ok: true,
    value: { logLevel: 'info', diskReserve: 64, backups: '/srv/games/backups' },
  });
  const inPlayground = readSettings({ DISCORD_TOKEN: 'a.b.c', DISCORD_API_BASE: 'http://127.0.0.1:1/api' }, none);
  expect(inPlayground).toMatchObject({ ok: true, value: { logLevel: 'warn', diskReserve: 0 } });
});

test('threads are archived after so many hours, or never', () => {
  const after = (hours: string) => readSettings({ ARCHIVE_HOURS: hours }, none);
  expect(after('48')).toMatchObject({ ok: true, value: { archiveAfter: 48 * 3_600_000 } });
  expect(after('0')).toMatchObject({ ok: true, value: { archiveAfter: null } });
  expect(after('-1').ok).toBe(false);
});

test('the limits are those of the handbook, generous in the playground, and each can be set', () => {
  const limits = (environment: Readonly<Record<string, string>>) => {
    const read = readSettings(environment, none);
    if (!read.ok) throw new Error(read.error.join());
    return read.value.limits;
  };
  expect(limits({ DISCORD_TOKEN: 'a.b.c' })).toEqual({
    tables: { hosted: 5, seats: 20, inChannel: 3, inGuild: 50, openings: 3 },
    presses: { ofUser: { most: 10, within: 5_000 }, atTable: { most: 30, within: 10_000 } },
    lobbyAge: 24 * 3_600_000,
  });
  const { tables, presses } = limits({});
  expect(Math.min(...Object.values(tables), presses.ofUser.most, presses.atTable.most)).toBeGreaterThanOrEqual(1_000);

  const names = SETTINGS.filter((name) => name.startsWith('LIMIT_'));
  const set = limits(Object.fromEntries(names.map((name, i) => [name, String(i + 1)])));
  expect(set).toEqual({
    tables: { hosted: 1, seats: 2, inChannel: 3, inGuild: 4, openings: 5 },
    presses: { ofUser: { most: 7, within: 5_000 }, atTable: { most: 8, within: 10_000 } },
    lobbyAge: 6 * 3_600_000,
  });
  expect(problems('LIMIT_SEATS=0\nLIMIT_PRESSES=many\n')).toHaveLength(2);
});

test('.env.example as it is can be used, and it names every setting but the playground’s own', () => {
  const example = readFileSync(join(import.meta.dirname, '../../.env.example'), 'utf8');
  expect(problems(example)).toEqual([]);
  const named = [...example.matchAll(/^(\w+)=/gm)].map(([, name]) => name);
  expect(named).toEqual(SETTINGS);
});

test('README and the hosting guide name every setting but the playground’s own, each once', () => {
  const read = (file: string) => readFileSync(join(import.meta.dirname, '../..', file), 'utf8');
  const named = [...`${read('README.md')}${read('docs/operation.md')}`.matchAll(/^\| `([A-Z_]+)` \|/gm)];
  expect(named.map(([, name]) => name).toSorted()).toEqual(SETTINGS.toSorted());
});

test('a broken settings file is told line by line, and no value is repeated', () => {
  expect(
    problems('# fine\nDISCORD_TOKEN abc\nDISCORD_TOKN=abc\n').map((line) => line.replace(/^.*, line/, 'line')),
  ).toEqual(['line 2 does not have the form NAME=value.', expect.stringContaining('unknown setting DISCORD_TOKN')]);
  const secret = problems(
    'DISCORD_TOKEN="two words"\nGUILDHALL_KEY=secretsecret\nPLAYGROUND_PORT=many\nLOG_LEVEL=loud\n',
  );
  expect(secret).toHaveLength(4);
  expect(secret.join()).not.toMatch(/two words|secretsecret/);
});

test('a settings file that cannot be read is told', () => {
  expect(readSettings({}, folder)).toMatchObject({ ok: false, error: [expect.stringContaining('cannot be read')] });
});
