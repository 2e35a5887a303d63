/** Several cards at once: the Magician's exchange and the Architect's builds, ticked in a menu. */

import type { APIMessage } from 'discord.js';
import { describe, expect, test } from 'vitest';
import { limits } from '../../../../src/bot/discord/limits.ts';
import type { FakeUser } from '../../../../src/playground/member/fakeUser.ts';
import { citadelsWords } from '../../../../src/words/citadels/index.ts';
import { LOCALES } from '../../../../src/words/contract.ts';
import { type Setting, seat } from '../../../engines/citadels/support.ts';
import { checkedLog } from '../../../playground/support/checkedLog.ts';
import { startGuildhall, type TestGuildhall } from '../../support/guildhall.ts';
import { complaints, refusedRequests } from '../../support/players.ts';
import {
  allTold,
  awaited,
  buttonsOf,
  idOf,
  labelsOf,
  menusOf,
  messageOf,
  picturesOf,
  shownBoard,
  startTable,
  tableOf,
  textOf,
  ticksOf,
} from '../../support/table.ts';
import { beginWith } from './position.ts';
import { stateOf } from './stateOf.ts';

const fits = checkedLog();
const FOUR = ['aya', 'ben', 'dara', 'priya'] as const;

const magician: Setting = {
  characters: ['magician', 'king', 'bishop', 'warlord'],
  turn: 'magician',
  hands: [['manor', 'temple', 'temple', 'docks', 'keep'], ['market']],
  deck: ['tavern', 'watchtower', 'prison', 'castle', 'palace', 'harbor'],
};
const architect: Setting = {
  characters: ['architect', 'king', 'bishop', 'warlord'],
  turn: 'architect',
  gold: [9],
  hands: [['manor', 'temple', 'temple', 'docks', 'castle', 'university', 'town_hall']],
  deck: ['tavern', 'watchtower'],
};

/** Together more cards than a menu has lines. */
const LONG = [
  ...['castle', 'castle', 'castle', 'castle', 'palace', 'palace', 'docks', 'docks', 'docks', 'harbor', 'harbor'],
  ...['market', 'market', 'market', 'tavern', 'tavern', 'tavern', 'tavern', 'prison', 'prison', 'watchtower'],
] as const;
const TEMPLES_AND_MANORS = ['temple', 'temple', 'temple', 'manor', 'manor', 'manor', 'manor', 'manor'] as const;

/** A table that begins with this turn, and who has it. */
async function seated(setting: Setting) {
  beginWith(setting);
  const hall = await startGuildhall();
  const id = await startTable(hall, 'citadels', FOUR);
  const [me] = await awaited(hall, id);
  return { hall, id, me: me!, board: await shownBoard(hall, id) };
}

const playerOf = async (hall: TestGuildhall, id: string) => (await stateOf(hall, id)).players[0]!;

/** What the first seat learned of each of the last rows. */
const seenOf = async (hall: TestGuildhall, id: string) =>
  (await tableOf(hall, id)).standpoints!.of(seat(0)).recent.map(({ sights }) => sights);

/** Opens the menu of the panel and ticks these lines; the panel as it is then. */
const tick = async (me: FakeUser, panel: APIMessage, lines: readonly string[], menu = 0): Promise<APIMessage> =>
  messageOf(await me.select(panel.id, menusOf(panel)[menu]!.custom_id, lines));

const isOpen = (message: APIMessage, label: string): boolean =>
  buttonsOf(message).some((button) => button.label === label && button.disabled !== true);

