import { expect, test, vi } from 'vitest';
import type { BotGame } from '../../../src/bot/contract.ts';
import { limits } from '../../../src/bot/discord/limits.ts';
import { listWithin } from '../../../src/bot/discord/text.ts';
import { games } from '../../../src/bot/games.ts';
import { carcassonne as engine, type State, tilesOf } from '../../../src/engines/carcassonne/index.ts';
import { carcassonneWords } from '../../../src/words/carcassonne/index.ts';
import { commonWords } from '../../../src/words/common/index.ts';
import { LOCALES } from '../../../src/words/contract.ts';
import { wordsIn } from '../../../src/words/words.ts';
import { position } from '../../engines/carcassonne/support.ts';
import { quickRenderer, startGuildhall } from '../support/guildhall.ts';
import { labelsOf, messageOf, opened, picturesOf, shownBoard, textOf } from '../support/table.ts';

const [tiles] = games.carcassonne.lists;
const say = { name: (seat: number) => `seat ${seat}` };

test('the tiles left are asked for before the start and after the end, by whoever likes', async () => {
  await using hall = await startGuildhall();
  const emil = hall.discord.user('emil');
  const lobby = await opened(hall, 'carcassonne', ['aya', 'ben']);
  const picture = messageOf(await emil.press(lobby.id, 'Tiles left'));
  expect(JSON.stringify(picturesOf(picture))).toContain('72 tiles in the box, including the start tile');
  const inWords = messageOf(await emil.press(picture.id, 'Show as text'));
  const text = textOf(inWords);
  expect(text).toContain('72 tiles in the box, including the start tile\n');
  expect(text).toMatch(/four-way crossing: 1$/m);

  // From the words one comes back to the picture, in the same message.
  const again = messageOf(await emil.press(inWords.id, 'Show as picture'));
  expect([again.id, picturesOf(again).length, labelsOf(again)]).toEqual([picture.id, 1, labelsOf(picture)]);

  await hall.discord.user('aya').press(lobby.id, 'Start');
  const board = await shownBoard(hall, '1');
  const ben = hall.discord.user('ben');
  const question = messageOf(await ben.slash('resign', {}, { channel: board.channel_id }));
  await ben.press(question.id, 'Yes, resign');
  const final = await shownBoard(hall, '1');
  expect(labelsOf(final)).toEqual(expect.arrayContaining(['Look closer', 'Tiles left', 'Board as text']));
  expect(JSON.stringify(picturesOf(messageOf(await emil.press(final.id, 'Tiles left'))))).toContain('70 tiles left');
  expect(labelsOf(messageOf(await emil.press(final.id, 'Look closer')))).toContain('Go to last tile');
  // Without its number, the table that has ended here is found too.
  const position = messageOf(await emil.slash('board', { text: true }, { channel: final.channel_id }));
  expect(textOf(position)).toContain('The game is over.');
});

/** A position with a tile to be placed, two in the stack, and two that fit nowhere. */
const { state } = position({ board: 'D@ X', drawn: 'U', stack: ['U', 'B'] });
const withRemoved: State = {
  ...state,
  removed: [
    { tile: 'C', after: 1 },
    { tile: 'Q', after: 2 },
  ],
};

test.each(LOCALES)('%s: left counts the tile to be placed, everywhere alike', (locale) => {
  const view = engine.open(withRemoved);
  const [heading = '', removed = '', ...kinds] = tiles!.lines(view, [], wordsIn(locale), say);
  const counted = kinds.map((line) => Number(/(\d+)\D*\d+\D*$/.exec(line)?.[1]));
  expect(counted.reduce((sum, count) => sum + count, 0)).toBe(3);
  expect(heading).toContain('3');
  expect(games.carcassonne.status(view, wordsIn(locale))).toContain('3');
  expect(carcassonneWords[locale].game.describe({ open: view, own: null }, { name: String }).join('\n')).toMatch(
    /\b3 |3枚/,
  );
  expect(kinds).toHaveLength(tilesOf([]).length);
  // Those that fit nowhere are apart, and named, also when the game is over.
  const names = withRemoved.removed.map(({ tile }) => carcassonneWords[locale].names.tile(tile));
  for (const name of names) {
    expect(removed).toContain(name);
    expect(games.carcassonne.status(engine.ended(view, null), wordsIn(locale))).toContain(name);
  }
});

