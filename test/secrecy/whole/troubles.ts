/** What can fail while a game is looked at: all that the playground can make fail, and the bot's own disk and pictures. */
import { applyChannelTrouble, isOfThreads } from '../../../src/playground/faults/channelTrouble.ts';
import {
  BOT_PRESENCES,
  type BotPresence,
  CHANNEL_TROUBLES,
  type ChannelTrouble,
  PAGE_FAULTS,
  type PageFault,
} from '../../../src/playground/pageProtocol.ts';
import { ROUTES } from '../../../src/playground/rest/apiServer.ts';
import { isRuleName, RULES } from '../../../src/playground/rules/table.ts';
import { setBotPresence } from '../../../src/playground/world/botPresence.ts';
import { BOT } from '../../../src/playground/world/world.ts';
import { pick } from '../../engines/laws/run.ts';
import { type InHand, inHand } from './inHand.ts';
import { CHANNEL } from './openTable.ts';
import type { Game } from './playGames.ts';
import type { Started } from './startWorld.ts';

/** These need a connection to the gateway, and there is none: events reach the bot by a call. */
const OF_CONNECTIONS: readonly PageFault[] = ['deadResume', 'noHello', 'noReady', 'noAcks', 'replay'];
/** How each trouble of a channel ends; null: by itself, or it ends another one. */
const ENDS: { readonly [T in ChannelTrouble]: ChannelTrouble | 'invite' | 'here' | null } = {
  revokePermissions: 'restorePermissions',
  restorePermissions: null,
  archive: 'unlock',
  lock: 'unlock',
  unlock: null,
  hideFromBot: 'invite',
  slowDown: 'endSlowMode',
  endSlowMode: null,
  deleteNewest: null,
  delete: 'here',
};
/** Of the bot itself, or of one member, and any refusal of any request. */
const OWN = ['picture', 'disk', 'directsClosed', 'refusal'] as const;

type Own = (typeof OWN)[number];
export type Trouble = PageFault | ChannelTrouble | BotPresence | Own;

export const TROUBLES: readonly Trouble[] = [
  ...PAGE_FAULTS.filter((fault) => !OF_CONNECTIONS.includes(fault)),
  ...CHANNEL_TROUBLES,
  ...BOT_PRESENCES.filter((presence) => presence !== 'here'),
  ...OWN,
];

const isOneOf = <T extends string>(all: readonly T[], one: string): one is T => all.some((each) => each === one);

/**
 * Makes something fail.
 * @param place where the table is played
 * @returns what ends it; null where it cannot happen
 */
export function makeTrouble(started: Started, game: Game, place: string, trouble: Trouble): (() => void) | null {
  const { playground, faults } = started.discord;
  if (isOneOf(PAGE_FAULTS, trouble)) {
    faults.set(trouble, true);
    return () => faults.set(trouble, false);
  }
  if (isOneOf(CHANNEL_TROUBLES, trouble)) return troubleAt(started, game, place, trouble);
  if (isOneOf(BOT_PRESENCES, trouble)) {
    const guild = playground.store.channel(place)?.guildId ?? '';
    setBotPresence(playground, guild, trouble);
    return () => setBotPresence(playground, guild, 'here');
  }
  return OF_OWN[trouble](started, game);
}

function troubleAt({ discord }: Started, { players, id }: Game, place: string, trouble: ChannelTrouble) {
  const { playground } = discord;
  const channel = playground.store.channel(place);
  if (channel === null || ((isOfThreads(trouble) || trouble === 'delete') && channel.kind !== 'thread')) return null;
  applyChannelTrouble(playground, channel, trouble);
  const end = ENDS[trouble];
  return () => {
    const now = playground.store.channel(place);
    if (end === 'here') players[0]?.slash('here', { table: id }, { channel: CHANNEL }).catch(() => {});
    else if (end === 'invite') players[0]?.say(place, `<@${BOT.id}>`);
    else if (end !== null && now !== null) applyChannelTrouble(playground, now, end);
  };
}

const broken = (what: keyof InHand['broken']) => () => {
  inHand().broken[what] = true;
  return () => {
    inHand().broken[what] = false;
  };
};

const OF_OWN: { readonly [O in Own]: (started: Started, game: Game) => () => void } = {
  picture: broken('picture'),
  disk: broken('disk'),
  directsClosed(_, { players, chance }) {
    const player = pick(chance, players);
    const { acceptsDms } = player.member;
    player.set({ acceptsDms: !acceptsDms });
    return () => player.set({ acceptsDms });
  },
  refusal({ discord }, { chance }) {
    const { method, path } = pick(chance, ROUTES);
    const rule = pick(chance, Object.keys(RULES).filter(isRuleName));
    return discord.faults.plan({ rule, route: `${method} ${path}` });
  },
};