describe('the Magician exchanges cards with the deck', () => {
  test('each card of the hand is a line; those that are ticked go with one press', async () => {
    const { hall, id, me, board } = await seated(magician);
    await using _ = hall;
    let panel = messageOf(await me.press(board.id, 'Exchange cards'));
    const [menu] = menusOf(panel);
    expect(menu?.options.map(({ label }) => label)).toEqual([
      ...['Manor (3)', 'Temple (1)', 'Temple (1)', 'Docks (3)', 'Keep (3)'],
    ]);
    expect(menu).toMatchObject({ min_values: 0, max_values: 5, placeholder: 'Select cards to exchange' });
    expect([isOpen(panel, 'Exchange cards'), isOpen(panel, 'Exchange all 5 cards')]).toEqual([false, true]);

    panel = await tick(me, panel, ['Manor (3)', 'Keep (3)', '2']);
    expect(ticksOf(panel)).toEqual(['Manor (3)', 'Temple (1)', 'Keep (3)']);
    // Another choice takes the place of the first.
    panel = await tick(me, panel, ['Manor (3)', 'Docks (3)']);
    expect(ticksOf(panel)).toEqual(['Manor (3)', 'Docks (3)']);
    expect((await playerOf(hall, id)).hand).toHaveLength(5);

    const done = messageOf(await me.press(panel.id, 'Exchange 2 cards'));
    expect(textOf(done)).toContain('Done: ');
    expect((await playerOf(hall, id)).hand.toSorted()).toEqual(['keep', 'tavern', 'temple', 'temple', 'watchtower']);
    expect((await seenOf(hall, id)).at(-1)).toMatchObject([{ kind: 'exchanged', discarded: ['docks', 'manor'] }]);
    expect([refusedRequests(hall), complaints(hall)]).toEqual([[], []]);
    fits(hall.discord);
  });

  test('nobody else is shown a card or a tick', async () => {
    const { hall, me, board } = await seated(magician);
    await using _ = hall;
    const panel = messageOf(await me.press(board.id, 'Exchange cards'));
    const ticked = await tick(me, panel, ['Manor (3)']);
    expect((ticked.flags ?? 0) & 64).toBe(64);
    for (const name of ['ben', 'emil']) {
      const seen = JSON.stringify(hall.discord.user(name).messages(board.channel_id));
      expect(seen).not.toMatch(/Manor|Temple|Docks/);
      expect(seen).not.toContain(panel.id);
    }
    // The ids tell nothing of what stands beside them.
    const ids = [...menusOf(ticked), ...buttonsOf(ticked)].map(({ custom_id }) => custom_id);
    expect(ids.every((one) => /^v1:\d+:\d+:\d+:\d+$/.test(one))).toBe(true);
    expect(menusOf(ticked)[0]?.options.map(({ value }) => value)).toEqual(['0', '1', '2', '3', '4']);
  });

  test('ticks outlive a restart of the bot', async () => {
    const { hall, id, me, board } = await seated(magician);
    await using _ = hall;
    const panel = await tick(me, messageOf(await me.press(board.id, 'Exchange cards')), ['Manor (3)', 'Keep (3)']);
    await hall.restart();
    const done = messageOf(await me.press(panel.id, 'Exchange 2 cards'));
    expect(textOf(done)).toContain('Done: ');
    expect((await playerOf(hall, id)).hand.toSorted()).toEqual([
      ...['docks', 'tavern', 'temple', 'temple', 'watchtower'],
    ]);
  });

  test('outdated and forged ticks change nothing, and are answered with the step as it stands', async () => {
    const { hall, id, me, board } = await seated(magician);
    await using _ = hall;
    const first = messageOf(await me.press(board.id, 'Exchange cards'));
    const panel = await tick(me, first, ['Manor (3)', 'Keep (3)']);
    const { seq } = await tableOf(hall, id);
    const menu = menusOf(panel)[0]!.custom_id;
    const told = async (customId: string, values: readonly string[]) => {
      const answer = messageOf(await me.selectStale(panel.id, customId, values));
      return [textOf(answer).split('\n')[0], ticksOf(answer)];
    };
    const renewed = ['-# You’re back at the current step.', ['Manor (3)', 'Keep (3)']];
    // The menu of the step before, lines that are not there, one line twice, and the id of a button.
    expect(await told(menusOf(first)[0]!.custom_id, ['1'])).toEqual(renewed);
    for (const values of [['5'], ['-1'], ['manor'], ['0', '0'], ['0', '01'], ['']]) {
      expect([values, await told(menu, values)]).toEqual([values, renewed]);
    }
    expect(await told(idOf(panel, 'Exchange 2 cards'), ['0'])).toEqual(renewed);
    // A menu is no button; neither is a disabled button open to a press from elsewhere.
    const pressed = async (customId: string) => textOf(messageOf(await me.pressStale(panel.id, customId)));
    expect(await pressed(menu)).toBe('This button no longer works.');
    const anew = await tick(me, messageOf(await me.press(board.id, 'Exchange cards')), []);
    expect(await pressed(idOf(anew, 'Exchange cards'))).toContain('Choose at least one card.');
    expect((await tableOf(hall, id)).seq).toBe(seq);
    // Nobody else can tick here, and nothing at all when the turn is over.
    const other = hall.discord.user('ben');
    const refused = await other.selectStale(board.id, menu, ['0']);
    expect(textOf(messageOf(refused))).toMatch(/’s turn\./);
    await me.press(messageOf(await me.press(board.id, 'End turn')).id, 'Confirm anyway');
    expect(textOf(messageOf(await me.selectStale(board.id, menu, ['0'])))).toMatch(/’s turn\./);
    expect((await playerOf(hall, id)).hand).toHaveLength(5);
    expect(complaints(hall)).toEqual([]);
  });

  test('more than 25 cards are two menus, whose ticks count together', async () => {
    const hand = [...LONG, ...TEMPLES_AND_MANORS];
    const { hall, id, me, board } = await seated({ ...magician, hands: [hand], deck: ['tavern', 'harbor', 'market'] });
    await using _ = hall;
    let panel = messageOf(await me.press(board.id, 'Exchange cards'));
    const held = (await playerOf(hall, id)).hand.length;
    expect(held).toBeGreaterThan(limits.menuLines);
    expect(menusOf(panel).map(({ options }) => options.length)).toEqual([25, held - 25]);
    expect(menusOf(panel).map(({ placeholder }) => placeholder)).toEqual([
      'Select cards to exchange · 1–25',
      `Select cards to exchange · 26–${held}`,
    ]);
    panel = await tick(me, panel, ['0', '24']);
    panel = await tick(me, panel, ['0'], 1);
    panel = await tick(me, panel, ['24'], 0);
    expect(ticksOf(panel)).toHaveLength(2);
    await me.press(panel.id, 'Exchange 2 cards');
    expect((await playerOf(hall, id)).hand).toHaveLength(held);
    expect((await seenOf(hall, id)).at(-1)).toMatchObject([{ kind: 'exchanged' }]);
    expect([refusedRequests(hall), complaints(hall)]).toEqual([[], []]);
    fits(hall.discord);
  });

  test('of two choices at the same moment one counts, and the button plays what stands ticked', async () => {
    const { hall, id, me, board } = await seated(magician);
    await using _ = hall;
    const panel = messageOf(await me.press(board.id, 'Exchange cards'));
    const answers = await Promise.all([tick(me, panel, ['Manor (3)']), tick(me, panel, ['Docks (3)'])]);
    expect(answers.map((answer) => textOf(answer).includes('back at the current step')).toSorted()).toEqual([
      false,
      true,
    ]);
    const now = me.messages(board.channel_id).find((message) => message.id === panel.id)!;
    const ticked = ticksOf(now);
    expect(answers.map(ticksOf)).toEqual([ticked, ticked]);
    await me.press(now.id, 'Exchange 1 card');
    const [gone] = (await seenOf(hall, id)).at(-1)!;
    expect(gone).toMatchObject({ discarded: [ticked[0] === 'Manor (3)' ? 'manor' : 'docks'] });
    expect(complaints(hall)).toEqual([]);
  });

  test('in a direct message, in the language of the reader', async () => {
    const { hall, id, me } = await seated(magician);
    await using _ = hall;
    await allTold(hall);
    const direct = me.directMessages().at(-1)!;
    me.set({ locale: 'ja' });
    const panel = messageOf(await me.press(direct.id, 'Exchange cards'));
    expect(panel.channel_id).toBe(direct.channel_id);
    const ticked = await tick(me, panel, ['0', '1', '2']);
    expect(textOf(ticked)).toContain(citadelsWords.ja.panel.questions.exchange);
    await me.press(ticked.id, citadelsWords.ja.panel.buttons.exchangeThese(3));
    expect((await playerOf(hall, id)).hand.toSorted()).toEqual(['docks', 'keep', 'prison', 'tavern', 'watchtower']);
  });
});

