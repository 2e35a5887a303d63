import { describe, expect, test } from 'vitest';
import type { BotGame } from '../../../src/bot/contract.ts';
import { handMessage } from '../../../src/bot/messages/hand.ts';
import { panelMessage } from '../../../src/bot/turn/panel.ts';
import { beginWith } from '../games/citadels/position.ts';
import { testGames } from '../support/games.ts';
import { startGuildhall, type TestGuildhall } from '../support/guildhall.ts';
import { expectGood, isPrivate, LOUNGE, press, testRules, titleOf } from '../support/rules.ts';
import {
  awaited,
  closeTable,
  labelsOf,
  menusOf,
  messageOf,
  opened,
  shownBoard,
  startTable,
  textOf,
} from '../support/table.ts';

/** Where a view is not looked at. */
const NOTHING = {} as never; // Nothing of it is read.

describe('the rules of toy', () => testRules('toy', testGames.toy));

describe('which rules are meant', () => {
  test('is asked where nothing is played, and known where only one game is', async () => {
    await using hall = await startGuildhall({ games: testGames });
    const [aya, emil] = [hall.discord.user('aya'), hall.discord.user('emil')];
    const question = messageOf(await emil.slash('rules', {}, { channel: 'board-games' }));
    expect(labelsOf(question)).toEqual(['Alhambra', 'Carcassonne', 'Caylus', 'Citadels', 'Lanterns']);
    const chosen = messageOf(await emil.press(question.id, 'Citadels'));
    expect([chosen.id, titleOf(chosen)]).toEqual([question.id, 'Citadels rules']);

    const lobby = await opened(hall, 'carcassonne', ['aya']);
    expect(textOf(messageOf(await emil.slash('rules', {}, { channel: 'board-games' })))).toContain('Table 1');
    await opened(hall, 'toy', ['ben']);
    expect(labelsOf(messageOf(await emil.slash('rules', {}, { channel: 'board-games' })))).toHaveLength(5);
    // Whose rules are named: those of its table here.
    expect(textOf(messageOf(await emil.slash('rules', { game: 'toy' }, { channel: 'board-games' })))).toContain(
      'Table 2',
    );
    await closeTable(aya, lobby);
    expect(textOf(messageOf(await emil.slash('rules', {}, { channel: 'board-games' })))).toContain('Table 2');
    expectGood(hall);
  });

  test('is no question at a table: before, during and after the game, and in the direct message', async () => {
    await using hall = await startGuildhall({ games: testGames });
    const [aya, emil] = [hall.discord.user('aya'), hall.discord.user('emil')];
    const lobby = await opened(hall, 'toy', ['aya', 'ben', 'dara']);
    const before = messageOf(await emil.press(lobby.id, 'How to play'));
    expect(textOf(before)).toContain('Table 1 · no options');
    await aya.press(lobby.id, 'Start');
    const board = await shownBoard(hall, '1');
    const during = messageOf(await emil.press(board.id, 'Rules'));
    expect([isPrivate(during), titleOf(during)]).toEqual([true, 'Lanterns rules']);

    await hall.discord.until(() => aya.directMessages().some((one) => labelsOf(one).includes('Rules')));
    const direct = aya.directMessages().find((one) => labelsOf(one).includes('Rules'))!;
    const opened1 = messageOf(await aya.press(direct.id, 'Rules'));
    expect(opened1.id).not.toBe(direct.id);
    expect(titleOf(await press(aya, opened1, '›'))).toBe('A turn');
    const typed = messageOf(await aya.slash('rules', { game: 'citadels' }, { channel: direct.channel_id }));
    expect(titleOf(typed)).toBe('Citadels rules');

    for (const name of ['ben', 'dara'])
      await hall.tables().resign('1', { user: hall.discord.user(name).member.id, interaction: `resign ${name}` });
    expect(textOf(messageOf(await emil.press(before.id, 'A turn ›')))).toContain('section 1 of 4');
    expect(textOf(messageOf(await emil.slash('rules', {}, { channel: board.channel_id })))).toContain('Table 1');
    expectGood(hall);
  });
});

