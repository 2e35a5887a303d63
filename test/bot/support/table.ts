import type { APIButtonComponentWithCustomId, APIMessage, APIStringSelectComponent } from 'discord.js';
import type { FakeUser } from '../../../src/playground/member/fakeUser.ts';
import type { InteractionResult } from '../../../src/playground/member/interactionResult.ts';
import type { Table } from '../../../src/tables/table/table.ts';
import type { ButtonName } from '../../../src/words/common/buttons/en.ts';
import { commonWords } from '../../../src/words/common/index.ts';
import { LOCALES } from '../../../src/words/contract.ts';
import { createPatience } from '../../support/patience.ts';
import type { TestGuildhall } from './guildhall.ts';

/** How long to wait for what the bot posts, in ms. */
const PATIENCE = 60_000;

/** What came back, as the message that somebody sees; anything else fails the test. */
export function messageOf(outcome: InteractionResult): APIMessage {
  if (outcome.kind !== 'message' && outcome.kind !== 'updated') {
    throw new Error(`a message was expected: ${JSON.stringify(outcome)}`);
  }
  return outcome.message;
}

/** Everything of one type in a message, however deep. */
function nodesOf(value: unknown, type: number): readonly Record<string, unknown>[] {
  if (Array.isArray(value)) return value.flatMap((one) => nodesOf(one, type));
  if (typeof value !== 'object' || value === null) return [];
  const own = 'type' in value && value.type === type ? [value as Record<string, unknown>] : [];
  return [...own, ...Object.values(value).flatMap((one) => nodesOf(one, type))];
}

export type Button = Pick<APIButtonComponentWithCustomId, 'label' | 'custom_id' | 'style' | 'disabled'>;
type Menu = Pick<APIStringSelectComponent, 'custom_id' | 'placeholder' | 'max_values' | 'min_values' | 'options'>;

export const buttonsOf = (message: APIMessage): readonly Button[] =>
  nodesOf(message.components, 2) as unknown as readonly Button[]; // Type 2 is a button.

export const menusOf = (message: APIMessage): readonly Menu[] =>
  nodesOf(message.components, 3) as unknown as readonly Menu[]; // Type 3 is a menu of words.

/** The labels of the lines that stand ticked. */
export const ticksOf = (message: APIMessage): readonly string[] =>
  menusOf(message).flatMap(({ options }) => options.filter((one) => one.default).map(({ label }) => label));

export const labelsOf = (message: APIMessage): readonly string[] => buttonsOf(message).map(({ label }) => label ?? '');

/** All that a message says, also one of plain text. */
export const textOf = ({ content, components }: APIMessage): string =>
  [content, ...nodesOf(components, 10).map((node) => node.content)].filter(Boolean).join('\n');

export const picturesOf = (message: APIMessage): readonly Record<string, unknown>[] => nodesOf(message.components, 12);

/** The id of the one button with this label. */
export function idOf(message: APIMessage, label: string): string {
  const [button, ...others] = buttonsOf(message).filter((one) => one.label === label);
  if (!button || others.length > 0) throw new Error(`no single ${label} among ${labelsOf(message).join(', ')}`);
  return button.custom_id;
}

/** How a button is labelled, in whatever language the message speaks. */
export function buttonOf(message: APIMessage, name: ButtonName): string {
  const label = LOCALES.map((locale) => commonWords[locale].buttons[name]).find((one) =>
    labelsOf(message).includes(one),
  );
  if (label === undefined) throw new Error(`no ${name} among ${labelsOf(message).join(', ')}`);
  return label;
}

/** Opens a table by `/new`, with options; the others join. Its message. */
export async function opened(
  hall: TestGuildhall,
  game: string,
  names: readonly [string, ...string[]],
  channel = 'board-games',
  options: readonly string[] = [],
): Promise<APIMessage> {
  const [host, ...others] = names.map((name) => hall.discord.user(name));
  if (!host) throw new Error('a table needs a host');
  const lobby = messageOf(await host.slash('new', { game }, { channel }));
  // First, because how many can join depends on them.
  for (const name of options) await host.slash('option', { name }, { channel });
  for (const one of others) await one.press(lobby.id, buttonOf(lobby, 'join'));
  return lobby;
}

/** Closes a table that has not begun: Cancel asks its host once. */
export async function closeTable(host: FakeUser, lobby: APIMessage): Promise<void> {
  const question = messageOf(await host.press(lobby.id, buttonOf(lobby, 'cancel')));
  await host.press(question.id, buttonOf(question, 'closeSure'));
}

/** Opens a table by `/new`, options, Join and Start, and waits for its board. */
export async function startTable(
  hall: TestGuildhall,
  game: string,
  names: readonly [string, ...string[]],
  channel = 'board-games',
  options: readonly string[] = [],
): Promise<string> {
  const lobby = await opened(hall, game, names, channel, options);
  await hall.discord.user(names[0]).press(lobby.id, buttonOf(lobby, 'start'));
  const id = idOf(lobby, buttonOf(lobby, 'join')).split(':')[1];
  if (id === undefined) throw new Error('the lobby names no table');
  await shownBoard(hall, id);
  return id;
}

export async function tableOf(hall: TestGuildhall, id: string): Promise<Table> {
  const table = await hall.tables().get(id);
  if (table === null) throw new Error(`there is no table ${id}`);
  return table;
}

/** The board message that shows the newest row, as soon as it is there. */
export async function shownBoard(hall: TestGuildhall, id: string): Promise<APIMessage> {
  for (const isLeft = createPatience(PATIENCE); isLeft(); ) {
    const { messages, seq } = await tableOf(hall, id);
    if (messages.board && messages.board.seq >= seq) {
      const shown = hall.discord.messages(messages.board.channel).find((one) => one.id === messages.board?.message);
      if (shown) return shown;
    }
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error(`no board of table ${id} ; log: ${JSON.stringify(hall.lines.slice(-5))}`);
}

/** The players who have to say something, as members to act with. */
export async function awaited(hall: TestGuildhall, id: string): Promise<readonly FakeUser[]> {
  const { seats } = await tableOf(hall, id);
  return seats.filter((seat) => seat.awaited).map(({ user }) => hall.discord.user(user ?? ''));
}

/** What answers a question of a turn of Carcassonne: a place, a rotation, a figure or none. */
export const ANSWER = /^(\d+°?|[A-Z] [\w ]+ ?(\([\w– ]+\))?|No (follower|figure))$/;

/** The last step of a turn of Carcassonne, with the first answer to each question: its `Confirm` is still to be pressed. */
export async function endOfTurn(me: FakeUser, board: APIMessage): Promise<APIMessage> {
  let panel = messageOf(await me.press(board.id, 'Place the tile'));
  while (!labelsOf(panel).includes('Confirm')) {
    const answer = labelsOf(panel).find((label) => ANSWER.test(label));
    const [menu] = menusOf(panel); // Many answers are lines of one.
    if (answer !== undefined) panel = messageOf(await me.press(panel.id, answer));
    else if (menu) panel = messageOf(await me.select(panel.id, menu.custom_id, [menu.options[0]!.value]));
    else throw new Error(`no answer among ${labelsOf(panel).join(', ')}`);
  }
  return panel;
}

/** Waits until nothing is left to be told to Discord. */
export async function allTold(hall: TestGuildhall): Promise<void> {
  for (const isLeft = createPatience(PATIENCE); isLeft(); ) {
    if ((await hall.tables().outbox.due(Number.MAX_SAFE_INTEGER, 1)).length === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error(`something is never told; log: ${JSON.stringify(hall.lines.slice(-5))}`);
}
