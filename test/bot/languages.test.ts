/** Whose language is spoken: the server's in public, the reader's own in private. */
import type { APIMessage } from 'discord.js';
import { describe, expect, test } from 'vitest';
import { GUILDS, MEMBERS } from '../../src/playground/world/world.ts';
import { commandWords } from '../../src/words/carcassonne/commands/index.ts';
import { panelWords } from '../../src/words/carcassonne/panel/index.ts';
import { commonWords } from '../../src/words/common/index.ts';
import type { Locale, Localized } from '../../src/words/contract.ts';
import { checkedLog } from '../playground/support/checkedLog.ts';
import { startGuildhall } from './support/guildhall.ts';
import { languageOf } from './support/language.ts';
import { complaints, picker, placeByButtons, refusedRequests, suggestions } from './support/players.ts';
import {
  awaited,
  buttonOf,
  labelsOf,
  messageOf,
  opened,
  picturesOf,
  shownBoard,
  startTable,
  tableOf,
  textOf,
} from './support/table.ts';

const fits = checkedLog();
const SQUARE = GUILDS[1]!;
const CHANNEL = 'ボードゲーム';
const NAMES = MEMBERS.map(({ name }) => name);
const READS: { readonly [username: string]: Locale } = { misaki: 'ja', aya: 'en', clemens: 'de' };
const DISCORDS: Localized<'en-US' | 'ja' | 'de'> = { en: 'en-US', ja: 'ja', de: 'de' };

/** The stand-in with three members of a Japanese server, each of whom reads another language. */
async function squareHall() {
  const hall = await startGuildhall();
  for (const [name, locale] of Object.entries(READS)) hall.discord.user(name).set({ locale: DISCORDS[locale] });
  return hall;
}

/** All that a message says: its texts, and its pictures in words. */
const said = (message: APIMessage): string =>
  [textOf(message), ...picturesOf(message).map((picture) => JSON.stringify(picture.items))].join('\n');

describe('a table of three languages', () => {
  // A whole game through the stand-in: it waits for no clock, but is much work beside other tests.
  test('is played to its end: everybody reads Japanese in public, and in private each his own language', {}, async () => {
    await using hall = await squareHall();
    const id = await startTable(hall, 'carcassonne', ['misaki', 'aya', 'clemens'], CHANNEL);
    const pick = picker('three languages');
    const privately = new Map<string, number>();

    for (;;) {
      const [me] = await awaited(hall, id);
      if (me === undefined) break;
      const { username } = me.member;
      const own = READS[username]!;
      const expectOwn = (answer: APIMessage) => {
        expect(languageOf(said(answer), NAMES), `${username}: ${said(answer)}`).toBe(own);
        privately.set(username, (privately.get(username) ?? 0) + 1);
      };
      const board = await shownBoard(hall, id);
      // Whoever is not to move is told so, in his own language too.
      for (const name of Object.keys(READS).filter((other) => other !== username && pick([true, false]))) {
        const answer = messageOf(await hall.discord.user(name).press(board.id, panelWords.ja.buttons.placeTile));
        expect(languageOf(said(answer), NAMES), said(answer)).toBe(READS[name]);
      }
      await placeByButtons(me, board, pick, { server: 'ja', own }, expectOwn);
    }

    const final = await shownBoard(hall, id);
    const { channel } = await tableOf(hall, id);
    const publicly = [...hall.discord.messages(final.channel_id), ...hall.discord.messages(channel)];
    for (const message of publicly) {
      if (message.author.username !== 'guildhall' || said(message) === '') continue;
      expect(languageOf(said(message), NAMES), said(message)).toBe('ja');
    }
    expect((await tableOf(hall, id)).status).toBe('finished');
    expect(publicly.length).toBeGreaterThan(60);
    expect([...privately.keys()].toSorted()).toEqual(['aya', 'clemens', 'misaki']);
    expect(Math.min(...privately.values())).toBeGreaterThan(60);
    console.info(`${publicly.length} public messages, private ones: ${JSON.stringify(Object.fromEntries(privately))}`);
    expect(refusedRequests(hall)).toEqual([]);
    expect(complaints(hall)).toEqual([]);
    fits(hall.discord);
  });

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
      expect(textOf(wrong)).toContain(`${commandWords[own].subcommands.place.options.at.name}:`);
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
    expect(labelsOf(board)).toContain(panelWords.de.buttons.placeTile);
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
