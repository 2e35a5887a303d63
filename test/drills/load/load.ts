import { setTimeout as wait } from 'node:timers/promises';
import type { BotGame } from '../../../src/bot/contract.ts';
import { readCustomId } from '../../../src/bot/discord/customId.ts';
import { games } from '../../../src/bot/games.ts';
import type { GameId } from '../../../src/engines/games.ts';
import { systemClock } from '../../../src/kernel/clock.ts';
import { seeded } from '../../../src/kernel/random.ts';
import { type FakeDiscord, startFakeDiscord } from '../../../src/playground/fakeDiscord.ts';
import type { FakeUser } from '../../../src/playground/member/fakeUser.ts';
import { commonWords } from '../../../src/words/common/index.ts';
import { fillIn, type Suggest } from '../../bot/support/driver.ts';
import type { Pick } from '../../bot/support/players.ts';
import { buttonsOf, idOf, messageOf, picturesOf, textOf } from '../../bot/support/table.ts';
import { type BotProcess, prepareBot } from '../reliability/support/botProcess.ts';
import { type Posted, postedOf, toMove } from '../reliability/support/wall.ts';
import { animate } from './animating.ts';

interface Load {
  readonly game: GameId;
  readonly tables: number;
  /** Moves a second, at random moments. */
  readonly rate: number;
  readonly seconds: number;
  readonly seed: string;
  /** Whether somebody asks for one animation after another meanwhile. */
  readonly hasAnimations: boolean;
}

interface LoadReport {
  /** From the press that opens a panel or a hand until it is shown with its picture, in ms. */
  readonly panels: readonly number[];
  /** From the command that plays a move until it is answered, in ms. */
  readonly answers: readonly number[];
  /** From the command until the table's board shows the move, in ms. */
  readonly boards: readonly number[];
  /** Moves that were due while every table was still being told of the one before. */
  readonly crowded: number;
  /** Requests of the bot in channels for each move: those that Discord counts. */
  readonly requests: number;
  /** From the press that asks for an animation until its file is there, in ms. */
  readonly animations: readonly number[];
  /** How long the bot's main loop was held up, in ms. */
  readonly gap: Strain['gap'];
  /** Processor time for each move, in ms: of the bot with its pictures, and of all that stands around it. */
  readonly cpu: { readonly bot: number; readonly stand: number };
  /** Memory of the bot at most, in MiB; null where the system does not tell. */
  readonly memory: number | null;
}

/** What `strain.ts` tells. */
interface Strain {
  readonly gap: { readonly longest: number; readonly p99: number };
  /** Processor time in ms. */
  readonly cpu: number;
}

const PATIENCE = 60_000;

/** One in so many members has asked for pictures for a phone. */
const PHONES = 4;

/**
 * Plays at many tables at once against the real bot, which is a process of its own: before each move the player looks at
 * the panel or the hand, and the move is one command for which it has been looked up what is possible.
 *
 * @param folder empty, for the bot's data
 */
export async function playUnderLoad(
  folder: string,
  { game, tables, rate, seconds, seed, hasAnimations }: Load,
): Promise<LoadReport> {
  const discord = await startFakeDiscord({ clock: systemClock });
  const bot = prepareBot({ discord, folder, preloads: ['./test/drills/load/strain.ts'], isAtOnce: true });
  try {
    if (!(await discord.until(() => discord.isBotOnline(), PATIENCE))) throw new Error(bot.output());
    const isRegistered = () =>
      discord.log.some(({ route, method }) => method === 'PUT' && route?.endsWith('/commands'));
    if (!(await discord.until(isRegistered, PATIENCE))) throw new Error(bot.output());
    const boards = watchBoards(discord);
    const stream = seeded(seed).stream('load');
    const random = (): number => (stream.uniform(1_000_000) + 1) / 1_000_001;
    const times: Times[] = [];
    const pick: Pick = (from) => from[Math.floor(random() * from.length)]!;
    const ended = hasAnimations ? await playToTheEnd(discord, game, boards, pick) : null;
    await openTables(discord, game, tables, boards);
    const watching = ended === null ? null : animate(discord, discord.user('emil'), ended, 'board-games');
    await strainOf(bot); // What has been before does not count.
    const before = countedRequests(discord);
    const stand = process.cpuUsage();

    const busy = new Set<string>();
    const plays: Promise<void>[] = [];
    let crowded = 0;
    const start = performance.now();
    const pause = (): number => (Math.log(1 / random()) / rate) * 1_000;
    for (let due = start; due < start + seconds * 1_000; due += pause()) {
      await wait(Math.max(0, due - performance.now()));
      const free = boards.all().filter(({ table, kind }) => kind === 'board' && !busy.has(table));
      const board = free[stream.uniform(Math.max(1, free.length))];
      if (board === undefined) {
        crowded++;
        continue;
      }
      busy.add(board.table);
      const play = playOne(discord, game, boards, board, pick).then((time) => {
        if (time !== null) times.push(time);
        busy.delete(board.table);
      });
      plays.push(play);
    }
    await Promise.all(plays);
    boards.stop();
    const { user, system } = process.cpuUsage(stand);
    const { gap, cpu } = await strainOf(bot);
    const animations = (await watching?.end()) ?? [];
    return {
      panels: times.flatMap(({ panel }) => panel ?? []),
      answers: times.map(({ answer }) => answer),
      boards: times.map(({ board }) => board),
      crowded,
      requests: (countedRequests(discord) - before) / times.length,
      animations,
      gap,
      cpu: { bot: cpu / times.length, stand: (user + system) / 1_000 / times.length },
      memory: bot.memory()?.most ?? null,
    };
  } finally {
    bot.kill();
    await bot.gone;
    await discord.close();
  }
}

