/** The dragon's walk on Discord: one board that is edited, short calls for whose step it is, and nothing left of them. */
import { expect, test } from 'vitest';
import { games } from '../../../../../src/bot/games.ts';
import { OPTIONS, type Open } from '../../../../../src/engines/carcassonne/index.ts';
import { seeded } from '../../../../../src/kernel/random.ts';
import { amount } from '../../../../support/amount.ts';
import { createFakeChannels } from '../../../support/fakeChannels.ts';
import { openPrinter } from '../../../support/printer.ts';

const MEMBERS = ['ann', 'bob', 'cem', 'dan', 'eva', 'fay'];

/** What a step of the dragon within a walk has changed, once the next one is asked. */
interface Step {
  /** By the number of tiles on the map, which is that of the walk. */
  readonly walk: number;
  readonly boards: number;
  readonly edits: number;
  /** Who is mentioned by the calls that are there now. */
  readonly called: readonly string[];
  readonly next: string;
}

test('a walk is one board, edited with each step, with one call for whose step it is', {}, async () => {
  const channels = createFakeChannels();
  const printer = await openPrinter(channels, games, 'walks');
  await using _ = printer;
  const id = await printer.begin('carcassonne', MEMBERS, OPTIONS);
  await channels.post('channel', { components: [], files: [], kept: [], pings: [] }, { nonce: 'x', isSilent: true });
  await printer.start();
  await printer.idle();
  const stream = seeded('walks').stream('choices');
  const stand = async () => {
    const { standpoints, seats, status } = await printer.get(id);
    const open = standpoints!.public.view.open as unknown as Open; // The game is Carcassonne.
    return { open, status, acting: seats.find(({ awaited }) => awaited), standpoints: standpoints! };
  };
  const countOf = (kind: string) => channels.posted.filter(({ nonce }) => nonce.includes(`.${kind}`));
  const count = () => ({
    boards: countOf('b').length,
    edits: channels.requests.filter((one) => one.startsWith('edit ')).length,
  });
  const steps: Step[] = [];
  const hasEnough = () => new Set(steps.map(({ walk }) => walk)).size > amount(6, 40);
  for (let now = await stand(); now.status === 'running' && !hasEnough(); now = await stand()) {
    if (now.open.step.kind === 'placeTile') expect(countOf('c')).toEqual([]);
    const { seat, user } = now.acting!; // The game is running.
    const legal = [...now.standpoints.of(seat).legal()];
    const before = count();
    const played = await printer.tables.play(id, {
      ...{ ...printer.request(user!), offer: null },
      moves: [legal[stream.uniform(legal.length)]!],
    });
    if (!played.ok) throw new Error(JSON.stringify(played.error));
    await printer.idle();
    const after = await stand();
    if (now.open.step.kind !== 'dragon' || after.open.step.kind !== 'dragon') continue;
    steps.push({
      walk: after.open.placements.length,
      boards: count().boards - before.boards,
      edits: count().edits - before.edits,
      called: countOf('c').flatMap(({ message }) => message.pings),
      next: after.acting!.user!,
    });
  }
  console.info(JSON.stringify(steps.map(({ walk, edits, called }) => [walk, edits, called.length])));
  expect(steps.length).toBeGreaterThan(6);
  for (const { boards, edits, called, next } of steps) {
    expect(boards).toBe(0);
    expect(edits).toBe(1);
    expect(called).toEqual([next]);
  }
});