test('the options of the table are marked, come first, and say what they change', async () => {
  await using hall = await startGuildhall({ games: testGames });
  const emil = hall.discord.user('emil');
  const lobby = await opened(hall, 'carcassonne', ['aya', 'ben']);
  const off = messageOf(await emil.press(lobby.id, 'How to play'));
  expect(textOf(off)).toContain('off at this table');
  await hall.discord.user('aya').slash('option', { name: 'old', value: true }, { channel: 'board-games' });
  const on = messageOf(await emil.press(lobby.id, 'How to play'));
  expect(textOf(on)).toMatch(/Table 1 · played with old farm/);
  expect(textOf(on)).toMatch(/✓ Option `old` · .*on at this table/);
  // The overview says so too, beneath the paragraph that the option changes.
  expect(textOf(on)).toMatch(/\*\*Final scoring\.\*\* .* A farm .*\n> ✓ This table plays with `old`, which changes/);
  expect(textOf(on).match(/This table plays with/g)).toHaveLength(1);
  expect(textOf(off)).not.toContain('This table plays with');
  const [menu] = menusOf(on);
  const optional = menu!.options.filter(({ description }) => description?.startsWith('Option '));
  expect(optional[0]).toMatchObject({ value: 'old', description: 'Option old · on at this table' });
  expect(optional.slice(1).every(({ description }) => description!.endsWith('off at this table'))).toBe(true);
  const farm = messageOf(await emil.select(on.id, menu!.custom_id, ['farm']));
  expect(textOf(farm)).toContain('This table plays with `old`, which changes this section. See “Old farm scoring”.');
  const road = messageOf(await emil.select(on.id, menu!.custom_id, ['road']));
  expect(textOf(road)).not.toContain('This table plays with');
  // Without a table nothing is on or off.
  const plain = messageOf(await emil.slash('rules', { game: 'carcassonne', section: 'farm' }, LOUNGE));
  expect(textOf(plain)).not.toMatch(/this table/i);
  expectGood(hall);
});

describe('a refusal', () => {
  /** A King who can pay for nothing that he holds. */
  async function poorKing(hall: TestGuildhall) {
    beginWith({
      characters: ['king', 'thief', 'bishop', 'merchant'],
      turn: 'king',
      hands: [['palace']],
      gold: [1],
    });
    const id = await startTable(hall, 'citadels', ['aya', 'ben', 'dara', 'emil']);
    const [me] = await awaited(hall, id);
    return { me: me!, board: await shownBoard(hall, id) };
  }

  test('of a button or a command leads to the section that says why', async () => {
    await using hall = await startGuildhall({ games: testGames });
    const { me, board } = await poorKing(hall);
    const build = messageOf(await me.press(board.id, 'Build'));
    expect(textOf(build)).toBe('You have nothing you can build.');
    const page = messageOf(await me.press(build.id, 'Rules: Building'));
    expect([page.id === build.id, isPrivate(page), titleOf(page)]).toEqual([false, true, 'Building']);

    const where = { channel: board.channel_id };
    await me.slash('citadels gold', {}, where);
    const again = messageOf(await me.slash('citadels gold', {}, where));
    expect(textOf(again)).toBe('You already took gold or drew cards this turn.');
    expect(titleOf(messageOf(await me.press(again.id, 'Rules: Gold or cards')))).toBe('Gold or cards');
    expectGood(hall);
  });

  test('of a command that says where a tile cannot lie leads there as well', async () => {
    await using hall = await startGuildhall({ games: testGames });
    const id = await startTable(hall, 'carcassonne', ['aya', 'ben']);
    const where = { channel: (await shownBoard(hall, id)).channel_id };
    const [me] = await awaited(hall, id);
    const refused = messageOf(await me!.slash('carcassonne place', { at: '0 0' }, where));
    const page = messageOf(await me!.press(refused.id, 'Rules: Placing the tile'));
    expect([page.id === refused.id, titleOf(page)]).toEqual([false, 'Placing the tile']);
    expectGood(hall);
  });

  test('leads there from a panel and a hand as well, in a row above their last', () => {
    const button = (label: string) => ({ type: 2, style: 2, label, custom_id: label }) as const;
    const above = { above: 'No.', links: [button('Rules')], last: [button('More')] };
    const panel = { heading: 'Q', lines: [], note: '', hints: [], rows: [], menus: [], lastRows: [], actions: [] };
    const toy: BotGame = testGames.toy;
    const ids = { kind: 'move', table: '1', seq: 2, draft: 3 } as const;
    const shown = panelMessage(toy, { ...panel, view: NOTHING, picture: null, lists: [] }, ids, {
      ...above,
      picture: null,
    });
    const picture = { name: 'hand.png', bytes: new Uint8Array(), alt: 'x' };
    const hand = handMessage(toy, { id: '1' }, { offer: 2 }, { text: 'T', inWords: [], buttons: [] }, picture, above);
    for (const { components } of [shown, hand])
      expect(JSON.stringify(components)).toMatch(/"No\..*"label":"Rules".*"type":1.*"label":"More"/);
  });
});

test('ids that nobody was given open the contents, or ask', async () => {
  await using hall = await startGuildhall({ games: testGames });
  const emil = hall.discord.user('emil');
  const page = messageOf(await emil.slash('rules', { game: 'toy' }, LOUNGE));
  for (const [id, title] of [
    ['v1:rules:toy:999:turn', 'A turn'],
    ['v1:rules:toy:0:nothing', 'Lanterns rules'],
    ['v1:rules:chess:0:turn', 'Rules'],
    ['v1:999:rules:', ''],
    ['v1:rules:constructor:0:', 'Rules'],
  ] as const)
    expect(titleOf(messageOf(await emil.pressStale(page.id, id)))).toBe(title);
  expect(hall.lines.filter(({ level }) => level === 'error')).toEqual([]);
});
