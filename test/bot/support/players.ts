import type { APIMessage } from 'discord.js';
import { expect, vi } from 'vitest';
import { ROTATIONS } from '../../../src/engines/carcassonne/index.ts';
import { seeded } from '../../../src/kernel/random.ts';
import type { FakeUser } from '../../../src/playground/member/fakeUser.ts';
import type { InteractionResult } from '../../../src/playground/member/interactionResult.ts';
import { carcassonneWords } from '../../../src/words/carcassonne/index.ts';
import { commonWords } from '../../../src/words/common/index.ts';
import type { Locale } from '../../../src/words/contract.ts';
import type { TestGuildhall } from './guildhall.ts';
import { awaited, type Button, buttonsOf, labelsOf, menusOf, messageOf, textOf } from './table.ts';

/** Chooses one of a list, always alike for the same seed. */
export type Pick = <T>(from: readonly T[]) => T;

export function picker(seed: string): Pick {
  const stream = seeded(seed).stream('picks');
  return (from) => {
    const one = from[stream.uniform(from.length)];
    if (one === undefined) throw new Error('nothing to pick from');
    return one;
  };
}

/** A message after a press. One whose picture takes long is acknowledged first, and edited when that is drawn. */
export async function pressed(me: FakeUser, { id }: APIMessage, label: string): Promise<APIMessage> {
  const edits = () => me.transcript().filter(({ what, message }) => what === 'updated' && message?.id === id);
  const before = edits().length;
  const outcome = await me.press(id, label);
  if (outcome.kind !== 'acknowledged') return messageOf(outcome);
  await vi.waitUntil(() => edits().length > before, { timeout: PATIENCE, interval: 20 });
  return edits().at(-1)!.message!;
}

/** How long a picture can take on a busy machine, in ms. */
const PATIENCE = 60_000;

/** How often somebody pressed in one turn, without the choice of a rotation, and whether one was asked. */
interface Presses {
  readonly clicks: number;
  readonly turns: number;
  /** How long the move itself took, from the press to its answer, in ms. */
  readonly answered: number;
}

/** The language of the board and that of the member's own Discord. */
interface Tongues {
  readonly server: Locale;
  readonly own: Locale;
}
const ENGLISH: Tongues = { server: 'en', own: 'en' };

/**
 * One turn of Carcassonne from the board message on: a place by its button or in a menu, the rotation where several
 * fit, a figure or none, `Confirm`.
 *
 * @param seen is handed every private message on the way
 */
export async function placeByButtons(
  me: FakeUser,
  board: APIMessage,
  pick: Pick,
  { server, own }: Tongues = ENGLISH,
  seen: (answer: APIMessage) => void = () => {},
): Promise<Presses> {
  const { nobody, noFigure, rotation: rotationLabel } = carcassonneWords[own].panel.buttons;
  const { doIt } = commonWords[own].buttons;
  const rotations = ROTATIONS.map(rotationLabel);
  const isAnswer = new RegExp(`^(\\d+|[A-Z] .+|${nobody}|${noFigure}|${rotations.join('|')})$`);
  let clicks = 1;
  let turns = 0;
  const press = async (message: APIMessage, label: string): Promise<APIMessage> => {
    const answer = await pressed(me, message, label);
    seen(answer);
    return answer;
  };

  let panel = await press(board, carcassonneWords[server].panel.buttons.placeTile);
  while (!labelsOf(panel).includes(doIt)) {
    const labels = labelsOf(panel).filter((label) => isAnswer.test(label));
    if (labels.some((label) => rotations.includes(label))) turns++;
    else clicks++;
    const [menu] = menusOf(panel);
    if (menu === undefined) panel = await press(panel, pick(labels));
    else {
      panel = messageOf(await me.select(panel.id, menu.custom_id, [pick(menu.options).value]));
      seen(panel);
    }
  }
  const since = performance.now();
  const done = await press(panel, doIt);
  const answered = performance.now() - since;
  clicks++;
  if (!textOf(done).startsWith(commonWords[own].panel.played(''))) throw new Error(`not played: ${textOf(done)}`);
  return { clicks, turns, answered };
}

