import { createCanvas } from '@napi-rs/canvas';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isolatedName, sanitizeName } from '../../src/bot/discord/text.ts';
import { boardMessage } from '../../src/bot/messages/board.ts';
import { lobbyMessage } from '../../src/bot/messages/lobby.ts';
import { drawBoard } from '../../src/bot/messages/pictures.ts';
import { createMemberNames, distinct, namesInList, playersOf } from '../../src/bot/state/players.ts';
import { carcassonne } from '../../src/engines/carcassonne/index.ts';
import { systemClock } from '../../src/kernel/clock.ts';
import { seeded } from '../../src/kernel/random.ts';
import { sideLayout } from '../../src/render/games/carcassonne/page/layout.ts';
import { card } from '../../src/render/games/carcassonne/page/players.ts';
import { drawnText } from '../../src/render/kit/drawnText.ts';
import { drawableName, lettersOf } from '../../src/render/kit/seats.ts';
import type { Renderer } from '../../src/render/pipeline/renderer.ts';
import { wordsIn } from '../../src/words/words.ts';
import { wrongWith } from './support/checkMessage.ts';
import { createFakeChannels } from './support/fakeChannels.ts';
import { testGames } from './support/games.ts';
import { HOSTILE_NAMES } from './support/hostileNames.ts';
import { openPrinter } from './support/printer.ts';

/** Names that no sentence of ours holds. */
const PLAIN = 'Qwxyzq';
const OTHER = 'Zyzzyva';

/** Everything that is made of a name at a table of Carcassonne: messages, what is drawn, what is read out. */
async function workshop() {
  const printer = await openPrinter(createFakeChannels());
  const game = testGames.carcassonne;
  const id = await printer.begin('carcassonne', ['100000000000000002', '100000000000000003']);
  const table = await printer.get(id);
  const standpoint = table.standpoints!.public;
  return {
    printer,
    async madeOf(raw: string) {
      const players = await playersOf(
        createMemberNames(systemClock, async (_, user) => (user === table.seats[0]!.user ? raw : OTHER)),
        table,
        wordsIn('en'),
      );
      let drawn: readonly string[] = [];
      const renderer: Renderer = {
        ...printer.context.renderer,
        async render(order) {
          if (order.kind === 'board') drawn = order.scene.names;
          return { bytes: new Uint8Array(1), width: 1, height: 1 };
        },
      };
      const picture = await drawBoard({ renderer }, game, table, {
        ...{
          standpoint,
          step: null,
          players,
          words: wordsIn('en'),
          priority: 'board',
        },
      });
      const messages = [
        lobbyMessage(game, { ...table, status: 'lobby' }, players, wordsIn('en'), null),
        lobbyMessage(game, table, players, wordsIn('en'), null),
        boardMessage(game, table, standpoint, players, { ...picture, bytes: new Uint8Array(0) }, []),
      ];
      return { name: distinct([sanitizeName(raw) || 'Seat 1', OTHER])[0]!.said, drawn, alt: picture.alt, messages };
    },
  };
}

