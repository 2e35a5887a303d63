import { describe, expect, test } from 'vitest';
import { alhambra as engine } from '../../../../src/engines/alhambra/index.ts';
import { turn } from '../../../engines/alhambra/support.ts';
import { startGuildhall, type TestGuildhall } from '../../support/guildhall.ts';
import {
  allTold,
  awaited,
  buttonsOf,
  labelsOf,
  messageOf,
  picturesOf,
  shownBoard,
  startTable,
  textOf,
} from '../../support/table.ts';
import { acting, beginWith, expectPeace, openAt, press, pressAs } from '../support/atTable.ts';

const openOf = (hall: TestGuildhall, id: string) => openAt(engine, hall, id);

const saidIn = async (hall: TestGuildhall, id: string): Promise<string> =>
  hall.discord
    .messages((await shownBoard(hall, id)).channel_id)
    .map(textOf)
    .join('\n');

describe('a table of Alhambra on Discord', () => {
  test('S1 S12 the starting money is announced once, with Dirk’s tiles at a table of two', async () => {
    await using hall = await startGuildhall();
    const id = await startTable(hall, 'alhambra', ['aya', 'ben']);
    await allTold(hall);
    const said = await saidIn(hall, id);
    expect(said.match(/^### Starting money$/gm)).toHaveLength(1);
    expect(said).toContain('Dirk');
    expectPeace(hall);
  });

  test('S5 S6 two clicks take coins, three pay exactly and earn an action; Dirk can get the tile', async () => {
    beginWith(
      engine,
      turn({
        seats: 2,
        hands: [['yellow-4', 'yellow-5', 'blue-7'], ['orange-2']],
        market: ['tower-9-ne', 'garden-11-0', 'chambers-7-ne', 'tower-12-0'],
      }),
    );
    await using hall = await startGuildhall();
    const id = await startTable(hall, 'alhambra', ['aya', 'ben']);
    const actor = await acting(hall, id);
    await pressAs(hall, id, actor, 'Buy', 'Yellow: tower 9', '4+5 (exact)');
    expect((await openOf(hall, id)).step).toMatchObject({ kind: 'action', isExtra: true });
    await pressAs(hall, id, actor, 'Buy', 'Blue: chambers 7', '7 (exact)');
    await pressAs(hall, id, actor, 'Take coins', 'Blue 9');
    expect((await openOf(hall, id)).step.kind).toBe('placing');
    const panel = await pressAs(hall, id, actor, 'Place 2 tiles', 'Chambers 7 first', 'Give to Dirk', 'Confirm');
    expect(textOf(panel)).toContain('Done: ');
    expect((await openOf(hall, id)).dirk).toMatchObject({ chambers: 1 });
    await pressAs(hall, id, actor, 'Place the tile', '1', 'Confirm');
    const { players, step } = await openOf(hall, id);
    expect(players[0]).toMatchObject({ alhambra: [{ tile: 'tower-9-ne' }], toPlace: [] });
    expect(step).toMatchObject({ kind: 'action', seat: 1, isExtra: false });
    expectPeace(hall);
  });

  test('two clicks take coins; five buy with the exact coins and place the tile, beside the further action', async () => {
    beginWith(
      engine,
      turn({
        hands: [['yellow-4', 'yellow-5', 'blue-7']],
        market: ['tower-9-ne', 'garden-11-0', 'chambers-7-ne', 'tower-12-0'],
      }),
    );
    await using hall = await startGuildhall();
    const id = await startTable(hall, 'alhambra', ['aya', 'ben', 'dara']);
    const actor = await acting(hall, id);
    const [buying, further, placing] = [
      ['Buy', 'Yellow: tower 9', '4+5 (exact)'],
      ['Take coins', 'Blue 9'],
      ['1', 'Confirm'],
    ];
    // On from message to message, never back to the board.
    const last = await pressAs(hall, id, actor, ...buying, ...further, ...placing);
    expect(textOf(last)).toContain('Done: ');
    expect([buying.length + placing.length, further.length]).toEqual([5, 2]);
    const { players, step } = await openOf(hall, id);
    expect(players[0]).toMatchObject({ alhambra: [{ tile: 'tower-9-ne' }], toPlace: [], coins: 2 });
    expect(step).toMatchObject({ kind: 'action', seat: 1 });
    expectPeace(hall);
  });

  test('S7 at a table of three a reserve tile is swapped, built, and moved back', async () => {
    beginWith(
      engine,
      turn({
        alhambras: [['garden-8-ne 1,0'], [], ['garden-10-0 1,0']],
        reserves: [['tower-9-ne'], ['pavilion-8-0'], []],
      }),
    );
    await using hall = await startGuildhall();
    const id = await startTable(hall, 'alhambra', ['aya', 'ben', 'dara']);
    const paths = [
      ['Swap', 'A · tower 9', '1'],
      ['Build from reserve', 'A · pavilion 8', '1'],
      ['Move to reserve', '1'],
    ];
    for (const path of paths) {
      const actor = await acting(hall, id);
      const last = await pressAs(hall, id, actor, 'Rebuild', ...path);
      expect(textOf(last)).toContain('this ends your actions');
      expect(textOf(messageOf(await actor.press(last.id, 'Confirm')))).toContain('Done: ');
      await allTold(hall);
    }
    const { players } = await openOf(hall, id);
    expect(players.map(({ reserve, alhambra }) => [reserve, alhambra.map(({ tile }) => tile)])).toEqual([
      [['garden-8-ne'], ['tower-9-ne']],
      [[], ['pavilion-8-0']],
      [['garden-10-0'], []],
    ]);
    expectPeace(hall);
  });

  test('S2 S10 the latest scoring is listed by the picture that announced it, and as text; none before', async () => {
    beginWith(engine, turn({ deck: ['scoring-1', 'green-2', 'scoring-2'], alhambras: [['tower-11-n 1,0']] }));
    await using hall = await startGuildhall();
    const id = await startTable(hall, 'alhambra', ['aya', 'ben', 'dara']);
    const noor = hall.discord.user('noor');
    const latest = async () => {
      const lists = messageOf(await noor.press((await shownBoard(hall, id)).id, 'Look closer'));
      return messageOf(await noor.press(lists.id, 'Latest scoring'));
    };
    const before = await latest();
    expect(textOf(before)).toContain('There hasn’t been a scoring round yet.');
    expect([picturesOf(before).length, labelsOf(before)]).toEqual([0, expect.not.arrayContaining(['Show as picture'])]);
    await press(hall, id, 'Take coins', 'Blue 9');
    const after = await latest();
    expect(JSON.stringify(picturesOf(after))).toContain('Towers: 1. Aya 1 (6 points)');
    const inWords = messageOf(await noor.press(after.id, 'Show as text'));
    expect(textOf(inWords)).toContain('Towers: 1. Aya 1 (6 points)');
    expect(picturesOf(messageOf(await noor.press(inWords.id, 'Show as picture')))).toHaveLength(1);
    expectPeace(hall);
  });

  test('S11 several place the tiles they won at once, in any order; the third scoring round waits for all', async () => {
    beginWith(
      engine,
      turn({
        market: ['pavilion-7-e', 'seraglio-8-s', 'tower-13-e', 'tower-12-0'],
        supply: [],
        hands: [['yellow-9', 'orange-3', 'green-2'], ['orange-2', 'orange-2', 'green-2'], ['blue-1']],
      }),
    );
    await using hall = await startGuildhall();
    const id = await startTable(hall, 'alhambra', ['aya', 'ben', 'dara']);
    await press(hall, id, 'Buy', 'Yellow: pavilion 7', '9 (2 too much)');
    await press(hall, id, 'Place the tile', 'Put in reserve', 'Confirm');
    expect((await openOf(hall, id)).step).toEqual({ kind: 'placingWon', seats: [1, 2] });
    const winners = await awaited(hall, id);
    expect(winners.map(({ member }) => member.username)).toEqual(['ben', 'dara']);
    const [ben, dara] = winners;
    expect(buttonsOf(await pressAs(hall, id, dara!, 'Place the tile')).map(({ label }) => label)).not.toContain(
      'Give to Dirk',
    );
    await pressAs(hall, id, dara!, 'Place the tile', '1', 'Confirm');
    expect((await openOf(hall, id)).scorings).toHaveLength(0);
    await pressAs(hall, id, ben!, 'Place the tile', 'Put in reserve', 'Confirm');
    const { step, scorings, players } = await openOf(hall, id);
    expect([step.kind, scorings.length, players[2]!.alhambra.length]).toEqual(['over', 1, 1]);
    expectPeace(hall);
  });
});
