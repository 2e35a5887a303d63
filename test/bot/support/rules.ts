import type { APIMessage } from 'discord.js';
import { expect, test } from 'vitest';
import type { BotGame } from '../../../src/bot/contract.ts';
import { limits } from '../../../src/bot/discord/limits.ts';
import type { FakeUser } from '../../../src/playground/member/fakeUser.ts';
import { checkedLog } from '../../playground/support/checkedLog.ts';
import { testGames } from './games.ts';
import { startGuildhall, type TestGuildhall } from './guildhall.ts';
import { complaints, refusedRequests, suggestions } from './players.ts';
import { labelsOf, menusOf, messageOf, picturesOf, textOf, ticksOf } from './table.ts';

const fits = checkedLog();
const PRIVATE = 64;
export const LOUNGE = { channel: 'lounge' };

export const titleOf = (message: APIMessage): string => /### (.*)/.exec(textOf(message))?.[1] ?? '';
export const isPrivate = ({ flags }: APIMessage): boolean => ((flags ?? 0) & PRIVATE) !== 0;

export function expectGood(hall: TestGuildhall): void {
  expect(refusedRequests(hall)).toEqual([]);
  expect(complaints(hall)).toEqual([]);
  fits(hall.discord);
}

/** Presses the button whose label ends, or begins, with this arrow. */
export const press = async (user: FakeUser, page: APIMessage, arrow: '‹' | '›'): Promise<APIMessage> =>
  messageOf(await user.press(page.id, labelsOf(page).find((label) => label.includes(arrow))!));

/** The tests of one game's rules: walked through, and opened at a section. */
export function testRules(id: string, game: BotGame): void {
  const titles = game.rules.sections.map(({ page: { en } }) => en.title);

  test('are walked through to the end and back, in one private message, by somebody at no table', async () => {
    await using hall = await startGuildhall({ games: testGames });
    const emil = hall.discord.user('emil');
    const contents = messageOf(await emil.slash('rules', { game: id }, LOUNGE));
    expect(isPrivate(contents)).toBe(true);
    expect(textOf(contents)).toContain(game.words.en.howToPlay);
    const menus = menusOf(contents);
    expect(menus.flatMap(({ options }) => options).map(({ label }) => label)).toEqual(
      titles.map((title, i) => `${i + 1} ${title}`),
    );

    const there: string[] = [];
    let page = contents;
    while (labelsOf(page).some((label) => label.includes('›'))) {
      page = await press(emil, page, '›');
      expect(page.id).toBe(contents.id);
      there.push(titleOf(page));
      expect(ticksOf(page)).toEqual([`${there.length} ${there.at(-1)}`]);
      expect(picturesOf(page).length > 0, titleOf(page)).toBe(game.rules.sections[there.length - 1]!.figure !== null);
    }
    expect(there).toEqual(titles);
    const back: string[] = [titleOf(page)];
    while (labelsOf(page).some((label) => label.includes('‹'))) {
      page = await press(emil, page, '‹');
      back.unshift(titleOf(page));
    }
    expect(back).toEqual([titleOf(contents), ...titles]);

    page = messageOf(await emil.select(page.id, menus.at(-1)!.custom_id, [game.rules.sections.at(-1)!.id]));
    expect(titleOf(page)).toBe(titles.at(-1));
    expect(textOf(messageOf(await emil.press(page.id, 'Contents')))).toBe(textOf(contents));
    expectGood(hall);
  });

  test('are opened at a section that is typed, and suggest all of them', async () => {
    await using hall = await startGuildhall({ games: testGames });
    const emil = hall.discord.user('emil');
    const [first] = game.rules.sections;
    const all = await suggestions(emil, 'rules', { game: id, section: '' }, { ...LOUNGE, focused: 'section' });
    const sections = game.rules.sections.map(({ id: value }, i) => ({ name: `${i + 1} ${titles[i]}`, value }));
    expect(all).toEqual(sections.slice(0, limits.choices));
    // What is typed narrows them down to those that were left out.
    const last = sections.at(-1)!;
    const typed = { game: id, section: last.value };
    expect(await suggestions(emil, 'rules', typed, { ...LOUNGE, focused: 'section' })).toContainEqual(last);
    for (const section of [first!.id, titles[0]!.toUpperCase()])
      expect(titleOf(messageOf(await emil.slash('rules', { game: id, section }, LOUNGE)))).toBe(titles[0]);
    // Whatever else is typed leads to the contents.
    expect(titleOf(messageOf(await emil.slash('rules', { game: id, section: '§' }, LOUNGE)))).toMatch(/ rules$/);
    expectGood(hall);
  });
}