/** What would format, mention, link, or hide something. */
const UNCLEAN = /[`*_~|<>[\]\\/@#]|[\p{C}\p{Me}]|\p{M}{3}|^[\s>+.-]|^\d+[.)](\s|$)|\s{2}/u;
/** The parts of an emoji may be joined by what would be invisible elsewhere. */
const withoutEmoji = (name: string): string => name.replace(/\p{RGI_Emoji}/gv, 'x');

describe('§4 People: hostile names', () => {
  test(`${HOSTILE_NAMES.length} of them format, mention and link nothing: one clean name stands everywhere`, async () => {
    const { printer, madeOf } = await workshop();
    await using _ = printer;
    const plain = await madeOf(PLAIN);
    expect(
      [plain.alt, ...plain.messages.map((message) => JSON.stringify(message))].every((one) => one.includes(PLAIN)),
    ).toBe(true);
    const plainMessages = JSON.stringify(plain.messages);
    const seat = 'Seat 1';
    let named = 0;
    for (const raw of HOSTILE_NAMES) {
      const { name, drawn, alt, messages } = await madeOf(raw);
      expect(withoutEmoji(name), JSON.stringify(raw)).not.toMatch(UNCLEAN);
      expect([...new Intl.Segmenter().segment(name)].length, JSON.stringify(raw)).toBeLessThanOrEqual(24);
      expect(drawn[0]).toBe(drawnText(name));
      if (name === seat) continue;
      named++;
      const shown = isolatedName(name);
      const expected = (text: string) => text.replaceAll(PLAIN, shown);
      expect(alt).toBe(expected(plain.alt));
      expect(JSON.stringify(messages)).toBe(plainMessages.replaceAll(PLAIN, JSON.stringify(shown).slice(1, -1)));
      expect(messages.flatMap(wrongWith)).toEqual([]);
    }
    console.info(`${HOSTILE_NAMES.length} names, ${named} of which have something that can be shown`);
    expect(HOSTILE_NAMES.length).toBeGreaterThan(500);
    expect(named).toBeGreaterThan(400);
  });

  test('are drawn inside of the card of their player', () => {
    const [box] = sideLayout(2).cards;
    if (!box) throw new Error('no card');
    const config = { seats: 2, options: [] };
    const { state } = carcassonne.setup(config, carcassonne.deal(config, seeded('names')));
    const open = carcassonne.open(state);
    const [player] = open.players;
    const margin = 60;
    const canvas = createCanvas(box.width + 2 * margin, box.height + 2 * margin);
    const context = canvas.getContext('2d');
    const clean = [...new Set(HOSTILE_NAMES.map((raw) => sanitizeName(raw)))];
    for (const name of clean) {
      const item = card({ ...box, x: margin, y: margin }, player!, {
        open,
        names: [drawableName(name, 0, wordsIn('en'))],
        letters: ['A'],
        isActive: true,
        look: 'column',
      });
      context.save();
      item.paint(context);
      context.restore();
    }
    // All of them one over the other: nothing has come out anywhere. Four pixels around belong to the border.
    const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
    const inside = (x: number, y: number) =>
      Math.abs(x - canvas.width / 2) <= box.width / 2 + 4 && Math.abs(y - canvas.height / 2) <= box.height / 2 + 4;
    let [painted, outside] = [0, 0];
    for (let i = 3; i < data.length; i += 4) {
      if (data[i] === 0) continue;
      const at = (i - 3) / 4;
      if (inside(at % canvas.width, Math.floor(at / canvas.width))) painted++;
      else outside++;
    }
    console.info(`${clean.length} names drawn`);
    expect(painted).toBeGreaterThan(box.width * box.height * 0.9);
    expect(outside).toBe(0);
  });

  test('and random ones likewise', async () => {
    const { printer, madeOf } = await workshop();
    await using _ = printer;
    const plain = JSON.stringify((await madeOf(PLAIN)).messages);
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 60 }), async (raw) => {
        const { name, messages } = await madeOf(raw);
        if (name === 'Seat 1') return;
        expect(JSON.stringify(messages)).toBe(plain.replaceAll(PLAIN, JSON.stringify(isolatedName(name)).slice(1, -1)));
        expect(withoutEmoji(name)).not.toMatch(/[`*_~|<>[\]\\/@#]|[\p{C}\p{Me}]/u);
      }),
      { numRuns: 100 },
    );
  });

  test('from right to left are isolated, so that figures beside them keep their places', async () => {
    const { printer, madeOf } = await workshop();
    await using _ = printer;
    for (const name of ['محمد', 'דנה 7', 'Aya שלום']) {
      const { drawn, alt, messages } = await madeOf(name);
      expect(drawn[0]).toBe(name);
      for (const text of [alt, ...messages.map((message) => JSON.stringify(message))]) {
        const count = text.split(name).length - 1;
        expect(text.split(`\u2068${name}\u2069`).length - 1, text).toBe(count);
        expect(count).toBeGreaterThan(0);
      }
    }
    expect(JSON.stringify((await madeOf('美咲 Ben')).messages)).not.toMatch(/[\u2066-\u2069]/);
  });

  test('never reach the log, clean or not', async () => {
    const channels = createFakeChannels();
    const printer = await openPrinter(channels);
    await using _ = printer;
    const raw = '**Qwxyzq** @everyone';
    Object.assign(printer.context, { names: createMemberNames(systemClock, async () => raw) });
    const id = await printer.begin('carcassonne', ['ann', 'bob']);
    for (const code of [50013, 50035, 0]) channels.fail('openThread', code);
    for (const code of [50035, 0, 50001]) channels.fail('post', code);
    await printer.start();
    await expect.poll(() => printer.lines.length).toBeGreaterThan(2);
    await printer.tables.resign(id, printer.request('bob'));
    expect(JSON.stringify(printer.lines)).not.toMatch(/Qwxyzq|everyone/);
  });
});

