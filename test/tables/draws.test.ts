/** Whoever knows the seed can't choose which move the bot draws: what is no move of the game changes no number. */
import { cpSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { StoredSeat } from '../../src/tables/stored/stored.ts';
import { openSave } from './support/saves.ts';
import {
  BERT,
  done,
  openTestTables,
  playOn,
  press,
  startTable,
  type TestTables,
  temporaryFolder,
} from './support/testTables.ts';

/** A save with a running table at which the bot holds a seat. */
const SAVE = '17a33d04.db.gz';
const isHeld = ({ holder }: StoredSeat) => holder === 'bot';

/** The members agree on another clock: rows that are no moves. */
async function vote({ tables }: TestTables, id: string): Promise<void> {
  const { seats, clock } = (await tables.get(id))!;
  const [first, ...others] = seats.filter(({ resigned }) => !resigned);
  const other = clock === 'days1' ? 'days2' : 'days1';
  done(await tables.setClock(id, { interaction: press(), user: first!.user!, clock: other }));
  for (const { user } of others)
    done(await tables.vote(id, { interaction: press(), user: user!, row: null, answer: 'yes' }));
}

/** The next moves that the bot draws, after the same moves of the members. */
async function drawnIn(service: TestTables, id: string, isVoting: boolean) {
  const { seq } = (await service.tables.get(id))!;
  const drawn = async () => (await service.history(id)).filter((row) => row.seq > seq && row.kind === 'mildMove');
  for (let round = 0; (await drawn()).length < 4; round++) {
    if (isVoting) await vote(service, id);
    await playOn(service, id, `round ${round}`, 1);
  }
  return (await drawn()).map(({ payload }) => payload);
}

test('the bot draws the same moves, whatever votes and clocks there are between them', async () => {
  const service = openTestTables();
  const { id } = await startTable(service, 3, 'carcassonne');
  await playOn(service, id, 'first', 3);
  done(await service.tables.resign(id, { interaction: press(), user: BERT }));
  await service.store.close();
  const copy = () => {
    const folder = temporaryFolder();
    cpSync(service.folder, folder, { recursive: true });
    return openTestTables(folder);
  };
  expect(await drawnIn(copy(), id, true)).toEqual(await drawnIn(copy(), id, false));
});

test('under dbg-fair-2, it draws others', async () => {
  const [one, other] = [openSave('commits', SAVE), openSave('commits', SAVE)];
  const ids = await one.store.tableIds(null, 99);
  const all = await Promise.all(ids.map((id) => one.store.position(id)));
  const { id } = all.find((found) => found?.game === 'carcassonne' && found.seats.some(isHeld))!;
  expect((await one.tables.proof(id))?.record.scheme).toBe('dbg-fair-2');
  // The saved tables know the first interactions by their ids.
  for (let known = 0; known < 1_000; known++) press();
  expect(await drawnIn(one, id, true)).not.toEqual(await drawnIn(other, id, false));
});
