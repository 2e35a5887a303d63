import { recordFile } from '../../../src/bot/messages/fairness.ts';
import type { FairRecord } from '../../../src/tables/record.ts';
import { startAt } from '../../support/startAt.ts';
import {
  ANNE,
  BERT,
  done,
  openTable,
  openTestTables,
  playOn,
  press,
  type TestTables,
} from '../../tables/support/testTables.ts';
import { takeBack, undosAt } from '../../tables/support/undos.ts';

/** The file that `/verify` hands out. */
export async function exported({ tables }: TestTables, id: string): Promise<Uint8Array> {
  const proof = await tables.proof(id);
  if (proof === null) throw new Error(`no proof of table ${id}`);
  return recordFile(proof.record, 'en').bytes;
}

/** A whole table with words, the system in one seat for most of the game, another one with all standing answers. */
export async function playedRecord(game: string, seats: number, options: readonly string[]): Promise<FairRecord> {
  const service = openTestTables();
  const { id } = await openTable(service, seats, game, options);
  done(await service.tables.setWord(id, { interaction: press(), user: ANNE, word: ' ゆき 🌙 "`\u200b' }));
  done(await startAt(service.tables, id, { interaction: press(), user: ANNE }));
  const { standpoints, seats: taken } = (await service.tables.get(id))!;
  const standing = standpoints!.of(taken[0]!.seat).plan.names;
  done(await service.tables.setStanding(id, { interaction: press(), user: ANNE, standing }));
  await playOn(service, id, 'first moves', 3);
  done(await service.tables.resign(id, { interaction: press(), user: BERT }));
  await playOn(service, id, 'the others');
  return JSON.parse(Buffer.from(await exported(service, id)).toString());
}

/** The same with moves taken back after the system had one of the seats, the moves that followed included. */
export async function undoneRecord(game: string, seats: number, options: readonly string[]): Promise<FairRecord> {
  const service = openTestTables();
  const { id } = await openTable(service, seats, game, options);
  done(await startAt(service.tables, id, { interaction: press(), user: ANNE }));
  done(await service.tables.resign(id, { interaction: press(), user: BERT }));
  const isDrawn = async (from: number) =>
    (await service.history(id)).some(({ seq, kind }) => seq >= from && kind === 'mildMove');
  // What is taken back can be more than what is played, so the game goes on by itself after a while.
  for (let round = 0, drawn = 0, without = 0; drawn < 4; round++) {
    const { table } = await playOn(service, id, `round ${round}`, 1);
    if (table.status !== 'running') break;
    const all = undosAt(table);
    const found = all[round % all.length];
    if (found === undefined) continue;
    const withBot = await isDrawn(found.undo.row);
    if (withBot) drawn++;
    else if (round % 3 > 0 || without++ >= 6) continue;
    await takeBack(service, id, found.user, found.undo.row);
    await playOn(service, id, `again ${round}`, 1);
  }
  await playOn(service, id, 'the others');
  return JSON.parse(Buffer.from(await exported(service, id)).toString());
}