describe('names that are taken for one another at a table', () => {
  test('get the numbers of their seats, everywhere alike; all others stay as they are', async () => {
    const { madeOf, printer } = await workshop();
    await using _ = printer;
    const { alt, drawn, messages } = await madeOf('Ζyzzyvа'); // A Greek and a Cyrillic letter.
    expect(drawn).toEqual(['Ζyzzyvа (1)', 'Zyzzyva (2)']);
    for (const text of [alt, ...messages.map((message) => JSON.stringify(message))]) {
      expect(text).toContain('Ζyzzyvа (1)');
      expect(text.replaceAll('Zyzzyva (2)', '')).not.toContain(OTHER);
    }
    expect((await madeOf(PLAIN)).drawn).toEqual([PLAIN, OTHER]);
  });

  test.each([
    [
      ['Aya', 'Ben'],
      ['Aya', 'Ben'],
    ],
    [
      ['Aya', 'Ben', 'Ауа'],
      ['Aya (1)', 'Ben', 'Ауа (3)'],
    ],
    [
      ['Aya', 'Aya', 'Aya'],
      ['Aya (1)', 'Aya (2)', 'Aya (3)'],
    ],
    // Whoever calls himself like a name with its number gets one as well, and so does whoever plays a nameless seat.
    [
      ['Aya', 'Aya', 'Ben', 'Aya (1)'],
      ['Aya (1)', 'Aya (2)', 'Ben', 'Aya (1) (4)'],
    ],
    [
      ['Seat 2', 'Seat 2'],
      ['Seat 2 (1)', 'Seat 2 (2)'],
    ],
    [
      ['美咲', '美桜', 'さくら'],
      ['美咲', '美桜', 'さくら'],
    ],
    [
      ['a'.repeat(24), 'a'.repeat(24)],
      [`${'a'.repeat(20)} (1)`, `${'a'.repeat(20)} (2)`],
    ],
  ])('%j are shown as %j', (names, shown) => {
    expect(distinct(names)).toEqual(shown.map((name) => ({ said: name, drawn: name })));
    expect(new Set(distinct(shown).map(({ drawn }) => drawn)).size).toBe(names.length);
  });

  test('only as they are drawn get numbers, too', () => {
    expect(distinct(['Mia🐺', 'Mia🦊', 'Ben'])).toEqual([
      { said: 'Mia🐺 (1)', drawn: 'Mia (1)' },
      { said: 'Mia🦊 (2)', drawn: 'Mia (2)' },
      { said: 'Ben', drawn: 'Ben' },
    ]);
    expect(distinct(['ᚠᚢᚦ', '🐺']).map(({ drawn }) => drawn)).toEqual(['〓 (1)', '〓 (2)']);
    expect(distinct(['ᚠᚢᚦ', 'Ben']).map(({ drawn }) => drawn)).toEqual(['〓', 'Ben']);
  });

  test('alike in one list get numbers, too; unknown ones are left out, and whoever is there twice is one', async () => {
    const raw: { readonly [user: string]: string } = { a: 'Mia🐺', b: 'Ben', c: 'Mia🦊' };
    const names = createMemberNames(systemClock, async (_, user) => raw[user] ?? null);
    const shown = await namesInList(names, 'guild', ['a', 'gone', 'b', 'c', 'a']);
    expect([...shown]).toEqual([
      ['a', 'Mia🐺 (1)'],
      ['b', 'Ben'],
      ['c', 'Mia🦊 (3)'],
    ]);
  });

  test('have different letters on their pieces, and letters that look different', () => {
    expect(lettersOf(['Aya', 'Ауа', 'Ben'])).toEqual(['A', 'У', 'B']);
    expect(lettersOf(['Ben', 'Вера'])).toEqual(['B', 'Е']);
  });
});

test.each([
  ['﷽'.repeat(24), 4],
  ['𒐫'.repeat(24), 4],
  ['⸻'.repeat(24), 4],
  ['꧅'.repeat(24), 4],
  ['ﷺ', 18],
])('24-fold ligatures are no wider than other names: %s', (raw, most) => {
  const name = sanitizeName(raw);
  expect([...new Intl.Segmenter().segment(name)].length).toBeLessThanOrEqual(most);
  expect(name).not.toMatch(/[\uFB50-\uFDFC]/);
});
