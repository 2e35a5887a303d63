import type { APIApplicationCommand } from 'discord-api-types/v10';
import { type CommandDraft, readCommands } from '../rules/commands.ts';
import { refuse } from '../rules/refusal.ts';
import { botUserObject } from '../world/apiObjects.ts';
import type { Playground } from '../world/playground.ts';
import { bySnowflake } from '../world/snowflake.ts';
import { APPLICATION_ID, BOT } from '../world/world.ts';
import type { Route } from './route.ts';

const GLOBAL = 'global';
/** New command names per day and scope; overwriting a command of the same name does not count. */
const MAX_CREATES_PER_DAY = 200;
const A_DAY = 24 * 60 * 60 * 1000;

/** Routes for the application: what a bot asks at login, and its commands. */
export const applicationRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: '/gateway/bot',
    access: 'bot',
    handle: ({ playground: { shards }, origin }) => ({
      status: 200,
      body: {
        url: `${origin.replace(/^http/, 'ws')}/gateway`,
        shards,
        // All shards can start at once, as those of large bots can.
        session_start_limit: { total: 1000, remaining: 999, reset_after: A_DAY, max_concurrency: shards },
      },
    }),
  },
  {
    method: 'GET',
    path: '/gateway',
    access: 'bot',
    handle: ({ origin }) => ({ status: 200, body: { url: `${origin.replace(/^http/, 'ws')}/gateway` } }),
  },
  { method: 'GET', path: '/applications/@me', access: 'bot', handle: () => ({ status: 200, body: application() }) },
  {
    method: 'GET',
    path: '/oauth2/applications/@me',
    access: 'bot',
    handle: () => ({ status: 200, body: application() }),
  },
  {
    method: 'GET',
    path: '/applications/:application/commands',
    access: 'bot',
    handle: ({ playground }) => ({ status: 200, body: playground.store.commands(GLOBAL) }),
  },
  {
    method: 'PUT',
    path: '/applications/:application/commands',
    access: 'bot',
    handle: ({ playground, body }) => ({ status: 200, body: overwrite(playground, GLOBAL, body) }),
  },
  {
    method: 'GET',
    path: '/applications/:application/guilds/:guild/commands',
    access: 'bot',
    handle: ({ playground, parameter }) => ({
      status: 200,
      body: playground.store.commands(guildScope(playground, parameter('guild'))),
    }),
  },
  {
    method: 'PUT',
    path: '/applications/:application/guilds/:guild/commands',
    access: 'bot',
    handle: ({ playground, parameter, body }) => ({
      status: 200,
      body: overwrite(playground, guildScope(playground, parameter('guild')), body),
    }),
  },
];

function application() {
  return {
    id: APPLICATION_ID,
    name: BOT.name,
    icon: null,
    description: '',
    summary: '',
    bot_public: true,
    bot_require_code_grant: false,
    verify_key: '0'.repeat(64),
    flags: 0,
    bot: botUserObject(),
  };
}

function guildScope(playground: Playground, id: string): string {
  return playground.store.guild(id)?.id ?? refuse('missingAccess');
}

/** Replaces the scope's commands; commands with an existing name keep their id. */
function overwrite(playground: Playground, scope: string, body: unknown): readonly APIApplicationCommand[] {
  const drafts = readCommands(body);
  const old = playground.store.commands(scope);
  const isNew = (draft: CommandDraft) =>
    !old.some((each) => each.name === draft.name && each.type === (draft.type ?? 1));
  countCreates(playground, scope, drafts.filter(isNew).length);
  const commands = drafts.map((draft) => {
    const known = old.find((each) => each.name === draft.name && each.type === (draft.type ?? 1));
    // The draft's shape has been checked; its option types are the numbers of the library's closed lists.
    return {
      ...draft,
      id: known?.id ?? playground.nextId(),
      application_id: APPLICATION_ID,
      version: playground.nextId(),
      type: draft.type ?? 1,
      description: draft.description ?? '',
      default_member_permissions: draft.default_member_permissions ?? null,
      contexts: draft.contexts ?? null,
      ...(scope === GLOBAL ? {} : { guild_id: scope }),
    } as unknown as APIApplicationCommand;
  });
  playground.store.setCommands(scope, commands);
  playground.changes.emit({ kind: 'commandsChanged' });
  return commands.toSorted((a, b) => bySnowflake(a.id, b.id));
}

function countCreates(playground: Playground, scope: string, created: number): void {
  const now = playground.clock.now();
  const recent = playground.commandCreates.filter((each) => each.scope !== scope || now - each.at < A_DAY);
  const today = recent.filter((each) => each.scope === scope).reduce((sum, each) => sum + each.count, 0);
  if (today + created > MAX_CREATES_PER_DAY) refuse('commandsPerDay');
  playground.commandCreates = [...recent, { scope, at: now, count: created }];
}
