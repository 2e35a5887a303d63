import { createFakeChannels, type FakeChannels } from './fakeChannels.ts';
import { openPrinter } from './printer.ts';

export const USERS = ['ann', 'bob'] as const;
/** The messages that call everybody. */
export const starts = (channels: FakeChannels) => channels.posted.filter(({ nonce }) => nonce.includes('.s'));
/** Requests about members of threads. */
export const about = (channels: FakeChannels) =>
  channels.requests.filter((one) => /^(isInThread|addToThread)/.test(one));
export const saidIn = ({ message }: FakeChannels['posted'][number]) => JSON.stringify(message.components);

/** A table that its host has just started; nothing of that has been posted. */
export async function startedTable(channels = createFakeChannels()) {
  const printer = await openPrinter(channels);
  const id = await printer.gather('toy', USERS, ['fog']);
  await printer.tables.setWord(id, { ...printer.request('bob'), word: 'lantern' });
  const frozen = await printer.tables.start(id, printer.request('ann'));
  if (!frozen.ok) throw new Error(frozen.error.kind);
  return { channels, printer, id };
}
