import { expect } from 'vitest';
import { replayRecord } from '../../../src/cli/replay/replayRecord.ts';
import type { Json } from '../../../src/kernel/json.ts';
import { seeded } from '../../../src/kernel/random.ts';
import { recordText } from '../../../src/tables/record/format.ts';
import { withToy } from '../../games.ts';
import { replay } from './replay.ts';
import { BERT, done, drawMove, engines, openTestTables, press, startTable } from './testTables.ts';
import { takeBack, undosAt } from './undos.ts';

/** One of so many moves is followed by an undo; of these, every second one by the same moves again. */
const RARITY = 5;
/** Undos of more rows than this are left out: with them, a game might not get on. */
const LONGEST = 8;

/** A move with what the bot did after it: the row of the move, and the positions before and after. */
interface Played {
  readonly user: string;
  readonly move: Json;
  readonly row: number;
  readonly before: object | null;
  readonly after: object | null;
}

/** A whole game in which moves are taken back at random, by everybody's consent where that is needed. */
export async function playWithUndos(game: string, withBot: boolean): Promise<void> {
  const { seats, optionSets } = withToy[game]!;
  let service = openTestTables();
  const stream = seeded(`${game}/${withBot}`).stream('undos');
  let table = await startTable(service, Math.max(seats, 3), game, optionSets.at(-1));
  const { id } = table;
  if (withBot) table = done(await service.tables.resign(id, { interaction: press(), user: BERT }));

  const play = async (user: string, move: Json): Promise<Played> => {
    const [row, before] = [table.seq + 1, await service.state(id)];
    table = done(await service.tables.play(id, { interaction: press(), user, offer: null, moves: [move] }));
    return { user, move, row, before, after: await service.state(id) };
  };
  let played: readonly Played[] = [];
  const counts = { free: 0, agreed: 0, again: 0 };
  while (table.status === 'running') {
    const { user, move } = drawMove(table, stream);
    played = [...played, await play(user, move)];
    const all = undosAt(table);
    if (all.length === 0 || stream.uniform(RARITY) > 0) continue;

    const { user: asker, undo } = all[stream.uniform(all.length)]!;
    const undone = played.filter(({ row }) => row >= undo.row);
    if (undone.length > LONGEST) continue;
    expect(undone[0]).toMatchObject({ row: undo.row, user: asker });
    table = await takeBack(service, id, asker, undo.row);
    expect(await service.state(id)).toEqual(undone[0]!.before);
    counts[undo.isFree ? 'free' : 'agreed']++;
    played = played.filter(({ row }) => row < undo.row);
    if (stream.uniform(2) > 0) continue;
    // What was taken back is known to another process, too.
    if (counts.again % 3 === 1) {
      await service.store.close();
      service = openTestTables(service.folder);
    }
    for (const one of undone) {
      const again = await play(one.user, one.move);
      expect(again.after).toEqual(one.after);
      played = [...played, again];
    }
    counts.again++;
  }
  expect(Object.entries(counts).filter(([, count]) => count === 0)).toEqual([]);
  expect(await replay(service, id, engines[game]!)).toEqual(await service.state(id));
  const { checks, record } = (await service.tables.proof(id))!;
  expect(checks.map(({ check, holds }) => [check, holds])).toEqual(
    ['seal', 'entropy', 'replay', ...(withBot ? ['system'] : [])].map((check) => [check, true]),
  );
  expect(record.rows.filter(({ kind }) => kind === 'undo').length).toBe(counts.free + counts.agreed);
  expect(replayRecord(recordText(record), engines).filter(({ holds }) => !holds)).toEqual([]);
  expect(service.logged).toEqual([]);
}