describe('the Architect builds several at once', () => {
  test('the sum stands against the gold, and one press builds them, a row each', async () => {
    const { hall, id, me, board } = await seated(architect);
    await using _ = hall;
    let panel = messageOf(await me.press(board.id, 'Build'));
    // One press still builds one.
    expect(labelsOf(panel)).toEqual(expect.arrayContaining(['Manor (3)', 'Temple (1)', 'University (6, worth 8)']));
    expect(menusOf(panel)).toMatchObject([{ placeholder: 'Build several (up to 3)', max_values: 3 }]);
    expect(menusOf(panel)[0]?.options).toHaveLength(7);
    expect(isOpen(panel, 'Build these (0 of 9 gold)')).toBe(false);

    panel = await tick(me, panel, ['Manor (3)', 'Docks (3)', 'Castle (4)']);
    expect(labelsOf(panel)).toContain('1 gold short (costs 10)');
    expect(isOpen(panel, '1 gold short (costs 10)')).toBe(false);
    panel = await tick(me, panel, ['Manor (3)', 'Docks (3)', 'Temple (1)']);
    expect(isOpen(panel, 'Build these (7 of 9 gold)')).toBe(true);
    expect(picturesOf(panel)).toHaveLength(1);

    const { seq } = await tableOf(hall, id);
    expect(textOf(messageOf(await me.press(panel.id, 'Build these (7 of 9 gold)')))).toContain('Done: ');
    expect((await tableOf(hall, id)).seq).toBe(seq + 3);
    const last = (await seenOf(hall, id)).slice(-3);
    expect(last.map((sights) => sights.map(({ kind }) => kind))).toEqual([['built'], ['built'], ['built']]);
    const { city, gold, hand } = await playerOf(hall, id);
    expect(city.toSorted()).toEqual(['docks', 'manor', 'temple']);
    expect([gold, hand.toSorted()]).toEqual([2, ['castle', 'temple', 'town_hall', 'university']]);
    expect([refusedRequests(hall), complaints(hall)]).toEqual([[], []]);
    fits(hall.discord);
  });

  test('a sum that is too high is refused even from elsewhere, and nothing is half built', async () => {
    const { hall, id, me, board } = await seated(architect);
    await using _ = hall;
    const panel = messageOf(await me.press(board.id, 'Build'));
    const dear = await tick(me, panel, ['Manor (3)', 'Docks (3)', 'Castle (4)']);
    const answer = messageOf(await me.pressStale(dear.id, idOf(dear, '1 gold short (costs 10)')));
    expect(textOf(answer)).toContain('That costs 3 gold, and you have 2.');
    expect(labelsOf(answer)).toContain('Rules: Building');
    expect(ticksOf(answer)).toEqual(['Manor (3)', 'Castle (4)', 'Docks (3)']);
    expect((await playerOf(hall, id)).city).toEqual([]);
  });

  test('who has built one may tick two more; whoever may build one only has no menu', async () => {
    const { hall, me, board } = await seated({ ...architect, built: 1, cities: [['market']] });
    await using _ = hall;
    expect(menusOf(messageOf(await me.press(board.id, 'Build')))).toMatchObject([{ max_values: 2 }]);

    const one = await seated({ ...architect, built: 2, cities: [['market', 'market']] });
    await using __ = one.hall;
    expect(menusOf(messageOf(await one.me.press(one.board.id, 'Build')))).toEqual([]);
  });

  test('with the option french equal cards are one line', async () => {
    const { hall, me, board } = await seated({ ...architect, options: ['french'] });
    await using _ = hall;
    const [menu] = menusOf(messageOf(await me.press(board.id, 'Build')));
    expect(menu?.options.filter(({ label }) => label === 'Temple (1)')).toHaveLength(1);
  });

  test('over two menus too many are said to be too many', async () => {
    const { hall, me, board } = await seated({ ...architect, gold: [40], hands: [[...LONG, ...TEMPLES_AND_MANORS]] });
    await using _ = hall;
    let panel = messageOf(await me.press(board.id, 'Build'));
    panel = await tick(me, panel, ['0', '1'], 0);
    panel = await tick(me, panel, ['0', '1'], 1);
    expect(isOpen(panel, 'Up to 3')).toBe(false);
    expect(labelsOf(panel)).toContain('Up to 3');
  });
});