/** The newest board of each table, as the stand-in has accepted it. */
interface Boards {
  all(): readonly Posted[];
  /** Settles when a table shows more than a row. */
  after(table: string, seq: number): Promise<void>;
  stop(): void;
}

/** How often is looked, in ms: once for all tables, since the stand-in has this thread too. */
const GLANCE = 2;

function watchBoards(discord: FakeDiscord): Boards {
  const newest = new Map<string, Posted>();
  const waiting = new Set<{ readonly table: string; readonly seq: number; readonly seen: () => void }>();
  let read = 0;
  function catchUp(): void {
    for (; read < discord.log.length; read++) {
      const { route, method, status, answer } = discord.log[read]!;
      if (status >= 300 || route === null || (method !== 'POST' && method !== 'PATCH')) continue;
      if (!/^\/channels\/:channel\/messages(\/:message)?$/.test(route)) continue;
      const posted = postedOf(answer as Posted['message']); // What these two routes answer with.
      if (posted?.kind === 'board' || posted?.kind === 'final') newest.set(posted.table, posted);
    }
  }
  const glances = setInterval(() => {
    catchUp();
    for (const { table, seq, seen } of waiting) if ((newest.get(table)?.seq ?? -1) > seq) seen();
  }, GLANCE);
  return {
    all() {
      catchUp();
      return [...newest.values()];
    },
    after(table, seq) {
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      const patience = setTimeout(() => reject(new Error(`table ${table} shows nothing after row ${seq}`)), PATIENCE);
      const one = {
        ...{ table, seq },
        seen() {
          clearTimeout(patience);
          waiting.delete(one);
          resolve();
        },
      };
      waiting.add(one);
      return promise;
    },
    stop: () => clearInterval(glances),
  };
}

/** Opens so many tables with all seats taken, whose hosts take turns, and waits for their boards. */
async function openTables(discord: FakeDiscord, game: GameId, tables: number, boards: Boards): Promise<void> {
  const [guild] = discord.guilds;
  if (!guild) throw new Error('there is no server');
  for (const [index, id] of guild.memberIds.entries()) {
    discord.user(id).set({ locale: 'en-US' });
    if (index % PHONES === 0) await discord.user(id).slash('me', { phone: true }, { channel: 'board-games' });
  }
  for (let table = 0; table < tables; table++) {
    const actors = guild.memberIds.map((_, i) => discord.user(guild.memberIds[(table + i) % guild.memberIds.length]!));
    await openTable(game, actors.slice(0, games[game].engine.seats([]).max), boards);
  }
}

/** Opens a table for these members, starts it, and waits for its board. Its number. */
async function openTable(game: GameId, [host, ...others]: readonly FakeUser[], boards: Boards): Promise<string> {
  const lobby = messageOf(await host!.slash('new', { game }, { channel: 'board-games' }));
  for (const other of others) await other.press(lobby.id, 'Join');
  await host!.press(lobby.id, 'Start');
  const join = readCustomId(idOf(lobby, 'Join'));
  if (join?.kind !== 'verb') throw new Error('no table is named by Join');
  await boards.after(join.table, 0);
  return join.table;
}

/** So many moves are a whole game, or enough of one; then all but one resign. */
const MOST_MOVES = 150;

