import { randomBytes } from 'node:crypto';
import type { Clock } from '../../kernel/clock.ts';
import type { PageFault } from '../pageProtocol.ts';
import { type Changes, changes } from './changes.ts';
import type { GivenFile } from './givenFile.ts';
import { type RecentInteractions, recentInteractions } from './recentInteractions.ts';
import { snowflakes } from './snowflake.ts';
import { openStore, type Store, type StoredMessage } from './store.ts';
import { APPLICATION_ID, type Channel } from './world.ts';

/** Everything the stand-in works on: the stored world, the clock, and the state that lives in memory. */
export interface Playground {
  readonly clock: Clock;
  readonly store: Store;
  readonly changes: Changes;
  readonly token: string;
  readonly nextId: () => string;
  readonly nextMessageId: (channel: Channel) => string;
  readonly interactions: RecentInteractions;
  /** Messages made with `enforce_nonce`, by channel and nonce. */
  readonly nonces: Map<string, { readonly stored: StoredMessage; readonly at: number }>;
  /** Numbers of commands created in the last day, by scope: Discord limits them. */
  commandCreates: readonly { readonly scope: string; readonly at: number; readonly count: number }[];
  isBotOnline: boolean;
  /** How many shards a bot must have: Discord asks for one per about a thousand servers. */
  shards: number;
  /** How often a bot must send a heartbeat, in ms. */
  heartbeat: number;
  /** Who may use which command of the bot by the settings of a server: `<server> <command> <member>`. */
  readonly commandGrants: Set<string>;
  /** How long the look-up of a member takes, in ms. */
  lookUpTime: number;
  /** The errors to cause on purpose; `faults/faults.ts` arms them. */
  readonly armed: Set<PageFault>;
  /** When the bot has opened direct messages, oldest first. */
  readonly opens: number[];
  /** Servers that are unavailable because of an outage at Discord. */
  readonly unavailable: Set<string>;
  /** Servers where the bot's commands are authorized, but not the bot. */
  readonly commandsOnly: Set<string>;
  /** Files that members have chosen for options of commands, oldest first. */
  readonly uploads: Map<string, GivenFile>;
  /** When a member last did something in a channel, by `user/channel`: slow mode holds them back. */
  readonly slowed: Map<string, number>;
}

/**
 * Opens the world in `file` (`:memory:` for none). The bot's token is created once and stored there. Deletes the
 * ephemeral messages of earlier runs, as Discord does when a client closes. Messages get ids as everything else does unless
 * `messageId` gives them.
 */
export function openPlayground(
  clock: Clock,
  file: string,
  { messageId, crowd = 0 }: { readonly messageId?: (channel: Channel) => string; readonly crowd?: number } = {},
): Playground {
  const store = openStore(file, crowd);
  for (const { message, fileIds } of store.privateMessages()) {
    for (const id of fileIds) store.deleteFile(id);
    store.deleteMessage(message.id);
  }
  const token = store.fact('token') ?? newToken();
  store.setFact('token', token);
  const next = snowflakes(clock, store.fact('lastId') ?? '0');
  const nextId = (): string => {
    const id = next();
    store.setFact('lastId', id);
    return id;
  };
  return {
    clock,
    store,
    changes: changes(),
    token,
    nextId,
    nextMessageId: messageId ?? nextId,
    interactions: recentInteractions(),
    nonces: new Map(),
    commandCreates: [],
    isBotOnline: false,
    shards: 1,
    heartbeat: 41_250,
    commandGrants: new Set(),
    lookUpTime: 0,
    armed: new Set(),
    opens: [],
    unavailable: new Set(),
    commandsOnly: new Set(),
    uploads: new Map(),
    slowed: new Map(),
  };
}

/** A token in Discord's format: the application's id, then two random parts. */
function newToken(): string {
  return [Buffer.from(APPLICATION_ID), randomBytes(4), randomBytes(24)]
    .map((part) => part.toString('base64url'))
    .join('.');
}
