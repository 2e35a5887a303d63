import { channelPath, type RawBot, type Reply } from './rawBot.ts';

/** A JSON object. */
export type Json = Readonly<Record<string, unknown>>;

const FLAG_LAYOUT = 32768;

export const textDisplay = (content = 'x') => ({ type: 10, content });
export const button = (over: Json = {}) => ({ type: 2, style: 2, label: 'Go', custom_id: 'go', ...over });
export const row = (...components: readonly unknown[]) => ({ type: 1, components });
export const container = (...components: readonly unknown[]) => ({ type: 17, components });
export const gallery = (...items: readonly unknown[]) => ({ type: 12, items });
export const item = (over: Json = {}) => ({ media: { url: 'https://example.com/a.png' }, ...over });
export const option = (value: string, over: Json = {}) => ({ label: value, value, ...over });
export const menu = (over: Json = {}) => ({ type: 3, custom_id: 'menu', options: [option('a'), option('b')], ...over });
export const layout = (...components: readonly unknown[]) => ({ flags: FLAG_LAYOUT, components });
export const legacy = (...components: readonly unknown[]) => ({ content: 'x', components });
export const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));
export const buttons = (count: number) => times(count, (index) => button({ custom_id: `go${index}` }));
export const file = (name = 'a.txt', size = 1) => new File([new Uint8Array(size)], name, { type: 'text/plain' });

/** Makes a message in the lounge. */
export function post(bot: RawBot, body: unknown, files: readonly File[] = []): Promise<Reply> {
  return bot.request('POST', channelPath(bot, 'lounge', '/messages'), body, { files });
}
