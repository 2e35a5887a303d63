import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';

export const TOOLS = join(import.meta.dirname, '../../../tools');
/** Python itself, not what may choose among several of them: that takes longer than the programme. Null for none. */
export const python =
  spawnSync('python3', ['-c', 'import sys; print(sys.executable)'], { encoding: 'utf8' }).stdout?.trim() || null;

/** The programmes that check a record, each with what it is written in. */
export const PROGRAMMES: readonly (readonly [string, readonly string[]])[] = [
  ['verify.mjs', [process.execPath, join(TOOLS, 'verify.mjs')]],
  ...(python === null ? [] : [['verify.py', [python, join(TOOLS, 'verify.py')]] as const]),
];

export interface Verdict {
  readonly status: number | null;
  readonly lines: readonly string[];
}

export function verify(
  [command = '', ...options]: readonly string[],
  content: string | Uint8Array,
  link?: string,
): Verdict {
  const folder = mkdtempSync(join(tmpdir(), 'guildhall-verify-'));
  const file = join(folder, 'record.json');
  writeFileSync(file, content);
  const { status, stdout, stderr } = spawnSync(command, [...options, file, ...(link === undefined ? [] : [link])], {
    encoding: 'utf8',
  });
  rmSync(folder, { recursive: true });
  expect(stderr).toBe('');
  return { status, lines: stdout.trim().split('\n') };
}

export const failures = ({ lines }: Verdict) => lines.filter((line) => line.startsWith('FAIL'));
