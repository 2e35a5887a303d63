import { ChannelType, type Client, Routes } from 'discord.js';

/** Posts in a forum are public threads. */
export const THREADS: readonly ChannelType[] = [
  ChannelType.PublicThread,
  ChannelType.PrivateThread,
  ChannelType.AnnouncementThread,
];

/** Adds a member to a thread; no harm if they are in it. */
export async function addToThread({ rest }: Client, thread: string, user: string): Promise<void> {
  await rest.put(Routes.threadMembers(thread, user));
}
