/** A member's statistics in a game: what their picture shows, the same in words, and the message. */

import type { Ordered } from '../../render/contract.ts';
import type { Member, StatsScene } from '../../render/results/scene.ts';
import type { GameSummary, MemberResult, MemberStats } from '../../tables/stored/results.ts';
import type { SaidRecord } from '../../words/common/results/contract.ts';
import { capital } from '../../words/speech.ts';
import type { Words } from '../../words/words.ts';
import type { BotGame, Games } from '../contract.ts';
import { type Attached, button, container, gallery, type Message, menu, row, text } from '../discord/components.ts';
import { limits } from '../discord/limits.ts';
import { isolatedName, sentencesWithin } from '../discord/text.ts';
import { unformatted } from './pictures.ts';

/** Statistics as they are shown to one reader. */
export interface ShownStats {
  readonly game: BotGame;
  readonly games: Games;
  readonly stats: MemberStats;
  /** All games that the member has played, most played first. */
  readonly overview: readonly GameSummary[];
  readonly isText: boolean;
  readonly words: Words;
  /** Members by their ids. */
  readonly members: ReadonlyMap<string, Member>;
}

/** How many of the last games the line of ratings has, and how many opponents and options are shown. */
const HISTORY = 30;
const OPPONENTS = 4;
const OPTIONS = 4;

const memberOf = ({ members, words }: ShownStats, user: string | null): Member =>
  user === null ? { id: '', name: words.results.erased } : (members.get(user) ?? { id: user, name: '' });

/** How much the last game changed the rating; null if it was not shown before. */
function changeOf({ results }: MemberStats): number | null {
  const [before = null, after = null] = results.slice(-2).map(({ rating }) => rating);
  return results.length < 2 || before === null || after === null ? null : after - before;
}

/** How often each place was taken in the last games. */
function placesOf({ results }: MemberStats): readonly number[] {
  const last = Math.max(0, ...results.map(({ seats }) => seats));
  return Array.from({ length: last }, (_, i) => results.filter(({ place }) => place === i + 1).length);
}

