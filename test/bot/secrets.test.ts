import { expect, test } from 'vitest';
import { type State, toy } from '../toy/engine/index.ts';
import { testGames } from './support/games.ts';
import { startGuildhall } from './support/guildhall.ts';
import { moveByPanel, picker } from './support/players.ts';
import { awaited, shownBoard, startTable, tableOf } from './support/table.ts';

/** The candles named in a text; places of the square have another form. */
const candlesIn = (text: string): readonly string[] => text.match(/\b[123][a-h]\b/g) ?? [];

test('what is sent of a game with hidden hands names to nobody a candle that he cannot know', async () => {
  await using hall = await startGuildhall({ games: testGames });
  const players = ['aya', 'ben', 'dara'] as const;
  const id = await startTable(hall, 'toy', [...players]);
  const pick = picker('secrets');
  /** By viewer, the candles that have been his to see, or everybody's. */
  const known = new Map<string, Set<string>>([...players, 'emil'].map((name) => [name, new Set()]));
  let seen = 0;
  /** Candles that a player saw before a watcher did: they were secret for a time. */
  const secret = new Set<string>();

  const learn = async (): Promise<boolean> => {
    const { standpoints, seats, status } = await tableOf(hall, id);
    const state = (await hall.state(id)) as State; // The table plays the toy.
    const shownToAll = standpoints!.public.recent.flatMap(({ sights }) =>
      candlesIn(JSON.stringify(sights.filter(({ kind }) => kind === 'hung' || kind === 'auctionClosed'))),
    );
    for (const [name, candles] of known) {
      const seat = seats.find(({ user }) => user === hall.discord.user(name).member.id)?.seat;
      for (const candle of shownToAll) candles.add(candle);
      // A candle may be drawn and offered by force in one step: then it was never seen in the hand.
      if (seat !== undefined) for (const candle of candlesIn(JSON.stringify(toy.own(state, seat)))) candles.add(candle);
    }
    for (const name of players)
      for (const candle of known.get(name)!.difference(known.get('emil')!)) secret.add(candle);
    return status === 'running';
  };

  while (await learn()) {
    const board = await shownBoard(hall, id);
    await moveByPanel(pick(await awaited(hall, id)), board, pick);
    await learn();
    await shownBoard(hall, id);
    // Everything that reached each member: public messages, private panels, alt texts, labels, custom ids, choices.
    for (const [name, candles] of known) {
      const reached = candlesIn(JSON.stringify(hall.discord.user(name).transcript()));
      expect([name, reached.filter((candle) => !candles.has(candle))]).toEqual([name, []]);
      seen += reached.length;
    }
  }
  expect(seen).toBeGreaterThan(100);
  expect(secret.size).toBeGreaterThan(players.length);
  console.info(`${seen} candles named; ${secret.size} of 20 different ones were secret for a time`);
});
