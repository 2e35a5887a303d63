import type { APIMessage } from 'discord-api-types/v10';
import type { Clock } from '../kernel/clock.ts';
import { applyChannelTrouble } from './faults/channelTrouble.ts';
import { type Fault, faults } from './faults/faults.ts';
import type { Gateway } from './gateway/gateway.ts';
import { watchDeadlines } from './interactions/deadlines.ts';
import { type FakeUser, fakeUser } from './member/fakeUser.ts';
import { waitUntil } from './member/interactionResult.ts';
import { keepTranscript } from './member/transcript.ts';
import { deleteMessage } from './messages/messages.ts';
import type { ProcessControl } from './pageApi/actions.ts';
import { pageServer } from './pageApi/pageServer.ts';
import type { BotPresence, ChannelTrouble, PageBundle } from './pageProtocol.ts';
import type { LoggedRequest } from './rest/requestLog.ts';
import type { PageName } from './rules/pages.ts';
import type { RuleName } from './rules/table.ts';
import { startServer } from './server.ts';
import { setBotPresence } from './world/botPresence.ts';
import { changeChannel, openThread } from './world/channels.ts';
import { openPlayground, type Playground } from './world/playground.ts';
import type { StoredFile } from './world/store.ts';
import type { Channel, Guild, Member } from './world/world.ts';

/**
 * A local Discord: a real bot connects to `url` (REST at `apiBase`) with `token`, and tests play members through
 * `user`. `log` contains all requests of the bot.
 */
export interface FakeDiscord {
  readonly url: string;
  readonly apiBase: string;
  readonly token: string;
  readonly log: readonly LoggedRequest[];
  readonly guilds: readonly Guild[];
  readonly members: readonly Member[];
  readonly gateway: Pick<Gateway, 'drop' | 'askToReconnect' | 'invalidate' | 'trouble' | 'compressed'>;
  user(idOrName: string): FakeUser;
  /** A channel or thread by id or name (the newest of that name). */
  channel(idOrName: string): Channel;
  /** The threads of a channel, oldest first. */
  threads(idOrName: string): readonly Channel[];
  /** All public messages of a channel, oldest first. */
  messages(idOrName: string): readonly APIMessage[];
  /** The file with this `attachment_id` of a media item, or null. */
  file(id: string): StoredFile | null;
  /** Sets the bot's permissions in the channel; null for the usual ones. */
  setBotPermissions(idOrName: string, permissions: bigint | null): void;
  /** Hides a channel and its threads from these members, and from nobody else. */
  hide(idOrName: string, memberIds: readonly string[]): void;
  /** Archives a thread; `locked`: a moderator has locked it before. */
  archive(idOrName: string, how: { readonly locked: boolean }): void;
  /** Unarchives and unlocks a thread. */
  unlock(idOrName: string): void;
  /** Does to a channel or thread what a moderator could do. */
  trouble(idOrName: string, trouble: ChannelTrouble): void;
  /** A member creates a private thread in a channel, with these members and the bot. Returns its id. */
  openPrivateThread(idOrName: string, memberIds: readonly string[]): string;
  deleteMessage(id: string): void;
  deleteChannel(idOrName: string): void;
  /** A member leaves a server: they no longer see it, and the bot no longer finds them there. */
  leaveGuild(guildId: string, idOrName: string): void;
  returnToGuild(guildId: string, idOrName: string): void;
  /** An admin lets a member use a command that is hidden by default, in the server's settings. */
  allowCommand(guildId: string, command: string, idOrName: string): void;
  /** Removes the bot from a server, adds it again, or makes the server unavailable. */
  setBotPresence(guildId: string, bot: BotPresence): void;
  /** Arms a fault for the next matching event; those of `LASTING_FAULTS` last until they are disarmed. */
  arm(fault: Fault): void;
  disarm(fault: Fault): void;
  /**
   * Refuses the next request whose method and route contain `route`, with the status and code of `rule`, or with
   * a page. Returns a function that cancels it.
   */
  refuseNext(rule: RuleName | PageName, route: string): () => void;
  limitRate(isLimited: boolean): void;
  /** From now on, the look-up of a member takes so many ms. */
  setLookUpTime(ms: number): void;
  isBotOnline(): boolean;
  /**
   * Waits until a change makes the condition true, at most `patience` ms (default 60 s). Returns whether it became
   * true.
   */
  until(condition: () => boolean, patience?: number): Promise<boolean>;
  close(): Promise<void>;
}

/** `file` stores the world on disk; without it, it lives in memory. `port` 0 (the default) takes a free one. */
export interface FakeDiscordOptions {
  readonly clock: Clock;
  readonly file?: string;
  readonly port?: number;
  /** How many shards a bot must have; 1 by default. */
  readonly shards?: number;
  /** How often a bot must send a heartbeat, in ms; 41.25 s by default, as Discord asks. */
  readonly heartbeat?: number;
  /** Enforces rate limits with 429; off by default, so that tests run at full speed. */
  readonly limitsRate?: boolean;
  /** How many more members the first server has, beside those of `world.ts`; 0 by default. */
  readonly crowd?: number;
  /** Gives messages ids that the clock has no part in: the deal of a game depends on one of them. */
  readonly messageId?: (channel: Channel) => string;
  /** Also serves the web page and its API; `control` is what the page can ask of the process. */
  readonly page?: { readonly bundle: () => Promise<PageBundle>; readonly control: ProcessControl };
}

