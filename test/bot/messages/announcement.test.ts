/** Whatever any game announces has words in every language and a picture of the same name, within Discord's limits. */
import { describe, expect, test } from 'vitest';
import type { BotGame } from '../../../src/bot/contract.ts';
import { announcedIn, announcementMessage } from '../../../src/bot/messages/announcement.ts';
import type { Players } from '../../../src/bot/state/players.ts';
import type { Engine, Kind } from '../../../src/engines/contract.ts';
import { playout } from '../../../src/engines/playout.ts';
import { seeded } from '../../../src/kernel/random.ts';
import type { PictureOrder } from '../../../src/render/pipeline/order.ts';
import { createPainter } from '../../../src/render/pipeline/painter.ts';
import type { SeenRow } from '../../../src/tables/table/standpoint.ts';
import type { Table } from '../../../src/tables/table/table.ts';
import { LOCALES } from '../../../src/words/contract.ts';
import { engineOf } from '../../support/engines.ts';
import { pictures } from '../../toy/render/module.ts';
import { wrongWith } from '../support/checkMessage.ts';
import { testGames } from '../support/games.ts';
import { startGuildhall } from '../support/guildhall.ts';
import { buttonsOf, messageOf, startTable, textOf } from '../support/table.ts';

const NAMES = ['Annika', 'Ben', 'さくら', 'Maximilian der Große', 'Theo', 'Мария', 'Zoë', 'W'.repeat(32)];
const players: Players = {
  names: NAMES,
  say: { name: (seat) => `◆ ${NAMES[seat]}` },
  plain: { name: (seat) => NAMES[seat]! },
};

/** What everyone learns in a random game, a row for each move. */
function rowsOf(engine: Engine, seats: number, seed: string): readonly SeenRow[] {
  const config = { seats, options: [] };
  const [random, again] = [seeded(seed), seeded(seed)];
  const all: (readonly Kind[])[] = [engine.setup(config, engine.deal(config, again)).events];
  playout(engine, config, random, ({ events }) => void all.push(events));
  return all.map((events, index) => ({
    ...{ seq: index + 1, actor: 'seat', seat: null, kind: index === 0 ? 'start' : 'move', rulesVersion: null },
    sights: events.map((event) => engine.sight(event, 'table')),
  }));
}

describe.each(Object.entries<BotGame>(testGames))('what %s announces', (id, game) => {
  const engine = engineOf(id);
  const { min, max } = engine.seats([]);
  const announced = [min, max].flatMap((seats) => announcedIn(game, rowsOf(engine, seats, `announced/${seats}`)));
  const inWords = Object.keys(game.words.en.announcements ?? {});

  test('is every announcement that its words and its pictures have', () => {
    expect([...new Set(announced.map(({ name }) => name))].toSorted()).toEqual(inWords.toSorted());
    expect(Object.keys(pictures[id as keyof typeof pictures].announcements ?? {}).toSorted()).toEqual(
      inWords.toSorted(),
    );
  });

  test.runIf(inWords.length > 0)('is a message that Discord takes, in every language, with its picture', async () => {
    const orders: PictureOrder[] = [];
    const renderer = {
      async render(order: PictureOrder) {
        orders.push(order);
        return { bytes: new Uint8Array(1), width: 1, height: 1 };
      },
      close: async () => {},
    };
    for (const locale of LOCALES) {
      for (const one of announced) {
        const { heading, lines, alt } = game.words[locale].announcements![one.name]!.announce(
          one.sights,
          players.plain,
        );
        expect(heading).toMatch(/^[^*_\n]{1,100}$/);
        expect(lines.join('\n').length).toBeLessThanOrEqual(1_000);
        expect(alt.join(' ')).toMatch(/^[^*]+$/);
        // All that the message asks of its table.
        const table = { id: '123456789', game: id, locale } as Table;
        const message = await announcementMessage({ renderer }, game, table, players, one);
        expect(wrongWith(message)).toEqual([]);
        expect(message.pings).toEqual([]);
      }
    }
    const painter = createPainter(pictures);
    const [first, last] = [orders[0]!, orders.at(-1)!];
    for (const order of [first, ...orders.filter((_, i) => i % 7 === 3), last]) {
      const { width, height } = painter.paint(order);
      expect(width * height).toBeGreaterThan(10_000);
    }
  });
});

test('the button of an announcement opens the rules', async () => {
  await using hall = await startGuildhall({ games: testGames });
  const id = await startTable(hall, 'toy', ['aya', 'ben']);
  const { thread } = (await hall.tables().get(id))!;
  const message = hall.discord.messages(thread!).find((one) => textOf(one).startsWith('### Round 1'))!;
  const labels = buttonsOf(message).map(({ label }) => label);
  expect(labels).toEqual(['Rules']);
  const told = messageOf(await hall.discord.user('ben').press(message.id, 'Rules'));
  expect(textOf(told)).toContain('Lanterns');
});
