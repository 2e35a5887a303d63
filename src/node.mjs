/**
 * Loaded before every entry point: says in a sentence why Guildhall cannot run here, and makes TypeScript runnable.
 * Old versions of Node read this file, too.
 */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const MODULES = fileURLToPath(new URL('../node_modules/', import.meta.url));
const MAPS = '/proc/self/maps';

/**
 * Why Guildhall cannot run here, and what to do about it; null when it can.
 *
 * @param {object} system
 * @param {string} system.node version of Node
 * @param {string} system.platform as `process.platform`
 * @param {string} system.arch as `process.arch`
 * @param {string} system.maps `/proc/self/maps` of Linux: the libraries that this process has loaded
 * @param {(name: string) => boolean} system.isInstalled whether `npm ci` has installed this package
 * @returns {string | null}
 */
export function problemOf({ node, platform, arch, maps, isInstalled }) {
  const systems = { linux: 'Linux', darwin: 'macOS', win32: 'Windows' };
  if (!Object.hasOwn(systems, platform) || !['x64', 'arm64'].includes(arch)) {
    return `Guildhall runs on Linux, macOS, and Windows with an x64 or arm64 processor; this is ${platform} on ${arch}.`;
  }
  const isMusl = /\/ld-musl-/.test(maps);
  // Up to 2.33, the file's name has the version.
  const oldLibrary = /\/libc-(2\.\d+)\.so/.exec(maps)?.[1];
  if (oldLibrary !== undefined) {
    return `Guildhall needs glibc 2.34 or newer, as in Debian 12, Ubuntu 22.04, or RHEL 9; this system has ${oldLibrary}.`;
  }

  const [major = 0, minor = 0] = node.split('.').map(Number);
  if (major < 22 || (major === 22 && minor < 12)) {
    const remedy =
      platform !== 'linux'
        ? 'Get a newer one from nodejs.org.'
        : isMusl
          ? 'Get a newer one from your system, on Alpine 3.22 or newer with `apk add nodejs npm`.'
          : '`npm ci` without `--omit=optional` installs the right one, and `npm start` uses it.';
    return `Guildhall needs Node 22.12 or newer; this is Node ${node}. ${remedy}`;
  }

  const binary = { linux: isMusl ? '-musl' : '-gnu', darwin: '', win32: '-msvc' }[platform];
  if (!isInstalled(`@napi-rs/canvas-${platform}-${arch}${binary}`)) {
    return 'Libraries for this system are missing: run `npm ci` on it, without `--omit=optional`.';
  }
  return null;
}

const problem = problemOf({
  node: process.versions.node,
  platform: process.platform,
  arch: process.arch,
  maps: existsSync(MAPS) ? readFileSync(MAPS, 'latin1') : '',
  isInstalled: (name) => existsSync(MODULES + name),
});
if (problem !== null) {
  console.error(problem);
  // As for whatever else the operator has to mend: a restart would not help.
  process.exit(78);
}

// Node 22.18 and newer strip types themselves; the few older releases get the same from tsx.
if (!process.features.typescript) (await import('tsx/esm/api')).register();

// The canvas library's allocator takes memory from Linux in huge pages, and every second picture waits milliseconds for one
// of them to be cleared. It reads this when it is loaded; small pages are cleared as they are needed.
process.env.MIMALLOC_ALLOW_THP ??= '0';

// Compiled code is cached between starts: a start then takes a third of the time, and less memory. If this folder
// cannot be written, everything is compiled again.
const { enableCompileCache } = await import('node:module');
enableCompileCache(`${MODULES}.cache/guildhall`);
