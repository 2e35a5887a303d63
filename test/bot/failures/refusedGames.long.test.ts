/** Whole games of every kind in which every twentieth request meets a refusal, or a session is lost. */
import { expect, test } from 'vitest';
import type { BotGame } from '../../../src/bot/contract.ts';
import { LOOKED_AT_AFTER } from '../../../src/bot/discord/token.ts';
import { games } from '../../../src/bot/games.ts';
import type { PageName } from '../../../src/playground/rules/pages.ts';
import type { RuleName } from '../../../src/playground/rules/table.ts';
import { eachGame } from '../../games.ts';
import { IS_DRILL } from '../../support/amount.ts';
import { players, playOut, pressOn } from '../support/driver.ts';
import { startGuildhall, type TestGuildhall } from '../support/guildhall.ts';
import { mostInvalid } from '../support/liveFaults.ts';
import { picker } from '../support/players.ts';
import { createShiftedClock } from '../support/shiftedClock.ts';
import { allTold, shownBoard, startTable, tableOf, textOf } from '../support/table.ts';

/** Requests between two faults. */
const EVERY = 20;
/** Between two moves, by the clock of the bot and of Discord. */
const THINKING = 20_000;
/** The longest that anything may wait for its next try, in ms: no place here lacks a permission. */
const LONGEST_WAIT = 10 * 60_000;
const CHANNELS = '/channels/:channel/messages';

/** What the next request to a route that fits is answered with. */
const REFUSALS = [
  ['forbiddenPage', CHANNELS],
  ['blockedByCloudflare', CHANNELS],
  ['unauthorized', CHANNELS],
  ['needsVerification', CHANNELS],
  ['sendingDisabled', CHANNELS],
  ['ownerUnverified', CHANNELS],
  ['autoModerated', CHANNELS],
  ['harmfulLinks', CHANNELS],
  ['uploadsLimited', CHANNELS],
  ['attachmentUnknown', `PATCH ${CHANNELS}/:message`],
] as const satisfies readonly (readonly [RuleName | PageName, string])[];

/** What happens to a session, once. `noHello` and `noReady` take a minute and a quarter of one. */
const LOSSES = ['deadResume', 'noAcks', ...(IS_DRILL ? (['noReady', 'noHello'] as const) : [])] as const;

async function loseSession({ discord }: TestGuildhall, loss: (typeof LOSSES)[number]): Promise<void> {
  discord.arm(loss);
  if (loss === 'noAcks') {
    expect(await discord.until(() => !discord.isBotOnline())).toBe(true);
    discord.disarm('noAcks');
  } else {
    // A new session is the one that is never ready, or says where it can be resumed.
    if (loss === 'noHello') discord.gateway.drop(4000);
    else discord.gateway.invalidate();
    expect(await discord.until(() => !discord.isBotOnline())).toBe(true);
  }
  expect(await discord.until(() => discord.isBotOnline(), 120_000)).toBe(true);
  if (loss !== 'deadResume') return;
  discord.gateway.drop(4000);
  expect(await discord.until(() => !discord.isBotOnline())).toBe(true);
  expect(await discord.until(() => discord.isBotOnline(), 120_000)).toBe(true);
}

// What makes no progress is ended by those who wait for it.
test.for(eachGame)(
  'a game of %s ends, no place is closed, and nobody is marked wrongly',
  { timeout: 0 },
  async ([kind]) => {
    const game: BotGame = games[kind];
    const clock = createShiftedClock();
    await using hall = await startGuildhall({ clock, heartbeat: 2_000 });
    const { discord } = hall;
    const names = players(game.engine.seats([])[IS_DRILL ? 'max' : 'min']);
    for (const name of names) discord.user(name).set({ acceptsDms: true });
    const pick = picker(`${kind} refused`);
    const id = await startTable(hall, kind, names);
    const { guild } = await tableOf(hall, id);

    const met = new Map<string, number>();
    const first = pick(REFUSALS.map((_, at) => at));
    let drawn = 0;
    let dueAt = discord.log.length + EVERY;
    let rows = 0;

    async function meetNext(): Promise<void> {
      const at = (first + drawn++) % (REFUSALS.length + LOSSES.length);
      const loss = LOSSES[at - REFUSALS.length];
      const [rule, route] = REFUSALS[at] ?? [];
      if (loss !== undefined) await loseSession(hall, loss);
      else if (rule !== undefined && route !== undefined) discord.refuseNext(rule, route);
      met.set(loss ?? String(rule), (met.get(loss ?? String(rule)) ?? 0) + 1);
      dueAt = discord.log.length + EVERY;
    }

    /** Nothing waits longer than it may for its next try. */
    async function checkWaits(): Promise<void> {
      const waiting = await hall.tables().outbox.due(Number.MAX_SAFE_INTEGER, 100);
      for (const { kind: entry, nextAt } of waiting)
        expect([entry, Math.max(nextAt - clock.now(), LONGEST_WAIT)]).toEqual([entry, LONGEST_WAIT]);
    }

    /** What was drawn last may wait for a request that it fits. */
    const isEnough = () =>
      !IS_DRILL &&
      met.size === REFUSALS.length + LOSSES.length &&
      REFUSALS.every(([rule]) => discord.log.some((one) => one.rule === rule));
    do {
      rows = await playOut(
        hall,
        id,
        async (me) => {
          if (discord.log.length >= dueAt) await meetNext();
          clock.pass(THINKING);
          await pressOn(hall, id, me, await shownBoard(hall, id), pick);
          await checkWaits();
        },
        1,
      );
    } while (!isEnough() && (await tableOf(hall, id)).status === 'running');
    const { status, seats } = await tableOf(hall, id);
    if (status === 'running') {
      for (const { user } of seats.slice(1))
        await hall.tables().resign(id, { user: user!, interaction: `resign ${user}` });
    }
    clock.pass(LOOKED_AT_AFTER);
    expect(textOf(await shownBoard(hall, id))).toMatch(/^## .*(wins|tie for the win)/);
    clock.pass(LONGEST_WAIT);
    await hall.tables().refreshHands(id, 'at last');
    await allTold(hall);
    const delivery = seats.map(async ({ user }) => (await hall.tables().hands.member(user!, guild))?.hands);
    expect(new Set(await Promise.all(delivery))).toEqual(new Set(['on']));
    const kinds = [...met].map(([fault, count]) => `${fault} ${count}`).join(', ');
    console.info(
      `${kind}: ${rows} rows, ${discord.log.length} requests, ${mostInvalid(hall)} invalid in 10 minutes; ${kinds}`,
    );
    for (const [rule] of REFUSALS) expect(discord.log.map((one) => one.rule)).toContain(rule);
    expect([...met.keys()]).toEqual(expect.arrayContaining([...LOSSES]));
    expect(mostInvalid(hall)).toBeLessThan(100);
    expect(hall.lines.filter(({ message }) => message === 'interaction failed')).toEqual([]);
  },
);
