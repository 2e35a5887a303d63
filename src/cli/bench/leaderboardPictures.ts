import { setImmediate as nextTurn } from 'node:timers/promises';
import type { GameId } from '../../engines/games.ts';
import type { Ordered } from '../../render/contract.ts';
import { pictures } from '../../render/games.ts';
import { createPainter } from '../../render/pipeline/painter.ts';
import type { LeaderboardRow as DrawnRow, LeaderboardScene } from '../../render/results/scene.ts';
import {
  FEWEST_GAMES,
  type Leaderboard,
  type LeaderboardRow,
  MEASURES,
  PERIODS,
  type Results,
  ROWS_OF_PAGE,
} from '../../tables/stored/results.ts';
import { gameWords } from '../../words/games.ts';
import type { Latency } from './latency.ts';

/** Where the pages are from, and how often they are asked for. */
interface AskedPages {
  readonly guild: string;
  readonly game: GameId;
  readonly members: readonly string[];
  readonly at: number;
  readonly samples: number;
}

/** How long a page takes from the question to the file of its picture, each time for another member. */
export async function leaderboardPictures(
  results: Results,
  { guild, game, members, at, samples }: AskedPages,
  now: () => number,
): Promise<Latency> {
  const painter = createPainter(pictures);
  const taken: number[] = [];
  for (let sample = 0; sample <= samples; sample++) {
    await nextTurn();
    const start = now();
    const board = await results.leaderboard({
      ...{ guild, game, at, page: 'own', seats: null, user: members[(sample * 7) % members.length]! },
      ...{ period: PERIODS[sample % PERIODS.length]!, by: MEASURES[sample % MEASURES.length]! },
    });
    painter.paint({ kind: 'leaderboard', game, scene: sceneOf(board, game, at) });
    // The first one reads the fonts.
    if (sample > 0) taken.push(now() - start);
  }
  return { name: 'a page of the leaderboard with its picture', samples: taken };
}

const sceneOf = (board: Leaderboard, game: GameId, at: number): Ordered<LeaderboardScene> => ({
  ...{ gameName: gameWords[game].en.name, locale: 'en', screen: 'desktop', period: board.period, at, by: board.by },
  ...{ players: board.seats, rows: board.rows.map(drawn), missing: null, behind: null, fullPage: ROWS_OF_PAGE },
  own: board.own.kind === 'ranked' ? drawn(board.own.row) : null,
  ...{ ended: board.games, minimum: FEWEST_GAMES },
});

const drawn = (row: LeaderboardRow): DrawnRow => ({
  ...{ place: row.rank, member: { id: row.user, name: row.user }, games: row.games, wins: row.wins },
  ...{ averagePlace: row.averagePlace, averagePoints: row.averages[0]?.points ?? null },
  ...{ rating: row.rating, change: row.ratingChange },
  recent: row.last.map(({ place, seats }) => ({ place, of: seats })),
});
