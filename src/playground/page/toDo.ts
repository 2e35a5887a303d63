import type { PageChannel, PageMember, PageState } from '../api.ts';

/**
 * Where something can be pressed that is meant for a member: his turns. The bot takes the buttons away from what is done,
 * so a mention with buttons is one that waits. Only what the member being played can see is known.
 */
export function waitingChannels(state: PageState, userId: string): readonly PageChannel[] {
  return state.channels.filter((channel) => {
    const last = (state.messages[channel.id] ?? []).findLast(
      ({ message, onlyForMe }) => !onlyForMe && message.mentions.some(({ id }) => id === userId),
    );
    // Components may be nested; a custom id anywhere among them means that something can be pressed.
    return !channel.archived && last !== undefined && /"custom_id"/.test(JSON.stringify(last.message.components ?? []));
  });
}

/** In how many places something waits for a member; of others also what they have not read, of which this page sees nothing. */
export function toDoOf(state: PageState, member: PageMember): number {
  const seen = waitingChannels(state, member.id).length;
  return member.id === state.me.id ? seen : Math.max(seen, member.waiting);
}
