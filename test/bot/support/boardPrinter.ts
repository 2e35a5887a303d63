import type { Tables } from '../../../src/tables/tables.ts';
import { createFakeChannels, type FakeChannels } from './fakeChannels.ts';
import { openPrinter } from './printer.ts';

/** The board messages, without the lobby's. */
export const boards = (channels: FakeChannels) => channels.posted.filter(({ nonce }) => nonce.includes('.b'));
/** Those on which somebody can move. */
export const living = (channels: FakeChannels) =>
  boards(channels).filter(({ message }) => /"v1:\d+:\d+:0:0"/.test(JSON.stringify(message.components)));

/** What is noted of a message never reaches the file, as when the process dies there. Gives what ends that. */
export function dieBeforeNoting({ context, tables }: Awaited<ReturnType<typeof openPrinter>>): () => void {
  const dying: Tables = {
    ...tables,
    attach: (table, { message, ...rest }) =>
      message ? Promise.reject(new Error('killed')) : tables.attach(table, rest),
  };
  Object.assign(context, { tables: dying });
  return () => void Object.assign(context, { tables });
}

export async function withBoard(users: readonly string[] = ['ann', 'bob'], game = 'carcassonne') {
  const channels = createFakeChannels();
  const printer = await openPrinter(channels);
  const id = await printer.begin(game, users);
  // The lobby's message is the answer to a command in reality.
  await channels.post('channel', { components: [], files: [], kept: [], pings: [] }, { nonce: 'x', isSilent: true });
  await printer.start();
  await printer.idle();
  return { channels, printer, id };
}

/** Plays until the other seat is awaited: in Carcassonne one or two moves. */
export async function playTurn(printer: Awaited<ReturnType<typeof openPrinter>>, id: string): Promise<void> {
  const awaited = async () => (await printer.get(id)).seats.find((one) => one.awaited)?.seat;
  const before = await awaited();
  while ((await awaited()) === before) await printer.playAny(id);
}
