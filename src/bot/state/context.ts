import type { Clock } from '../../kernel/clock.ts';
import type { Log } from '../../kernel/log.ts';
import type { Renderer } from '../../render/pipeline/renderer.ts';
import type { Table, TableHead, Tables } from '../../tables/tables.ts';
import { LOCALES, type Locale } from '../../words/contract.ts';
import type { BotGame, Games } from '../contract.ts';
import type { BlockedPlaces } from './blockedPlaces.ts';
import type { Deliveries } from './deliveries.ts';
import type { HostNotices } from './hostNotices.ts';
import type { MemberNames } from './memberNames.ts';
import type { RefusedRequests } from './refusedRequests.ts';

/** Everything that handlers and the publisher work with. */
export interface Context {
  readonly tables: Tables;
  readonly games: Games;
  readonly renderer: Renderer;
  readonly names: MemberNames;
  readonly blocked: BlockedPlaces;
  readonly notices: HostNotices;
  readonly deliveries: Deliveries;
  readonly refusals: RefusedRequests;
  /** Tables of which the newest could not be posted when it was last tried. */
  readonly late: Set<string>;
  readonly clock: Clock;
  readonly log: Log;
}

/** The game of a table; tables are opened for known games only. */
export function gameOf(games: Games, { id, game }: TableHead): BotGame {
  const known = games[game];
  if (!known) throw new Error(`table ${id} plays ${JSON.stringify(game)}, which is not among the games`);
  return known;
}

export interface Running {
  readonly game: BotGame;
  readonly state: object;
}

/** The game and position of a running table, or null. */
export function runningOf({ games }: Pick<Context, 'games'>, table: Table): Running | null {
  return table.status === 'running' && table.state !== null ? { game: gameOf(games, table), state: table.state } : null;
}

/** The language of what everybody reads at a table. */
export const publicLocale = ({ locale }: TableHead): Locale => LOCALES.find((known) => known === locale) ?? LOCALES[0];

/** The seat of a member at a table, or null. */
export const seatingOf = (table: TableHead, user: string): Table['seats'][number] | null =>
  table.seats.find((seating) => seating.user === user) ?? null;
