import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { build } from 'esbuild';
import type { PageBundle } from '../pageProtocol.ts';

const FOLDER = join(import.meta.dirname, '../page');
const FONT_PACKAGE = createRequire(import.meta.url).resolve('@fontsource/noto-sans-jp/package.json');

let bundled: Promise<PageBundle> | null = null;

/**
 * Bundles the page (`../page`) with esbuild into three texts, and finds the folder of its fonts. Bundles once per
 * process; if the page has a syntax error, rejects with esbuild's message and tries again at the next call.
 */
export function bundle(): Promise<PageBundle> {
  bundled ??= make().catch((error: unknown) => {
    bundled = null;
    throw error;
  });
  return bundled;
}

async function make(): Promise<PageBundle> {
  const [html, built] = await Promise.all([
    readFile(join(FOLDER, 'page.html'), 'utf8'),
    build({
      entryPoints: { page: join(FOLDER, 'main.tsx'), style: join(FOLDER, 'style/page.css') },
      outdir: FOLDER,
      bundle: true,
      write: false,
      minify: true,
      format: 'esm',
      target: 'esnext',
      jsx: 'automatic',
      jsxImportSource: 'preact',
      external: ['/fonts/*'],
      logLevel: 'silent',
    }),
  ]);
  const textOf = (name: string) => {
    const file = built.outputFiles.find(({ path }) => path === join(FOLDER, name));
    if (!file) throw new Error(`esbuild produced no ${name}`);
    return file.text;
  };
  return {
    html,
    script: textOf('page.js'),
    style: textOf('style.css'),
    fontFolder: join(dirname(FONT_PACKAGE), 'files'),
  };
}
