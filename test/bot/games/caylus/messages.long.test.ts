/** How many messages a game of five makes: boards, edits, and calls, in a burst and when everybody takes hours. */
import { describe, expect, test } from 'vitest';
import type { Message } from '../../../../src/bot/discord/components.ts';
import { games } from '../../../../src/bot/games.ts';
import type { Open, State } from '../../../../src/engines/caylus/index.ts';
import { seeded } from '../../../../src/kernel/random.ts';
import { choose } from '../../../engines/caylus/choose.ts';
import { createFakeChannels } from '../../support/fakeChannels.ts';
import { openPrinter } from '../../support/printer.ts';

const MEMBERS = ['ann', 'bob', 'cem', 'dan', 'eva'];
/** New boards in a round of five, over a whole game. */
const MOST_BOARDS = 8;

/** Lines that a replaced board keeps, with those about how many are left out and the digits. */
const MOST_LINES = 11;

/** What a whole game has posted, by the round in which it was. */
interface Count {
  readonly moves: number;
  readonly rounds: number;
  /** New boards that call nobody, or somebody who has just acted. */
  readonly begunBySame: readonly string[];
  /** Lines of the longest board that was replaced. */
  readonly longest: number;
  /** Calls that are there at the end. */
  readonly callsLeft: number;
  /** Boards that were posted, and those that are left at the end, as they are or as a summary. */
  readonly posted: readonly number[];
  readonly left: readonly number[];
  readonly edits: number;
  readonly calls: number;
  readonly pings: number;
}

/** How many lines a message has. */
const linesOf = ({ components }: Message): number =>
  [...JSON.stringify(components).matchAll(/"content":"(.*?)"/g)].reduce(
    (sum, [, text = '']) => sum + text.split('\\n').length,
    0,
  );

/** Plays a whole game; `between`: the time that passes before each move, in ms. */
async function countGame(between: number): Promise<Count> {
  const channels = createFakeChannels();
  const printer = await openPrinter(channels, games, 'messages');
  await using _ = printer;
  const id = await printer.begin('caylus', MEMBERS);
  await channels.post('channel', { components: [], files: [], kept: [], pings: [] }, { nonce: 'x', isSilent: true });
  await printer.start();
  await printer.idle();
  const stream = seeded('messages').stream('choices');
  const roundOf = new Map<string, number>();
  const calls = new Map<string, number>();
  const begunBySame: string[] = [];
  let before: string | null = null;
  let moves = 0;
  let rounds = 1;
  for (;;) {
    const { status, standpoints, seats } = await printer.get(id);
    const open = standpoints!.public.view.open as unknown as Open; // The game is Caylus.
    for (const { nonce, id: message, message: shown } of channels.posted) {
      if (nonce.includes('.b') && !roundOf.has(message)) {
        roundOf.set(message, open.round);
        const isBySame = shown.pings.length !== 1 || shown.pings.some((user) => user === before);
        if (status === 'running' && isBySame) begunBySame.push(nonce);
      }
      if (nonce.includes('.c')) calls.set(message, shown.pings.length);
    }
    rounds = open.round;
    if (status !== 'running') break;
    const { seat, user } = seats.find(({ awaited }) => awaited)!;
    const move = choose(open as State, seat, stream);
    before = user;
    printer.clock.pass(between);
    const played = await printer.tables.play(id, { ...printer.request(user!), offer: null, moves: [move] });
    if (!played.ok) throw new Error(JSON.stringify(played.error));
    await printer.idle();
    moves++;
  }
  const boards = channels.posted.filter(({ nonce }) => nonce.includes('.b'));
  const there = new Set(channels.posted.map(({ id: message }) => message));
  const perRound = (keep: (message: string) => boolean) =>
    Array.from(
      { length: rounds },
      (_, i) => [...roundOf].filter(([message, round]) => round === i + 1 && keep(message)).length,
    );
  return {
    ...{ moves, rounds, begunBySame },
    longest: Math.max(...boards.slice(0, -1).map((board) => linesOf(board.message))),
    callsLeft: channels.posted.filter(({ nonce }) => nonce.includes('.c')).length,
    posted: perRound(() => true),
    left: perRound((message) => there.has(message)),
    edits: channels.requests.filter((one) => one.startsWith('edit ')).length,
    calls: calls.size,
    pings: [...calls.values()].reduce((sum, count) => sum + count, 0),
  };
}

describe('a game of five', () => {
  test('played live: at most 8 new boards a round, edited while a phase goes on', async () => {
    const count = await countGame(1_000);
    console.info(JSON.stringify(count));
    expect(Math.max(...count.posted)).toBeLessThanOrEqual(MOST_BOARDS);
    expect(count.edits).toBeGreaterThan(count.moves / 2);
    expect(count.begunBySame).toEqual([]);
    expect(count.callsLeft).toBe(0);
    expect(count.longest).toBeLessThanOrEqual(MOST_LINES);
    expect(count.calls).toBeLessThan(count.moves);
  });

  test('played over days: at most 8 boards of a round are left', async () => {
    const count = await countGame(70 * 60_000);
    console.info(JSON.stringify(count));
    expect(Math.max(...count.left)).toBeLessThanOrEqual(MOST_BOARDS);
  });
});