test('what is ticked is said in every language', () => {
  for (const locale of LOCALES) {
    const { buttons } = citadelsWords[locale].panel;
    const labels = [
      ...[buttons.buildThese(7, 9), buttons.buildThese(11, 9), buttons.tooManyBuilds(3)],
      ...[buttons.exchangeThese(1), buttons.exchangeThese(30), buttons.exchangeAll(30)],
    ];
    expect(labels.every((label) => label.length <= limits.buttonLabel)).toBe(true);
    expect(new Set(labels).size).toBe(labels.length);
    expect(buttons.buildThese(11, 9)).toMatch(/11.*2|2.*11/s);
  }
});

/** One card of each of 17 kinds. */
const KINDS = [
  ...['manor', 'castle', 'palace', 'temple', 'church', 'monastery', 'cathedral', 'tavern', 'market'],
  ...['trading_post', 'docks', 'harbor', 'town_hall', 'watchtower', 'prison', 'battlefield', 'fortress'],
] as const;

test('more than fifteen districts to build are lines of a menu; one of them is built with one choice', async () => {
  const { hall, id, me, board } = await seated({
    ...architect,
    turn: 'king',
    characters: ['king', 'architect', 'bishop', 'warlord'],
    gold: [6],
    hands: [KINDS],
  });
  await using _ = hall;
  const panel = messageOf(await me.press(board.id, 'Build'));
  const [menu, ...others] = menusOf(panel);
  expect(others).toEqual([]);
  expect(menu).toMatchObject({ min_values: 1, max_values: 1, placeholder: 'Choose one' });
  expect(menu!.options.map(({ value }) => value)).toEqual(KINDS.map((_kind, index) => String(index)));
  expect(labelsOf(panel)).toEqual(['Close']);

  await hall.restart();
  const forged = messageOf(await me.selectStale(panel.id, menu!.custom_id, ['17']));
  expect(textOf(forged)).toContain('back at the current step');
  expect((await playerOf(hall, id)).city).toEqual([]);

  const line = menu!.options.find(({ label }) => label === 'Docks (3)')!;
  const done = messageOf(await me.select(panel.id, menu!.custom_id, [line.value]));
  expect(textOf(done)).toContain('Done: ');
  expect((await playerOf(hall, id)).city).toEqual(['docks']);
  expect([refusedRequests(hall), complaints(hall)]).toEqual([[], []]);
  fits(hall.discord);
});
