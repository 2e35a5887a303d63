/** Tables that begin in the middle of a game, and what members press and type there. */

import type { APIMessage } from 'discord.js';
import { expect, onTestFinished, vi } from 'vitest';
import type { BotGame, Reader, Typed } from '../../../../src/bot/contract.ts';
import type { Engine, GameTypes, Kind, Seat } from '../../../../src/engines/contract.ts';
import type { FakeUser } from '../../../../src/playground/member/fakeUser.ts';
import { positionAt } from '../../../../src/tables/view/position.ts';
import type { Locale } from '../../../../src/words/contract.ts';
import { wordsIn } from '../../../../src/words/words.ts';
import type { TestGuildhall } from '../../support/guildhall.ts';
import { complaints, refusedRequests } from '../../support/players.ts';
import { allTold, awaited, menusOf, messageOf, shownBoard, tableOf, textOf } from '../../support/table.ts';

/** Until the test is finished, every table of this game begins with this position. */
export function beginWith<G extends GameTypes>(engine: Engine<G>, { state }: { readonly state: G['State'] }): void {
  const setup = vi.spyOn(engine, 'setup').mockReturnValue({ state, events: [], revealed: 'nothing' });
  onTestFinished(() => setup.mockRestore());
}

/** What everybody can know at a table of this game. */
export const openAt = async <G extends GameTypes>(engine: Engine<G>, hall: TestGuildhall, id: string) =>
  engine.open((await hall.state(id)) as G['State']); // The table plays it.

/** Whoever is awaited first. */
export async function acting(hall: TestGuildhall, id: string): Promise<FakeUser> {
  const [first] = await awaited(hall, id);
  if (!first) throw new Error('nobody is awaited');
  return first;
}

/** Presses these buttons, or chooses these lines of menus, from the board on; the last message. */
export async function pressAs(
  hall: TestGuildhall,
  id: string,
  actor: FakeUser,
  ...labels: readonly string[]
): Promise<APIMessage> {
  let message: APIMessage = await shownBoard(hall, id);
  for (const label of labels) {
    const menu = menusOf(message).find(({ options }) => options.some((one) => one.label === label));
    const line = menu?.options.find((one) => one.label === label);
    const outcome = await (menu && line
      ? actor.select(message.id, menu.custom_id, [line.value])
      : actor.press(message.id, label));
    if (outcome.kind === 'message' || outcome.kind === 'updated') message = outcome.message;
  }
  await allTold(hall);
  return message;
}

/** The same by whoever is awaited. */
export const press = async (hall: TestGuildhall, id: string, ...labels: readonly string[]): Promise<APIMessage> =>
  pressAs(hall, id, await acting(hall, id), ...labels);

export function expectPeace(hall: TestGuildhall): void {
  expect(complaints(hall)).toEqual([]);
  expect(refusedRequests(hall)).toEqual([]);
}

/** What is read of a command that a seat types, or what would be possible. */
export function readTyped<G extends GameTypes>(
  game: BotGame<G>,
  engine: Engine<G>,
  { state, seat }: { readonly state: G['State']; readonly seat: Seat },
  [name, typed, locale = 'en']: readonly [name: string, typed: Typed, locale?: Locale],
  say: Reader['say'] = { name: (of) => `seat ${of}` },
): readonly Kind[] | readonly string[] {
  const command = game.commands.find((one) => one.name === name);
  if (command === undefined) throw new Error(`nothing can be typed as ${name}`);
  const read = command.read(positionAt(engine, state, seat), typed, { words: wordsIn(locale), say });
  return read.ok ? read.value : read.error.possible;
}

/** Types commands in the seat that is awaited, where its game is played. */
export async function typist(hall: TestGuildhall, id: string) {
  const me = await acting(hall, id);
  const { channel_id: channel } = await shownBoard(hall, id);
  const { seq } = await tableOf(hall, id);
  return {
    /** What is answered. */
    type: async (command: string, options: Readonly<Record<string, string>>) =>
      textOf(messageOf(await me.slash(command, options, { channel }))),
    expectNothingPlayed: async () => expect((await tableOf(hall, id)).seq).toBe(seq),
  };
}
