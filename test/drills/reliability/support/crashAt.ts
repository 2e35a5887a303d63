/**
 * Loaded before the bot: it kills itself at the place that the test names by a message. A kill is certain and at once,
 * so that nothing behind that place is done.
 */
import workerThreads from 'node:worker_threads';
import Database from 'better-sqlite3';
import { Client, Events, REST } from 'discord.js';
import { isRecord } from '../../../../src/kernel/json.ts';

export type When = 'before' | 'after';

/** A place in the bot's work. */
export type Place =
  /** Discord has told of an interaction, and nothing has been done with it. */
  | { readonly kind: 'arrival'; readonly when: When }
  /** A statement that begins with these words. */
  | { readonly kind: 'statement'; readonly when: When; readonly sql: string }
  /** The end of a transaction that holds rows of a table; `nth` of them, the first if nothing is said. */
  | { readonly kind: 'commit'; readonly when: When; readonly nth?: number }
  /** The order of a picture. */
  | { readonly kind: 'picture'; readonly when: When }
  /** A request by method and route, ids as `:id`; `nth` of them, the first if nothing is said. */
  | { readonly kind: 'request'; readonly when: When; readonly route: string; readonly nth?: number };

let armed: Place | null = null;
let passed = 0;

process.on('message', (message) => {
  // The test sends nothing else under this name.
  if (!isRecord(message) || !('crashAt' in message)) return;
  armed = message.crashAt as Place;
  process.send?.('armed');
});

/** Dies here, if this is the place. */
function reach(kind: Place['kind'], when: When, isIt: (place: Place) => boolean = () => true): void {
  if (armed?.kind === kind && armed.when === when && isIt(armed)) process.kill(process.pid, 'SIGKILL');
}

const { emit } = Client.prototype;
Client.prototype.emit = function (this: Client, name: string | symbol, ...values: unknown[]) {
  const isArrival = name === Events.InteractionCreate;
  if (isArrival) reach('arrival', 'before');
  const isHeard = Reflect.apply(emit, this, [name, ...values]);
  if (isArrival) reach('arrival', 'after');
  return isHeard;
} as typeof emit; // Its many forms differ in their types only.

const { request } = REST.prototype;
REST.prototype.request = async function (this: REST, options) {
  const route = `${options.method} ${options.fullRoute.replaceAll(/\/\d{17,}/g, '/:id').replace(/:id\/[^/]+\/callback/, ':id/:token/callback')}`;
  const isIt = (place: Place) => place.kind === 'request' && place.route === route && passed === (place.nth ?? 1);
  if (armed?.kind === 'request' && armed.route === route) passed++;
  reach('request', 'before', isIt);
  try {
    return await request.call(this, options);
  } finally {
    // A refusal is an answer, too.
    reach('request', 'after', isIt);
  }
};

let holdsRows = false;
let commits = 0;
const statement: object = Object.getPrototypeOf(new Database(':memory:').prepare('SELECT 1'));
for (const name of ['run', 'get', 'all'] as const) {
  const method: unknown = Reflect.get(statement, name);
  if (typeof method !== 'function') throw new Error(`statements have no ${name}`);
  Object.defineProperty(statement, name, {
    value(this: Database.Statement, ...values: unknown[]) {
      const sql = this.source.trim();
      const isIt = (place: Place) => place.kind === 'statement' && sql.startsWith(place.sql);
      reach('statement', 'before', isIt);
      const result: unknown = Reflect.apply(method, this, values);
      holdsRows ||= sql.startsWith('INSERT INTO moves');
      reach('statement', 'after', isIt);
      return result;
    },
  });
}

const isThisCommit = (place: Place) => place.kind === 'commit' && commits === (place.nth ?? 1);

const { transaction } = Database.prototype;
Database.prototype.transaction = function (this: Database.Database, work) {
  const begun = transaction.call(this, (...values: unknown[]) => {
    holdsRows = false;
    const done: unknown = Reflect.apply(work, this, values);
    if (holdsRows && armed !== null) commits++;
    if (holdsRows) reach('commit', 'before', isThisCommit);
    return done;
  });
  const immediate = (...values: unknown[]) => {
    const done: unknown = begun.immediate(...values);
    if (holdsRows) reach('commit', 'after', isThisCommit);
    holdsRows = false;
    return done;
  };
  return Object.assign((...values: unknown[]) => begun(...values), { immediate });
} as typeof transaction; // The same signature, whose type parameters cannot be repeated here.

const worker = workerThreads.Worker.prototype;
const { postMessage } = worker;
worker.postMessage = function (this: typeof worker, ...order: Parameters<typeof postMessage>) {
  reach('picture', 'before');
  this.once('message', () => reach('picture', 'after'));
  return postMessage.apply(this, order);
};
