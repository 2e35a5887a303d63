import { fillFolder, type Place } from '../../../../src/cli/bench/manyTables.ts';
import { games } from '../../../../src/engines/games.ts';
import { systemClock } from '../../../../src/kernel/clock.ts';
import { type FakeDiscord, startFakeDiscord } from '../../../../src/playground/fakeDiscord.ts';
import { openStore } from '../../../../src/store/openStore.ts';
import { createAudit } from '../../../../src/tables/upkeep/audit.ts';
import { picker, placeByButtons } from '../../../bot/support/players.ts';
import { labelsOf } from '../../../bot/support/table.ts';
import { missingBoards } from './afterwards.ts';
import { isAllTold } from './allTold.ts';
import { dataFolder, prepareBot } from './botProcess.ts';
import type { Head } from './record.ts';
import { type Posted, readWall, type Wall } from './wall.ts';

interface Scale {
  readonly tables: number;
  /** Boards that the process before has not posted. */
  readonly unposted: number;
  /** Moves at a table at most; without it, up to whole games. */
  readonly moves?: number;
  /** Modules that are loaded before the bot. */
  readonly preloads: readonly string[];
}

interface ScaleReport {
  readonly rows: number;
  /** From the start of the process until Discord has it, in ms. */
  readonly ready: number;
  /** How long the last press of the first turn took, and how many boards had been posted by then. */
  readonly answered: number;
  readonly postedBefore: number;
  /** From then on until every board was there, in ms. */
  readonly drained: number;
  /** Requests in channels in the busiest second: those of the publisher. */
  readonly busiest: number;
  /** The same of the busiest five seconds: a machine that stands still puts off what belongs into the second before. */
  readonly busiestFive: number;
  /** Tables that were sound in the end. */
  readonly sound: number;
  /** What was wrong, in sentences. */
  readonly problems: readonly string[];
  /** In MiB, when it was ready and at most; null where the system does not tell. */
  readonly memory: { readonly ready: number; readonly most: number } | null;
}

/** Longest time until all boards are there, for each of them, in ms; four requests of 20 a second are made for it. */
const PATIENCE = 1_000;
const STARTING = 60_000;

/** Starts the bot in a folder of very many running games, and plays at once. */
export async function startAtScale(folder: string, { preloads, ...scale }: Scale): Promise<ScaleReport> {
  const discord = await startFakeDiscord({ clock: systemClock });
  const rows = await fillFolder(dataFolder(folder), { ...scale, game: 'carcassonne', places: placesOf(discord) });
  const untold = await headsOf(dataFolder(folder), scale.unposted);
  const wall = readWall(discord);

  const start = performance.now();
  const bot = prepareBot({ discord, folder, preloads, isAtOnce: true });
  try {
    if (!(await discord.until(() => discord.isBotOnline(), STARTING))) throw new Error(bot.output());
    const ready = performance.now() - start;
    const atFirst = bot.memory();
    const first = await firstBoard(discord, wall, untold);
    const { answered } = await placeByButtons(discord.user(first.awaited ?? ''), first.message, picker('scale'));
    const postedBefore = untold.filter(({ table }) => wall.boards(table).length > 0).length;

    const isTold = await isAllTold(dataFolder(folder), STARTING + scale.unposted * PATIENCE);
    const drained = performance.now() - start - ready;
    const atLast = bot.memory();
    const others = untold.filter(({ table }) => table !== first.table);
    const problems = [...(await missingBoards(wall, others, 0))];
    const own = wall.boards(first.table).map(({ seq }) => seq);
    if (own.length !== 1 || own[0]! <= first.seq) problems.push(`table ${first.table} shows ${own.join(' and ')}`);
    if (!isTold) problems.push('something is never told');

    bot.kill();
    await bot.gone;
    const sound = await soundTables(dataFolder(folder), scale.tables);
    const memory = atFirst && atLast && { ready: atFirst.now, most: atLast.most };
    const figures = { rows, ready, answered, postedBefore, drained, sound };
    return {
      ...figures,
      busiest: mostWithin(1_000, discord),
      busiestFive: mostWithin(5_000, discord),
      problems,
      memory,
    };
  } finally {
    bot.kill();
    await bot.gone;
    await discord.close();
  }
}

/** All members sit at tables of two to five in all channels of the first server, and read English. */
function placesOf(discord: FakeDiscord): readonly Place[] {
  const [guild] = discord.guilds;
  if (!guild) throw new Error('there is no server');
  for (const id of guild.memberIds) discord.user(id).set({ locale: 'en-US' });
  return ['welcome', 'lounge', 'board-games', 'rules-talk'].flatMap((name) =>
    guild.memberIds.map((_, index) => ({
      guild: guild.id,
      channel: discord.channel(name).id,
      users: [...guild.memberIds.slice(index), ...guild.memberIds].slice(0, 2 + (index % 4)),
    })),
  );
}

/** The tables of which something is still to be told. */
async function headsOf(data: string, untold: number): Promise<readonly Head[]> {
  const { store } = openStore({ folder: data, key: null, now: 1 });
  const news = await store.outbox.due(Number.MAX_SAFE_INTEGER, untold + 1);
  const positions = await Promise.all(news.map(({ table }) => store.position(table)));
  await store.close();
  const heads = positions.flatMap((one) =>
    one === null
      ? []
      : [{ table: one.id, status: one.status, seq: one.seq, ...{ holders: [], members: [] }, announced: [] }],
  );
  if (heads.length !== untold) throw new Error(`${heads.length} tables are to be told of`);
  return heads;
}

/** The first board on which a turn can be begun. */
async function firstBoard(discord: FakeDiscord, wall: Wall, heads: readonly Head[]): Promise<Posted> {
  const find = () =>
    heads
      .flatMap(({ table }) => wall.boards(table))
      .find(({ message }) => labelsOf(message).includes('Place the tile'));
  await discord.until(() => find() !== undefined, STARTING);
  const found = find();
  if (!found) throw new Error('no board was posted');
  return found;
}

/** The most requests in channels within so many ms. */
function mostWithin(ms: number, { log }: FakeDiscord): number {
  const times = log.filter(({ path }) => path.startsWith('/channels/')).map(({ at }) => at);
  return Math.max(...times.map((from) => times.filter((at) => at >= from && at < from + ms).length));
}

/** Goes over the record of every table as it lies in the folder. */
async function soundTables(data: string, tables: number): Promise<number> {
  const { store, key } = openStore({ folder: data, key: null, now: 1 });
  const audit = createAudit(store, games, key);
  let sound = 0;
  for (const id of await store.tableIds(null, tables + 1)) {
    const finding = await audit.check(id, false);
    if (finding?.damage === null && !finding.wasSuspended) sound++;
  }
  await store.close();
  return sound;
}
