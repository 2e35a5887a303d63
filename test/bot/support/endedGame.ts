/** Games that are played to their end at once, without a press, for tests of what comes after it. */
import { withToy } from '../../games.ts';
import type { TestGuildhall } from './guildhall.ts';
import { type Pick, picker } from './players.ts';
import { startTable, tableOf } from './table.ts';

const MEMBERS = ['aya', 'ben', 'dara', 'emil', 'priya', 'noor', 'misaki'] as const;

/**
 * A table of this game that has been played to its end, with as many players as it is tried with.
 *
 * @param kinds see `playOn`
 */
export async function endedGame(
  hall: TestGuildhall,
  game: string,
  seed: string,
  kinds = Number.POSITIVE_INFINITY,
): Promise<string> {
  const { seats } = withToy[game]!;
  const [host, ...others] = MEMBERS.slice(0, seats) as [string, ...string[]];
  const id = await startTable(hall, game, [host, ...others]);
  await playOn(hall, id, picker(seed), Number.POSITIVE_INFINITY, kinds);
  return id;
}

let asked = 0;

/**
 * Plays a running table on, with moves drawn from all that are listed, until it ends or so many were played.
 *
 * @param kinds of so many kinds of moves at a time, the first: games are shorter with few
 */
export async function playOn(
  hall: TestGuildhall,
  id: string,
  pick: Pick,
  most = Number.POSITIVE_INFINITY,
  kinds = Number.POSITIVE_INFINITY,
): Promise<void> {
  for (let played = 0; played < most; played++) {
    const { status, seats, standpoints } = await tableOf(hall, id);
    if (status !== 'running') return;
    const { seat, user, offer } = pick(seats.filter(({ awaited }) => awaited));
    // Of each kind as often: games whose many moves only prepare others come to an end.
    const byKind = [...Map.groupBy(standpoints!.of(seat).legal(), ({ kind }) => kind).values()];
    const move = pick(pick(byKind.slice(0, kinds)));
    const done = await hall.tables().play(id, { interaction: `play/${++asked}`, user: user!, offer, moves: [move] });
    if (!done.ok) throw new Error(`not played: ${JSON.stringify(done.error)}`);
  }
}