/** Plays a game of as few as possible to its end, without looking at panels. Its number. */
async function playToTheEnd(discord: FakeDiscord, game: GameId, boards: Boards, pick: Pick): Promise<string> {
  const names = ['aya', 'ben', 'dara', 'emil'].slice(0, games[game].engine.seats([]).min);
  for (const name of names) discord.user(name).set({ locale: 'en-US' });
  const table = await openTable(
    game,
    names.map((name) => discord.user(name)),
    boards,
  );
  const newest = () => boards.all().find((one) => one.table === table);
  for (let moves = 0; moves < MOST_MOVES; moves++) {
    const board = newest();
    if (board?.kind === 'final') return table;
    const me = board && moverOf(discord, board);
    if (board === undefined || me === null || me === undefined) throw new Error(`nobody can move at table ${table}`);
    if ((await playByCommand(me, game, boards, board, pick)) === null) throw new Error(`no move at table ${table}`);
  }
  for (const name of names.slice(1)) {
    const question = messageOf(await discord.user(name).slash('resign', { table }, { channel: 'board-games' }));
    await discord.user(name).press(question.id, commonWords.en.buttons.resignSure);
  }
  if (!(await discord.until(() => newest()?.kind === 'final', PATIENCE))) throw new Error(`table ${table} did not end`);
  return table;
}

/** From the press until the panel was shown, from a command until it was answered and until the board showed the move, in ms. */
interface Times {
  /** Null where the button on the board was the move. */
  readonly panel: number | null;
  readonly answer: number;
  readonly board: number;
}

/** One move by command, after a look at the panel; null when nothing could be played. */
async function playOne(
  discord: FakeDiscord,
  game: GameId,
  boards: Boards,
  board: Posted,
  pick: Pick,
): Promise<Times | null> {
  const me = moverOf(discord, board);
  if (me === null) return null;
  const start = performance.now();
  const panel = await lookAt(me, board.message);
  if (panel !== null) {
    const played = await playByCommand(me, game, boards, board, pick);
    return played && { panel, ...played };
  }
  const answer = performance.now() - start;
  await boards.after(board.table, board.seq);
  return { panel, answer, board: performance.now() - start };
}

/** Whoever has to move by this board; null if there is nothing to press. */
function moverOf(discord: FakeDiscord, board: Posted): FakeUser | null {
  const members = discord.guilds.flatMap(({ memberIds }) => memberIds).map((id) => discord.user(id));
  return buttonsOf(board.message).length === 0 ? null : (toMove(board, members) ?? null);
}

/** One move by a command for which it is looked up what is possible; null when nothing could be played. */
async function playByCommand(
  me: FakeUser,
  game: GameId,
  boards: Boards,
  { table, seq, message }: Posted,
  pick: Pick,
): Promise<Omit<Times, 'panel'> | null> {
  const where = { channel: message.channel_id };
  const { commands }: BotGame = games[game];
  const untried = [...commands];
  while (untried.length > 0) {
    const command = pick(untried);
    untried.splice(untried.indexOf(command), 1);
    const path = `${game} ${command.name}`;
    const suggest: Suggest = async (options, focused) => {
      const offered = await me.autocomplete(path, options, { ...where, focused });
      return offered.kind === 'choices' ? offered.choices : [];
    };
    const typed = await fillIn(command, {}, suggest, pick);
    if (typed === null) continue;
    const start = performance.now();
    const outcome = await me.slash(path, typed, where);
    const answer = performance.now() - start;
    if (outcome.kind !== 'message' || !isPlayed(textOf(outcome.message))) continue;
    await boards.after(table, seq);
    return { answer, board: performance.now() - start };
  }
  return null;
}

/**
 * Opens the member's hand, or the panel where there are no hands; how long that took, in ms. Null if the button played a
 * move at once.
 */
async function lookAt(me: FakeUser, message: Posted['message']): Promise<number | null> {
  const ids = buttonsOf(message).map(({ label, custom_id }) => ({ label: label ?? '', id: readCustomId(custom_id) }));
  const opener =
    ids.find(({ id }) => id?.kind === 'verb' && id.verb === 'hand') ?? ids.find(({ id }) => id?.kind === 'move');
  if (opener === undefined) throw new Error('the board has no button that opens a panel');
  const start = performance.now();
  const outcome = await me.press(message.id, opener.label);
  if (outcome.kind === 'acknowledged') return null;
  const shown = messageOf(outcome);
  if (picturesOf(shown).length === 0) throw new Error(`a panel without a picture: ${textOf(shown)}`);
  return performance.now() - start;
}

const isPlayed = (told: string): boolean => /^(Done: |Your move is saved)/.test(told);

async function strainOf(bot: BotProcess): Promise<Strain> {
  const told = bot.told();
  bot.tell({ strain: true });
  return ((await told) as { readonly strain: Strain }).strain;
}

const countedRequests = ({ log }: FakeDiscord): number =>
  log.filter(({ path }) => path.startsWith('/channels/')).length;