const MACHINERY = ['Back', 'Close', 'Show previous', 'Show more', 'Confirm', 'Confirm anyway', 'Undo', 'Ask to undo'];

/** Presses one of the open buttons that are wanted, chooses a line of a menu, or ticks some of one and none of its others. */
export function pressOrTick(
  me: FakeUser,
  message: APIMessage,
  pick: Pick,
  isWanted: (button: Button) => boolean,
): Promise<InteractionResult> | null {
  const buttons = buttonsOf(message).filter((button) => button.disabled !== true && isWanted(button));
  const all = [...buttons, ...menusOf(message)];
  if (all.length === 0) return null;
  const one = pick(all);
  if (!('options' in one)) return me.press(message.id, one.custom_id);
  const isSingle = one.min_values === 1 && one.max_values === 1;
  const ticked = isSingle
    ? [pick(one.options)]
    : one.options.filter(() => pick([true, false])).slice(0, one.max_values);
  return me.select(
    message.id,
    one.custom_id,
    ticked.map(({ value }) => value),
  );
}

/** The button that plays a complete move, also where something would be given up. */
const doIt = (panel: APIMessage): string | undefined => labelsOf(panel).find((label) => label.startsWith('Confirm'));

/** One action of any game by the generic panel: answers until the move is complete, then `Confirm`. */
export async function moveByPanel(me: FakeUser, board: APIMessage, pick: Pick): Promise<string> {
  let panel = messageOf(await me.press(board.id, 'Take your turn'));
  for (;;) {
    const labels = labelsOf(panel);
    if (doIt(panel) !== undefined) break;
    if (labels.includes('Show more') && pick([true, false])) {
      panel = messageOf(await me.press(panel.id, 'Show more'));
    }
    const acted = pressOrTick(me, panel, pick, ({ label }) => !MACHINERY.includes(label ?? ''));
    if (acted === null) throw new Error(`nothing to press among ${labels.join(', ')}`);
    panel = messageOf(await acted);
  }
  const done = messageOf(await me.press(panel.id, doIt(panel)!)); // Else the loop goes on.
  if (!textOf(done).startsWith('Done: ')) throw new Error(`not played: ${textOf(done)}`);
  return textOf(done);
}

/** What may be typed in an option, by what the bot suggests. */
export async function suggestions(
  me: FakeUser,
  command: string,
  options: Readonly<Record<string, string>>,
  where: { readonly channel: string; readonly focused: string },
): Promise<readonly { readonly name: string; readonly value: string | number }[]> {
  const outcome = await me.autocomplete(command, options, where);
  if (outcome.kind !== 'choices') throw new Error(`choices were expected: ${JSON.stringify(outcome)}`);
  return outcome.choices;
}

/** Every request of the bot that the stand-in refused, in a word. */
export const refusedRequests = ({ discord }: TestGuildhall): readonly string[] =>
  discord.log
    .filter(({ status }) => status >= 400)
    .map(({ method, route, status, code, rule }) => `${method} ${route}: ${status} ${code ?? ''} ${rule ?? ''}`);

/** discord.js counts these in its process, which test files share. */
const OF_ALL_FILES = 'Discord is rejecting many requests';

/** What the bot itself complained about. */
export const complaints = ({ lines }: TestGuildhall): readonly string[] =>
  lines
    .filter(({ level, message }) => level !== 'info' && message !== OF_ALL_FILES)
    .map(({ message, fields }) => `${message} ${JSON.stringify(fields)}`);

/** Plays a turn of Carcassonne by command, which needs no board; gives the answer. */
export async function typeTurn(hall: TestGuildhall, id: string, channel: string): Promise<APIMessage> {
  const [me] = await awaited(hall, id);
  const [place] = await suggestions(me!, 'carcassonne place', { at: '', table: id }, { channel, focused: 'at' });
  return messageOf(await me!.slash('carcassonne place', { at: String(place!.value), table: id }, { channel }));
}

/** Waits until the log tells of this failure. */
export const noticed = (hall: TestGuildhall, what: string) =>
  expect.poll(() => complaints(hall).join('\n')).toContain(`"failure":"${what}"`);
