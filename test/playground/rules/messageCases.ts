import type { Fault } from '../../../src/playground/faults/faults.ts';
import type { RuleName } from '../../../src/playground/rules/table.ts';
import {
  button,
  container,
  file,
  gallery,
  item,
  layout,
  legacy,
  post,
  row,
  textDisplay,
  times,
} from '../support/messageBodies.ts';
import { channelPath, type RawBot, type Reply } from '../support/rawBot.ts';
import { layouts, messages, type RuleCase } from './case.ts';

const shown = (name: string) => layout(gallery({ media: { url: `attachment://${name}` } }));

/** An edit with another picture, of a message that is shown with one. */
async function replacePicture(bot: RawBot): Promise<Reply> {
  const { body } = await post(bot, shown('a.txt'), [file('a.txt')]);
  const path = channelPath(bot, 'lounge', `/messages/${body.id}`);
  const changed = { ...shown('b.txt'), attachments: [{ id: '0', filename: 'b.txt' }] };
  return bot.request('PATCH', path, changed, { files: [file('b.txt')] });
}

/** A message while the fault is armed, and without it. */
function armedCase(fault: Fault & RuleName, files: readonly File[] = []): RuleCase {
  const ask = (bot: RawBot) => post(bot, files.length === 0 ? { content: 'x' } : shown('a.txt'), files);
  return {
    refused: (bot) => {
      bot.discord.arm(fault);
      return ask(bot);
    },
    accepted: ask,
  };
}

/** An edit that keeps the picture with which the message was posted. */
async function keepPicture(bot: RawBot): Promise<Reply> {
  const { body } = await post(bot, shown('a.txt'), [file('a.txt')]);
  const { components } = body as unknown as { components: [{ items: [{ media: { attachment_id: string } }] }] };
  const id = components[0].items[0].media.attachment_id;
  return bot.request('PATCH', channelPath(bot, 'lounge', `/messages/${body.id}`), {
    ...shown('a.txt'),
    attachments: [{ id }],
  });
}

