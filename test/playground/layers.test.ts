import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';

const PLAYGROUND = join(import.meta.dirname, '../../src/playground');

/** The stand-in's folders and loose files, lowest first: each imports only from itself and from what comes before it. */
const STAND_IN = [
  'pageProtocol.ts',
  'page',
  'rules',
  'world',
  'messages',
  'interactions',
  'faults',
  'member',
  'gateway',
  'rest',
  'pageApi',
  'server.ts',
  'parentProcess.ts',
  'fakeDiscord.ts',
  'main.ts',
];

/** The same for the page. */
const PAGE = [
  'words.ts',
  'state',
  'preferences',
  'keyboard',
  'context.ts',
  'controls',
  'markdown',
  'message',
  'composer',
  'sidebar',
  'tools',
  'dialogs',
  'channel',
  'topStrip.tsx',
  'app.tsx',
  'main.tsx',
];

test('no import of the stand-in climbs from a folder to a later one', () => {
  expect(climbing(PLAYGROUND, STAND_IN)).toEqual([]);
});

test('no import of the page climbs from a folder to a later one', () => {
  expect(climbing(join(PLAYGROUND, 'page'), PAGE)).toEqual([]);
});

test('an import that climbs is found', () => {
  expect(climbing(PLAYGROUND, STAND_IN.toReversed())).toContain('world -> rules');
  expect(climbing(PLAYGROUND, STAND_IN.slice(1))).toContain('pageProtocol.ts is in no layer');
});

/** The imports between layers in `root` that climb, and the files and folders that are in no layer; each once. */
function climbing(root: string, layers: readonly string[]): readonly string[] {
  const layerOf = (path: string): string => relative(root, path).split('/')[0] ?? '';
  const problems = new Set<string>();
  for (const file of globSync('**/*.{ts,tsx}', { cwd: root }).map((name) => join(root, name))) {
    const from = layerOf(file);
    if (!layers.includes(from)) problems.add(`${from} is in no layer`);
    for (const [, imported = ''] of readFileSync(file, 'utf8').matchAll(
      /^(?:import|\}|export) .*from '(\.[^']+)';$/gm,
    )) {
      const to = layerOf(join(dirname(file), imported));
      if (to !== '..' && layers.indexOf(to) > layers.indexOf(from)) problems.add(`${from} -> ${to}`);
    }
  }
  return [...problems];
}
