/** Records of whole tables, which hold, and of which each single change is found. */

import { expect } from 'vitest';
import { recordFile } from '../../../src/bot/messages/fairness.ts';
import type { FairRecord } from '../../../src/tables/record/format.ts';
import { wordsIn } from '../../../src/words/words.ts';
import { withToy } from '../../games.ts';
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
import { DEAL_LIES, PLAYED_LIES } from './lies.ts';
import { expectNotToHold, expectToHold, type Program, verify } from './programs.ts';

/** The file that `/verify` hands out. */
export async function exported({ tables }: TestTables, id: string): Promise<Uint8Array> {
  const proof = await tables.proof(id);
  if (proof === null) throw new Error(`no proof of table ${id}`);
  return recordFile(proof.record, wordsIn('en')).bytes;
}

export const read = (bytes: Uint8Array): FairRecord => JSON.parse(Buffer.from(bytes).toString());

type Play = (game: string, seats: number, options: readonly string[]) => Promise<FairRecord>;

/** Plays each table once, for all programs. */
function once(play: Play): Play {
  const played = new Map<string, Promise<FairRecord>>();
  return (...table) => {
    const record = played.get(JSON.stringify(table)) ?? play(...table);
    played.set(JSON.stringify(table), record);
    return record;
  };
}

/** A whole table with words, the system in one seat for most of the game, another one with all standing answers. */
export const playedRecord = once(async (game, seats, options) => {
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
  return read(await exported(service, id));
});

/** The same with moves taken back after the system had one of the seats, the moves that followed included. */
const undoneRecord = once(async (game, seats, options) => {
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
  return read(await exported(service, id));
});

/** All options where the programs know the deal. */
const optionsOf = (game: string): readonly string[] => (DEAL_LIES[game] ? withToy[game]!.optionSets.at(-1)! : []);

export async function expectToFindEachChange(program: Program, game: string): Promise<void> {
  const record = await playedRecord(game, withToy[game]!.seats, optionsOf(game));
  const bySystem = record.rows.filter(({ actor }) => actor === 'system').length;
  expect(bySystem).toBeGreaterThan(0);
  const { lines } = expectToHold(program, record);
  expect(lines.filter((line) => line.startsWith('ok')).length).toBeGreaterThan(record.streams.length);

  const lies = [...(DEAL_LIES[game] ?? []), ...PLAYED_LIES];
  for (const [what, change] of lies) {
    const changed = change(record);
    expect(changed).not.toEqual(record);
    const { status, lines } = verify(program, changed);
    const isFound = lines.some((line) => line.startsWith('FAIL'));
    expect([what, status, isFound, lines.at(-1)]).toEqual([what, 1, true, 'The record does NOT hold.']);
  }
  console.info(`${game}: ${record.streams.length} streams, ${bySystem} moves of the system, ${lies.length} changes`);
}

export async function expectToFindChangedUndo(program: Program, game: string): Promise<void> {
  const record = await undoneRecord(game, Math.max(withToy[game]!.seats, 3), optionsOf(game));
  expectToHold(program, record);
  const rows = record.rows.filter(({ kind }) => kind !== 'undo');
  expect(record.rows.length - rows.length).toBeGreaterThan(3);
  expectNotToHold(program, { ...record, rows });
}
