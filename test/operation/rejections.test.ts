import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { noteRejection } from '../../src/operation/rejections.ts';

const MINUTE = 60_000;

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'guildhall-rejections-'));
  onTestFinished(() => rmSync(made, { recursive: true }));
  return made;
}

test('the third rejection of the token within ten minutes is final, and the count begins anew', () => {
  const data = folder();
  expect([0, 4, 9].map((minute) => noteRejection(data, minute * MINUTE))).toEqual([false, false, true]);
  expect(readdirSync(data)).toEqual([]);
  expect([10, 15, 26, 30].map((minute) => noteRejection(data, minute * MINUTE))).toEqual([false, false, false, false]);
});

test('a damaged file, or a clock that was set back, counts nothing', () => {
  const data = folder();
  writeFileSync(join(data, 'rejected-token.json'), '[1,');
  expect(noteRejection(data, 100 * MINUTE)).toBe(false);
  expect(noteRejection(data, 101 * MINUTE)).toBe(false);
  expect(noteRejection(data, 1 * MINUTE)).toBe(false);
  expect(noteRejection(data, 2 * MINUTE)).toBe(false);
});