/** Starts the stand-in inside this process, for tests. */
export async function startFakeDiscord(options: FakeDiscordOptions): Promise<FakeDiscord> {
  const playground = openPlayground(options.clock, options.file ?? ':memory:', options);
  playground.shards = options.shards ?? 1;
  playground.heartbeat = options.heartbeat ?? playground.heartbeat;
  const trouble = faults(playground);
  const transcript = keepTranscript(playground, Number.POSITIVE_INFINITY);
  const stopDeadlines = watchDeadlines(playground);
  const { page } = options;
  let isLimited = options.limitsRate ?? false;
  const server = await startServer(playground, trouble, {
    port: options.port ?? 0,
    api: { faults: trouble, limitsRate: () => isLimited, logLength: Number.POSITIVE_INFINITY },
    page:
      page === undefined
        ? null
        : ({ log }) => {
            const source = { playground, faults: trouble, log, clockOffset: () => 0 };
            return pageServer({ source, transcript, ...page });
          },
  });
  const { store } = playground;
  const channel = (idOrName: string): Channel => channelNamed(playground, idOrName);

  return {
    url: server.url,
    apiBase: server.apiBase,
    token: playground.token,
    log: server.log,
    guilds: store.guilds(),
    members: store.members(),
    gateway: server.gateway,
    user: (idOrName) => fakeUser(playground, transcript, idOrName),
    channel,
    threads: (idOrName) => store.channels().filter((each) => each.parentId === channel(idOrName).id),
    messages: (idOrName) =>
      store
        .messages(channel(idOrName).id)
        .filter(({ onlyFor }) => onlyFor === null)
        .map(({ message }) => message),
    file: (id) => store.file(id),
    setBotPermissions: (idOrName, permissions) =>
      changeChannel(
        playground,
        { ...channel(idOrName), botPermissions: permissions === null ? null : String(permissions) },
        'updated',
      ),
    hide: (idOrName, hiddenFrom) => changeChannel(playground, { ...channel(idOrName), hiddenFrom }, 'updated'),
    archive: (idOrName, { locked }) => {
      if (locked) applyChannelTrouble(playground, channel(idOrName), 'lock');
      applyChannelTrouble(playground, channel(idOrName), 'archive');
    },
    unlock: (idOrName) => applyChannelTrouble(playground, channel(idOrName), 'unlock'),
    trouble: (idOrName, what) => applyChannelTrouble(playground, channel(idOrName), what),
    openPrivateThread: (idOrName, memberIds) => {
      const wanted = { name: 'private', autoArchive: 10_080, isPrivate: true, starterId: null, slowMode: 0 };
      const thread = openThread(playground, channel(idOrName), { ...wanted, invitable: true });
      const ownerId = memberIds[0] ?? thread.ownerId;
      changeChannel(playground, { ...thread, ownerId, memberIds: [...memberIds, ...thread.memberIds] }, 'counted');
      return thread.id;
    },
    deleteMessage: (id) => {
      const stored = store.message(id);
      if (stored === null) throw new Error(`there is no message ${id}`);
      deleteMessage(playground, stored);
    },
    deleteChannel: (idOrName) => applyChannelTrouble(playground, channel(idOrName), 'delete'),
    arm: (fault) => trouble.set(fault, true),
    disarm: (fault) => trouble.set(fault, false),
    setBotPresence: (guildId, bot) => setBotPresence(playground, guildId, bot),
    allowCommand: (guildId, command, user) => {
      const { member } = fakeUser(playground, transcript, user);
      playground.commandGrants.add(`${guildId} ${command} ${member.id}`);
      playground.changes.emit({ kind: 'commandsChanged' });
    },
    refuseNext: (rule, route) => trouble.plan({ rule, route }),
    leaveGuild: (guildId, user) => {
      const { member } = fakeUser(playground, transcript, user);
      store.leaveGuild(guildId, member.id);
      playground.changes.emit({ kind: 'memberChanged', member });
    },
    returnToGuild: (guildId, user) => {
      const { member } = fakeUser(playground, transcript, user);
      store.returnToGuild(guildId, member.id);
      playground.changes.emit({ kind: 'memberChanged', member });
    },
    limitRate: (limits) => {
      isLimited = limits;
    },
    setLookUpTime: (ms) => {
      playground.lookUpTime = ms;
    },
    isBotOnline: () => playground.isBotOnline,
    until: (condition, patience = 60_000) => waitUntil(playground, condition, patience),
    close: async () => {
      stopDeadlines();
      transcript.stop();
      await server.close();
      store.close();
    },
  };
}

function channelNamed({ store }: Playground, idOrName: string): Channel {
  const found = store.channel(idOrName) ?? store.channels().findLast((channel) => channel.name === idOrName);
  if (found === undefined) throw new Error(`there is no channel ${idOrName}`);
  return found;
}
