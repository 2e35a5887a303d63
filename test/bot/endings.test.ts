/** Tables that end otherwise than by a last move: pictures, messages and answers all say so. */
import type { APIMessage } from 'discord.js';
import { describe, expect, test } from 'vitest';
import type { Games } from '../../src/bot/contract.ts';
import { games } from '../../src/bot/games.ts';
import { carcassonne } from '../../src/engines/carcassonne/index.ts';
import { type Standings, seatsOf } from '../../src/engines/contract.ts';
import { games as engines, GAME_IDS, type GameId } from '../../src/engines/games.ts';
import { seeded } from '../../src/kernel/random.ts';
import type { PictureOrder } from '../../src/render/pipeline/order.ts';
import type { Renderer } from '../../src/render/pipeline/renderer.ts';
import type { Engines } from '../../src/tables/table/table.ts';
import type { GameResult, TableHead } from '../../src/tables/table/tableHead.ts';
import { standpointsOf } from '../../src/tables/view/makeStandpoints.ts';
import { commonWords } from '../../src/words/common/index.ts';
import { LOCALES, type Locale } from '../../src/words/contract.ts';
import { quickRenderer, startGuildhall, type TestGuildhall } from './support/guildhall.ts';
import { complaints, refusedRequests } from './support/players.ts';
import { buttonOf, labelsOf, messageOf, picturesOf, shownBoard, startTable, tableOf, textOf } from './support/table.ts';

const MEMBERS = ['aya', 'ben', 'dara', 'emil', 'priya', 'noor', 'misaki'] as const;
/** The host and the others of a table as small as the game allows. */
const playersOf = (game: GameId): readonly [string, ...string[]] => {
  const [host, ...others] = MEMBERS;
  return [host, ...others.slice(0, games[game].engine.seats([]).min - 1)];
};
/** Each game in one language, and each language in one game at least. */
const CASES = GAME_IDS.map((game, at) => [game, LOCALES[at % LOCALES.length]!] as const);

async function watchedHall(locale: Locale) {
  const orders: PictureOrder[] = [];
  const renderer: Renderer = {
    ...quickRenderer,
    render: (order, urgency) => {
      orders.push(order);
      return quickRenderer.render(order, urgency);
    },
  };
  const hall = await startGuildhall({ renderer });
  for (const name of MEMBERS) hall.discord.user(name).set({ locale: locale === 'en' ? 'en-US' : locale });
  await hall.tables().changeSettings({ guild: hall.discord.guilds[0]!.id, locale, discordLocale: 'en' });
  return { hall, orders };
}

/** What everybody may know in the public picture that was ordered last. */
const lastShown = (orders: readonly PictureOrder[]): unknown => {
  const order = orders.findLast((one) => one.kind === 'board' && one.viewer === 'table');
  return order?.kind === 'board' ? order.view.open : null;
};

/** The names in the public picture that was ordered last. */
const lastNames = (orders: readonly PictureOrder[]): readonly string[] => {
  const order = orders.findLast((one) => one.kind === 'board' && one.viewer === 'table');
  return order?.kind === 'board' ? order.scene.names : [];
};

/** What somebody is asked to do at a running table, as its players read it. */
async function taskAt(hall: TestGuildhall, id: string, locale: Locale): Promise<string> {
  const { game, standpoints } = await tableOf(hall, id);
  const { words } = (games as Games)[game]!;
  return words[locale].task(standpoints!.public.view.open);
}

/** What everybody may know of the table now that it has ended with these standings. */
async function endedAt(hall: TestGuildhall, id: string, standings: Standings | null): Promise<object> {
  const { game, standpoints } = await tableOf(hall, id);
  return (engines as Engines)[game]!.ended(standpoints!.public.view.open, standings);
}

const altOf = (message: APIMessage): string => JSON.stringify(picturesOf(message));

async function resignation(hall: TestGuildhall, name: string, channel: string, locale: Locale) {
  const member = hall.discord.user(name);
  const question = messageOf(await member.slash('resign', {}, { channel }));
  const done = messageOf(await member.press(question.id, commonWords[locale].buttons.resignSure));
  return { question: textOf(question), done: textOf(done) };
}

