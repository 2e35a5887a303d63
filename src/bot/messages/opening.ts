import type { TableHead } from '../../tables/tables.ts';
import { commonWords } from '../../words/common/index.ts';
import type { Locale } from '../../words/contract.ts';
import type { BotGame } from '../contract.ts';
import { button, type PlainMessage } from '../discord/components.ts';

/** In the id of its button: identifies the message. */
export const OPENING = 'opening';

/** Notifies everyone at a table when its game begins, with a mention each. */
export function openingMessage({ words }: BotGame, { id, seats }: TableHead, locale: Locale): PlainMessage {
  const { lobby, buttons } = commonWords[locale];
  const users = seats.flatMap(({ user }) => (user === null ? [] : [user]));
  const mentions = users.map((user) => `<@${user}>`);
  return {
    content: lobby.began(mentions, words[locale].name, id),
    buttons: [button(buttons.howToPlay, 'secondary', { kind: 'verb', table: id, verb: 'howTo', argument: OPENING })],
    pings: users,
  };
}
