/** What live Discord is reported to do, met one after the other while a game is played. */
import type { BotGame } from '../../../src/bot/contract.ts';
import { BARRED_FOR, PAUSE } from '../../../src/bot/publisher/directChannels.ts';
import type { LoggedRequest } from '../../../src/playground/rest/requestLog.ts';
import type { RuleName } from '../../../src/playground/rules/table.ts';
import { BOT } from '../../../src/playground/world/world.ts';
import { createPatience } from '../../support/patience.ts';
import { typeMove } from './driver.ts';
import type { TestGuildhall } from './guildhall.ts';
import type { Pick } from './players.ts';
import type { createShiftedClock } from './shiftedClock.ts';
import { awaited, buttonOf, idOf, opened, shownBoard, tableOf } from './table.ts';

/** Requests to channels between two faults, so that even a short game meets all of them. */
const EVERY = 10;
const POST = 'POST /channels/:channel/messages';
const EDIT = 'PATCH /channels/:channel/messages/:message';
const OPEN = 'POST /users/@me/channels';
const ADD = 'PUT /channels/:channel/thread-members/:user';
/** How long what a fault does may take, in ms. */
const PATIENCE = 60_000;
/** So many moves are played at most until a request comes that a fault refuses. */
const MOST_MOVES = 60;
/** Members are reminded after a day. */
const A_DAY = 25 * 3_600_000;
/** By then, whatever is tried again was tried again. */
const A_WHILE = 10 * 60_000;

/** All of them can be met in every game: where there are no hands, direct messages are opened to remind somebody. */
export const LIVE_FAULTS = [
  'locked',
  'tooFast',
  'hidden',
  'barred',
  'asleep',
  'archived',
  'refusedOddly',
  'rejected',
  'gone',
  'commandsOnly',
] as const;
type LiveFault = (typeof LIVE_FAULTS)[number];

interface LiveFaults {
  /** How often each was met, as the log of the stand-in says. */
  readonly met: ReadonlyMap<LiveFault, number>;
  /** Whether the next one is due. */
  isDue(): boolean;
  /** The next one, from its beginning to its end: throws if it isn't met, or if the bot doesn't do what it should. */
  next(): Promise<void>;
}

/** How Discord answers when a player is to be added to the thread: a fault that only a start can meet. */
const NOT_ADDED = ['missingAccess', 'dmClosed', 'missingPermissions'] as const satisfies readonly RuleName[];

/**
 * Starts a game in a channel with slow mode, in whose threads a mention adds nobody, while Discord refuses to add a player,
 * once for each answer it may give: the game is dealt, and goes on.
 *
 * @returns the table and how often it was refused
 */
export async function startDespiteRefusals(
  hall: TestGuildhall,
  game: string,
  names: readonly [string, ...string[]],
): Promise<{ readonly id: string; readonly refused: number }> {
  const { discord } = hall;
  const lobby = await opened(hall, game, names);
  const [, id = ''] = idOf(lobby, buttonOf(lobby, 'join')).split(':');
  discord.arm('mentionsAddNobody');
  discord.trouble(lobby.channel_id, 'slowDown');
  const cancel = NOT_ADDED.map((rule) => discord.refuseNext(rule, ADD));
  await discord.user(names[0]).press(lobby.id, buttonOf(lobby, 'start'));
  await shownBoard(hall, id);
  const isLooking = async () => (await hall.tables().outbox.ofTable(id)).some(({ kind }) => kind === 'members');
  for (const isLeft = createPatience(PATIENCE); isLeft() && (await isLooking()); ) await discord.until(() => false, 10);
  for (const one of cancel) one();
  discord.trouble(lobby.channel_id, 'endSlowMode');
  discord.disarm('mentionsAddNobody');
  const refused = discord.log.filter((one) => `${one.method} ${one.route}` === ADD && one.status === 403).length;
  return { id, refused };
}

const isOnChannel = ({ route }: LoggedRequest): boolean =>
  route !== null && (route.startsWith('/channels/') || route === '/users/@me/channels');

