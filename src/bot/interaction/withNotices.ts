import { fits, type Message } from '../discord/components.ts';
import { readerOf } from '../handlers/contract.ts';
import { unseenMessage } from '../messages/unseen.ts';
import type { Context } from '../state/context.ts';
import type { Caller } from './caller.ts';
import type { Reply } from './reply.ts';

/** Puts pending notices above a host's next private reply; those that do not fit wait for a later one. */
export function withNotices(
  { notices, blocked }: Pick<Context, 'notices' | 'blocked'>,
  caller: Caller,
  reply: Reply,
): Reply {
  if (caller.guild === null || (reply.kind !== 'say' && reply.kind !== 'redraw')) return reply;
  const waiting = notices.take(caller.user, caller.guild).filter(({ place, why }) => blocked.why(place) === why);
  if (waiting.length === 0) return reply;

  function above(message: Message): Message {
    let whole = message;
    for (const notice of waiting) {
      const { components } = unseenMessage(readerOf(caller), 'unseen', notice, caller);
      const longer = { ...whole, components: [...components, ...whole.components] };
      if (fits(longer)) whole = longer;
      else notices.add(caller.user, notice);
    }
    return whole;
  }
  return { ...reply, message: Promise.resolve(reply.message).then(above) };
}
