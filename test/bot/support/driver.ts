/** How whole games are played in the stand-in for Discord, whichever game it is. */

import type { APIMessage } from 'discord.js';
import type { BotGame, MoveCommand, Reader } from '../../../src/bot/contract.ts';
import { readCustomId } from '../../../src/bot/discord/customId.ts';
import type { FakeUser } from '../../../src/playground/member/fakeUser.ts';
import type { InteractionResult } from '../../../src/playground/member/interactionResult.ts';
import { MEMBERS } from '../../../src/playground/world/world.ts';
import { commonWords } from '../../../src/words/common/index.ts';
import { LOCALES } from '../../../src/words/contract.ts';
import { wordsIn } from '../../../src/words/words.ts';
import type { TestGuildhall } from './guildhall.ts';
import { type Pick, pressOrTick, suggestions } from './players.ts';
import { awaited, type Button, buttonsOf, shownBoard, tableOf } from './table.ts';

const MEMBERS_AT_TABLES = ['aya', 'ben', 'misaki', 'clemens', 'dara', 'emil', 'priya'] as const;
/** A member who plays nowhere. */
const ONLOOKER = 'noor';
/** As many members as a table is to have, the host first; they read three languages. */
export const players = (seats: number): readonly [string, ...string[]] => {
  const [host, ...others] = MEMBERS_AT_TABLES;
  return [host, ...others.slice(0, seats - 1)];
};
/** More than any random game needs. */
const MOST_MOVES = 3_000;

/** What leads back or leaves, in any language. */
const WAYS_BACK = new Set(
  LOCALES.flatMap((locale) => {
    const { back, close } = commonWords[locale].buttons;
    return [back, close];
  }),
);

/** Every member reads the own language again: English, Japanese or German. */
export function speakManyLanguages({ discord }: TestGuildhall): void {
  for (const { username, locale } of MEMBERS) discord.user(username).set({ locale });
}

/** Whether a button leads on to a move, or plays one. */
export const leadsOn = ({ custom_id, label }: Button): boolean =>
  ['move', 'hand'].includes(readCustomId(custom_id)?.kind ?? '') && !WAYS_BACK.has(label ?? '');

const privateMessage = (outcome: InteractionResult): APIMessage | null =>
  outcome.kind === 'message' || outcome.kind === 'updated' ? outcome.message : null;

/** Presses on from a message until a move is committed, or nothing is left to press. */
export async function pressOn(
  hall: TestGuildhall,
  id: string,
  me: FakeUser,
  from: APIMessage,
  pick: Pick,
): Promise<void> {
  const { seq } = await tableOf(hall, id);
  let message: APIMessage | null = from;
  while (message !== null && (await tableOf(hall, id)).seq === seq) {
    const acted = pressOrTick(me, message, pick, leadsOn);
    // An answer may say only why that cannot be done now.
    message = acted === null ? null : privateMessage(await acted);
  }
}

/**
 * Somebody who is not to act, now and then one who does not even play, presses any button of the board, asks for the
 * position, or plans ahead; lists apart, which name everything that there is, and so does the herald in time.
 */
export async function lookAround(hall: TestGuildhall, id: string, pick: Pick): Promise<void> {
  const acting = (await awaited(hall, id)).map(({ member }) => member.id);
  const board = await shownBoard(hall, id);
  const me = pick(
    [...MEMBERS_AT_TABLES, ONLOOKER]
      .map((name) => hall.discord.user(name))
      .filter(({ member }) => !acting.includes(member.id)),
  );
  const buttons = buttonsOf(board).filter(({ custom_id }) => !/:(list|log):/.test(custom_id));
  const channel = board.channel_id;
  const asked = pick([
    () => me.press(board.id, pick(buttons).custom_id),
    () => me.slash('board', { table: id, text: true }, { channel }),
    () => planAhead(hall, id, me, pick),
  ]);
  await asked();
}

/** So many presses plan any move. */
const PLANNING_PRESSES = 8;

/** A member who is not to act plans a move, if one can be planned: what is settled names pieces like a list. */
async function planAhead(hall: TestGuildhall, id: string, me: FakeUser, pick: Pick): Promise<void> {
  const { channel, seats, standpoints } = await tableOf(hall, id);
  const seating = seats.find(({ user }) => user === me.member.id);
  if (!seating || standpoints?.of(seating.seat).ahead === null) return;
  let outcome = await me.slash('plan', { table: id }, { channel });
  for (let presses = 0; presses < PLANNING_PRESSES; presses++) {
    const message = privateMessage(outcome);
    const acted = message && pressOrTick(me, message, pick, leadsToPlan);
    if (acted === null) return;
    outcome = await acted;
  }
}

/** Whether a button begins to plan a move, or leads on to one. */
function leadsToPlan({ custom_id, label }: Button): boolean {
  const id = readCustomId(custom_id);
  if (id?.kind === 'verb') return id.verb === 'plan' && id.argument === 'move';
  return id?.kind === 'plan' && !WAYS_BACK.has(label ?? '');
}

/**
 * Types one move: a legal one by a command at random, filled in from what is suggested.
 *
 * @returns the command's name
 */
export async function typeMove(
  hall: TestGuildhall,
  id: string,
  me: FakeUser,
  { engine, commands }: BotGame,
  pick: Pick,
): Promise<string> {
  const { seq, channel, standpoints, seats } = await tableOf(hall, id);
  const { seat } = seats.find(({ user }) => user === me.member.id)!;
  const standpoint = standpoints!.of(seat);
  const reader: Reader = { words: wordsIn('en'), say: { name: String } };
  const untried = [...commands];
  while (untried.length > 0) {
    const command = pick(untried);
    untried.splice(untried.indexOf(command), 1);
    const path = `${engine.id} ${command.name}`;
    const suggest: Suggest = (options, focused) => suggestions(me, path, options, { channel, focused });
    const typed = await fillIn(command, { table: id }, suggest, pick);
    if (typed === null) continue;
    const moves = command.read(standpoint, typed, reader);
    if (!moves.ok || !standpoint.after(moves.value).ok) continue;
    await me.slash(path, typed, { channel });
    if ((await tableOf(hall, id)).seq > seq) return command.name;
  }
  throw new Error(`none of the commands of ${engine.id} plays a move`);
}

/** What the bot suggests for the focused option of a command, the others given. */
export type Suggest = (
  options: Readonly<Record<string, string>>,
  focused: string,
) => Promise<readonly { readonly value: string | number }[]>;

/** The required options of a command besides those given, each taken from what is suggested; null where nothing is. */
export async function fillIn(
  { options }: { readonly options: MoveCommand['options'] },
  given: Readonly<Record<string, string>>,
  suggest: Suggest,
  pick: Pick,
): Promise<Readonly<Record<string, string>> | null> {
  let typed = given;
  for (const { name, isRequired } of options) {
    if (!isRequired) continue;
    const all = await suggest({ ...typed, [name]: '' }, name);
    if (all.length === 0) return null;
    typed = { ...typed, [name]: String(pick(all).value) };
  }
  return typed;
}

/** Plays until the end, or for `most` moves; tells how many rows that made. */
export async function playOut(
  hall: TestGuildhall,
  id: string,
  move: (me: FakeUser) => Promise<void>,
  most = Number.POSITIVE_INFINITY,
): Promise<number> {
  for (let moves = 0; moves < MOST_MOVES; moves++) {
    const table = await tableOf(hall, id);
    if (table.status !== 'running' || moves >= most) return table.seq;
    const [me] = await awaited(hall, id);
    await move(me!);
  }
  throw new Error('the game does not end');
}
