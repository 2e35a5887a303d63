import { setTimeout as wait } from 'node:timers/promises';
import type { APIMessage } from 'discord.js';
import { readCustomId } from '../../../../src/bot/discord/customId.ts';
import type { FakeDiscord } from '../../../../src/playground/fakeDiscord.ts';
import { buttonsOf, textOf } from '../../../bot/support/table.ts';
import { createPatience } from '../../../support/patience.ts';
import type { Head } from './record.ts';
import type { Wall } from './wall.ts';

/**
 * Waits until each table hangs there exactly once, showing its newest row, with at most one call below and everything
 * announced once, in order; tells what is still wrong after so many ms.
 */
export async function missingBoards(wall: Wall, heads: readonly Head[], patience: number): Promise<readonly string[]> {
  const wrong = () =>
    heads.flatMap(({ table, status, seq, announced }) => {
      const shown = wall.boards(table).map((one) => `${one.kind} ${one.seq}`);
      const lobbies = wall.lobbies(null).filter((one) => one.table === table).length;
      const should = { lobby: [], running: [`board ${seq}`], suspended: [] }[status as string] ?? [`final ${seq}`];
      if (shown.join() !== should.join())
        return [`table ${table} should show ${should.join()} and shows ${shown.join(' and ')}`];
      const calls = wall.calls(table);
      const isCalled =
        status === 'running' &&
        calls.every(({ awaited, message }) => awaited !== null && mentions(wall, table, awaited, message));
      if (calls.length > (isCalled ? 1 : 0)) return [`table ${table} is ${status} and has ${calls.length} calls`];
      const starts = wall.starts(table).length;
      if (starts > 1 || (status === 'running' && starts === 0 && wall.hadLobby(table)))
        return [`table ${table} called everybody ${starts} times`];
      const announcements = wall.announcements(table).map((one) => one.seq);
      if (status !== 'suspended' && announcements.join() !== announced.join())
        return [`table ${table} should announce rows ${announced.join()} and announces ${announcements.join()}`];
      const open = status === 'lobby' ? 1 : 0;
      return lobbies === open ? [] : [`table ${table} is ${status} and can be joined at ${lobbies} messages`];
    });
  for (const isLeft = createPatience(patience); isLeft(); ) {
    if (wrong().length === 0) return [];
    await wait(10);
  }
  return wrong();
}

/** Whether the newest board, which is above the call, waits for this member. */
function mentions(wall: Wall, table: string, user: string, call: APIMessage): boolean {
  const board = wall.boards(table).at(-1)?.message;
  return board !== undefined && textOf(board).includes(`<@${user}>`) && board.channel_id === call.channel_id;
}

/**
 * Waits until everyone who holds a hand has one direct message of that table, which says the same as `/hand`, and nobody
 * else has one with buttons; tells what is still wrong after so many ms.
 */
export async function handsOf(
  discord: FakeDiscord,
  wall: Wall,
  heads: readonly Head[],
  patience: number,
): Promise<readonly string[]> {
  async function look(): Promise<readonly string[]> {
    const problems: string[] = [];
    for (const { table, status, holders, members } of heads) {
      const board = wall.boards(table).at(-1);
      for (const me of members.map((user) => discord.user(user)).filter(({ member }) => member.acceptsDms)) {
        const own = me.directMessages().filter((message) => isHand(message, table));
        const shown = own.map((message) => textOf(message)).join(' and ') || 'nothing';
        const holds = holders.includes(me.member.id);
        if (own.length !== (holds || status === 'lobby' ? 1 : 0))
          problems.push(`${me.member.name} has ${own.length} hands of table ${table}, which is ${status}: ${shown}`);
        if (!holds || board === undefined || own.length !== 1) continue;
        const answer = await me.slash('hand', { table }, { channel: board.message.channel_id });
        const hand = answer.kind === 'message' ? textOf(answer.message) : answer.kind;
        // A press may have opened a question in its place, or put a line above that the button was out of date.
        if (shown.endsWith(hand) || own.some(isPanel)) continue;
        problems.push(`${me.member.name} should hold at table ${table}: ${hand}; it shows ${shown}`);
      }
    }
    return problems;
  }
  for (const isLeft = createPatience(patience); isLeft(); ) {
    if ((await look()).length === 0) return [];
    await wait(100);
  }
  return look();
}

/** Answers to presses come as direct messages, too: only the hand itself has a button that names its row. */
const isHand = (message: APIMessage, table: string): boolean =>
  buttonsOf(message).some(({ custom_id }) => {
    const id = readCustomId(custom_id);
    return id?.kind === 'verb' && id.table === table && /^(off|hand)-\d+$/.test(id.argument);
  });

const isPanel = (message: APIMessage): boolean =>
  buttonsOf(message).some(({ custom_id }) => readCustomId(custom_id)?.kind === 'move');

/** Presses a button of a turn that has passed, at each running table. */
export async function oldButtons(
  discord: FakeDiscord,
  wall: Wall,
  heads: readonly Head[],
): Promise<{ readonly pressed: number; readonly problems: readonly string[] }> {
  const problems: string[] = [];
  let pressed = 0;
  for (const { table, status } of heads) {
    const present = wall.boards(table).at(-1);
    if (status !== 'running' || present === undefined) continue;
    const old = wall.boardsEver(table).find((one) => one.awaited !== present.awaited);
    if (old === undefined || old.awaited === null) continue;
    const outcome = await discord.user(old.awaited).pressStale(old.message.id, `v1:${table}:${old.seq}:0:0`);
    const told = outcome.kind === 'message' ? textOf(outcome.message) : outcome.kind;
    if (told.includes('That button is out of date.')) pressed++;
    else problems.push(`the button of move ${old.seq} of table ${table}: ${told}`);
  }
  return { pressed, problems };
}
