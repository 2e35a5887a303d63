import type { Engine } from '../../../src/engines/contract.ts';
import { games } from '../../../src/engines/games.ts';
import type { Tables } from '../../../src/tables/tables.ts';
import { type DiscordInHand, standInFor } from './discordInHand.ts';
import { hold, type InHand } from './inHand.ts';
import { createTwoLines, type TwoLines } from './twoLines.ts';
import type { VirtualTime } from './virtualTime.ts';
import type { Orders } from './world.ts';

/** A world at work. */
export interface Started {
  readonly orders: Orders;
  readonly time: VirtualTime;
  readonly engine: Engine;
  readonly two: TwoLines;
  readonly discord: DiscordInHand;
  readonly tables: Tables;
  /** What the bot has printed. */
  readonly lines: string[];
  /** All that has been done: names of `usesOf`, and of buttons. */
  readonly used: Set<string>;
  /** Of which everybody may see some digits: keyed ones of all rows, and what is published before and at a start. */
  readonly hashes: Set<string>;
  metrics(): Promise<string>;
  painted(): number;
}

/** How long the bot takes to start, in ms. */
const START = 5_000;
const MANY = 1_000_000;

export async function startWorld(
  orders: Orders,
  time: VirtualTime,
  { folder, lines }: { readonly folder: string; readonly lines: string[] },
): Promise<Started> {
  const engine: Engine = games[orders.game];
  const two = createTwoLines(engine, orders.world);
  const hashes = new Set<string>();
  const hexOf = (hash: Uint8Array) => Buffer.from(hash).toString('hex');
  const held: InHand = {
    engines: { [orders.game]: two.engine },
    draw: two.draw,
    broken: { picture: false, disk: false },
    ...{ committed: new WeakMap(), renderer: null, tables: null, metrics: null },
    appended: ({ state, rows }) => {
      if (state !== null) two.committed(state.text);
      for (const { hash } of rows) hashes.add(hexOf(hash));
    },
    published: (hash) => {
      hashes.add(hexOf(hash));
      return hash;
    },
  };
  hold(held);
  // What is loaded from here on is the bot, which gets what is held.
  const [{ renderWith }, { runBot }] = await time.aside(
    Promise.all([import('./pictures.ts'), import('../../../src/app/runBot.ts')]),
  );
  const isPainted = () => orders.paints > 0 && (two.now()?.number ?? 0) % orders.paints === orders.paints - 1;
  const { renderer, painted } = renderWith(isPainted);
  held.renderer = renderer;
  plantSecrets(two, orders);
  const discord = standInFor(time);
  const many = { most: MANY, within: 1_000 };
  void runBot({
    token: discord.token,
    ...{ isNew: false, policies: { privacy: null, terms: null } },
    ...{ apiBase: null, data: folder, key: null, playgroundPort: 0, backups: folder, diskReserve: 0 },
    ...{ metricsPort: null, archiveAfter: null, logLevel: 'debug' },
    limits: {
      tables: { hosted: MANY, seats: MANY, inChannel: MANY, inGuild: MANY, openings: MANY },
      presses: { ofUser: many, atTable: many },
      lobbyAge: 24 * 3_600_000,
    },
  });
  await time.pass(START);
  const { tables, metrics } = held;
  if (tables === null || metrics === null) throw new Error(`the bot has not started: ${lines.join('')}`);
  return {
    orders,
    time,
    engine,
    two,
    discord,
    tables,
    lines,
    used: new Set(),
    hashes,
    metrics: () => time.aside(metrics.text()),
    painted,
  };
}

declare global {
  /** For planted leaks: something of what nobody may tell, true in about half of all positions. */
  var hidden: () => boolean;
  /** For planted leaks: the whole position. */
  var position: () => unknown;
}

function plantSecrets(two: TwoLines, { world }: Orders): void {
  globalThis.position = () => two.now()?.steps[world].state ?? null;
  globalThis.hidden = () => {
    const text = JSON.stringify(globalThis.position());
    let hash = 0;
    for (let index = 0; index < text.length; index++) hash = Math.imul(hash, 31) + text.charCodeAt(index);
    return (Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) & 0x10000) !== 0;
  };
}
