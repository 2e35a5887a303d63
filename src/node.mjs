// Loaded before every entry point: reports an unsupported Node in a sentence, and makes TypeScript runnable.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

if (major < 22 || (major === 22 && minor < 12)) {
  console.error(
    `Guildhall needs Node 22.12 or newer; this is Node ${process.versions.node}. ` +
      'On Linux, `npm ci` installs the right one for `npm start`; elsewhere, get it from nodejs.org.',
  );
  process.exit(1);
}

// Node 22.18 and newer strip types themselves; the few older releases get the same from tsx.
if (!process.features.typescript) (await import('tsx/esm/api')).register();

// The canvas library's allocator takes memory from Linux in huge pages, and every second picture waits milliseconds for one
// of them to be cleared. It reads this when it is loaded; small pages are cleared as they are needed.
process.env.MIMALLOC_ALLOW_THP ??= '0';

// Compiled code is cached between starts: a start then takes a third of the time, and less memory. If this folder
// cannot be written, everything is compiled again.
const { enableCompileCache } = await import('node:module');
const { fileURLToPath } = await import('node:url');
enableCompileCache(fileURLToPath(new URL('../node_modules/.cache/guildhall', import.meta.url)));
