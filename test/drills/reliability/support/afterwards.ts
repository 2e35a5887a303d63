import { setTimeout as wait } from 'node:timers/promises';
import type { FakeDiscord } from '../../../../src/playground/fakeDiscord.ts';
import { textOf } from '../../../bot/support/table.ts';
import type { Head } from './record.ts';
import type { Wall } from './wall.ts';

/** Waits until each table hangs there exactly once, showing its newest row; tells what is still wrong after so many ms. */
export async function missingBoards(wall: Wall, heads: readonly Head[], patience: number): Promise<readonly string[]> {
  const wrong = () =>
    heads.flatMap(({ table, status, seq }) => {
      const shown = wall.boards(table).map((one) => `${one.kind} ${one.seq}`);
      const lobbies = wall.lobbies(null).filter((one) => one.table === table).length;
      const should = { lobby: [], running: [`board ${seq}`], suspended: [] }[status as string] ?? [`final ${seq}`];
      if (shown.join() !== should.join())
        return [`table ${table} should show ${should.join()} and shows ${shown.join(' and ')}`];
      const open = status === 'lobby' ? 1 : 0;
      return lobbies === open ? [] : [`table ${table} is ${status} and can be joined at ${lobbies} messages`];
    });
  for (const start = performance.now(); performance.now() - start < patience; ) {
    if (wrong().length === 0) return [];
    await wait(10);
  }
  return wrong();
}

/** Presses a button of a turn that has passed, at each running table. */
export async function oldButtons(
  discord: FakeDiscord,
  wall: Wall,
  heads: readonly Head[],
): Promise<{ readonly pressed: number; readonly problems: readonly string[] }> {
  const problems: string[] = [];
  let pressed = 0;
  for (const { table, status } of heads) {
    const present = wall.boards(table).at(-1);
    if (status !== 'running' || present === undefined) continue;
    const old = wall.boardsEver(table).find((one) => one.awaited !== present.awaited);
    if (old === undefined || old.awaited === null) continue;
    const outcome = await discord.user(old.awaited).pressStale(old.message.id, `v1:${table}:${old.seq}:0:0`);
    const told = outcome.kind === 'message' ? textOf(outcome.message) : outcome.kind;
    if (told.includes('This button is out of date.')) pressed++;
    else problems.push(`the button of move ${old.seq} of table ${table}: ${told}`);
  }
  return { pressed, problems };
}