test.each(LOCALES)('%s: no tile is counted as to be placed where none is', (locale) => {
  const headingOf = (view: Parameters<NonNullable<typeof tiles>['lines']>[0]) =>
    tiles!.lines(view, [], wordsIn(locale), say)[0]!;
  const ended = engine.ended(engine.open(state), null);
  const last = engine.open(position({ board: 'D@ X', drawn: 'U', stack: [] }).state);
  const toPlace = /including|mitgezählt|含む/;
  expect(headingOf(last)).toMatch(toPlace);
  for (const view of [ended, engine.ended(last, null)]) expect(headingOf(view)).not.toMatch(toPlace);
  expect(headingOf(engine.ended(last, null))).not.toMatch(/\d/);
});

test('a game with several lists has all of them before the start', async () => {
  await using hall = await startGuildhall();
  const lobby = await opened(hall, 'citadels', ['aya', 'ben']);
  expect(labelsOf(lobby)).toEqual(expect.arrayContaining(['Characters', 'Districts']));
  const list = messageOf(await hall.discord.user('emil').press(lobby.id, 'Districts'));
  expect(JSON.stringify(picturesOf(list))).toContain('0 built');
});

test('with every set, the open table’s list has pages as text, and its picture all tiles', async () => {
  const renderer = { ...quickRenderer, render: vi.fn(quickRenderer.render) };
  await using hall = await startGuildhall({ renderer });
  const emil = hall.discord.user('emil');
  const options = ['fluss', 'erweiterung', 'haendler', 'koenig', 'drache'] as const;
  const lobby = await opened(hall, 'carcassonne', ['aya', 'ben'], 'board-games', options);
  const picture = messageOf(await emil.press(lobby.id, 'Tiles left'));
  expect(renderer.render.mock.calls.map(([order]) => order)).toContainEqual(
    expect.objectContaining({ kind: 'sheet', view: null, options }),
  );
  let page = messageOf(await emil.press(picture.id, 'Show as text'));
  let text = textOf(page);
  expect(text).toContain('Page 1 of 2');
  page = messageOf(await emil.press(page.id, 'Next page'));
  text += textOf(page);
  for (const line of tiles!.lines(null, options, wordsIn('en'), say)) expect(text).toContain(line);
  expect(textOf(messageOf(await emil.press(page.id, 'Next page')))).toContain('Page 1 of 2');
});

/** As long as a message holds, with the heading of the list. */
const ROOM = limits.text - 200;

test.each(LOCALES)('%s: every list is told whole as text, and the alt text ends with an entry', (locale) => {
  const { alt, more } = commonWords[locale].look.sheet;
  for (const { lists } of Object.values<BotGame>(games)) {
    for (const list of lists) {
      const lines = list.lines(null, [], wordsIn(locale), say);
      expect(lines.join('\n').length).toBeLessThan(ROOM);
      const whole = alt(list.label(wordsIn(locale)), lines);
      const told = listWithin((some) => alt(list.label(wordsIn(locale)), some), lines, more, limits.altText);
      expect(told.length).toBeLessThanOrEqual(limits.altText);
      if (whole.length <= limits.altText) expect(told).toBe(whole);
      else {
        const kept = lines.filter((line) => told.includes(line)).length;
        expect(told.replace(/。$/u, '').endsWith(more(lines.length - kept))).toBe(true);
        expect(told).toBe(alt(list.label(wordsIn(locale)), [...lines.slice(0, kept), more(lines.length - kept)]));
      }
    }
  }
});

test('the lists of Citadels have the numbers of characters and what they and the districts do', async () => {
  await using hall = await startGuildhall();
  const lobby = await opened(hall, 'citadels', ['aya', 'ben']);
  const emil = hall.discord.user('emil');
  const asText = async (label: string) =>
    textOf(messageOf(await emil.press(messageOf(await emil.press(lobby.id, label)).id, 'Show as text')));
  expect(await asText('Characters')).toContain('\n1 Assassin: Name a character. They lose their turn.\n2 Thief: ');
  expect(await asText('Districts')).toMatch(/\nObservatory \(purple\): .*, 0 built\. Draw 3 cards, keep 1\.\n/);
  const [picture] = picturesOf(messageOf(await emil.press(lobby.id, 'Districts')));
  expect(JSON.stringify(picture)).toMatch(/; … and \d+ more"/);
});
