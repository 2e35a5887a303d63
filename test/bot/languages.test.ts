/** Whose language is spoken: the server's in public, the reader's own in private. */

import type { APIMessage } from 'discord.js';
import { describe, expect, test } from 'vitest';
import { GUILDS } from '../../src/playground/world/world.ts';
import { carcassonneWords } from '../../src/words/carcassonne/index.ts';
import { commonWords } from '../../src/words/common/index.ts';
import { languageOf } from './support/language.ts';
import { picker, placeByButtons, refusedRequests, suggestions } from './support/players.ts';
import { CHANNEL, NAMES, READS, squareHall } from './support/squareHall.ts';
import { awaited, buttonOf, labelsOf, messageOf, opened, shownBoard, startTable, textOf } from './support/table.ts';

const SQUARE = GUILDS[1]!;

describe('a table of three languages', () => {
  test('suggests moves in the language of who types, and names options as he sees them when they are missing', async () => {
    await using hall = await squareHall();
    const id = await startTable(hall, 'carcassonne', ['misaki', 'aya', 'clemens'], CHANNEL);
    for (let turn = 0; turn < 3; turn++) {
      const [me] = await awaited(hall, id);
      const own = READS[me!.member.username]!;
      const where = { channel: CHANNEL, focused: 'at' };
      const [first, ...others] = await suggestions(me!, 'carcassonne place', {}, where);
      expect(languageOf([first, ...others].map((one) => one?.name).join('\n'), NAMES)).toBe(own);
      const wrong = messageOf(await me!.slash('carcassonne place', { at: 'nowhere' }, { channel: CHANNEL }));
      expect(textOf(wrong)).toContain(`${carcassonneWords[own].commands.subcommands.place.options.at.name}:`);
      expect(languageOf(textOf(wrong), NAMES)).toBe(own);
      await placeByButtons(me!, await shownBoard(hall, id), picker('typed'), { server: 'ja', own });
    }
  });
});

describe('the language of a server', () => {
  test('is chosen by a manager, and by whom an admin allows it', async () => {
    await using hall = await squareHall();
    for (const name of ['aya', 'clemens']) hall.discord.allowCommand(SQUARE.id, 'settings', name);
    const ask = async (name: string, options: Readonly<Record<string, string>>) =>
      textOf(messageOf(await hall.discord.user(name).slash('settings', options, { channel: CHANNEL })));

    expect(await ask('aya', {})).toBe(
      commonWords.en.answers.settings(
        {
          kind: 'settings',
          language: 'ja',
          isChosen: false,
          keepsPictures: false,
          clock: commonWords.en.clock.line({ kind: 'none' }),
        },
        { name: String },
      ),
    );

    const lobby = await opened(hall, 'carcassonne', ['aya', 'misaki'], CHANNEL);
    expect(languageOf(textOf(lobby), NAMES)).toBe('ja');
    expect(await ask('misaki', { language: 'de' })).toContain('ドイツ語');
    expect(await ask('clemens', {})).toContain('auf Deutsch');
    expect(await ask('aya', {})).toMatch(/are in German\./);
    await hall.restart();

    // Tables that are open already go on in the new language.
    await hall.discord.user('aya').press(lobby.id, buttonOf(lobby, 'start'));
    const board = await shownBoard(hall, idOfTable(lobby));
    expect(labelsOf(board)).toContain(carcassonneWords.de.panel.buttons.placeTile);
    expect(languageOf(textOf(board), NAMES)).toBe('de');
    expect(languageOf(textOf(await opened(hall, 'carcassonne', ['clemens'], CHANNEL)), NAMES)).toBe('de');

    expect(await ask('misaki', { language: 'discord' })).toContain('日本語');
    expect(await ask('clemens', {})).toContain('auf Japanisch, denn');
    expect(languageOf(textOf(await opened(hall, 'carcassonne', ['clemens'], CHANNEL)), NAMES)).toBe('ja');
    expect(refusedRequests(hall)).toEqual([]);
  });

  test('is the server’s own on Discord where nothing was chosen', async () => {
    await using hall = await squareHall();
    const lobby = await opened(hall, 'carcassonne', ['clemens', 'aya']);
    expect(languageOf(textOf(lobby), NAMES)).toBe('en');
  });
});

const idOfTable = (lobby: APIMessage): string => /"custom_id":"v1:(\d+):/.exec(JSON.stringify(lobby))?.[1] ?? '';
