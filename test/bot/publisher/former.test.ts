/** A board message that has been replaced: its turn in a line or two, so that the thread reads as the story of the game. */
import { describe, expect, test } from 'vitest';
import { createFakeChannels, type FakeChannels } from '../support/fakeChannels.ts';
import { openPrinter } from '../support/printer.ts';

const boards = (channels: FakeChannels) => channels.posted.filter(({ nonce }) => nonce.includes('.b'));

/** A table of Carcassonne with its first board, and how one turn is played there. */
async function atTable() {
  const channels = createFakeChannels();
  const printer = await openPrinter(channels);
  const id = await printer.begin('carcassonne', ['ann', 'bob']);
  await channels.post('channel', { components: [], files: [], kept: [], pings: [] }, { nonce: 'x', isSilent: true });
  await printer.start();
  await printer.idle();
  const turn = async (): Promise<void> => {
    const awaited = async () => (await printer.get(id)).seats.find((seat) => seat.awaited)!.seat;
    const before = await awaited();
    while ((await awaited()) === before) {
      const kinds = [...(await printer.get(id)).standpoints!.of(before).legal()].map(({ kind }) => kind);
      await printer.playAny(id, kinds.find((kind) => kind === 'placeFollower') ?? kinds[0]);
    }
  };
  return { channels, printer, id, turn };
}

const contentOf = ({ message }: ReturnType<typeof boards>[number]) =>
  message.components.map((component) => ('content' in component ? component.content : 'a container'));

describe('a replaced board', () => {
  test('becomes a line or two that tell its whole turn, without picture and buttons', async () => {
    const { channels, printer, id, turn } = await atTable();
    await using _ = printer;
    await turn();
    await printer.idle();
    const [old, now] = boards(channels);
    expect(old!.message.files).toEqual([]);
    expect(contentOf(old!)).toEqual([
      expect.stringMatching(/^■ \w+ placed a tile at .* with a (knight|thief|monk|farmer)/),
    ]);
    expect(contentOf(now!)).toEqual(['a container']);
    const { messages } = await printer.get(id);
    expect(messages.board?.turnSeq).toBe(messages.board?.seq);
  });

  test('of the first turn tells how the game began', async () => {
    const channels = createFakeChannels();
    const printer = await openPrinter(channels);
    await using _ = printer;
    const id = await printer.begin('citadels', ['eve', 'fay', 'gil', 'hal']);
    await printer.start();
    await printer.idle();
    for (let i = 0; i < 4; i++) await printer.playAny(id, 'chooseCharacter');
    await printer.idle();
    expect(boards(channels).slice(0, -1).flatMap(contentOf).join('\n')).toMatch(
      /^Everyone starts with 4 cards and 2 gold\..*Round 1\. /s,
    );
  });

  test('tells the turns that were skipped in a burst, too', async () => {
    const { channels, printer, turn } = await atTable();
    await using _ = printer;
    const release = channels.hold('post', 'board');
    for (let i = 0; i < 3; i++) await turn();
    release();
    await printer.idle();
    const told = boards(channels).slice(0, -1).flatMap(contentOf).join('\n');
    expect(told.match(/placed a tile at/g)).toHaveLength(3);
  });

  test('keeps its picture where the server wants that', async () => {
    const { channels, printer, turn } = await atTable();
    await using _ = printer;
    await printer.tables.changeSettings({ guild: 'guild', keepsPictures: true, discordLocale: 'en' });
    await turn();
    await printer.idle();
    const [old] = boards(channels);
    expect(old!.message.kept).toHaveLength(1);
    expect(JSON.stringify(old!.message.components)).toContain('placed a tile at');
  });
});
