/** A page of a leaderboard: what its picture shows, the same in words, and the message. */

import type { Ordered } from '../../render/contract.ts';
import type { LeaderboardRow as DrawnRow, LeaderboardScene, Member } from '../../render/results/scene.ts';
import {
  FEWEST_GAMES,
  type Leaderboard,
  type LeaderboardRow,
  MEASURES,
  PERIODS,
  ROWS_OF_PAGE,
} from '../../tables/stored/results.ts';
import type { Words } from '../../words/words.ts';
import type { BotGame, Games } from '../contract.ts';
import { type Attached, button, container, gallery, type Message, menu, row, text } from '../discord/components.ts';
import { limits } from '../discord/limits.ts';
import type { LeaderboardMenu, LeaderboardPage } from '../discord/resultIds.ts';
import { isolatedName, sentencesWithin } from '../discord/text.ts';
import { unformatted } from './pictures.ts';

/** A page as it is shown to one reader. */
export interface ShownLeaderboard {
  readonly game: BotGame;
  readonly games: Games;
  readonly board: Leaderboard;
  readonly asked: Pick<LeaderboardPage, 'isText'>;
  /** When it was asked for, in Unix milliseconds. */
  readonly at: number;
  readonly reader: { readonly user: string; readonly words: Words };
  /** Members by their ids. */
  readonly members: ReadonlyMap<string, Member>;
}

/** The number of players that average points are about: the one asked for, or else the most frequent one. */
function playersOf({ seats, rows, own }: Leaderboard): number | null {
  if (seats !== null) return seats;
  const games = new Map<number, number>();
  for (const { averages } of own.kind === 'ranked' ? [...rows, own.row] : rows) {
    for (const one of averages) games.set(one.seats, (games.get(one.seats) ?? 0) + one.games);
  }
  const [most] = [...games].sort(([a, m], [b, n]) => n - m || a - b);
  return most?.[0] ?? null;
}

const averageOf = ({ averages }: LeaderboardRow, players: number | null): number | null =>
  averages.find(({ seats }) => seats === players)?.points ?? null;

const memberOf = (members: ShownLeaderboard['members'], user: string): Member =>
  members.get(user) ?? { id: user, name: '' };

/** How far the reader's rating is behind the last one on the first page; null if not by rating, or on that page. */
function behindOf({ own, lastOfFirstPage }: Leaderboard): number | null {
  if (own.kind !== 'ranked' || own.page === 0 || own.row.rating === null) return null;
  return lastOfFirstPage === null ? null : lastOfFirstPage - own.row.rating;
}

/** What the picture shows. */
export function leaderboardScene(
  shown: ShownLeaderboard,
  screen: LeaderboardScene['screen'],
): Ordered<LeaderboardScene> {
  const { game, board, at, members } = shown;
  const { locale } = shown.reader.words;
  const { period, by, rows, own, games } = board;
  const players = playersOf(board);
  const drawn = (one: LeaderboardRow): DrawnRow => ({
    ...{ place: one.rank, member: memberOf(members, one.user), games: one.games, wins: one.wins },
    ...{ averagePlace: one.averagePlace, averagePoints: averageOf(one, players) },
    ...{ rating: one.rating, change: one.ratingChange },
    recent: one.last.map(({ place, seats }) => ({ place, of: seats })),
  });
  return {
    ...{ gameName: game.words[locale].name, locale, screen, period, at, by, players },
    rows: rows.map(drawn),
    own: own.kind === 'ranked' ? drawn(own.row) : null,
    ...{ behind: behindOf(board), fullPage: ROWS_OF_PAGE },
    missing: own.kind === 'few' ? own.missing : null,
    ...{ ended: games, minimum: FEWEST_GAMES },
  };
}

