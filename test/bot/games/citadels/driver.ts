/** How whole games of Citadels are played in the stand-in for Discord. */
import type { APIMessage } from 'discord.js';
import { readCustomId } from '../../../../src/bot/discord/customId.ts';
import type { State } from '../../../../src/engines/citadels/index.ts';
import type { FakeUser } from '../../../../src/playground/member/fakeUser.ts';
import type { InteractionResult } from '../../../../src/playground/member/interactionResult.ts';
import { MEMBERS } from '../../../../src/playground/world/world.ts';
import { commonWords } from '../../../../src/words/common/index.ts';
import { LOCALES } from '../../../../src/words/contract.ts';
import type { TestGuildhall } from '../../support/guildhall.ts';
import { type Pick, pressOrTick } from '../../support/players.ts';
import { awaited, buttonsOf, shownBoard, tableOf } from '../../support/table.ts';

export const SEVEN = ['aya', 'ben', 'misaki', 'clemens', 'dara', 'emil', 'priya'] as const;
/** More than any random game of seven needs. */
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

/** The state of a table that plays Citadels. */
export const stateOf = async (hall: TestGuildhall, id: string): Promise<State> => (await hall.state(id)) as State;

const isOfMove = (customId: string): boolean => ['move', 'hand'].includes(readCustomId(customId)?.kind ?? '');

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
    const acted = pressOrTick(
      me,
      message,
      pick,
      ({ custom_id, label }) => isOfMove(custom_id) && !WAYS_BACK.has(label ?? ''),
    );
    // An answer may say only why that cannot be done now.
    message = acted === null ? null : privateMessage(await acted);
  }
}

/**
 * Somebody who is not to act, now and then one who does not even play, presses any button of the board or asks for the
 * position; lists apart, which name everything that there is, and so does the herald in time.
 */
export async function lookAround(hall: TestGuildhall, id: string, pick: Pick): Promise<void> {
  const acting = (await awaited(hall, id)).map(({ member }) => member.id);
  const board = await shownBoard(hall, id);
  const me = pick(
    [...SEVEN, 'noor'].map((name) => hall.discord.user(name)).filter(({ member }) => !acting.includes(member.id)),
  );
  const buttons = buttonsOf(board).filter(({ custom_id }) => !/:(list|log):/.test(custom_id));
  const channel = board.channel_id;
  const asked = pick([
    () => me.press(board.id, pick(buttons).custom_id),
    () => me.slash('board', { table: id, text: true }, { channel }),
  ]);
  await asked();
}

/** Plays until the end; tells how many moves it took. */
export async function playOut(hall: TestGuildhall, id: string, move: (me: FakeUser) => Promise<void>): Promise<number> {
  for (let turns = 0; turns < MOST_MOVES; turns++) {
    const table = await tableOf(hall, id);
    if (table.status !== 'running') return table.seq;
    const [me] = await awaited(hall, id);
    await move(me!);
  }
  throw new Error('the game does not end');
}
