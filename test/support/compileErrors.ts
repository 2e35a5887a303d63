import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

export const ROOT = join(import.meta.dirname, '../..');

/** Where the compiler refuses something, counted from line 1. */
export interface CompileError {
  readonly file: string;
  readonly line: number;
}

/** Compiles these files, by path, in a folder of their own. Their imports of sources begin with `ROOT`. */
export function compileErrors(files: Readonly<Record<string, string>>): readonly CompileError[] {
  const folder = mkdtempSync(join(tmpdir(), 'guildhall-compile-'));
  try {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
    const compilerOptions = { typeRoots: [join(ROOT, 'node_modules/@types')], noUnusedLocals: false };
    const config = { extends: join(ROOT, 'tsconfig.json'), compilerOptions, files: Object.keys(files) };
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ ...config, include: [], exclude: [] }));
    return errorsIn(outputOf(folder));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function outputOf(folder: string): string {
  const tsc = join(ROOT, 'node_modules/typescript/bin/tsc');
  try {
    return execFileSync(process.execPath, [tsc, '--noEmit', '--pretty', 'false', '-p', '.'], {
      cwd: folder,
      encoding: 'utf8',
    });
  } catch (error) {
    return (error as { readonly stdout: string }).stdout; // It ends with a code when it has found errors.
  }
}

const errorsIn = (output: string): readonly CompileError[] =>
  [...output.matchAll(/^(.+)\((\d+),\d+\): error TS/gm)].map(([, file = '', line]) => ({ file, line: Number(line) }));
