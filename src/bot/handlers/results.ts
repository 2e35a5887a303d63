import type { Member } from '../../render/results/scene.ts';
import type { Words } from '../../words/words.ts';
import type { BotGame } from '../contract.ts';
import type { Message } from '../discord/components.ts';
import type { Caller } from '../interaction/caller.ts';
import type { Reply } from '../interaction/reply.ts';
import { describeError } from '../log.ts';
import { leaderboardMessage, leaderboardScene, type ShownLeaderboard } from '../messages/leaderboard.ts';
import { note } from '../messages/note.ts';
import { screenOf } from '../messages/pictures.ts';
import { type ShownStats, statsMessage, statsScene } from '../messages/stats.ts';
import type { Context } from '../state/context.ts';
import { LONG_PATIENCE, namesInList } from '../state/players.ts';
import { type Handler, noteReply } from './contract.ts';

/** A page of a leaderboard: replaces the one whose button was pressed, or is a new private message. */
export const leaderboard: Handler<'leaderboard'> = async (context, caller, asked) => {
  const { guild, user, words } = caller;
  if (guild === null) return noteReply(caller, { kind: 'guildOnly' });
  const game = gameNamed(context, asked.game) ?? (await gameHere(context, caller));
  const at = context.clock.now();
  const { period, by, seats, page } = asked;
  const board = await context.tables.results.leaderboard({
    ...{ guild, game: game.engine.id, period, by, at, page, user, seats },
  });
  const own = board.own.kind === 'ranked' ? [board.own.row.user] : [];
  return inTurn(caller, asked.isTurned, async () => {
    const members = await membersOf(context, guild, [...board.rows.map((row) => row.user), ...own], words);
    const shown: ShownLeaderboard = {
      ...{ game, games: context.games, board, asked, at, reader: { user, words }, members },
    };
    if (asked.isText || board.rows.length === 0) return leaderboardMessage(shown, null);
    const scene = leaderboardScene(shown, await screenOf(context, user));
    return leaderboardMessage(shown, await drawn(context, { kind: 'leaderboard', game: game.engine.id, scene }));
  });
};

/** A member's statistics; without a game, in the one that the member has played most. */
export const stats: Handler<'stats'> = async (context, caller, asked) => {
  const { guild, words } = caller;
  if (guild === null) return noteReply(caller, { kind: 'guildOnly' });
  const of = { guild, user: asked.user ?? caller.user, viewer: caller.user };
  const overview = await context.tables.results.games(of);
  const game =
    gameNamed(context, asked.game) ??
    gameNamed(context, overview[0]?.game ?? null) ??
    (await gameHere(context, caller));
  const stats = await context.tables.results.member({ ...of, game: game.engine.id });
  return inTurn(caller, asked.isTurned, async () => {
    const others = (stats?.opponents ?? []).flatMap(({ user }) => (user === null ? [] : [user]));
    const members = await membersOf(context, guild, [of.user, ...others], words);
    if (stats === null) {
      const { results } = words;
      return note(results.noResults(members.get(of.user)?.name ?? results.gone, game.words[words.locale].name));
    }
    const shown: ShownStats = { game, games: context.games, stats, overview, isText: asked.isText, words, members };
    if (asked.isText) return statsMessage(shown, null);
    const scene = statsScene(shown, await screenOf(context, caller.user));
    return statsMessage(shown, await drawn(context, { kind: 'stats', game: game.engine.id, scene }));
  });
};

/**
 * Replaces the private message whose button was pressed; otherwise answers privately. The reply is deferred if names
 * and picture take too long.
 */
const inTurn = ({ isOnPrivate }: Caller, isTurned: boolean, message: () => Promise<Message>): Reply => ({
  kind: isTurned && isOnPrivate ? 'redraw' : 'say',
  message: message(),
});

const gameNamed = ({ games }: Pick<Context, 'games'>, named: string | null): BotGame | null =>
  named !== null && Object.hasOwn(games, named) ? (games[named] ?? null) : null;

/** The game that is played in this channel, or was played there last, or else the first of all. */
async function gameHere(context: Context, { channel }: Caller): Promise<BotGame> {
  const [live] = await context.tables.inChannel(channel);
  const [ended] = live === undefined ? await context.tables.inChannel(channel, 'ended') : [];
  const [first] = Object.values(context.games);
  const game = gameNamed(context, (live ?? ended)?.game ?? null) ?? first;
  if (game === undefined) throw new Error('there are no games');
  return game;
}

/** Members by their ids, no two alike; those who have left are named as such. Waits for names that are still unknown. */
async function membersOf(
  { names }: Pick<Context, 'names'>,
  guild: string,
  users: readonly string[],
  words: Words,
): Promise<ReadonlyMap<string, Member>> {
  const { gone, nameless } = words.results;
  const areAll = await names.complete(guild, users, LONG_PATIENCE);
  const known = await namesInList(names, guild, users);
  return new Map(users.map((id) => [id, { id, name: known.get(id) ?? (areAll ? gone : nameless) }]));
}

/** The file; null if it cannot be drawn: then the same is said in words. */
async function drawn(
  { renderer, log }: Pick<Context, 'renderer' | 'log'>,
  order: Parameters<Context['renderer']['render']>[0],
): Promise<Uint8Array | null> {
  try {
    return (await renderer.render(order, 'onlooker')).bytes;
  } catch (error) {
    log.warn({ error: describeError(error) }, 'drawing a picture of results failed');
    return null;
  }
}
