/** Everything that reaches one viewer of a position, through the real handlers and the real publisher. */

import type { BotGame } from '../../../src/bot/contract.ts';
import { readCustomId } from '../../../src/bot/discord/customId.ts';
import type { Caller } from '../../../src/bot/interaction/caller.ts';
import type { Intent } from '../../../src/bot/interaction/intent.ts';
import { readButton, readMenu } from '../../../src/bot/interaction/readInteraction.ts';
import type { Reply } from '../../../src/bot/interaction/reply.ts';
import { publishBoard } from '../../../src/bot/publisher/board.ts';
import { endCall } from '../../../src/bot/publisher/call.ts';
import type { Channels } from '../../../src/bot/publisher/channels.ts';
import { shrinkFormer } from '../../../src/bot/publisher/former.ts';
import { publishHands } from '../../../src/bot/publisher/hands.ts';
import { publishLobby } from '../../../src/bot/publisher/lobby.ts';
import type { News } from '../../../src/bot/publisher/news.ts';
import { handle } from '../../../src/bot/router.ts';
import type { Viewer } from '../../../src/engines/contract.ts';
import { type Stream, shuffled } from '../../../src/kernel/random.ts';
import { isOfTable, type PictureOrder } from '../../../src/render/pipeline/order.ts';
import { LOCALES, type Locale } from '../../../src/words/contract.ts';
import { wordsIn } from '../../../src/words/words.ts';
import { type Moment, pick } from '../../engines/laws/run.ts';
import { openIn } from './openIn.ts';
import { roomInHand } from './roomInHand.ts';
import { CHANNEL, GUILD, ONLOOKER, TABLE, type TableInHand, userOf } from './tableInHand.ts';

/** One thing that was shown: which way it came, and all of it as plain data. */
interface Shown {
  readonly way: string;
  readonly what: unknown;
}

/** The pictures that were to be drawn for the viewer, beside what was said. */
export interface Sights {
  readonly shown: readonly Shown[];
  readonly orders: readonly PictureOrder[];
}

/** How many of the ways to look are gone, other ones for each pair. */
const LOOKS = 3;
/** How many buttons are pressed one after the other, beginning with one of the board message. */
const PRESSES = 4;

/** @param chance picks what is pressed and typed: the same for two positions that are to be compared */
export async function shownTo(
  viewer: Viewer,
  game: BotGame,
  moment: Moment,
  inHand: TableInHand,
  news: News,
  chance: Stream,
): Promise<Sights> {
  const { table } = inHand;
  const { context, orders, logged } = roomInHand(game, moment, inHand);
  const shown: Shown[] = [];
  const caller = callerOf(viewer, pick(chance, LOCALES));
  const ask = async (intent: Intent): Promise<unknown> => {
    const said = await settled(await handle(context, caller, intent));
    shown.push({ way: intent.kind, what: said });
    return said;
  };

  const { channels, requests } = channelsInHand();
  const seats = table.seats.map(({ seat }) => seat);
  const called = { channel: CHANNEL, message: 'call', seq: table.seq - 1, postedAt: 0, seats };
  const call = await endCall(context, channels, { ...table, call: called }, news);
  await publishBoard(context, channels, { ...table, call }, news, []);
  if (table.messages.board !== null) await shrinkFormer(context, channels, table, JSON.stringify(table.messages.board));
  await publishLobby(context, channels, table, news);
  shown.push({ way: 'messages', what: requests });

  const direct = await directMessages(viewer, game, moment, inHand);
  shown.push({ way: 'direct', what: direct.shown });
  orders.push(...direct.orders);

  const board = openIn(requests);
  for (const intent of shuffled(chance, looks(game)).slice(0, LOOKS)) await ask(intent);
  let open = board;
  for (let presses = 0; presses < PRESSES && open.length > 0; presses++) {
    // Half the time a move is made, and ticks where there are any, lest the many other buttons hide these.
    const moves = open.filter(({ customId }) => readCustomId(customId)?.kind === 'move');
    const menus = open.filter(({ lines }) => lines.length > 0);
    const sought = [menus, moves, open].find(({ length }) => length > 0) ?? open;
    const { customId, lines, isSingle } = pick(chance, pick(chance, [sought, open]));
    const ticked = shuffled(chance, lines).slice(0, isSingle ? 1 : chance.uniform(lines.length + 1));
    const next = openIn(await ask(lines.length === 0 ? readButton(customId) : readMenu(customId, ticked)));
    open = next.length > 0 ? next : board;
  }
  for (const intent of typing(game, chance)) await ask(intent);
  shown.push({ way: 'log', what: logged });
  return { shown, orders };
}

