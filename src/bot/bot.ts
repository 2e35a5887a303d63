import { once } from 'node:events';
import { Events, InteractionType, RESTEvents, Status } from 'discord.js';
import type { Clock } from '../kernel/clock.ts';
import type { Log } from '../kernel/log.ts';
import { createSlidingWindow } from '../kernel/slidingWindow.ts';
import type { Renderer } from '../render/pipeline/renderer.ts';
import type { Tables } from '../tables/tables.ts';
import { watchDailyNotes } from './background/dailyNotes.ts';
import { watchDeadlines } from './background/deadlines.ts';
import { drawAhead } from './background/drawAhead.ts';
import { watchEndedThreads } from './background/endedThreads.ts';
import { watchErasures } from './background/erasures.ts';
import { watchIdleLobbies } from './background/idleLobbies.ts';
import { checkGuilds, followPlaces, watchLeftGuilds } from './background/leftGuilds.ts';
import { lookAhead } from './background/lookAhead.ts';
import { watchQuietThreads } from './background/quietThreads.ts';
import { watchUncountedResults } from './background/uncountedResults.ts';
import { registerCommands } from './commands/register.ts';
import type { Games } from './contract.ts';
import { createClient, createQueues, type RestSettings } from './discord/client.ts';
import { type Closing, closingOf, watchConnections } from './discord/gateway.ts';
import { hindranceIn } from './discord/lookUps.ts';
import { createMemberLookUps, handsOf } from './discord/memberLookUps.ts';
import { reachDiscord } from './discord/reach.ts';
import { addToThread } from './discord/threads.ts';
import { createTokenCheck, LOOKED_AT_AFTER } from './discord/token.ts';
import { createVisibility } from './discord/visibility.ts';
import type { PressLimits } from './interaction/admission.ts';
import { watchChannelTypes } from './interaction/channelTypes.ts';
import { describeError } from './log.ts';
import type { BeforeIdentify, BotMetrics } from './metrics.ts';
import { createDirectChannels } from './publisher/directChannels.ts';
import { createPace, type Pace } from './publisher/pace.ts';
import { newestEntry, type Publisher, startPublisher } from './publisher/publisher.ts';
import { createChannels } from './publisher/restChannels.ts';
import { createRouter } from './router.ts';
import { createAnimations } from './state/animations.ts';
import { createBlockedPlaces, createHostNotices } from './state/blockedPlaces.ts';
import type { Context, Policies } from './state/context.ts';
import { createDeliveries } from './state/deliveries.ts';
import { createExpected } from './state/expected.ts';
import { createFixedPictures } from './state/fixedPictures.ts';
import { createGoneMembers } from './state/goneMembers.ts';
import { createMemberNames } from './state/players.ts';
import { createPrivateThreads } from './state/privateThreads.ts';
import { createQuestions } from './state/questions.ts';
import { createRefusedRequests } from './state/refusedRequests.ts';
import { createRecentPanels } from './turn/panel.ts';

/** How many names are looked up at the same time. */
const LOOK_UPS = 10;
/** How often one user gets the file with their data: at most so many within so many ms. */
const EXPORTS = { most: 1, within: 10 * 60_000 };

interface BotSettings {
  readonly token: string;
  /** Base URL of the API. Omitted: Discord's own. */
  readonly rest?: RestSettings;
  /** Spreads the publisher's requests. Omitted: as Discord's limits demand. */
  readonly pace?: Pace;
  readonly tables: Tables;
  readonly games: Games;
  readonly renderer: Renderer;
  readonly clock: Clock;
  readonly log: Log;
  /** How often one user can press. Omitted: no limit. */
  readonly limits?: PressLimits;
  /** Age in ms at which an idle lobby is closed. Omitted: never. */
  readonly lobbyAge?: number;
  /** How long after the end of a game its thread is archived, in ms. Omitted: never. */
  readonly archiveAfter?: number;
  /** Whether members can play on from a record. Omitted: they can't. */
  readonly playsOn?: boolean;
  /** Omitted: none are published. */
  readonly policies?: Policies;
  /** Omitted: nothing is measured. */
  readonly metrics?: BotMetrics;
  /** Omitted: discord.js starts sessions without waiting. */
  readonly beforeIdentify?: BeforeIdentify;
}

