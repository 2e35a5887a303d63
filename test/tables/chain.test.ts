import { describe, expect, it } from 'vitest';
import { CHAIN_START, chainHolds, mac, rowHash, stateHolds, stateMac } from '../../src/tables/fair/chain.ts';
import type { StoredRow } from '../../src/tables/stored/stored.ts';

const KEY = new Uint8Array(32).fill(3);

const ROWS: StoredRow[] = [];
for (const seq of [1, 2, 3]) {
  const payload = `{"kind":"step","n":${seq}}`;
  const rest = { kind: 'move', payload, rulesVersion: 1, revealed: 'nothing', isSequel: seq === 2, at: seq } as const;
  const row = { seq, actor: 'seat', seat: seq % 2, ...rest } as const;
  ROWS.push({ ...row, hash: rowHash(KEY, '1', ROWS.at(-1)?.hash ?? CHAIN_START, row) });
}

describe('the chain', () => {
  it('holds for the rows as they were written', () => {
    expect(chainHolds(KEY, '1', 3, ROWS)).toBe(true);
    expect(chainHolds(KEY, '1', 0, [])).toBe(true);
  });

  it('does not hold with another key, at another table, with another head or another order', () => {
    expect(chainHolds(KEY.with(0, 0), '1', 3, ROWS)).toBe(false);
    expect(chainHolds(KEY, '2', 3, ROWS)).toBe(false);
    expect(chainHolds(KEY, '1', 4, ROWS)).toBe(false);
    expect(chainHolds(KEY, '1', 2, ROWS)).toBe(false);
    expect(chainHolds(KEY, '1', 3, ROWS.toReversed())).toBe(false);
    expect(chainHolds(KEY, '1', 2, ROWS.slice(1))).toBe(false);
  });

  it('does not hold when anything in any row is another', () => {
    const changes: readonly Partial<StoredRow>[] = [
      { seq: 9 },
      { actor: 'system' },
      { seat: null },
      { seat: 5 },
      { kind: 'undo' },
      { revealed: 'hidden' },
      { revealed: null },
      { payload: '{}' },
      { rulesVersion: 2 },
      { at: 0 },
      { hash: CHAIN_START },
      { hash: new Uint8Array(3) },
    ];
    let found = 0;
    for (const index of ROWS.keys())
      for (const change of changes) {
        const rows = ROWS.map((row, at) => (at === index ? { ...row, ...change } : row));
        if (!chainHolds(KEY, '1', 3, rows)) found++;
      }
    for (const index of ROWS.keys()) {
      const rows = ROWS.map((row, at) => (at === index ? { ...row, isSequel: !row.isSequel } : row));
      if (!chainHolds(KEY, '1', 3, rows)) found++;
    }
    expect(found).toBe(39);
  });
});

it('the hash of a row from before it was stored what moves reveal is what it was', () => {
  const row = { ...ROWS[0]!, revealed: null, isSequel: false } as const;
  const parts = ['row', CHAIN_START, '1', '1', 'seat', '1', 'move', row.payload, '1', '1'];
  expect(Buffer.from(rowHash(KEY, '1', CHAIN_START, row))).toEqual(Buffer.from(mac(KEY, parts)));
});

it('the hash over a state tells another text, version, row, table and key', () => {
  const state = { version: 1, text: '{"a":1}', mac: stateMac(KEY, '1', 3, 1, '{"a":1}'), recent: '[]' };
  expect(stateHolds(KEY, '1', 3, state)).toBe(true);
  expect(stateHolds(KEY, '1', 3, { ...state, text: '{"a":2}' })).toBe(false);
  expect(stateHolds(KEY, '1', 3, { ...state, version: 2 })).toBe(false);
  expect(stateHolds(KEY, '1', 4, state)).toBe(false);
  expect(stateHolds(KEY, '2', 3, state)).toBe(false);
  expect(stateHolds(KEY.with(0, 0), '1', 3, state)).toBe(false);
});