/** What the viewer is sent by direct message, and of what the others are sent how many messages there are. */
async function directMessages(viewer: Viewer, game: BotGame, moment: Moment, inHand: TableInHand) {
  const { table } = inHand;
  const { context, orders, logged } = roomInHand(game, moment, inHand);
  const { channels } = channelsInHand();
  const own = viewer === 'table' ? null : userOf(viewer);
  const shown: unknown[] = [];
  const noted: Channels = {
    ...channels,
    openDirect: async (user) => user,
    post: async (channel, message, how) => {
      shown.push(channel === own ? { channel, message, how } : { channel });
      return { id: 'message', picture: null };
    },
  };
  const after = table.seats.filter((seating) => seating.awaited).map(({ seat }) => seat);
  const payload = JSON.stringify({ seq: table.seq, before: [], after, isMoved: false });
  const entry = { id: 1, table: table.id, kind: 'hand', dedupeKey: '', payload, attempts: 0 } as const;
  await publishHands(context, noted, table, [{ ...entry, nextAt: 0, createdAt: 1 }]);
  return {
    shown: [...shown.map((one) => JSON.stringify(one)).toSorted(), logged],
    orders: orders.filter((order) => isOfTable(order) && order.viewer === viewer),
  };
}

const looks = (game: BotGame): readonly Intent[] => [
  { kind: 'board', table: TABLE },
  { kind: 'text', table: TABLE, page: 0 },
  { kind: 'log', table: TABLE, page: 0 },
  { kind: 'more', table: TABLE },
  { kind: 'games' },
  { kind: 'panel', table: TABLE },
  { kind: 'hand', table: TABLE },
  ...game.lists.map(({ name }): Intent => ({ kind: 'list', table: TABLE, list: name, page: 0 })),
];

/** One command with what it suggests, and the same sent off with nothing typed. */
function typing(game: BotGame, chance: Stream): readonly Intent[] {
  const command = pick(chance, game.commands);
  const typed = { game: game.engine.id, command: command.name, table: TABLE, typed: {} };
  return [
    ...command.options.map(({ name }): Intent => ({ kind: 'suggestMove', ...typed, focused: name })),
    { kind: 'type', ...typed },
  ];
}

/** Channels that keep every request. */
function channelsInHand(): { readonly channels: Channels; readonly requests: unknown[] } {
  const requests: unknown[] = [];
  const shown = { id: 'message', picture: null };
  const keep = async (request: string, ...of: readonly unknown[]) => {
    requests.push({ request, of });
    return shown;
  };
  const channels: Channels = {
    post: (...of) => keep('post', ...of),
    edit: (...of) => keep('edit', ...of),
    say: (...of) => keep('say', ...of),
    known: () => null,
    get: (...of) => keep('get', ...of),
    find: async (channel) => {
      await keep('find', channel);
      return [];
    },
    remove: async (...of) => void (await keep('remove', ...of)),
    sayAgain: async (...of) => void (await keep('sayAgain', ...of)),
    ownIds: async () => [],
    isArchived: async () => false,
    isDirectWith: async () => true,
    isThread: async () => false,
    isPrivateThread: async () => false,
    isInThread: async () => true,
    setArchived: async (...of) => void (await keep('setArchived', ...of)),
    openDirect: async (...of) => (await keep('openDirect', ...of)).id,
    openThread: async (...of) => (await keep('openThread', ...of)).id,
    addToThread: async (...of) => void (await keep('addToThread', ...of)),
  };
  return { channels, requests };
}

const callerOf = (viewer: Viewer, locale: Locale): Caller => ({
  ...{ interaction: 'interaction', user: viewer === 'table' ? ONLOOKER : userOf(viewer), guild: GUILD },
  ...{
    channel: CHANNEL,
    isDirect: false,
    isThread: false,
    isBotMember: true,
    words: wordsIn(locale),
    guildLocale: 'en',
    permissions: 2n ** 53n - 1n,
  },
  ...{
    roles: [],
    isAdmin: false,
    isManager: false,
    isModerator: false,
    isOnPrivate: false,
    isPress: true,
    message: null,
  },
});

/** A reply with the message that was still on its way. */
async function settled(reply: Reply): Promise<unknown> {
  return 'message' in reply ? { kind: reply.kind, message: await reply.message } : reply;
}