/** The whole page in words: a line for each row, then the reader's own. */
export function leaderboardLines({ board, reader, members }: ShownLeaderboard): readonly string[] {
  const { results } = reader.words;
  const { rows, own } = board;
  const players = playersOf(board);
  const line = (one: LeaderboardRow) => {
    const points = averageOf(one, players);
    const average = points === null || players === null ? null : { points, players };
    const name = isolatedName(memberOf(members, one.user).name);
    const { rank: place, games, wins, averagePlace, rating, ratingChange: change } = one;
    return results.row({ place, name, games, wins, averagePlace, average, rating, change });
  };
  const behind = behindOf(board);
  const isHere = rows.some(({ user }) => user === reader.user);
  return [
    ...rows.map(line),
    ...(own.kind === 'ranked' && !isHere ? [results.own(line(own.row))] : []),
    ...(behind === null ? [] : [results.own(results.behind(behind, ROWS_OF_PAGE))]),
    ...(own.kind === 'few' && own.games > 0 ? [results.own(results.missing(own.missing))] : []),
    ...(own.kind === 'unlisted' ? [results.unlisted()] : []),
  ];
}

/** @param picture null for the page in words */
export function leaderboardMessage(shown: ShownLeaderboard, picture: Uint8Array | null): Message {
  const { game, games, board, asked, at, reader } = shown;
  const { results, buttons } = reader.words;
  const { period, by, page, pages } = board;
  const { id } = game.engine;
  const gameName = game.words[reader.words.locale].name;
  const here: LeaderboardPage = { game: id, period, by, seats: board.seats, page, isText: asked.isText };
  const go = (label: string, change: Partial<LeaderboardPage>, isChosen = false) =>
    button(label, isChosen ? 'primary' : 'secondary', { kind: 'leaderboard', menu: null, ...here, ...change });
  const choose = (
    which: LeaderboardMenu,
    lines: readonly { readonly label: string; readonly id: string }[],
    chosen: string,
  ) =>
    menu(
      {
        placeholder: results.leaderboard,
        lines: lines.map((line) => ({ ...line, isTicked: line.id === chosen })),
        ...{ least: 1, most: 1 },
      },
      { kind: 'leaderboard', menu: which, ...here, page: 0 },
    );
  const lines = leaderboardLines(shown);
  const small = [results.ended(board.games, FEWEST_GAMES), ...(pages > 1 ? [results.page(page + 1, pages)] : [])];
  const files = picture === null ? [] : [fileOf(shown, picture, lines)];
  const seats = board.seatsPlayed.map((one) => ({ label: results.withPlayers(one), id: String(one) }));
  return container(
    [
      text(`${results.heading(gameName, results.period(period, at))}\n-# ${small.join(' · ')}`),
      ...files.map(gallery),
      ...(picture !== null && board.own.kind === 'unlisted' ? [text(results.unlisted())] : []),
      ...(picture === null
        ? [text([...(board.rows.length === 0 ? [results.noGames(gameName)] : []), ...lines].join('\n'))]
        : []),
      choose(
        'game',
        Object.entries(games).map(([one, { words: own }]) => ({ label: own[reader.words.locale].name, id: one })),
        id,
      ),
      choose(
        'by',
        MEASURES.map((one) => ({ label: results.measures[one], id: one })),
        by,
      ),
      ...(by === 'points' && seats.length > 1 ? [choose('seats', seats, String(board.seats))] : []),
      // The chosen one stays on this page: no two buttons may have the same id.
      row(
        PERIODS.map((one) => go(results.periods[one], one === period ? {} : { period: one, page: 0 }, one === period)),
      ),
      row([
        ...(page > 0 ? [go(buttons.earlier, { page: page - 1 })] : []),
        ...(page + 1 < pages ? [go(buttons.later, { page: page + 1 })] : []),
        go(buttons.whereAmI, { page: 'own' }),
        go(asked.isText ? buttons.listAsPicture : buttons.listAsText, { isText: !asked.isText }),
        button(buttons.myStats, 'secondary', {
          ...{ kind: 'stats', isMenu: false, game: id, user: reader.user, isText: asked.isText },
        }),
      ]),
    ],
    { accent: game.accent, files },
  );
}

function fileOf({ game, board, reader }: ShownLeaderboard, bytes: Uint8Array, lines: readonly string[]): Attached {
  const { results } = reader.words;
  // The reader's own line first: there may not be room for all.
  const own = lines.slice(board.rows.length);
  const alt = sentencesWithin([...own, ...lines.slice(0, board.rows.length)].map(unformatted), limits.altText, '\n');
  return { name: results.fileName(game.engine.id), bytes, alt };
}
