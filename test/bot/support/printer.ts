import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Games } from '../../../src/bot/contract.ts';
import type { ChannelsAt } from '../../../src/bot/publisher/channels.ts';
import { createDirectChannels } from '../../../src/bot/publisher/directChannels.ts';
import { newestEntry, type Publisher, startPublisher } from '../../../src/bot/publisher/publisher.ts';
import { createAnimations } from '../../../src/bot/state/animations.ts';
import { createBlockedPlaces, createHostNotices } from '../../../src/bot/state/blockedPlaces.ts';
import type { Context } from '../../../src/bot/state/context.ts';
import { createDeliveries } from '../../../src/bot/state/deliveries.ts';
import { createExpected } from '../../../src/bot/state/expected.ts';
import { createFixedPictures } from '../../../src/bot/state/fixedPictures.ts';
import { createGoneMembers } from '../../../src/bot/state/goneMembers.ts';
import { createMemberNames } from '../../../src/bot/state/players.ts';
import { createPrivateThreads } from '../../../src/bot/state/privateThreads.ts';
import { createQuestions } from '../../../src/bot/state/questions.ts';
import { createRefusedRequests } from '../../../src/bot/state/refusedRequests.ts';
import { createRecentPanels } from '../../../src/bot/turn/panel.ts';
import type { Engine } from '../../../src/engines/contract.ts';
import type { Log } from '../../../src/kernel/log.ts';
import { seeded } from '../../../src/kernel/random.ts';
import { createTables } from '../../../src/tables/createTables.ts';
import type { Table } from '../../../src/tables/table/table.ts';
import { countedSeeds } from '../../support/deals.ts';
import { engineOf } from '../../support/engines.ts';
import { openNewStore } from '../../support/newStore.ts';
import { createPatience } from '../../support/patience.ts';
import { startAt } from '../../support/startAt.ts';
import { testGames } from './games.ts';
import { type LogLine, quickRenderer } from './guildhall.ts';
import { createShiftedClock } from './shiftedClock.ts';

/** An engine that deals the same every time. */
function dealing(id: string, deal: string): Engine {
  const engine = engineOf(id);
  return { ...engine, deal: (config) => engine.deal(config, seeded(deal)) };
}

/**
 * The publisher alone, with real tables in a real file, and no gateway.
 *
 * @param deal any text; equal ones deal equal games
 */
export async function openPrinter(
  channels: { readonly at: ChannelsAt },
  games: Games = testGames,
  deal: string = 'printer',
) {
  const clock = createShiftedClock();
  const folder = mkdtempSync(join(tmpdir(), 'guildhall-publisher-'));
  const { store, key } = openNewStore({ folder, key: null, now: clock.now() });
  const engines = Object.fromEntries(Object.keys(games).map((id) => [id, dealing(id, deal)]));
  const tables = createTables({ store, engines, clock, key, newSeed: countedSeeds() });
  const lines: LogLine[] = [];
  const log: Log = {
    info: (fields, message) => void lines.push({ level: 'info', fields, message }),
    warn: (fields, message) => void lines.push({ level: 'warn', fields, message }),
    error: (fields, message) => void lines.push({ level: 'error', fields, message }),
  };
  const context: Context = {
    ...{ tables, games, renderer: quickRenderer, clock, log },
    fixedPictures: createFixedPictures(quickRenderer, log),
    names: createMemberNames(clock, async (_guild, user) => user),
    blocked: createBlockedPlaces(clock),
    notices: createHostNotices(),
    deliveries: createDeliveries(),
    directs: createDirectChannels({ tables, clock, log }),
    gone: createGoneMembers({ tables, clock, log, lookUp: async (_guild, user) => user }),
    privateThreads: createPrivateThreads(),
    starts: createExpected(),
    refusals: createRefusedRequests(clock, log),
    panels: createRecentPanels(),
    animations: createAnimations(quickRenderer),
    questions: createQuestions(),
    hindranceIn: async () => null,
    canSee: async () => true,
    addToThread: async () => {},
    exports: { admit: () => true, delay: () => 0 },
    late: new Set(),
    commands: { areRegistered: true },
    policies: { privacy: null, terms: null },
  };
  let publisher: Publisher | null = null;
  let interactions = 0;
  const request = (user: string) => ({ user, interaction: `${++interactions}` });

  const get = async (id: string): Promise<Table> => {
    const table = await tables.get(id);
    if (table === null) throw new Error(`there is no table ${id}`);
    return table;
  };

  return {
    ...{ tables, clock, lines, context, request, get },
    async start(newestBefore?: number): Promise<Publisher> {
      publisher = startPublisher(context, channels.at, newestBefore ?? (await newestEntry(tables.outbox)));
      return publisher;
    },
    stop: async () => {
      await publisher?.stop();
      publisher = null;
    },
    /** A table that has begun, with the lobby's message already there, and a start message somewhere else. */
    async begin(game: string, users: readonly string[], options: readonly string[] = []): Promise<string> {
      const id = await this.gather(game, users, options);
      const started = await startAt(tables, id, request(users[0] ?? ''));
      if (!started.ok) throw new Error(started.error.kind);
      return id;
    },
    /** A table at which all have sat down, with the lobby's message already there. */
    async gather(game: string, users: readonly string[], options: readonly string[] = []): Promise<string> {
      const [host = '', ...others] = users;
      const where = { guild: 'guild', channel: 'channel', locale: 'en' };
      const opened = await tables.open({ ...request(host), ...where, game, options });
      if (!opened.ok) throw new Error(opened.error.kind);
      const { id } = opened.value;
      const lobby = { kind: 'lobby', channel: 'channel', message: 'lobby', seq: 1, generation: 0 } as const;
      await tables.attach(id, { message: { ...lobby, postedAt: clock.now(), turnSeq: null } });
      for (const user of others) await tables.join(id, request(user));
      return id;
    },
    /** The first legal move of whoever is awaited, or the first of this kind. */
    async playAny(id: string, kind?: string): Promise<void> {
      const { standpoints, seats } = await get(id);
      const seating = seats.find(({ awaited }) => awaited);
      if (!standpoints || !seating?.user) throw new Error('nobody is awaited');
      const move = [...standpoints.of(seating.seat).legal()].find((one) => kind === undefined || one.kind === kind);
      const played = await tables.play(id, { ...request(seating.user), offer: null, moves: [move] });
      if (!played.ok) throw new Error(JSON.stringify(played.error));
    },
    /** Waits until nothing is due any more. */
    async idle(): Promise<void> {
      for (const isLeft = createPatience(60_000); isLeft(); ) {
        if ((await tables.outbox.due(clock.now(), 1)).length === 0) return;
        await new Promise((resolve) => setTimeout(resolve, 10));
      }
      throw new Error(`the outbox is never worked off: ${JSON.stringify(lines.slice(-4))}`);
    },
    async [Symbol.asyncDispose]() {
      await publisher?.stop();
      await store.close();
      rmSync(folder, { recursive: true });
    },
  };
}
