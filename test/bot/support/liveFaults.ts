/** What live Discord is reported to do, drawn at every twentieth request of the publisher while a game is played. */
import type { RuleName } from '../../../src/playground/rules/table.ts';
import { BOT } from '../../../src/playground/world/world.ts';
import { createPatience } from '../../support/patience.ts';
import type { TestGuildhall } from './guildhall.ts';
import type { Pick } from './players.ts';
import { buttonOf, idOf, opened, shownBoard, tableOf } from './table.ts';

/** Requests to channels between two faults. */
const EVERY = 20;
const POST = 'POST /channels/:channel/messages';
const ADD = 'PUT /channels/:channel/thread-members/:user';
/** How long a start may take, in ms. */
const PATIENCE = 20_000;

/** Refusals of the next request of a kind. */
const REFUSALS = {
  archived: ['threadArchived', POST],
  rejected: ['uploadInEdit', 'PATCH /channels/:channel/messages/:message'],
  tooFast: ['opensTooFast', 'POST /users/@me/channels'],
  barred: ['opensBarred', 'POST /users/@me/channels'],
} as const satisfies Readonly<Record<string, readonly [RuleName, string]>>;
type Refused = keyof typeof REFUSALS;

/** States of a thread or server, which end when the bot has met them. */
const STATES = ['locked', 'hidden', 'asleep', 'commandsOnly'] as const;
type State = (typeof STATES)[number];
export const LIVE_FAULTS = [...(Object.keys(REFUSALS) as Refused[]), ...STATES] as const;
export type LiveFault = (typeof LIVE_FAULTS)[number];

export interface LiveFaults {
  readonly drawn: ReadonlyMap<LiveFault, number>;
  /** Ends the present state, so that members can press there. */
  heal(): void;
  /** Draws no more, and takes back what has not come. */
  stop(): Promise<void>;
}

/** How Discord answers when a player is to be added to the thread: the one fault that only a start can meet. */
const NOT_ADDED = ['missingAccess', 'unknownMember', 'missingPermissions'] as const satisfies readonly RuleName[];

/**
 * Starts a game although Discord refuses to add a player, once for each answer it may give: the table is open again each
 * time, and the host starts once more.
 *
 * @returns the table and how often it was refused
 */
export async function startDespiteRefusals(
  hall: TestGuildhall,
  game: string,
  names: readonly [string, ...string[]],
): Promise<{ readonly id: string; readonly refused: number }> {
  const { discord } = hall;
  const tables = hall.tables();
  const lobby = await opened(hall, game, names);
  const [, id = ''] = idOf(lobby, buttonOf(lobby, 'join')).split(':');
  const host = discord.user(names[0]);
  const start = idOf(lobby, buttonOf(lobby, 'start'));
  const asked = () => discord.log.filter(({ method, route }) => `${method} ${route}` === ADD).length;
  let refused = 0;
  for (const [index, rule] of NOT_ADDED.entries()) {
    discord.refuseNext(rule, ADD);
    await host.pressStale(lobby.id, start);
    // The others are added all the same.
    await discord.until(() => asked() === names.length * (index + 1), PATIENCE);
    for (const isLeft = createPatience(PATIENCE); isLeft() && (await tables.dueStart(id)) !== null; )
      await discord.until(() => false, 10);
    if ((await tableOf(hall, id)).refusedStart?.why === 'unreachable') refused++;
  }
  await host.pressStale(lobby.id, start);
  await shownBoard(hall, id);
  return { id, refused };
}

const isOnChannel = ({ route }: TestGuildhall['discord']['log'][number]): boolean =>
  route !== null && (route.startsWith('/channels/') || route === '/users/@me/channels');

export function drawLiveFaults(hall: TestGuildhall, id: string, pick: Pick): LiveFaults {
  const { discord } = hall;
  const drawn = new Map<LiveFault, number>();
  let planned: (() => void)[] = [];
  let end: (() => void) | null = null;
  let isOver = false;
  const first = pick(LIVE_FAULTS.map((_, index) => index));
  let draws = 0;
  const count = () => discord.log.filter(isOnChannel).length;
  const refused = () => discord.log.filter(({ status }) => status === 403).length;

  function heal(): void {
    end?.();
    end = null;
  }

  async function begin(state: State): Promise<() => void> {
    const { thread, guild, seats } = await tableOf(hall, id);
    if (state === 'commandsOnly') {
      discord.setBotPresence(guild, 'commandsOnly');
      return () => discord.setBotPresence(guild, 'here');
    }
    if (thread === null) return () => {};
    const member = discord.user(seats[0]!.user!);
    switch (state) {
      case 'locked':
        discord.archive(thread, { locked: true });
        return () => discord.unlock(thread);
      case 'hidden':
        discord.trouble(thread, 'hideFromBot');
        return () => void member.say(thread, `<@${BOT.id}>`);
      case 'asleep':
        discord.arm('staysArchived');
        discord.archive(thread, { locked: false });
        return () => discord.disarm('staysArchived');
    }
  }

  /** A member to whom the bot has never written. */
  async function makeNew(): Promise<void> {
    const { hands } = hall.tables();
    const user = pick((await tableOf(hall, id)).seats).user!;
    await hands.drop(id, user);
    await hands.saveDirectChannel(user, null);
  }

  async function draw(): Promise<void> {
    // All of them in turn, beginning anywhere.
    const fault = LIVE_FAULTS[(first + draws++) % LIVE_FAULTS.length]!;
    drawn.set(fault, (drawn.get(fault) ?? 0) + 1);
    const state = STATES.find((one) => one === fault);
    if (state === undefined) {
      const [rule, route] = REFUSALS[fault as Refused]; // Everything else is a state.
      planned.push(discord.refuseNext(rule, route));
      if (fault === 'tooFast' || fault === 'barred') await makeNew();
      return;
    }
    heal();
    end = await begin(state);
    const before = refused();
    await discord.until(() => isOver || end === null || refused() > before, Number.POSITIVE_INFINITY);
    heal();
  }

  async function go(): Promise<void> {
    let next = count() + EVERY;
    for (;;) {
      await discord.until(() => isOver || count() >= next, Number.POSITIVE_INFINITY);
      if (isOver) return;
      next = count() + EVERY;
      await draw();
    }
  }

  const done = go();
  return {
    drawn,
    heal,
    async stop() {
      isOver = true;
      heal();
      for (const cancel of planned) cancel();
      planned = [];
      discord.disarm('staysArchived'); // A change, so that the loop sees the end.
      await done;
    },
  };
}

/** The most requests with status 401, 403, or 429 in ten minutes: from 10,000 on Discord blocks the address. */
export function mostInvalid({ discord }: TestGuildhall): number {
  const times = discord.log.filter(({ status }) => [401, 403, 429].includes(status)).map(({ at }) => at);
  return Math.max(0, ...times.map((end) => times.filter((at) => at <= end && at > end - 10 * 60_000).length));
}