export interface Bot {
  /**
   * Resolves once connected, with commands registered and the outbox being worked off. Rejects if Discord refuses the
   * token.
   */
  readonly ready: Promise<void>;
  /**
   * Resolves when Discord rejects this bot for good (its token, intents, or shards). The bot makes no requests from then
   * on. Stays pending as long as all is well.
   */
  readonly closed: Promise<Closing>;
  /** Whether the gateway is connected, so that we receive events. */
  isConnected(): boolean;
  /** Tables whose updates are stuck until the bot can post in their channel, or open direct messages, again. */
  stuckTables(): ReadonlySet<string>;
  /** Whether Discord has barred the bot from opening direct messages. */
  areDirectsBarred(): boolean;
  /** Stops accepting interactions, finishes what is being sent, and disconnects. */
  stop(): Promise<void>;
}

/** The bot: one listener for all interactions, one publisher for all boards. */
export function startBot(settings: BotSettings): Bot {
  const { token, rest, tables, games, renderer, clock, log, limits, lobbyAge, archiveAfter, metrics, beforeIdentify } =
    settings;
  const client = createClient({ log, ...(rest && { rest }), ...(beforeIdentify && { beforeIdentify }) });
  const closing = new AbortController();
  const pace = settings.pace ?? createPace(closing.signal);
  const queues = createQueues(LOOK_UPS, token, rest);
  const members = createMemberLookUps(handsOf(queues), pace);
  const { lookUp } = members;
  const gone = createGoneMembers({ tables, clock, log, lookUp });
  const context: Context = {
    ...{ tables, games, renderer, clock, log },
    fixedPictures: createFixedPictures(renderer, log),
    names: createMemberNames(clock, lookUp, (guild, user) => void gone.note(guild, user)),
    gone,
    blocked: createBlockedPlaces(clock),
    notices: createHostNotices(),
    deliveries: createDeliveries(),
    directs: createDirectChannels({ tables, clock, log }),
    privateThreads: createPrivateThreads(),
    starts: createExpected(),
    refusals: createRefusedRequests(clock, log),
    panels: createRecentPanels(),
    animations: createAnimations(renderer),
    questions: createQuestions(),
    hindranceIn: (thread, permissions) => hindranceIn(client, thread, permissions),
    canSee: createVisibility(client, clock),
    addToThread: (thread, user) => addToThread(client, thread, user),
    exports: createSlidingWindow(clock, EXPORTS),
    late: new Set(),
    commands: { areRegistered: false },
    policies: settings.policies ?? { privacy: null, terms: null },
  };
  let publisher: Publisher | null = null;
  const unblocked = (place: string) => publisher?.reopen(place);
  const channelType = watchChannelTypes(client);
  const servers = followPlaces(client, context, {
    reopened: unblocked,
    doubted: (place) => publisher?.tryOut(place),
  });
  const isMember = (guild: string) => servers.has(guild);
  const updating = new Set<Promise<void>>();
  const goesOn = (work: Promise<void>) => void updating.add(work.finally(() => updating.delete(work)));
  const route = createRouter(context, { unblocked, limits: limits ?? null, isMember, goesOn, channelType });
  const isConnected = () => client.isReady() && client.ws.shards.every(({ status }) => status === Status.Ready);
  const watching = [
    watchDeadlines(context, () => isConnected() && publisher?.isPausing() === false),
    watchQuietThreads(context),
    watchUncountedResults(context),
    ...(lobbyAge === undefined ? [] : [watchIdleLobbies(context, lobbyAge)]),
  ];

  let isEnding = false;
  const endWatching = () => {
    isEnding = true;
    for (const end of watching) end();
    members.stop();
  };
  const inWork = new Set<Promise<void>>();

  client.on(Events.InteractionCreate, (interaction) => {
    const receivedAt = performance.now();
    const work = route(interaction).finally(() => {
      inWork.delete(work);
      metrics?.answered(InteractionType[interaction.type], performance.now() - receivedAt);
    });
    inWork.add(work);
  });
  client.on(Events.Error, (error) => log.error({ error: describeError(error) }, 'connection to Discord failed'));
  const { promise: closed, resolve: close } = Promise.withResolvers<Closing>();
  client.on(Events.ShardDisconnect, ({ code }) => close(closingOf(code)));
  watchConnections(client, clock, log, () => metrics?.disconnected());
  const checkToken = createTokenCheck(client.rest, {
    ...{ token, clock, log, signal: closing.signal },
    rejected: () => close({ reason: 'Discord rejected the token', restartHelps: 'perhaps' }),
  });
  client.rest.on(RESTEvents.Response, ({ route }, { status }) => {
    // An interaction's own token expires after 15 minutes; that says nothing about the bot's.
    if (status !== 401 || /^\/(interactions|webhooks)\//.test(route)) return;
    context.refusals.hold(LOOKED_AT_AFTER);
    void checkToken();
  });
  const endListening = () => {
    client.removeAllListeners(Events.InteractionCreate);
    client.removeAllListeners(Events.ShardReconnecting); // The library says so of its own disconnection, too.
  };
  void closed.then(async () => {
    endListening();
    publisher?.halt();
    closing.abort();
    endWatching();
    await client.destroy();
  });
  for (const queue of [client.rest, ...queues])
    queue.on(RESTEvents.InvalidRequestWarning, ({ count, remainingTime }) => {
      metrics?.refused(count, remainingTime);
      context.refusals.note(count, remainingTime);
    });
  client.rest.on(RESTEvents.RateLimited, ({ method, timeToReset, global }) =>
    log.info({ method, timeToReset, global }, 'request queued'),
  );

  async function login(): Promise<void> {
    client.rest.setToken(token);
    await reachDiscord(client.rest, { clock, log, signal: closing.signal, checkToken });
    await client.login(token);
  }

  async function start(): Promise<void> {
    const newestBefore = await newestEntry(tables.outbox);
    const connected = once(client, Events.ClientReady);
    const refused = closed.then(({ reason }) => Promise.reject(new Error(reason)));
    await Promise.race([login().then(() => connected), refused]);
    if (!client.isReady()) throw new Error('the client is not ready after the ready event');
    try {
      const isChanged = await registerCommands(client.rest, client.application.id, games, settings.playsOn ?? false);
      context.commands.areRegistered = true;
      log.info({ isChanged }, 'commands registered');
    } catch (error) {
      // Whatever is wrong with the commands, buttons keep games going.
      log.error({ error: describeError(error) }, 'registering commands failed');
    }
    closing.signal.throwIfAborted();
    const channelsAt = createChannels(client.rest, client.user.id, tables.epoch, closing.signal, pace);
    publisher = startPublisher(context, channelsAt, newestBefore);
    const later = channelsAt('later');
    if (!isEnding) {
      watching.push(
        lookAhead(context),
        drawAhead(context),
        watchDailyNotes(context, later),
        watchErasures(context, later),
      );
      if (archiveAfter !== undefined) watching.push(watchEndedThreads(context, later, archiveAfter));
    }
    checkGuilds(client, servers, context)
      .then(() => {
        if (!isEnding) watching.push(watchLeftGuilds(client, servers, context));
      })
      .catch((error: unknown) => log.error({ error: describeError(error) }, 'server check failed'));
  }

  return {
    ready: start(),
    closed,
    isConnected,
    stuckTables: () => publisher?.stuckTables() ?? new Set(),
    areDirectsBarred: context.directs.areBarred,
    async stop() {
      endListening();
      endWatching();
      context.animations.cutOff();
      if (!client.isReady()) closing.abort();
      await Promise.allSettled(inWork);
      await Promise.allSettled([...updating, publisher?.stop()]);
      await client.destroy();
    },
  };
}
