/** Planning ahead by buttons and by commands, the bot killed in between: in a game without secrets and in one with them. */
import type { APIMessage } from 'discord.js';
import { expect, test } from 'vitest';
import { readCustomId } from '../../src/bot/discord/customId.ts';
import type { FakeUser } from '../../src/playground/member/fakeUser.ts';
import { commonWords } from '../../src/words/common/index.ts';
import { hasVerb, startKillable } from './support/killable.ts';
import { picker, pressOrTick, suggestions } from './support/players.ts';
import { type Button, labelsOf, messageOf, textOf } from './support/table.ts';

const CHANNEL = 'board-games';
/** More presses than any plan needs. */
const MOST_PRESSES = 40;
const MEMBERS = ['aya', 'ben'] as const;

test.each<[string, 'de' | 'ja', string, string]>([
  ['caylus', 'de', 'caylus worker', 'at'],
  ['alhambra', 'ja', 'alhambra take', 'coins'],
])('a plan in %s, in %s', async (game, locale, command, option) => {
  await using hall = await startKillable();
  const { discord } = hall;
  const { buttons, plan: words } = commonWords[locale];
  const pick = picker(game);
  const [dropped = ''] = words.dropped(['|']).split('|');
  const user = (name: string) => discord.user(name);
  for (const name of MEMBERS) user(name).set({ locale });
  await user('aya').slash('settings', { language: locale }, { channel: CHANNEL });
  const lobby = messageOf(await user('aya').slash('new', { game }, { channel: CHANNEL }));
  await user('ben').press(lobby.id, buttons.join);
  await user('aya').press(lobby.id, buttons.start);
  const inThread = (): readonly APIMessage[] => discord.threads(CHANNEL).flatMap(({ id }) => discord.messages(id));
  const board = await hall.seen(inThread, hasVerb('more'));
  const channel = board.channel_id;
  const isFirst = (name: string) => textOf(board).includes(`<@${user(name).member.id}>`);
  const [first, second] = isFirst('aya') ? [user('aya'), user('ben')] : [user('ben'), user('aya')];

  const values = async (me: FakeUser) =>
    (await suggestions(me, command, { [option]: '' }, { channel, focused: option })).map(({ value }) => String(value));
  const [taken, other] = (await values(second)) as [string, string];
  const planOf = async (me: FakeUser) => messageOf(await me.slash('plan', {}, { channel }));

  // By buttons: killed with the plan half made, and once more when it is made.
  let panel = messageOf(await second.press((await planOf(second)).id, buttons.planMove));
  expect(textOf(panel)).toContain(words.planning());
  await hall.killAndStart();
  for (let presses = 0; !labelsOf(panel).includes(buttons.dropPlan); presses++) {
    expect(presses).toBeLessThan(MOST_PRESSES);
    const acted = pressOrTick(second, panel, pick, (button) => leadsOn(button, [buttons.close, buttons.back]));
    panel = messageOf(await acted!);
  }
  const made = textOf(panel);
  const others = inThread().map(textOf);
  await hall.killAndStart();
  expect(textOf(await planOf(second))).toBe(made);
  expect(inThread().map(textOf)).toEqual(others);

  // By a command, in its place; what the first one takes away drops it.
  const typed = messageOf(await second.slash(command, { [option]: taken }, { channel }));
  expect(textOf(typed)).toContain(words.typedEarly());
  const page = messageOf(await second.press(typed.id, buttons.planIt));
  expect(labelsOf(page)).toContain(buttons.dropPlan);
  if (game === 'caylus') {
    await first.slash(command, { [option]: taken }, { channel });
    await hall.killAndStart();
    expect(textOf(await planOf(second))).toContain(dropped);
    await second.slash(command, { [option]: other }, { channel });
    const again = messageOf(await second.slash(command, { [option]: (await values(second))[0]! }, { channel }));
    await second.press(again.id, buttons.planIt);
  }

  // A plan that is not in the way of anything is played at once, and nobody is called for it.
  const free = (await values(first)).findLast((value) => !value.includes(taken))!;
  const known = new Set(inThread().map(({ id }) => id));
  await first.slash(command, { [option]: free }, { channel });
  await hall.killAndStart();
  const isDropped = textOf(await planOf(second)).includes(dropped);
  // In Alhambra a coin that comes to the display may fit with those that were planned.
  if (game === 'caylus') expect(isDropped).toBe(false);
  const [next, settled] = isDropped ? [second, first] : [first, second];
  const fresh = () => inThread().filter(({ id }) => !known.has(id));
  await hall.seen(inThread, (message) => hasVerb('more')(message) && calls(message, next));
  expect(fresh().some((message) => calls(message, settled))).toBe(false);
  expect(labelsOf(await planOf(second))).not.toContain(buttons.dropPlan);
});

/** Whether a button leads on to a plan. */
const leadsOn = ({ custom_id, label }: Button, back: readonly string[]): boolean =>
  readCustomId(custom_id)?.kind === 'plan' && !back.includes(label ?? '');

const calls = (message: APIMessage, { member }: FakeUser): boolean => textOf(message).includes(`<@${member.id}>`);
