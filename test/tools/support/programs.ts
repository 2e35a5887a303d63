/** The programs that check a record. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect } from 'vitest';

export const TOOLS = join(import.meta.dirname, '../../../tools');

/** Python itself, not what may choose among several of them: that takes longer than the program. Null for none. */
export const python =
  spawnSync('python3', ['-c', 'import sys; print(sys.executable)'], { encoding: 'utf8' }).stdout?.trim() || null;

/** How a program is started. */
export type Program = readonly [command: string, file: string];

/** Each with what it is written in. */
export const PROGRAMS: readonly (readonly [name: string, program: Program])[] = [
  ['verify.mjs', [process.execPath, join(TOOLS, 'verify.mjs')]],
  ...(python === null ? [] : [['verify.py', [python, join(TOOLS, 'verify.py')]] as const]),
];

const folder = mkdtempSync(join(tmpdir(), 'guildhall-verify-'));
afterAll(() => rmSync(folder, { recursive: true }));

interface Verdict {
  readonly status: number | null;
  readonly lines: readonly string[];
}

let files = 0;

/** What a program says of a record, of the bytes of one, or of something that is none. */
export function verify([command, program]: Program, record: object | string, ...link: readonly string[]): Verdict {
  const file = join(folder, `${++files}.json`);
  const isWritten = typeof record === 'string' || record instanceof Uint8Array;
  writeFileSync(file, isWritten ? record : JSON.stringify(record));
  const { status, stdout, stderr } = spawnSync(command, [program, file, ...link], { encoding: 'utf8' });
  expect(stderr).toBe('');
  return { status, lines: stdout.trim().split('\n') };
}

export const failures = ({ lines }: Verdict) => lines.filter((line) => line.startsWith('FAIL'));

/** The record holds, as a program says. */
export function expectToHold(program: Program, record: object): Verdict {
  const verdict = verify(program, record);
  expect([verdict.status, failures(verdict)]).toEqual([0, []]);
  return verdict;
}

export const expectNotToHold = (program: Program, record: object): void =>
  expect(verify(program, record).status).toBe(1);
