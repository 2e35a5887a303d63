import { randomBytes } from 'node:crypto';
import type { Clock } from '../../kernel/clock.ts';
import { type Changes, changes } from './changes.ts';
import { type RecentInteractions, recentInteractions } from './recentInteractions.ts';
import { snowflakes } from './snowflake.ts';
import { openStore, type Store, type StoredMessage } from './store.ts';
import { APPLICATION_ID } from './world.ts';

/** What every part of the stand-in works on: the lasting world, the time, and what is going on at the moment. */
export interface Playground {
  readonly clock: Clock;
  readonly store: Store;
  readonly changes: Changes;
  readonly token: string;
  readonly nextId: () => string;
  readonly interactions: RecentInteractions;
  /** Messages made with `enforce_nonce`, by channel and nonce. */
  readonly nonces: Map<string, { readonly stored: StoredMessage; readonly at: number }>;
  /** Commands made in the last day, by scope: Discord counts them. */
  commandCreates: readonly { readonly scope: string; readonly at: number; readonly count: number }[];
  isBotOnline: boolean;
  /** Servers that Discord itself cannot reach at the moment. */
  readonly unavailable: Set<string>;
}

/**
 * Opens the world in `file` (`:memory:` for none) and the bot's token, which is made once and kept. Private answers of an
 * earlier run are gone, as they go on Discord when a client is closed.
 */
export function openPlayground(clock: Clock, file: string): Playground {
  const store = openStore(file);
  for (const { message, fileIds } of store.privateMessages()) {
    for (const id of fileIds) store.deleteFile(id);
    store.deleteMessage(message.id);
  }
  const token = store.fact('token') ?? newToken();
  store.setFact('token', token);
  const next = snowflakes(clock, store.fact('lastId') ?? '0');
  return {
    clock,
    store,
    changes: changes(),
    token,
    nextId: () => {
      const id = next();
      store.setFact('lastId', id);
      return id;
    },
    interactions: recentInteractions(),
    nonces: new Map(),
    commandCreates: [],
    isBotOnline: false,
    unavailable: new Set(),
  };
}

/** In the form of Discord's tokens: the application's id, then two random parts. */
function newToken(): string {
  return [Buffer.from(APPLICATION_ID), randomBytes(4), randomBytes(24)]
    .map((part) => part.toString('base64url'))
    .join('.');
}
