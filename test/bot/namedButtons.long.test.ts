/** A button is named as it is drawn: on public messages in the server's language, whatever the reader's own. */
import type { APIMessage } from 'discord.js';
import { expect, test } from 'vitest';
import { commonWords } from '../../src/words/common/index.ts';
import { LOCALES, type Locale, type Localized } from '../../src/words/contract.ts';
import { NAMED_BUTTONS } from '../words/support/namedButtons.ts';
import { testGames } from './support/games.ts';
import { startGuildhall, type TestGuildhall } from './support/guildhall.ts';
import { complaints } from './support/players.ts';
import { allTold, buttonOf, messageOf, opened, shownBoard, textOf } from './support/table.ts';

type Sentence = keyof typeof NAMED_BUTTONS;

const DISCORDS: Localized<'en-US' | 'ja' | 'de'> = { en: 'en-US', ja: 'ja', de: 'de' };

/** What Ben and Noor read at a table whose buttons are drawn in one language while they read another. */
async function sentencesAt(hall: TestGuildhall, server: Locale, reader: Locale) {
  const [ben, noor] = [hall.discord.user('ben'), hall.discord.user('noor')];
  for (const one of [ben, noor]) one.set({ locale: DISCORDS[reader], acceptsDms: one === ben });
  await hall.discord.user('aya').slash('settings', { language: server }, { channel: 'lounge' });
  const lobby = await opened(hall, 'toy', ['aya', 'ben', 'noor']);
  const privately = () => noor.messages('board-games').find(({ flags }) => ((flags ?? 0) & 64) !== 0);
  await expect.poll(privately).toBeDefined();
  const refused = privately()!;
  const help = messageOf(await ben.slash('help', {}, { channel: 'lounge' }));
  await hall.discord.user('aya').press(lobby.id, buttonOf(lobby, 'start'));
  const board = await shownBoard(hall, '1');
  await allTold(hall);
  const off = messageOf(await ben.slash('dm off', {}, { channel: board.channel_id }));
  await allTold(hall);
  const stopped = ben.directMessages().at(-1)!;
  return {
    'answers.directOff': [off, board],
    'answers.directRefused': [refused, board],
    'hand.stopped': [stopped, board],
    'look.help.body': [help, lobby],
  } satisfies { readonly [S in Sentence]: readonly [said: APIMessage, drawn: APIMessage] };
}

test.each(LOCALES)('in a server that reads %s, buttons are named as they are drawn', async (server) => {
  for (const reader of LOCALES) {
    await using hall = await startGuildhall({ games: testGames });
    const sentences = await sentencesAt(hall, server, reader);
    const drawnIn = commonWords[server].buttons;
    for (const [sentence, buttons] of Object.entries(NAMED_BUTTONS)) {
      const [said, drawn] = sentences[sentence as Sentence]; // Its keys are these.
      for (const button of buttons) {
        expect(buttonOf(drawn, button)).toBe(drawnIn[button]);
        expect(textOf(said), `${sentence}, read in ${reader}`).toContain(`**${drawnIn[button]}**`);
      }
    }
    expect(complaints(hall)).toEqual([]);
  }
});