describe('a table that all others have left', () => {
  test.each(CASES)(
    '%s in %s shows who has won and the score, and nobody is told that it goes on',
    async (game, locale) => {
      const { hall, orders } = await watchedHall(locale);
      await using _ = hall;
      const [winner, ...others] = playersOf(game);
      const id = await startTable(hall, game, playersOf(game));
      const task = await taskAt(hall, id, locale);
      expect(textOf(await shownBoard(hall, id))).toContain(task);
      const { answers } = commonWords[locale];
      const say = { name: (seat: number) => ['● Aya', '■ Ben'][seat] ?? '' };
      for (const [index, name] of others.entries()) {
        const board = await shownBoard(hall, id);
        const isLast = index === others.length - 1;
        const winners = isLast ? ['● Aya'] : [];
        const { question, done } = await resignation(hall, name, board.channel_id, locale);
        expect(question).toBe(answers.resignQuestion({ kind: 'resignQuestion', table: id, winners }, say));
        expect(done).toBe(answers.resigned({ kind: 'resigned', table: id, winners }, say));
        // Everybody reads of it at the table.
        if (isLast) continue;
        expect(lastNames(orders).slice(0, 2), 'the game goes on').toEqual(['Aya', 'Ben']);
        expect(textOf(await shownBoard(hall, id))).toContain(commonWords[locale].board.resigned('■ Ben', true));
      }
      const { result } = await tableOf(hall, id);
      const final = await shownBoard(hall, id);
      expect(lastShown(orders)).toEqual(await endedAt(hall, id, result!.standings));
      expect(lastNames(orders).slice(0, 2)).toEqual(['Aya', commonWords[locale].final.resigned('Ben')]);
      expect(result!.standings[0]!.seat).toBe(0);
      expect(`${textOf(final)} ${altOf(final)}`).not.toContain(task);
      const log = messageOf(await hall.discord.user(winner).press(final.id, buttonOf(final, 'moveList')));
      expect(textOf(log)).toContain(commonWords[locale].board.resigned('■ Ben', false));

      // Whoever looks at it afterwards sees the same.
      const again = messageOf(
        await hall.discord.user('ben').slash('board', { table: id }, { channel: final.channel_id }),
      );
      expect(lastShown(orders)).toEqual(await endedAt(hall, id, result!.standings));
      expect(altOf(again)).not.toContain(task);
      // In a replay, nobody has resigned yet.
      messageOf(await hall.discord.user(winner).press(final.id, buttonOf(final, 'replay')));
      expect(orders.at(-1)).toMatchObject({ isPast: true, scene: { names: expect.arrayContaining(['Aya', 'Ben']) } });
      expect(refusedRequests(hall)).toEqual([]);
      expect(complaints(hall)).toEqual([]);
    },
  );
});

describe('a table that was closed while its game ran', () => {
  test.each(CASES)('%s in %s names no winner and asks nobody for anything', async (game, locale) => {
    const { hall, orders } = await watchedHall(locale);
    await using _ = hall;
    const id = await startTable(hall, game, playersOf(game));
    const task = await taskAt(hall, id, locale);
    await shownBoard(hall, id);
    const user = hall.discord.user('aya').member.id;
    const closed = await hall.tables().cancel(id, { interaction: 'close', user, byModerator: true });
    expect(closed.ok).toBe(true);
    const final = await shownBoard(hall, id);
    expect(textOf(final)).toContain(commonWords[locale].lobby.cancelled());
    expect(lastShown(orders)).toEqual(await endedAt(hall, id, null));
    expect(`${textOf(final)} ${altOf(final)}`).not.toContain(task);
    expect(complaints(hall)).toEqual([]);
  });
});

test('whoever has resigned is told so, and not asked once more', async () => {
  await using hall = await startGuildhall();
  const id = await startTable(hall, 'citadels', playersOf('citadels'));
  const { channel_id: channel } = await shownBoard(hall, id);
  await resignation(hall, 'ben', channel, 'en');
  const again = messageOf(await hall.discord.user('ben').slash('resign', {}, { channel }));
  expect([textOf(again), labelsOf(again)]).toEqual([
    'You’re no longer playing at this table. `/comeback` brings you back while no one else has your seat.',
    [],
  ]);
  const board = await shownBoard(hall, id);
  expect(textOf(board)).toContain('-# The bot is playing for ■ Ben.');
  const pressed = messageOf(await hall.discord.user('ben').press(board.id, labelsOf(board)[0]!));
  expect(textOf(pressed)).toMatch(/^You’ve left this game\./);
});

test('where seats have resigned, the picture has the standings of the table and not those of the rules', () => {
  const config = { seats: 3, options: [] };
  const [first, second, third] = seatsOf(3);
  const standings = [first!, third!, second!].map((seat, i) => ({ seat, place: i + 1, points: 10 + seat }));
  const { state } = carcassonne.setup(config, carcassonne.deal(config, seeded('three')));
  const result: GameResult = { how: 'played', standings, scores: [] };
  const openOf = (status: TableHead['status'], of: GameResult | null) =>
    standpointsOf(carcassonne, state, { status, result: of, seats: [] }, []).public.view.open;
  expect(openOf('finished', result)).toMatchObject({ step: { kind: 'over', standings } });
  expect(openOf('running', null)).toEqual(carcassonne.open(state));
});
