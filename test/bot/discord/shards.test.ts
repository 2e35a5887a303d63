/** A bot with several connections (shards): events of a server come on its own, those of direct messages on the first. */
import { describe, expect, test } from 'vitest';
import { checkedLog } from '../../playground/support/checkedLog.ts';
import { testGames } from '../support/games.ts';
import { startGuildhall } from '../support/guildhall.ts';
import { complaints, refusedRequests } from '../support/players.ts';
import { allTold, awaited, labelsOf, messageOf, shownBoard, startTable } from '../support/table.ts';

const fits = checkedLog();

describe.each([2, 3])('%i shards', (shards) => {
  test('are started as Discord asks, and turns are played in the channel and in a direct message', async () => {
    await using hall = await startGuildhall({ games: testGames, shards });
    const { discord } = hall;
    // With three shards, the second one has the servers. Direct messages always come on the first.
    const shardOf = (guild: string) => Number((BigInt(guild) >> 22n) % BigInt(shards));
    expect(discord.guilds.map(({ id }) => shardOf(id))).toEqual(shards === 2 ? [0, 0] : [1, 1]);

    const id = await startTable(hall, 'toy', ['aya', 'ben']);
    await allTold(hall);
    const [me] = await awaited(hall, id);
    const direct = me!.directMessages().at(-1)!;
    for (const label of ['Take your turn', 'end', 'Confirm anyway']) {
      await me!.press(direct.id, label);
      await allTold(hall);
    }
    const [next] = await awaited(hall, id);
    expect(next!.member.id).not.toBe(me!.member.id);
    const board = await shownBoard(hall, id);
    expect(labelsOf(messageOf(await next!.press(board.id, 'Take your turn')))).toContain('end');
    expect([complaints(hall), refusedRequests(hall)]).toEqual([[], []]);
    fits(discord);
  });
});
