/** The last message of games that were played to the end: places, points, ratings, and records, as they are stored. */
import { expect, test } from 'vitest';
import { FEWEST_GAMES } from '../../src/tables/stored/results.ts';
import { commonWords } from '../../src/words/common/index.ts';
import { playOn } from '../tables/support/testTables.ts';
import { testGames } from './support/games.ts';
import { startGuildhall, type TestGuildhall } from './support/guildhall.ts';
import { complaints } from './support/players.ts';
import { shownBoard, startTable, textOf } from './support/table.ts';

const { final } = commonWords.en;
/** Games that are played out: among so many, some usually break a record, which the first few cannot. */
const ROUNDS = 8;

const begin = (hall: TestGuildhall): Promise<string> => startTable(hall, 'toy', ['aya', 'ben']);

test('tells the places, points, ratings, and records of games that were played to the end', async () => {
  await using hall = await startGuildhall({ games: testGames, countsAll: true });
  for (let left = 0; left < FEWEST_GAMES - 1; left++) {
    const id = await begin(hall);
    const { seats } = (await hall.tables().get(id))!;
    for (const { user, seat } of seats.slice(1))
      await hall.tables().resign(id, { interaction: `${id}-${seat}`, user: user! });
  }
  const records: string[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const id = await begin(hall);
    const { table } = await playOn({ tables: hall.tables() }, id, `toy ${round}`);
    const { standings } = table.result!;
    const text = textOf(await shownBoard(hall, id));
    const outcome = (await hall.tables().results.outcome(id))!;
    for (const { seat, place, points } of standings) {
      const { rating, record } = outcome.seats[seat]!;
      const line = text.split('\n').find((one) => one.includes(`<@${table.seats[seat]!.user}>`));
      expect(line).toContain(`**${place}.**`);
      expect(line).toMatch(new RegExp(`\\*\\*${points} points?\\*\\*`));
      expect(line!.endsWith(final.rating(rating!.before, rating!.after))).toBe(true);
      expect(rating!.before === null).toBe(round === 0);
      if (record !== null) records.push(`${record.of} ${record.points}`);
      const said = record === null ? [] : [final.record(record.of, '', record.points, record.before)];
      for (const sentence of said) expect(text).toContain(sentence);
    }
  }
  console.info(records.join(', '));
  expect(records).not.toEqual([]);
  expect(complaints(hall)).toEqual([]);
});
