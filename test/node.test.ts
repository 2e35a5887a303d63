import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { problemOf } from '../src/node.mjs';

const ROOT = join(import.meta.dirname, '..');
const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as {
  readonly packages: Readonly<Record<string, { readonly libc?: string; readonly os?: string } | undefined>>;
};

const GLIBC = '7f00-7f01 r-xp 00000000 08:01 1 /usr/lib/x86_64-linux-gnu/libc.so.6';
const OLD_GLIBC = '7f00-7f01 r-xp 00000000 08:01 1 /usr/lib/x86_64-linux-gnu/libc-2.31.so';
const MUSL = '7f00-7f01 r-xp 00000000 08:01 1 /lib/ld-musl-x86_64.so.1';

const SYSTEMS = {
  'Linux with glibc on x64': { platform: 'linux', arch: 'x64', maps: GLIBC, canvas: 'linux-x64-gnu' },
  'Linux with glibc on arm64': { platform: 'linux', arch: 'arm64', maps: GLIBC, canvas: 'linux-arm64-gnu' },
  'Alpine on x64': { platform: 'linux', arch: 'x64', maps: MUSL, canvas: 'linux-x64-musl' },
  'Alpine on arm64': { platform: 'linux', arch: 'arm64', maps: MUSL, canvas: 'linux-arm64-musl' },
  'macOS on x64': { platform: 'darwin', arch: 'x64', maps: '', canvas: 'darwin-x64' },
  'macOS on arm64': { platform: 'darwin', arch: 'arm64', maps: '', canvas: 'darwin-arm64' },
  'Windows on x64': { platform: 'win32', arch: 'x64', maps: '', canvas: 'win32-x64-msvc' },
  'Windows on arm64': { platform: 'win32', arch: 'arm64', maps: '', canvas: 'win32-arm64-msvc' },
};

/** What is said when nothing is wrong but what is given. */
const said = (given: Partial<Parameters<typeof problemOf>[0]>) =>
  problemOf({ node: '22.12.0', platform: 'linux', arch: 'x64', maps: GLIBC, isInstalled: () => true, ...given });

test.each(Object.entries(SYSTEMS))('%s has all it needs in the lock file, and runs', (_, { canvas, ...system }) => {
  expect(packages[`node_modules/@napi-rs/canvas-${canvas}`], canvas).toBeDefined();
  const sqlite = readdirSync(join(ROOT, 'node_modules/better-sqlite3/prebuilds'));
  const { platform, arch, maps } = system;
  expect(sqlite).toContain(`${platform}${maps === MUSL ? 'musl' : ''}-${arch}.node`);
  expect(packages[`node_modules/@esbuild/${platform}-${arch}`]).toBeDefined();

  expect(said({ ...system, isInstalled: (name) => name === `@napi-rs/canvas-${canvas}` })).toBeNull();
  expect(said({ ...system, isInstalled: () => false })).toBe(
    'Libraries for this system are missing: run `npm ci` on it, without `--omit=optional`.',
  );
});

// npm's packages of Node do not say that they need glibc. Without this, `npm ci` puts them in front on Alpine, too.
test('the Node that npm installs is for glibc alone', () => {
  for (const arch of ['x64', 'arm64']) {
    expect(packages[`node_modules/node-linux-${arch}`], arch).toMatchObject({ os: 'linux', libc: 'glibc' });
  }
});

test('where Node is too old, the sentence says where the right one comes from', () => {
  const old = { node: '20.20.2' };
  const start = 'Guildhall needs Node 22.12 or newer; this is Node 20.20.2. ';
  expect(said(old)).toBe(
    `${start}\`npm ci\` without \`--omit=optional\` installs the right one, and \`npm start\` uses it.`,
  );
  expect(said({ ...old, maps: MUSL })).toBe(
    `${start}Get a newer one from your system, on Alpine 3.22 or newer with \`apk add nodejs npm\`.`,
  );
  expect(said({ ...old, platform: 'darwin', maps: '' })).toBe(`${start}Get a newer one from nodejs.org.`);
  for (const node of ['22.11.0', '18.20.0']) expect(said({ node }), node).toContain(`this is Node ${node}.`);
  for (const node of ['22.12.0', '23.0.0', '24.21.0']) expect(said({ node }), node).toBeNull();
});

test('a system without the libraries is named, whatever its Node', () => {
  const systems = 'Guildhall runs on Linux, macOS, and Windows with an x64 or arm64 processor; this is ';
  expect(said({ platform: 'freebsd', node: '20.0.0' })).toBe(`${systems}freebsd on x64.`);
  expect(said({ arch: 'riscv64' })).toBe(`${systems}linux on riscv64.`);
  expect(said({ maps: OLD_GLIBC, node: '20.0.0' })).toBe(
    'Guildhall needs glibc 2.34 or newer, as in Debian 12, Ubuntu 22.04, or RHEL 9; this system has 2.31.',
  );
});
