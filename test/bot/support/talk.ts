import { seatsOf } from '../../../src/engines/contract.ts';
import { seeded } from '../../../src/kernel/random.ts';
import { createFakeChannels } from './fakeChannels.ts';
import { openPrinter } from './printer.ts';

/** What the members of one table get to see and hear in a whole game. */
export interface Talk {
  readonly moves: number;
  /** Rounds, in a game that counts them; else null. */
  readonly rounds: number | null;
  /** New messages in the thread that show the board. */
  readonly boards: number;
  /** New messages in the thread that only call somebody. */
  readonly calls: number;
  readonly edits: number;
  readonly deletions: number;
  /** New direct messages. */
  readonly direct: number;
  /** New messages that make a sound for somebody: they mention him, or come to him alone. */
  readonly sounds: number;
  /** All requests to Discord but the answers to presses. */
  readonly requests: number;
}

export interface TalkPlan {
  readonly game: string;
  readonly seats: number;
  /** Between two moves, in ms. */
  readonly interval: number;
  readonly seed: string;
}

/** Plays a whole game of random moves in front of stand-in channels and counts what is said meanwhile. */
export async function talkOf({ game, seats, interval, seed }: TalkPlan): Promise<Talk> {
  const channels = createFakeChannels();
  await using printer = await openPrinter(channels, undefined, seed);
  const pick = seeded(seed).stream('picks');
  const users = seatsOf(seats).map((seat) => `user${seat}`);
  const id = await printer.begin(game, users);
  printer.start();
  await printer.idle();
  const before = channels.requests.length;
  const spoken = channels.everPosted.length;
  let moves = 0;
  for (let table = await printer.get(id); table.status === 'running'; table = await printer.get(id)) {
    printer.clock.pass(interval);
    const awaited = table.seats.filter((seat) => seat.awaited);
    const { seat, user } = awaited[pick.uniform(awaited.length)]!;
    const legal = [...table.standpoints!.of(seat).legal()];
    const request = { ...printer.request(user!), offer: null, moves: [legal[pick.uniform(legal.length)]!] };
    const played = await printer.tables.play(id, request);
    if (!played.ok) throw new Error(JSON.stringify(played.error));
    moves++;
    await printer.idle();
  }
  const { open } = (await printer.get(id)).standpoints!.public.view;
  const fresh = channels.everPosted.slice(spoken);
  const isDirect = (channel: string) => channel.startsWith('direct-');
  const count = (operation: string) =>
    channels.requests.slice(before).filter((request) => request.startsWith(`${operation} `)).length;
  const isCall = ({ nonce }: { readonly nonce: string }) => nonce.includes('.c');
  return {
    moves,
    rounds: 'round' in open ? Number(open.round) : null,
    boards: fresh.filter((one) => !isDirect(one.channel) && !isCall(one)).length,
    calls: fresh.filter(isCall).length,
    edits: count('edit'),
    deletions: count('remove'),
    direct: fresh.filter(({ channel }) => isDirect(channel)).length,
    sounds: fresh.filter(({ isSilent }) => !isSilent).length,
    requests: channels.requests.length - before,
  };
}
