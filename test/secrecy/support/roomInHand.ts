import type { BotGame } from '../../../src/bot/contract.ts';
import { createDirectChannels } from '../../../src/bot/publisher/directChannels.ts';
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
import type { Clock } from '../../../src/kernel/clock.ts';
import type { Log } from '../../../src/kernel/log.ts';
import { failed, ok, type Result } from '../../../src/kernel/result.ts';
import type { PictureOrder } from '../../../src/render/pipeline/order.ts';
import type { Renderer } from '../../../src/render/pipeline/renderer.ts';
import type { SavedDraft } from '../../../src/tables/play/play.ts';
import type { Problem } from '../../../src/tables/table/problem.ts';
import type { SeatPlan } from '../../../src/tables/table/standpoint.ts';
import type { Tables } from '../../../src/tables/tables.ts';
import type { Moment } from '../../engines/laws/run.ts';
import { NO_CHOICES } from '../../support/stored.ts';
import type { TableInHand } from './tableInHand.ts';

/** A room whose only table is the one in hand, and what was said to be drawn and logged in it. */
interface RoomInHand {
  readonly context: Context;
  readonly orders: PictureOrder[];
  readonly logged: unknown[];
}

/** Time stands still, so that it can tell nothing by itself. */
const clock: Clock = { now: () => 1_000_000, steady: () => 1_000_000 };

const NO_PICTURE = { bytes: new Uint8Array(new ArrayBuffer(0)), width: 1, height: 1 };

/** The real room around one position. Moves are judged on it, and change nothing. */
export function roomInHand(
  game: BotGame,
  { engine, random }: Moment,
  { table, state: reached }: TableInHand,
): RoomInHand {
  const orders: PictureOrder[] = [];
  const logged: unknown[] = [];
  const drafts = new Map<number, SavedDraft | null>();
  const planOf = (user: string): Result<SeatPlan, Problem> => {
    const seating = table.seats.find((one) => one.user === user);
    if (seating === undefined || table.standpoints === null) return failed({ kind: 'notSeated' });
    return ok(table.standpoints.of(seating.seat).plan);
  };
  const here: Partial<Tables> = {
    get: async (id) => (id === table.id ? table : null),
    inChannel: async () => [table],
    inGuild: async () => [table],
    ofUser: async (_guild, user) => (table.seats.some((seating) => seating.user === user) ? [table] : []),
    draft: async (_id, seat) => drafts.get(seat) ?? null,
    saveDraft: async (_id, seat, draft) => {
      drafts.set(seat, draft);
      return 'kept';
    },
    attach: async () => {},
    hands: {
      member: async () => null,
      saveMember: async () => {},
      setLocale: async () => [],
      tablesOf: async () => [],
      ofTable: async () => [],
      save: async () => {},
      directChannel: async () => null,
      newestDirectChannels: async () => [],
      saveDirectChannel: async () => {},
      drop: async () => {},
    },
    settings: async () => ({ locale: null, keepsPictures: false, clock: 'none' }),
    personalSettings: async () => NO_CHOICES,
    changePersonalSettings: async () => ok(NO_CHOICES),
    proof: async () => null,
    digits: async () => '8d4b5c4c',
    wholeStory: async () => null,
    // Only of games that have ended, whose records are public: what another seat held is no secret there.
    story: async (_id, viewer) => {
      const { standpoints } = table;
      if (standpoints === null) return [];
      return viewer === 'table' ? standpoints.public.recent : standpoints.of(viewer).recent;
    },
    replay: async (_id, viewer) => {
      const { standpoints } = table;
      if (standpoints === null) return null;
      // What any seat has seen of an ended table is public, so that is not compared.
      const isOwn = viewer !== 'table' && table.status === 'running';
      const { recent, view } = isOwn ? standpoints.of(viewer) : standpoints.public;
      return recent.map((row) => ({ ...row, view }));
    },
    resign: async () => ok(table),
    rematch: async () => ok(table),
    results: {
      leaderboard: async ({ period, by }) => ({
        ...{ period, by, since: null, seats: null, seatsPlayed: [], page: 0, pages: 1, members: 0, games: 0, rows: [] },
        ...{ own: { kind: 'few', games: 0, missing: 5 }, lastOfFirstPage: null },
      }),
      member: async () => null,
      games: async () => [],
      outcome: async () => null,
    },
    relocate: async () => ok(table),
    cancel: async () => ok(table),
    setClock: async () => ok(table),
    vote: async () => ok(table),
    takeOver: async () => ok(table),
    comeBack: async () => ok(table),
    undo: async () => ok(table),
    setStanding: async (_id, { user, standing }) => {
      const plan = planOf(user);
      return plan.ok ? ok({ ...plan.value, standing, isPlayed: false }) : plan;
    },
    setNext: async (_id, { user }) => planOf(user),
    play: async (_id, { user, moves }) => {
      const seating = table.seats.find((one) => one.user === user);
      if (seating === undefined) return failed({ kind: 'notSeated' });
      let state = reached;
      for (const [index, given] of moves.entries()) {
        const move = engine.readMove(given);
        const step = move.ok ? engine.play(state, seating.seat, move.value, random) : move;
        if (!step.ok) return failed({ kind: 'refused', refusal: step.error, index });
        state = step.value.state;
      }
      return ok(table);
    },
  };
  const write = (level: string) => (fields: object, message: string) => void logged.push({ level, fields, message });
  const log: Log = { info: write('info'), warn: write('warn'), error: write('error') };
  const renderer: Renderer = {
    render: async (order) => {
      orders.push(order);
      return NO_PICTURE;
    },
    close: async () => {},
  };
  const context: Context = {
    // What is not here is no way of looking at a table; asking for it fails aloud.
    tables: here as Tables,
    games: { [game.engine.id]: game },
    renderer,
    fixedPictures: createFixedPictures(renderer, log),
    names: createMemberNames(
      clock,
      async (_guild, user) => NAMES[table.seats.findIndex((seating) => seating.user === user)] ?? null,
    ),
    blocked: createBlockedPlaces(clock),
    notices: createHostNotices(),
    deliveries: createDeliveries(),
    directs: createDirectChannels({ tables: here as Tables, clock, log }),
    gone: createGoneMembers({ tables: here as Tables, clock, log, lookUp: async (_guild, user) => user }),
    privateThreads: createPrivateThreads(),
    starts: createExpected(),
    refusals: createRefusedRequests(clock, log),
    panels: createRecentPanels(),
    animations: createAnimations(renderer),
    questions: createQuestions(),
    hindranceIn: async () => null,
    canSee: async () => true,
    addToThread: async () => {},
    exports: { admit: () => true, delay: () => 0 },
    late: new Set(),
    commands: { areRegistered: true },
    policies: { privacy: null, terms: null },
    clock,
    log,
  };
  return { context, orders, logged };
}

const NAMES = ['Aya', 'Ben', 'Clemens', 'Dara', 'Emil', 'Fumi', 'Greta'] as const;
