import type { Clock } from '../../kernel/clock.ts';
import type { Log } from '../../kernel/log.ts';
import type { SlidingWindow } from '../../kernel/slidingWindow.ts';
import type { DrawPriority } from '../../render/pipeline/order.ts';
import type { Renderer } from '../../render/pipeline/renderer.ts';
import type { Standpoint, Standpoints } from '../../tables/table/standpoint.ts';
import type { RefusedStart } from '../../tables/table/start.ts';
import type { Seating, TableHead } from '../../tables/table/tableHead.ts';
import type { Tables } from '../../tables/tables.ts';
import type { Hindrance } from '../../words/common/answers/contract.ts';
import { LOCALES, type Locale } from '../../words/contract.ts';
import { type Words, wordsIn } from '../../words/words.ts';
import type { BotGame, Games } from '../contract.ts';
import type { Onlooker } from '../discord/visibility.ts';
import type { Caller } from '../interaction/caller.ts';
import type { DirectChannels } from '../publisher/directChannels.ts';
import type { RecentPanels } from '../turn/panel.ts';
import type { Animations } from './animations.ts';
import type { BlockedPlaces, HostNotices } from './blockedPlaces.ts';
import type { Deliveries } from './deliveries.ts';
import type { Expected } from './expected.ts';
import type { FixedPictures } from './fixedPictures.ts';
import type { GoneMembers } from './goneMembers.ts';
import type { MemberNames } from './players.ts';
import type { PrivateThreads } from './privateThreads.ts';
import type { Questions } from './questions.ts';
import type { RefusedRequests } from './refusedRequests.ts';

/** The services and shared state of handlers and the publisher. */
export interface Context {
  readonly tables: Tables;
  readonly games: Games;
  readonly renderer: Renderer;
  readonly fixedPictures: FixedPictures;
  readonly names: MemberNames;
  readonly privateThreads: PrivateThreads;
  readonly blocked: BlockedPlaces;
  readonly notices: HostNotices;
  readonly deliveries: Deliveries;
  readonly directs: DirectChannels;
  readonly gone: GoneMembers;
  /** By table: what becomes of the start of its game. */
  readonly starts: Expected<RefusedStart | 'dealt'>;
  readonly refusals: RefusedRequests;
  readonly panels: RecentPanels;
  readonly animations: Animations;
  readonly questions: Questions;
  /** Why the bot can't post in a thread, by a request to Discord: it may be a private one, or locked. Null if it can. */
  readonly hindranceIn: (thread: string, permissions: bigint) => Promise<Hindrance | null>;
  /** Whether a member sees a channel of the server, by requests to Discord. */
  readonly canSee: (onlooker: Onlooker, channel: string) => Promise<boolean>;
  /** Adds a member to a thread, by a request to Discord. */
  readonly addToThread: (thread: string, user: string) => Promise<void>;
  /** Who has had the file with their data. */
  readonly exports: SlidingWindow;
  /** Ids of tables whose last attempt to post the newest board failed. */
  readonly late: Set<string>;
  /** Whether Discord has the commands of this release, and with them the default of who may use each. */
  readonly commands: { areRegistered: boolean };
  readonly policies: Policies;
  readonly clock: Clock;
  readonly log: Log;
}

/** Where the operator has published the privacy policy and the terms; null if nowhere. */
export interface Policies {
  readonly privacy: string | null;
  readonly terms: string | null;
}

/** The game of a table; tables are opened for known games only. */
export function gameOf(games: Games, { id, game }: TableHead): BotGame {
  const known = games[game];
  if (!known) throw new Error(`table ${id} has an unknown game: ${JSON.stringify(game)}`);
  return known;
}

/** The standpoint of a member at a table that has started: that of the seat they hold, or the public one. */
export function standpointFor(table: TableHead, standpoints: Standpoints, user: string): Standpoint {
  const seating = seatingOf(table, user);
  return seating === null || seating.resigned ? standpoints.public : standpoints.of(seating.seat);
}

/** The language with this name; null if it is not one of ours. */
export const localeNamed = (text: string): Locale | null => LOCALES.find((locale) => locale === text) ?? null;

/** The language of a table's public messages. */
export const publicLocale = ({ locale }: Pick<TableHead, 'locale'>): Locale => localeNamed(locale) ?? LOCALES[0];

/** The words of a table's public messages. */
export const publicWords = (table: Pick<TableHead, 'locale'>): Words => wordsIn(publicLocale(table));

/** The words of public messages where the caller is; outside servers, the caller's own. */
export async function wordsAround({ tables }: Pick<Context, 'tables'>, caller: Caller): Promise<Words> {
  if (caller.guild === null) return caller.words;
  const { locale } = await tables.settings(caller.guild);
  return locale === null ? wordsIn(caller.guildLocale) : publicWords({ locale });
}

/** The member who plays a seat, to be notified; null if no member holds it. */
export const memberOf = ({ user, resigned }: Seating): string | null => (resigned ? null : user);

/** How urgent a picture of a table is that a member asks for: whoever does not play waits for those who do. */
export function urgencyFor(table: TableHead, user: string): DrawPriority {
  const seating = seatingOf(table, user);
  return seating === null || seating.resigned ? 'onlooker' : 'panel';
}

/** The seat of a member at a table, even if they have left it (`resigned`), or null. */
export const seatingOf = (table: TableHead, user: string): Seating | null =>
  table.seats.find((seating) => seating.user === user) ?? null;
