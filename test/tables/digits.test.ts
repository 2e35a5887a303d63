/** The eight digits that stand with a board: whoever kept them notices a record that was set back, and learns nothing. */
import { copyFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { seeded } from '../../src/kernel/random.ts';
import { CHAIN_START, newChainKey, rowHash } from '../../src/tables/fair/chain.ts';
import {
  done,
  drawMove,
  openTestTables,
  playOn,
  press,
  startTable,
  type TestTables,
  temporaryFolder,
} from './support/testTables.ts';

it('a record that is set back and played on differently has other digits, or no such row', async () => {
  const first = openTestTables();
  const { id } = await startTable(first, 2, 'carcassonne');
  await playOn(first, id, 'before', 4);
  const { user, offer, move } = drawMove((await first.tables.get(id))!, seeded('lost').stream('moves'));
  const playSame = async ({ tables }: TestTables) =>
    done(await tables.play(id, { interaction: press(), user, offer, moves: [move] }));
  const backup = join(temporaryFolder(), 'data');
  mkdirSync(backup);
  await first.store.close();
  copyFileSync(first.file, join(backup, 'guildhall.db'));

  const lost = openTestTables(first.folder);
  const posted = new Map<number, string | null>();
  for (let turn = 0; turn < 3; turn++) {
    if (turn === 0) await playSame(lost);
    else await playOn(lost, id, `lost ${turn}`, 1);
    const { seq, digits } = (await lost.tables.get(id))!;
    expect(digits).toMatch(/^[0-9a-f]{8}$/);
    expect(await lost.tables.digits(id, seq)).toBe(digits);
    posted.set(seq, digits);
  }
  await lost.store.close();

  const again = openTestTables(backup);
  const { seq } = (await again.tables.get(id))!;
  expect(await again.tables.digits(id, seq + 1)).toBeNull();
  const [taken] = [...posted.keys()];
  expect(taken).toBe(seq + 1);
  // Even the same move at another time has other digits.
  again.clock.time += 60_000;
  await playSame(again);
  expect(await again.tables.digits(id, seq + 1)).not.toBe(posted.get(seq + 1));
  for (const nothing of [0, -1, 1.5, Number.NaN, seq + 99]) expect(await again.tables.digits(id, nothing)).toBeNull();
});

it('of the same row are others under another key: without it, nobody can try out what was chosen', () => {
  const choice = {
    seq: 1,
    actor: 'seat',
    seat: 0,
    kind: 'move',
    payload: '{"kind":"murder"}',
    rulesVersion: 1,
    revealed: null,
    isSequel: false,
    at: 5,
  } as const;
  const hashes = Array.from({ length: 50 }, () => rowHash(newChainKey(), '1', CHAIN_START, choice));
  expect(new Set(hashes.map((hash) => Buffer.from(hash).toString('hex').slice(0, 8))).size).toBe(50);
});

it('of a table that cannot be read, there are none', async () => {
  const service = openTestTables();
  const { id } = await startTable(service, 2);
  await service.tables.suspend(id, 'reading');
  expect((await service.tables.get(id))?.digits).toBeNull();
  expect(await service.tables.digits(id, 1)).toBeNull();
  expect(await service.tables.digits('77', 1)).toBeNull();
});
