import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { GAME_IDS, games } from '../../../../src/engines/games.ts';
import { startFakeDiscord } from '../../../../src/playground/fakeDiscord.ts';
import { picker } from '../../../bot/support/players.ts';
import { createShiftedClock } from '../../../bot/support/shiftedClock.ts';
import { createPatience } from '../../../support/patience.ts';
import { whileItMoves } from '../../../support/whileItMoves.ts';
import { handsOf, missingBoards, oldButtons } from './afterwards.ts';
import { type BotProcess, dataFolder, prepareBot } from './botProcess.ts';
import { createKiller } from './killer.ts';
import { readLedger } from './ledger.ts';
import { type Group, keepPlaying } from './members.ts';
import type { Life, Moment, Plan } from './plan.ts';
import { createInspector, type Head } from './record.ts';
import { createUptime } from './uptime.ts';
import { readWall } from './wall.ts';

const NAMES = ['Aya', 'Ben', 'Dara', 'Priya', 'Noor', 'Clemens', 'Emil', '美咲'] as const;

/** Four tables, at which the games take turns; hosts are different members. */
const GROUPS = ['board-games', 'board-games', 'lounge', 'rules-talk'].map((channel, index): Group => {
  const game = GAME_IDS[index % GAME_IDS.length]!;
  const [host, ...others] = [...NAMES.slice(2 * index), ...NAMES.slice(0, 2 * index)];
  const seats = Math.max(games[game].seats([]).min, 2 + (index % 2));
  return { game, names: [host!, ...others.slice(0, seats - 1)], channel };
});

/** Longest time after a start until every board shows the newest row, in ms; on a busy machine starts take long. */
const CATCH_UP = 120_000;
/** Longest time until a started process has connected, in ms: how fast it is is not what is looked at here. */
const START = 120_000;
/** How long to look for a start at once, in ms. */
const GLANCE = 100;
/** Longer than the bot waits for an answer to `/new` that may be on its way, in ms. */
const ANSWER_LOST = 25_000;

interface Report {
  /** What is wrong, in sentences, as soon as anything is; empty when all is well. */
  readonly problems: readonly string[];
  /** Lives that ended as planned, all of them when nothing is wrong. */
  readonly kills: number;
  /** How often the bot died at the planned moment itself, and not when the patience was over. */
  readonly met: Readonly<Record<Moment, number>>;
  /** Answers that say that something counts; of them moves. */
  readonly acknowledged: number;
  readonly moves: number;
  /** What was found in the record in the end. */
  readonly tables: number;
  readonly rows: number;
  readonly commits: number;
  /** Rows compared with the hash they had after an earlier kill. */
  readonly compared: number;
  /** Interactions delivered twice. */
  readonly doubled: number;
  /** Restarts after which all boards were awaited before anybody pressed on, and the slowest of them in ms. */
  readonly calm: number;
  readonly slowest: number;
  /** Hands in direct messages that were compared with `/hand`. */
  readonly hands: number;
  /** Buttons of turns that had passed, pressed and answered. */
  readonly outdated: number;
  /** What the bot itself has printed. */
  readonly output: string;
}

/** Lets members play while the bot is killed and started again as planned, and looks for anything lost or doubled. */
export async function killLoop(
  plan: Plan,
  { folder, preloads }: { readonly folder: string; readonly preloads: readonly string[] },
): Promise<Report> {
  const clock = createShiftedClock();
  const discord = await startFakeDiscord({ clock });
  const wall = readWall(discord);
  const ledger = readLedger(discord, wall);
  const uptime = createUptime();
  const killer = createKiller(discord);
  const inspector = createInspector(dataFolder(folder), join(folder, 'scratch'));
  const problems: string[] = [];
  const met: Record<Moment, number> = {
    anyTime: 0,
    starting: 0,
    callback: 0,
    post: 0,
    edit: 0,
    read: 0,
    thread: 0,
    call: 0,
    direct: 0,
  };
  const found = {
    tables: 0,
    rows: 0,
    commits: 0,
    compared: 0,
    doubled: 0,
    calm: 0,
    slowest: 0,
    outdated: 0,
    kills: 0,
    hands: 0,
  };
  let toDouble = 0;
  let isHasty = false;
  let output = '';
  let heads: readonly Head[] = [];
  let next: BotProcess = prepareBot({ discord, folder, preloads });

  // The members read English, whatever they speak.
  for (const { names } of GROUPS) for (const name of names) discord.user(name).set({ locale: 'en-US' });
  const around = {
    ...{ discord, wall, ledger, uptime },
    isDoubled: () => toDouble > 0 && toDouble-- > 0 && ++found.doubled > 0,
    isHasty: () => isHasty,
    complain: (what: string) => problems.push(what),
  };
  const members = Promise.all(
    GROUPS.map((group, index) => keepPlaying(around, group, picker(`${plan.seed}/group/${index}`))),
  );

  async function live(life: Life): Promise<void> {
    const bot = next;
    bot.go();
    next = prepareBot({ discord, folder, preloads });
    if (life.moment !== 'starting') {
      await connected(bot);
      if (life.isCalm && found.kills > 0) await calm();
      toDouble = life.doubled;
      isHasty = life.moment === 'thread' || life.moment === 'call';
      uptime.begin();
    }
    if (await killer.kill(bot, life)) met[life.moment]++;
    await end(bot);
    found.kills++;
  }

  async function connected(bot: BotProcess): Promise<void> {
    for (const isLeft = createPatience(START); isLeft(); ) {
      if (await discord.until(() => discord.isBotOnline(), GLANCE)) return;
    }
    problems.push(`the bot has not started: ${bot.output()}`);
  }

  /** Nobody plays: every board comes by itself. */
  async function calm(): Promise<void> {
    const start = performance.now();
    problems.push(...(await missingBoards(wall, heads, CATCH_UP)));
    const hands = await handsOf(discord, wall, heads, CATCH_UP);
    problems.push(...hands);
    found.hands += heads.flatMap(({ holders }) => holders).length;
    found.slowest = Math.max(found.slowest, Math.round(performance.now() - start));
    found.calm++;
    const answered = await oldButtons(discord, wall, heads);
    found.outdated += answered.pressed;
    problems.push(...answered.problems);
  }

  async function end(bot: BotProcess): Promise<void> {
    uptime.end();
    bot.kill();
    await bot.gone;
    output += bot.output();
    await discord.until(() => !discord.isBotOnline());
    const inspected = await inspector.inspect(ledger);
    heads = inspected.heads;
    problems.push(...inspected.problems);
    found.tables = heads.length;
    found.rows = inspected.rows;
    found.commits = inspected.commits;
    found.compared += inspected.compared;
  }

  try {
    for (const life of plan.lives) {
      // A mistake of the members themselves must not wait for the end.
      await whileItMoves(Promise.race([live(life), members]), () => discord.log.length);
      if (problems.length > 0) break;
    }
    uptime.close();
    await whileItMoves(members, () => discord.log.length);
    if (problems.length === 0) {
      // The last start. What was lost on the way to Discord is posted again by itself.
      next.go();
      await connected(next);
      clock.pass(ANSWER_LOST);
      next.tell({ clock: ANSWER_LOST });
      await calm();
      await end(next);
    }
  } finally {
    uptime.close();
    next.kill();
    await next.gone;
    await discord.close();
    rmSync(folder, { recursive: true, force: true });
  }
  return { problems, met, ...found, acknowledged: ledger.interactions().size, moves: ledger.moves(), output };
}
