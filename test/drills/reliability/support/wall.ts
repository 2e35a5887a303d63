import type { APIMessage } from 'discord.js';
import { readCustomId, type Verb } from '../../../../src/bot/discord/customId.ts';
import type { FakeDiscord } from '../../../../src/playground/fakeDiscord.ts';
import type { FakeUser } from '../../../../src/playground/member/fakeUser.ts';
import { buttonsOf, textOf } from '../../../bot/support/table.ts';

/** A message with buttons that belongs to a table. */
export interface Posted {
  readonly message: APIMessage;
  readonly table: string;
  /**
   * `board`: somebody can move by it; `call`: it calls somebody; `final`: the game is over; `lobby`: somebody can join;
   * `start`: it called everybody before the deal; `announcement`: it announces something and stays.
   */
  readonly kind: 'lobby' | 'start' | 'announcement' | 'board' | 'call' | 'final';
  /** The row that it shows or announces, or that froze the table; 0 for a lobby, which names none. */
  readonly seq: number;
  /** The member whom it mentions as the one to move; null where it mentions nobody. */
  readonly awaited: string | null;
}

/** What hangs in the channels, put together from the bot's requests as the stand-in has accepted them. */
export interface Wall {
  /** The lobbies that can be joined in a channel, or anywhere, oldest first. */
  lobbies(channel: string | null): readonly Posted[];
  /** Whether the table's lobby has ever been seen: its game, if it runs, began before our eyes. */
  hadLobby(table: string): boolean;
  /** The start messages of the table, which called everybody. */
  starts(table: string): readonly Posted[];
  /** What has been announced at the table, oldest first. */
  announcements(table: string): readonly Posted[];
  /** The table's messages with buttons in its thread, oldest first: boards and, in the end, the final one. */
  boards(table: string): readonly Posted[];
  /** What calls members of the table, oldest first. */
  calls(table: string): readonly Posted[];
  /** Every board message that the table has had, but for those deleted, oldest first, as it was when it had its buttons. */
  boardsEver(table: string): readonly Posted[];
  message(id: string): APIMessage | null;
  /** Tables that some message has named. */
  tables(): readonly string[];
}

export function readWall(discord: FakeDiscord): Wall {
  const messages = new Map<string, APIMessage>();
  const posted = new Map<string, Posted | null>();
  const ever = new Map<string, Posted>();
  const opened = new Set<string>();
  let read = 0;

  /** The log only grows. */
  function catchUp(): void {
    for (; read < discord.log.length; read++) {
      const { route, method, path, status, answer } = discord.log[read]!;
      if (status >= 300 || route === null) continue;
      if (/^\/channels\/:channel\/messages(\/:message)?$/.test(route) && (method === 'POST' || method === 'PATCH')) {
        keep(answer as APIMessage); // What these two routes answer with.
      } else if (route === '/channels/:channel/messages/:message' && method === 'DELETE') {
        const id = path.split('/').at(-1)!;
        posted.delete(id);
        for (const [key, { message }] of ever) if (message.id === id) ever.delete(key);
      } else if (route.endsWith('/callback')) {
        const { resource } = (answer ?? {}) as { readonly resource?: { readonly message?: APIMessage } };
        // Answers that only one person sees hang nowhere.
        if (resource?.message && ((resource.message.flags ?? 0) & 64) === 0) keep(resource.message);
      }
    }
  }

  function keep(message: APIMessage): void {
    const now = postedOf(message);
    messages.set(message.id, message);
    if (now?.kind === 'lobby') opened.add(now.table);
    posted.set(message.id, now);
    if (now !== null && isBoard(now)) ever.set(`${message.id}/${now.seq}`, now);
  }

  const hanging = (): readonly Posted[] => {
    catchUp();
    return [...posted.values()].filter((one) => one !== null);
  };

  return {
    lobbies: (channel) =>
      hanging().filter(({ kind, message }) => kind === 'lobby' && (channel === null || message.channel_id === channel)),
    boards: (table) => hanging().filter((one) => isBoard(one) && one.table === table),
    calls: (table) => hanging().filter((one) => one.kind === 'call' && one.table === table),
    hadLobby(table) {
      catchUp();
      return opened.has(table);
    },
    announcements: (table) => hanging().filter((one) => one.kind === 'announcement' && one.table === table),
    starts: (table) => hanging().filter((one) => one.kind === 'start' && one.table === table),
    boardsEver(table) {
      catchUp();
      return [...ever.values()].filter((one) => one.table === table);
    },
    message(id) {
      catchUp();
      return messages.get(id) ?? null;
    },
    tables: () => [...new Set(hanging().map(({ table }) => table))],
  };
}

const isBoard = ({ kind }: Posted): boolean => kind === 'board' || kind === 'final';

/** What the buttons of a message say of it; null for one without buttons of a table. */
export function postedOf(message: APIMessage): Posted | null {
  const awaited = /<@(\d+)>/.exec(textOf(message))?.[1] ?? null;
  const verbs = buttonsOf(message)
    .map(({ custom_id }) => readCustomId(custom_id))
    .filter((id) => id?.kind === 'verb');
  const find = (wanted: Verb) => verbs.find(({ verb }) => verb === wanted);
  const [join, more, log, panel] = [find('join'), find('more'), find('log'), find('panel')];
  if (join) return { message, table: join.table, kind: 'lobby', seq: 0, awaited: null };
  // Below a hand, More names the hand's row.
  if (more && /^\d+$/.test(more.argument))
    return { message, table: more.table, kind: 'board', seq: Number(more.argument), awaited };
  if (panel && panel.argument !== '')
    return { message, table: panel.table, kind: 'call', seq: Number(panel.argument), awaited };
  // A board may have this button, too; the final message has no other.
  if (log) return { message, table: log.table, kind: 'final', seq: Number(log.argument), awaited: null };
  const rules = find('rules');
  const announced = /^(\d+)-\d+$/.exec(rules?.argument ?? '')?.[1];
  if (rules && announced !== undefined)
    return { message, table: rules.table, kind: 'announcement', seq: Number(announced), awaited: null };
  const verify = find('verify');
  if (verify && verify.argument !== '')
    return { message, table: verify.table, kind: 'start', seq: Number(verify.argument), awaited: null };
  return null;
}

/** Who is to move by a board: the member it mentions, or names in its heading where a direct message calls. */
export function toMove({ awaited, message }: Posted, actors: readonly FakeUser[]): FakeUser | undefined {
  const [heading = ''] = textOf(message).split('\n');
  return (
    actors.find(({ member }) => member.id === awaited) ?? actors.find(({ member }) => heading.includes(member.name))
  );
}
