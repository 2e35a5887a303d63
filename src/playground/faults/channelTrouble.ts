import { deleteMessage } from '../messages/messages.ts';
import type { ChannelTrouble } from '../pageProtocol.ts';
import { changeChannel } from '../world/channels.ts';
import type { Playground } from '../world/playground.ts';
import { BOT, type Channel } from '../world/world.ts';

type Trouble = (playground: Playground, channel: Channel) => void;

const set =
  (change: Partial<Channel>): Trouble =>
  (playground, channel) =>
    changeChannel(playground, { ...channel, ...change }, 'updated');

const TROUBLES: { readonly [T in ChannelTrouble]: Trouble } = {
  revokePermissions: set({ botPermissions: '0' }),
  restorePermissions: set({ botPermissions: null }),
  archive: set({ archived: true }),
  lock: set({ locked: true }),
  unlock: set({ archived: false, locked: false }),
  hideFromBot: (playground, channel) => {
    const memberIds = playground.store.guild(channel.guildId ?? '')?.memberIds ?? [];
    changeChannel(playground, { ...channel, isPrivate: true, memberIds }, 'left');
  },
  slowDown: set({ slowMode: 3600 }),
  endSlowMode: set({ slowMode: 0 }),
  deleteNewest: (playground, { id }) => {
    const own = ({ onlyFor, message }: ReturnType<typeof playground.store.messages>[number]) =>
      onlyFor === null && message.author.id === BOT.id;
    const newest = playground.store.messages(id).findLast(own);
    if (newest !== undefined) deleteMessage(playground, newest);
  },
  delete: ({ store, changes }, channel) => {
    store.deleteChannel(channel.id);
    changes.emit({ kind: 'channelDeleted', channel });
  },
};

/** Whether this can only happen to a thread. */
export const isOfThreads = (trouble: ChannelTrouble): boolean =>
  ['archive', 'lock', 'unlock', 'hideFromBot'].includes(trouble);

/** Does to a channel or thread what a moderator could do. Throws when that takes a thread and it is none. */
export function applyChannelTrouble(playground: Playground, channel: Channel, trouble: ChannelTrouble): void {
  if (isOfThreads(trouble) && channel.kind !== 'thread') throw new Error(`${channel.name} is not a thread`);
  TROUBLES[trouble](playground, channel);
}
