import type { BotGame } from '../../../src/bot/contract.ts';
import { games } from '../../../src/bot/games.ts';
import type { GameId } from '../../../src/engines/games.ts';
import { players, playOut, pressOn } from '../../bot/support/driver.ts';
import { startGuildhall } from '../../bot/support/guildhall.ts';
import { picker } from '../../bot/support/players.ts';
import { createShiftedClock } from '../../bot/support/shiftedClock.ts';
import { allTold, shownBoard, startTable, tableOf } from '../../bot/support/table.ts';

/** What the bot says at one table in a whole game, answers to presses apart. */
interface Talk {
  /** What members did: a move with all its parameters, or several that one press plays. */
  readonly moves: number;
  /** Rounds, in a game that counts them; else null. */
  readonly rounds: number | null;
  readonly counts: {
    /** New messages in the thread with a picture. */
    readonly boards: number;
    /** New messages in the thread without a picture: they call somebody. */
    readonly calls: number;
    /** Edits of messages in the thread. */
    readonly edits: number;
    readonly directs: number;
    readonly directEdits: number;
    readonly deletions: number;
    /** New messages that make a sound. */
    readonly sounds: number;
    /** All requests about channels, these and others. */
    readonly requests: number;
  };
}

interface TalkPlan {
  readonly game: GameId;
  readonly seats: number;
  /** Between two moves, in ms. */
  readonly interval: number;
  readonly seed: string;
}

const SILENT = 1 << 12; // Discord's flag SUPPRESS_NOTIFICATIONS.

/** Plays a whole game by buttons and counts what the bot says meanwhile. */
export async function talkOf({ game, seats, interval, seed }: TalkPlan): Promise<Talk> {
  const clock = createShiftedClock();
  await using hall = await startGuildhall({ clock });
  const id = await startTable(hall, game, players(seats));
  await allTold(hall);
  const { thread } = await tableOf(hall, id);
  const before = hall.discord.log.length;
  const pick = picker(seed);
  let moves = 0;
  await playOut(hall, id, async (me) => {
    await allTold(hall);
    clock.pass(interval);
    const { standpoints, seq } = await tableOf(hall, id);
    const { hand }: BotGame = games[game];
    const isDirect = me.member.acceptsDms && hand?.isSecret(standpoints!.public.view.open) === true;
    await pressOn(hall, id, me, isDirect ? me.directMessages().at(-1)! : await shownBoard(hall, id), pick);
    if ((await tableOf(hall, id)).seq > seq) moves++;
  });
  await allTold(hall);
  const { open } = (await tableOf(hall, id)).standpoints!.public.view;
  const requests = hall.discord.log.slice(before).filter(({ path }) => path.startsWith('/channels/'));
  const isInThread = ({ path }: { readonly path: string }) => path.startsWith(`/channels/${thread}/`);
  const of = (method: string) => requests.filter((one) => one.method === method && /\/messages(\/|$)/.test(one.path));
  const posts = of('POST');
  const inThread = posts.filter(isInThread);
  const edits = of('PATCH');
  return {
    moves,
    rounds: 'round' in open ? Number(open.round) : null,
    counts: {
      boards: inThread.filter(({ files }) => files.length > 0).length,
      calls: inThread.filter(({ files }) => files.length === 0).length,
      edits: edits.filter(isInThread).length,
      directs: posts.length - inThread.length,
      directEdits: edits.filter((one) => !isInThread(one)).length,
      deletions: of('DELETE').length,
      sounds: posts.filter(({ payload }) => (Number((payload as { flags?: number }).flags) & SILENT) === 0).length,
      requests: requests.length,
    },
  };
}
