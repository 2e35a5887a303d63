/**
 * A table whose members vanish, leave, are replaced, and come back, from the first reminder to the result: in a game
 * without secrets and in one with them, by buttons and by commands, the bot killed in between.
 */
import type { APIMessage } from 'discord.js';
import { expect, test } from 'vitest';
import { CLOCK_RULES } from '../../../src/tables/stored/clock.ts';
import { commonWords } from '../../../src/words/common/index.ts';
import type { Locale } from '../../../src/words/contract.ts';
import { hasVerb, startKillable } from '../support/killable.ts';
import { buttonsOf, idOf, labelsOf, messageOf, textOf } from '../support/table.ts';

const HOUR = 3_600_000;
const CHANNEL = 'board-games';
const NAMES = ['aya', 'ben', 'dara', 'emil', 'noor'];

const GAMES: readonly [string, Locale, number, boolean][] = [
  ['citadels', 'ja', 4, true],
  ['alhambra', 'de', 3, true],
  ['carcassonne', 'en', 3, false],
];

test.each(GAMES)('%s, in %s', async (game, locale, seats, hasHands) => {
  await using hall = await startKillable();
  const { discord } = hall;
  const words = commonWords[locale];
  const { clock, buttons, answers, problems } = words;
  const user = (name: string) => discord.user(name);
  for (const name of NAMES) user(name).set({ locale: locale === 'en' ? 'en-US' : locale });
  await user('aya').slash('settings', { language: locale }, { channel: CHANNEL });
  const say = { name: String };
  const days1 = CLOCK_RULES.days1;

  // The clock is chosen with the table, and changed in its lobby.
  const lobby = messageOf(await user('aya').slash('new', { game, clock: 'days2' }, { channel: CHANNEL }));
  const id = idOf(lobby, buttons.join).split(':')[1]!;
  expect(textOf(lobby)).toContain(clock.line(CLOCK_RULES.days2));
  const [, ...joining] = NAMES.slice(0, seats);
  for (const name of joining) await user(name).press(lobby.id, buttons.join);
  const set = await user('aya').slash('clock', { clock: 'days1', table: id }, { channel: CHANNEL });
  expect(textOf(messageOf(set))).toContain(clock.line(days1));
  await user('aya').press(lobby.id, buttons.start);
  const thread = () => discord.threads(CHANNEL)[0]?.id;
  const inThread = (): readonly APIMessage[] => {
    const here = thread();
    return here === undefined ? [] : discord.messages(here);
  };
  const board = await hall.seen(inThread, hasVerb('more'));
  expect(textOf(board)).toMatch(new RegExp(clock.deadlines([{ names: [], at: 0 }]).split('<t:')[0]!));

  // One member vanishes: a reminder, then a vote.
  const awaited = NAMES.filter((name) => textOf(board).includes(`<@${user(name).member.id}>`));
  const gone = awaited[0] ?? 'aya'; // In Citadels, the choice is asked by direct message.
  const absent = awaited.length > 0 ? gone : await firstAsked();
  const others = NAMES.slice(0, seats).filter((name) => name !== absent);
  hall.pass(19 * HOUR);
  const isReminder = (message: APIMessage) =>
    buttonsOf(message).some(({ custom_id }) => /:more:r\d+$/.test(custom_id ?? ''));
  const reminder = await hall.seen(() => user(absent).directMessages(), isReminder);
  expect(textOf(reminder)).toContain(`<t:`);
  hall.pass(6 * HOUR);
  const vote = await hall.seen(inThread, hasVerb('vote'));
  expect(textOf(vote)).toContain(`<@${user(others[0]!).member.id}>`);
  expect(vote.mentions.map(({ username }) => username).sort()).toEqual([...others].sort());
  await hall.killAndStart();

  const late = await user(absent).press(vote.id, clock.vote.answer('bot', 24 * HOUR));
  expect(textOf(messageOf(late))).toBe(problems.ofTables.mayNotVote({ kind: 'mayNotVote' }, say));
  await user(others[0]!).press(vote.id, clock.vote.answer('bot', 24 * HOUR));
  await hall.seen(inThread, (message) => message.id === vote.id && textOf(message).includes(name(others[0]!)));
  await hall.killAndStart();
  for (const one of others.slice(1)) await user(one).slash('vote', { answer: 'bot', table: id }, { channel: CHANNEL });

  // The bot plays on; the seat is offered in the channel.
  const inChannel = () => discord.messages(CHANNEL);
  const offer = await hall.seen(inChannel, hasVerb('takeover'));
  expect(textOf(offer)).toContain(name(absent));
  if (hasHands) {
    await hall.seen(
      () => user(absent).directMessages(),
      (message) => labelsOf(message).join() === buttons.goToTable && !isReminder(message),
    );
    const hand = await user(absent).slash('hand', { table: id }, { channel: CHANNEL });
    expect(textOf(messageOf(hand))).toBe(problems.ofTables.alreadyResigned({ kind: 'alreadyResigned' }, say));
  }
  await hall.killAndStart();

  // Someone else takes the seat over, by its button; whoever left finds it taken.
  const take = labelsOf(offer).find((label) => label.includes(name(absent)));
  const taken = messageOf(await user('noor').press(offer.id, take!));
  expect(textOf(taken)).toContain(id);
  if (hasHands) await hall.seen(() => user('noor').directMessages(), hasVerb('more'));
  await hall.seen(inChannel, (message) => message.id === offer.id && !hasVerb('takeover')(message));
  const back = await user(absent).slash('comeback', { table: id }, { channel: CHANNEL });
  expect(textOf(messageOf(back))).toMatch(/./);
  expect(textOf(messageOf(back))).not.toBe(answers.cameBack({ kind: 'cameBack', table: id }, say));

  // Another member leaves by command and comes back by the button.
  const question = messageOf(await user(others[1]!).slash('resign', { table: id }, { channel: CHANNEL }));
  await user(others[1]!).press(question.id, buttons.resignSure);
  const second = await hall.seen(
    inChannel,
    (message) => hasVerb('takeover')(message) && textOf(message).includes(name(others[1]!)),
  );
  await hall.killAndStart();
  const returned = await user(others[1]!).press(second.id, buttons.comeBack);
  expect(textOf(messageOf(returned))).toContain(answers.cameBack({ kind: 'cameBack', table: id }, say));

  // Everyone agrees to another clock.
  await user(others[0]!).slash('clock', { clock: 'none', table: id }, { channel: CHANNEL });
  const ask = await hall.seen(inThread, hasVerb('vote'));
  expect(textOf(ask)).toContain(clock.preset({ kind: 'none' }));
  for (const name of [...others.slice(1), 'noor']) await user(name).press(ask.id, clock.vote.consents.yes);
  await hall.seen(inThread, (message) => message.id === ask.id && !hasVerb('vote')(message));

  // All but one leave: the result knows who came and went.
  for (const leaving of others) {
    const sure = messageOf(await user(leaving).slash('resign', { table: id }, { channel: CHANNEL }));
    await user(leaving).press(sure.id, buttons.resignSure);
  }
  const final = await hall.seen(inThread, hasVerb('rematch'));
  expect(textOf(final)).toContain(words.final.substitute(`<@${user('noor').member.id}>`));
  for (const leaving of others) expect(textOf(final)).toContain(words.final.resigned(`<@${user(leaving).member.id}>`));
  expect(discord.log.filter(({ status }) => status === 400)).toEqual([]);

  function name(of: string): string {
    return user(of).member.name;
  }

  async function firstAsked(): Promise<string> {
    for (;;) {
      const asked = NAMES.find((one) =>
        user(one)
          .directMessages()
          .some((message) => buttonsOf(message).some(({ custom_id }) => /:hand:\d+$/.test(custom_id ?? ''))),
      );
      if (asked !== undefined) return asked;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
});