export function createLiveFaults(
  hall: TestGuildhall,
  id: string,
  {
    game,
    clock,
    pick,
  }: { readonly game: BotGame; readonly clock: ReturnType<typeof createShiftedClock>; readonly pick: Pick },
): LiveFaults {
  const { discord } = hall;
  const met = new Map<LiveFault, number>();
  const first = pick(LIVE_FAULTS.map((_, index) => index));
  let draws = 0;
  const count = () => discord.log.filter(isOnChannel).length;
  const refusals = () => discord.log.filter(({ status }) => status === 403).length;
  let dueAt = count() + EVERY;

  async function until(what: string, holds: () => boolean | Promise<boolean>): Promise<void> {
    for (const isLeft = createPatience(PATIENCE); !(await holds()); ) {
      if (!isLeft()) throw new Error(`${what}; log: ${JSON.stringify(hall.lines.slice(-5))}`);
      await discord.until(() => false, 10);
    }
  }

  /** Whatever the publisher can do now is done. */
  const settled = () =>
    until('the publisher never rests', async () => (await hall.tables().outbox.due(clock.now(), 1)).length === 0);

  /** A move by a command, outside the thread. */
  async function move(): Promise<void> {
    const [me] = await awaited(hall, id);
    if (me !== undefined) await typeMove(hall, id, me, game, pick);
  }

  const answered = (rule: RuleName, route: string, since: number) =>
    discord.log.slice(since).some((one) => one.rule === rule && `${one.method} ${one.route}` === route);

  /** A place that is closed to the bot: it is tried until that is known, and not once more until it opens. */
  async function close(begin: () => void, isMet: (since: number) => boolean, open: () => void): Promise<void> {
    await settled();
    const since = discord.log.length;
    begin();
    try {
      await move();
      await until('the place was not tried', () => isMet(since));
      await settled();
      const before = refusals();
      clock.pass(A_WHILE);
      await move();
      await settled();
      if (refusals() > before) throw new Error('a place that is closed was tried again');
    } finally {
      open();
    }
    await shownBoard(hall, id);
  }

  /** The next request of a kind is refused, whichever move it comes with. */
  async function refuseNext(rule: RuleName, route: string): Promise<void> {
    const since = discord.log.length;
    const cancel = discord.refuseNext(rule, route);
    for (let moves = 0; moves < MOST_MOVES && !answered(rule, route, since); moves++) {
      await move();
      await shownBoard(hall, id);
    }
    cancel();
    if (!answered(rule, route, since)) throw new Error(`nothing asked for ${route}`);
  }

  /** A direct message channel is refused: of somebody to whom the bot has never written, so it seems. */
  async function refuseDirect(rule: RuleName): Promise<void> {
    const { hands, refreshHands, doDue } = hall.tables();
    const { seats, guild } = await tableOf(hall, id);
    await settled();
    const since = discord.log.length;
    const user = pick(seats.filter((seat) => seat.awaited)).user!;
    discord.refuseNext(rule, OPEN);
    await hands.saveDirectChannel(user, null);
    if (game.hand === null) {
      clock.pass(A_DAY);
      await doDue(1, () => false);
    } else {
      await hands.drop(id, user);
      await refreshHands(id, `${rule}-${since}`);
    }
    await until('no direct message was opened', () => answered(rule, OPEN, since));
    await settled();
    for (const one of seats) {
      const { hands: delivery } = (await hands.member(one.user!, guild)) ?? { hands: 'on' };
      if (delivery !== 'on') throw new Error(`${rule} at one member has marked another, or the same`);
    }
    clock.pass(BARRED_FOR + PAUSE);
    await refreshHands(id, `${rule}-${since}-later`);
    await settled();
  }

  /** Somebody for whom the game waits leaves the server: the others vote. The member comes back, and plays. */
  async function leave(): Promise<void> {
    await settled();
    const { guild } = await tableOf(hall, id);
    const [me] = await awaited(hall, id);
    const since = discord.log.length;
    discord.leaveGuild(guild, me!.member.id);
    clock.pass(A_DAY);
    await hall.tables().doDue(1, () => false);
    await until('nobody votes', async () => (await tableOf(hall, id)).vote?.about === 'overdue');
    if (!answered('unknownMember', 'GET /guilds/:guild/members/:user', since)) throw new Error('nobody was looked up');
    await settled();
    discord.returnToGuild(guild, me!.member.id);
    await typeMove(hall, id, me!, game, pick);
    if ((await tableOf(hall, id)).vote !== null) throw new Error('the vote goes on');
  }

  async function meet(fault: LiveFault): Promise<void> {
    const { thread, guild } = await tableOf(hall, id);
    if (thread === null) throw new Error('the game has no thread');
    switch (fault) {
      case 'locked':
        return close(
          () => discord.archive(thread, { locked: true }),
          (since) => answered('threadLocked', 'PATCH /channels/:channel', since),
          () => discord.unlock(thread),
        );
      case 'hidden':
        return close(
          () => discord.trouble(thread, 'hideFromBot'),
          (since) => answered('missingAccess', POST, since) || answered('missingAccess', EDIT, since),
          () => void discord.user('aya').say(thread, `<@${BOT.id}>`),
        );
      case 'commandsOnly':
        return close(
          () => discord.setBotPresence(guild, 'commandsOnly'),
          (since) => answered('missingAccess', 'GET /guilds/:guild', since),
          () => discord.setBotPresence(guild, 'here'),
        );
      case 'asleep': {
        const since = discord.log.length;
        discord.arm('staysArchived');
        discord.archive(thread, { locked: false });
        await move();
        await shownBoard(hall, id).finally(() => discord.disarm('staysArchived'));
        if (!answered('threadArchived', POST, since)) throw new Error('nothing was posted');
        return;
      }
      case 'archived':
        return refuseNext('threadArchived', POST);
      case 'rejected':
        return refuseNext('uploadInEdit', EDIT);
      case 'tooFast':
        return refuseDirect('opensTooFast');
      case 'barred':
        return refuseDirect('opensBarred');
      case 'refusedOddly':
        return refuseDirect('pinsUsedUp');
      case 'gone':
        return leave();
    }
  }

  return {
    met,
    isDue: () => count() >= dueAt,
    async next() {
      // All of them in turn, beginning anywhere.
      const fault = LIVE_FAULTS[(first + draws++) % LIVE_FAULTS.length]!;
      try {
        await meet(fault);
      } catch (error) {
        if ((await tableOf(hall, id)).status === 'running') throw new Error(`${fault} was not borne`, { cause: error });
        return; // The game has ended meanwhile.
      }
      met.set(fault, (met.get(fault) ?? 0) + 1);
      dueAt = count() + EVERY;
    },
  };
}

/** The most requests with status 401, 403, or 429 in ten minutes: from 10,000 on Discord blocks the address. */
export function mostInvalid({ discord }: TestGuildhall): number {
  const times = discord.log.filter(({ status }) => [401, 403, 429].includes(status)).map(({ at }) => at);
  return Math.max(0, ...times.map((end) => times.filter((at) => at <= end && at > end - 10 * 60_000).length));
}