const optionsOf = ({ stats, game, words }: ShownStats) =>
  stats.options.slice(0, OPTIONS).map(({ option, games }) => ({
    // Without what the name says about the option, which is in brackets.
    name: (game.words[words.locale].options[option]?.name ?? option).replace(/\s*[(（].*$/u, ''),
    games,
  }));

const sourcesOf = ({ stats, game, words }: ShownStats) =>
  stats.parts.map(({ part, points }) => ({
    name: game.words[words.locale].parts[part] ?? part,
    points: points / stats.wholeGames,
  }));

/** What the picture shows. */
export function statsScene(shown: ShownStats, screen: StatsScene['screen']): Ordered<StatsScene> {
  const { game, stats, words } = shown;
  const { rank, members, rating, games, wins, averagePlace } = stats;
  const rated = stats.results.flatMap((one) => (one.rating === null ? [] : [{ ...one, rating: one.rating }]));
  return {
    ...{ gameName: game.words[words.locale].name, locale: words.locale, screen, member: memberOf(shown, stats.user) },
    ranked: rank === null ? null : { place: rank, of: members },
    ...{ rating, change: changeOf(stats), games, wins, averagePlace },
    history: rated.slice(-HISTORY).map(({ rating: after, place, endedAt }) => ({
      ...{ rating: after, isWin: place === 1, at: endedAt },
    })),
    sources: sourcesOf(shown),
    places: placesOf(stats),
    extremes: stats.extremes.map(({ seats, best, worst }) => ({
      players: seats,
      best: { points: best.points, at: best.endedAt },
      worst: { points: worst.points, at: worst.endedAt },
    })),
    byPlayers: stats.averages.map(({ seats, games: played, points }) => ({ players: seats, games: played, points })),
    opponents: stats.opponents.slice(0, OPPONENTS).map(({ user, games: met, ahead, behind }) => ({
      ...{ member: memberOf(shown, user), ahead, level: met - ahead - behind, behind },
    })),
    options: optionsOf(shown),
  };
}

const recordOf = ({ points, place, seats, endedAt }: MemberResult): SaidRecord => ({
  ...{ points, place, of: seats, at: endedAt },
});

/** Everything in words: a part a line. */
export function statsLines(shown: ShownStats): readonly string[] {
  const { stats, words } = shown;
  const { results: resultsWords } = words;
  const { rank, members, rating, games, wins, averagePlace } = stats;
  const { columns, parts, lines } = resultsWords;
  const rated = stats.results.flatMap((one) => one.rating ?? []).slice(-HISTORY);
  const part = (heading: string, entries: readonly string[]) =>
    entries.length === 0 ? [] : [`**${capital(heading)}**: ${entries.join(' · ')}`];
  return [
    ...part(
      columns.rating,
      rating === null ? [] : [String(rating), ...(rank === null ? [] : [resultsWords.rank(rank, members)])],
    ),
    ...part(columns.games, [String(games)]),
    ...part(columns.wins, [`${wins} (${resultsWords.percent(wins / games)})`]),
    ...part(columns.place, [resultsWords.average(averagePlace)]),
    ...part(parts.places, [lines.places(placesOf(stats))]),
    ...part(
      parts.points,
      sourcesOf(shown).map(({ name, points }) => lines.source(name, points)),
    ),
    ...part(
      parts.byPlayers,
      stats.averages.map(({ seats, games: played, points }) => lines.byPlayers(seats, played, points)),
    ),
    ...part(
      parts.records,
      stats.extremes.map(({ seats, best, worst }) => lines.records(seats, recordOf(best), recordOf(worst))),
    ),
    ...part(
      parts.opponents,
      stats.opponents
        .slice(0, OPPONENTS)
        .map(({ user, games: met, ahead, behind }) =>
          lines.opponent(isolatedName(memberOf(shown, user).name), ahead, met - ahead - behind, behind),
        ),
    ),
    ...part(
      parts.options,
      optionsOf(shown).map(({ name, games: played }) => lines.option(name, played)),
    ),
    ...(rated.length === 0 ? [] : [lines.history(rated)]),
  ];
}

/** @param picture null for everything in words */
export function statsMessage(shown: ShownStats, picture: Uint8Array | null): Message {
  const { game, games, stats, overview, isText, words } = shown;
  const { results: resultsWords, buttons } = words;
  const { id } = game.engine;
  const name = isolatedName(memberOf(shown, stats.user).name);
  const here = { kind: 'stats', user: stats.user, game: id, isText } as const;
  const played = overview.flatMap((one) => {
    const own = games[one.game];
    return own === undefined ? [] : [{ ...one, name: own.words[words.locale].name }];
  });
  const lines = statsLines(shown);
  const files: readonly Attached[] =
    picture === null
      ? []
      : [
          {
            ...{ name: resultsWords.statsFileName(id), bytes: picture },
            alt: sentencesWithin(lines.map(unformatted), limits.altText, '\n'),
          },
        ];
  const summary = played.map((one) => resultsWords.summary(one.name, one.rating, one.wins, one.games)).join(' · ');
  const isOneOf = played.length > 1;
  return container(
    [
      text([resultsWords.statsHeading(name, game.words[words.locale].name), ...(isOneOf ? [summary] : [])].join('\n')),
      ...files.map(gallery),
      ...(picture === null ? [text(lines.join('\n'))] : []),
      ...(isOneOf
        ? [
            menu(
              {
                placeholder: resultsWords.leaderboard,
                lines: played.map((one) => ({ label: one.name, id: one.game, isTicked: one.game === id })),
                ...{ least: 1, most: 1 },
              },
              { ...here, isMenu: true },
            ),
          ]
        : []),
      row([
        button(isText ? buttons.listAsPicture : buttons.listAsText, 'secondary', {
          ...{ ...here, isMenu: false, isText: !isText },
        }),
        button(buttons.leaderboard, 'secondary', {
          ...{ kind: 'leaderboard', menu: null, game: id, period: 'all', by: 'rating', seats: null, page: 0, isText },
        }),
      ]),
    ],
    { accent: game.accent, files },
  );
}
