/** The last message of games that were played to the end: places, points, ratings, and records, as they are stored. */
import { expect, test } from 'vitest';
import { games } from '../../src/bot/games.ts';
import { GAME_IDS, type GameId } from '../../src/engines/games.ts';
import { FEWEST_GAMES } from '../../src/tables/results.ts';
import { commonWords } from '../../src/words/common/index.ts';
import { amount } from '../support/amount.ts';
import { playOn } from '../tables/support/testTables.ts';
import { startGuildhall, type TestGuildhall } from './support/guildhall.ts';
import { complaints } from './support/players.ts';
import { shownBoard, startTable, textOf } from './support/table.ts';

const MEMBERS = ['aya', 'ben', 'dara', 'emil', 'priya'] as const;
const { final } = commonWords.en;
/** Games that are played out: among so many, some usually break a record, which the first few cannot. */
const ROUNDS = amount(3, 8);

const begin = (hall: TestGuildhall, game: GameId): Promise<string> => {
  const [host, ...others] = MEMBERS;
  return startTable(hall, game, [host, ...others.slice(0, games[game].engine.seats([]).min - 1)]);
};

test.each(GAME_IDS)('%s', async (game) => {
  await using hall = await startGuildhall();
  for (let left = 0; left < FEWEST_GAMES - 1; left++) {
    const id = await begin(hall, game);
    const { seats } = (await hall.tables().get(id))!;
    for (const { user, seat } of seats.slice(1))
      await hall.tables().resign(id, { interaction: `${id}-${seat}`, user: user! });
  }
  const records: string[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const id = await begin(hall, game);
    const { table } = await playOn({ tables: hall.tables() }, id, `${game} ${round}`);
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
  console.info(`${game}: ${records.join(', ')}`);
  expect(complaints(hall)).toEqual([]);
});