/** The request as such, messages and their files. */
export const messageCases = {
  blockedByCloudflare: armedCase('blockedByCloudflare'),
  needsVerification: armedCase('needsVerification'),
  sendingDisabled: armedCase('sendingDisabled'),
  ownerUnverified: armedCase('ownerUnverified'),
  autoModerated: armedCase('autoModerated'),
  harmfulLinks: armedCase('harmfulLinks'),
  uploadsLimited: armedCase('uploadsLimited', [file('a.txt')]),
  uploadInEdit: {
    refused: (bot) => {
      bot.discord.arm('uploadInEdit');
      return replacePicture(bot);
    },
    accepted: replacePicture,
  },
  keptRefused: {
    refused: (bot) => {
      bot.discord.arm('keptRefused');
      return keepPicture(bot);
    },
    accepted: keepPicture,
  },
  malformedJson: {
    refused: (bot) => post(bot, '{"content":'),
    accepted: (bot) => post(bot, '{"content":"x"}'),
  },
  wrongShape: messages({ content: 7 }, { content: '7' }),
  unknownRoute: {
    refused: (bot) => bot.request('GET', '/users/@you/channels'),
    accepted: (bot) => bot.request('GET', '/users/@me'),
  },
  unauthorized: {
    refused: (bot) => bot.request('GET', '/users/@me', undefined, { token: 'wrong' }),
    accepted: (bot) => bot.request('GET', '/users/@me'),
  },
  rateLimited: {
    refused: async (bot) => {
      bot.discord.limitRate(true);
      for (let sent = 0; sent < 5; sent++) await post(bot, { content: 'x' });
      return post(bot, { content: 'x' });
    },
    accepted: async (bot, clock) => {
      bot.discord.limitRate(true);
      for (let sent = 0; sent < 5; sent++) await post(bot, { content: 'x' });
      clock.pass(5000);
      return post(bot, { content: 'x' });
    },
  },
  fileTooLarge: {
    refused: (bot) => post(bot, {}, [file('a.bin', 10 * 1024 * 1024 + 1)]),
    accepted: (bot) => post(bot, {}, [file('a.bin', 10 * 1024 * 1024)]),
  },
  tooManyFiles: {
    refused: (bot) =>
      post(
        bot,
        {},
        times(11, (index) => file(`${index}.txt`)),
      ),
    accepted: (bot) =>
      post(
        bot,
        {},
        times(10, (index) => file(`${index}.txt`)),
      ),
  },
  emptyMessage: messages({ content: ' ' }, { content: 'x' }),
  contentLength: messages({ content: '🏰'.repeat(2001) }, { content: '🏰'.repeat(2000) }),
  contentWithLayout: messages({ ...layout(textDisplay()), content: 'x' }, layout(textDisplay())),
  embedsWithLayout: messages(
    { ...layout(textDisplay()), embeds: [{ title: 'x' }] },
    { ...layout(textDisplay()), embeds: [] },
  ),
  pollWithLayout: messages(
    { ...layout(textDisplay()), poll: { question: { text: 'x' }, answers: [] } },
    { ...layout(textDisplay()), poll: null },
  ),
  stickersWithLayout: messages(
    { ...layout(textDisplay()), sticker_ids: ['1'] },
    { ...layout(textDisplay()), sticker_ids: [] },
  ),
  embedCount: messages({ embeds: times(11, () => ({ title: 'x' })) }, { embeds: times(10, () => ({ title: 'x' })) }),
  embedTextLength: messages({ embeds: [{ title: 'x'.repeat(257) }] }, { embeds: [{ title: 'x'.repeat(256) }] }),
  embedTotal: messages(
    { embeds: [{ description: 'x'.repeat(4000) }, { description: 'x'.repeat(2001) }] },
    { embeds: [{ description: 'x'.repeat(4000) }, { description: 'x'.repeat(2000) }] },
  ),
  nonceLength: messages({ content: 'x', nonce: 'n'.repeat(26) }, { content: 'x', nonce: 'n'.repeat(25) }),
  mentionsExclusive: messages(
    { content: 'x', allowed_mentions: { parse: ['users'], users: ['990000000000000001'] } },
    { content: 'x', allowed_mentions: { parse: [], users: ['990000000000000001'] } },
  ),
  mentionsCount: messages(
    { content: 'x', allowed_mentions: { users: times(101, String) } },
    { content: 'x', allowed_mentions: { users: times(100, String) } },
  ),
  attachmentDescriptionLength: {
    refused: (bot) => post(bot, { attachments: [{ id: '0', description: 'x'.repeat(1025) }] }, [file()]),
    accepted: (bot) => post(bot, { attachments: [{ id: '0', description: 'x'.repeat(1024) }] }, [file()]),
  },
  attachmentUnknown: {
    refused: (bot) => post(bot, { attachments: [{ id: '1' }] }, [file()]),
    accepted: (bot) => post(bot, { attachments: [{ id: '0' }] }, [file()]),
  },
  attachmentNotUploaded: {
    refused: (bot) => post(bot, shown('b.txt'), [file('a.txt')]),
    accepted: (bot) => post(bot, shown('a.txt'), [file('a.txt')]),
  },
  layoutWithoutFlag: messages(legacy(container(textDisplay())), legacy(row(button()))),
  legacyRows: messages(
    legacy(...times(6, (index) => row(button({ custom_id: `go${index}` })))),
    legacy(...times(5, (index) => row(button({ custom_id: `go${index}` })))),
  ),
  mediaAddress: layouts(gallery(item({ media: { url: 'ftp://example.com/a.png' } })), gallery(item())),
  fileAddress: {
    refused: (bot) => post(bot, layout({ type: 13, file: { url: 'https://example.com/a.txt' } }), [file('a.txt')]),
    accepted: (bot) => post(bot, layout({ type: 13, file: { url: 'attachment://a.txt' } }), [file('a.txt')]),
  },
  unknownMessage: {
    refused: (bot) =>
      bot.request('PATCH', channelPath(bot, 'lounge', '/messages/990000000000000000'), { content: 'y' }),
    accepted: async (bot) => {
      const { body } = await post(bot, { content: 'x' });
      return bot.request('PATCH', channelPath(bot, 'lounge', `/messages/${body.id}`), { content: 'y' });
    },
  },
  notTheAuthor: {
    refused: (bot) => {
      const said = bot.discord.user('aya').say('lounge', 'hello');
      return bot.request('PATCH', channelPath(bot, 'lounge', `/messages/${said.id}`), { content: 'y' });
    },
    accepted: async (bot) => {
      const { body } = await post(bot, { content: 'hello' });
      return bot.request('PATCH', channelPath(bot, 'lounge', `/messages/${body.id}`), { content: 'y' });
    },
  },
} as const satisfies Readonly<Record<string, RuleCase>>;
