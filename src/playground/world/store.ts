import Database from 'better-sqlite3';
import type { APIApplicationCommand, APIMessage } from 'discord-api-types/v10';
import type { PageLocale } from '../pageProtocol.ts';
import { CHANNELS, type Channel, crowdOf, GUILDS, type Guild, MEMBERS, type Member } from './world.ts';

/**
 * A message with what only the stand-in knows. Its file addresses are stored as paths (`/cdn/…`), since the port can
 * differ after a restart. `onlyFor` is the member who sees an ephemeral message, `pinged` are the members whom it
 * notified.
 */
export interface StoredMessage {
  readonly message: APIMessage;
  readonly onlyFor: string | null;
  readonly pinged: readonly string[];
  readonly usedCommand: { readonly userId: string; readonly command: string } | null;
  readonly fileIds: readonly string[];
  /** How often it was edited while older than an hour. */
  readonly lateEdits: number;
}

/** An uploaded file; `width` and `height` are null unless it is a picture. */
export interface StoredFile {
  readonly id: string;
  readonly channelId: string;
  readonly name: string;
  readonly type: string;
  readonly description: string | null;
  readonly width: number | null;
  readonly height: number | null;
  readonly bytes: Buffer;
}

/** Facts about the whole playground: the token, the clock's offset, the highest id given out. */
type Fact = 'token' | 'clockOffset' | 'lastId';

/** How many of a channel's newest messages `newestNaming` searches. */
const LOOKED_THROUGH = 100;

const SCHEMA_VERSION = 1;

const SCHEMA = `
  create table if not exists facts (key text primary key, value text not null) strict;
  create table if not exists members (id text primary key, locale text not null, accepts_dms integer not null) strict;
  create table if not exists channels (id text primary key, json text not null) strict;
  create table if not exists messages (id text primary key, channel_id text not null, json text not null) strict;
  create index if not exists messages_by_channel on messages (channel_id, length(id), id);
  create table if not exists files (id text primary key, json text not null, bytes blob not null) strict;
  create table if not exists reads (user_id text not null, channel_id text not null, message_id text not null,
    primary key (user_id, channel_id)) strict;
  create table if not exists commands (scope text primary key, json text not null) strict;
  create table if not exists departures (guild_id text not null, user_id text not null,
    primary key (guild_id, user_id)) strict;
`;

/**
 * Opens everything that outlives the process, in the SQLite file at `path` (`:memory:` for none). A new file gets the
 * two servers of `world.ts`, the first with `crowd` more members. Throws when another process uses the file, or another version of the playground wrote it.
 */
export function openStore(path: string, crowd = 0) {
  const strangers = crowdOf(crowd);
  const everybody = [...MEMBERS, ...strangers];
  const servers = GUILDS.map((guild, index) =>
    index === 0 ? { ...guild, memberIds: [...guild.memberIds, ...strangers.map(({ id }) => id)] } : guild,
  );
  const db = openAlone(path);
  const version = db.pragma('user_version', { simple: true });
  if (version !== 0 && version !== SCHEMA_VERSION) {
    db.close();
    throw new Error(
      `${path} belongs to version ${version} of the playground, this is ${SCHEMA_VERSION}: move it away.`,
    );
  }
  db.exec(SCHEMA);
  db.pragma(`user_version = ${SCHEMA_VERSION}`);

  const sql = {
    fact: db.prepare<[string], { value: string }>('select value from facts where key = ?'),
    setFact: db.prepare('insert into facts values (?, ?) on conflict do update set value = excluded.value'),
    member: db.prepare<[string], { locale: PageLocale; accepts_dms: number }>('select * from members where id = ?'),
    setMember: db.prepare(
      'insert into members values (?, ?, ?) on conflict do update set locale = excluded.locale, accepts_dms = excluded.accepts_dms',
    ),
    channels: db.prepare<[], { json: string }>('select json from channels order by length(id), id'),
    setChannel: db.prepare('insert into channels values (?, ?) on conflict do update set json = excluded.json'),
    deleteChannel: db.prepare('delete from channels where id = ?'),
    message: db.prepare<[string], { json: string }>('select json from messages where id = ?'),
    setMessage: db.prepare('insert into messages values (?, ?, ?) on conflict do update set json = excluded.json'),
    deleteMessage: db.prepare('delete from messages where id = ?'),
    messages: db.prepare<[string], { json: string }>(
      'select json from messages where channel_id = ? order by length(id), id',
    ),
    messagesAfter: db.prepare<[string, string, string], { json: string }>(
      'select json from messages where channel_id = ? and (length(id), id) > (length(?), ?) order by length(id), id',
    ),
    newestNaming: db.prepare<[string, number, string], { json: string }>(
      `select json from (select id, json from messages where channel_id = ? order by length(id) desc, id desc limit ?)
       where instr(json, ?) > 0 order by length(id) desc, id desc`,
    ),
    privateMessages: db.prepare<[], { json: string }>(
      "select json from messages where json ->> '$.onlyFor' is not null",
    ),
    pinned: db.prepare<[string], { json: string }>(
      "select json from messages where channel_id = ? and json ->> '$.message.pinned' order by length(id), id",
    ),
    file: db.prepare<[string], { json: string; bytes: Buffer }>('select json, bytes from files where id = ?'),
    setFile: db.prepare('insert into files values (?, ?, ?) on conflict do update set json = excluded.json'),
    deleteFile: db.prepare('delete from files where id = ?'),
    read: db.prepare<[string, string], { message_id: string }>(
      'select message_id from reads where user_id = ? and channel_id = ?',
    ),
    setRead: db.prepare(
      'insert into reads values (?, ?, ?) on conflict do update set message_id = excluded.message_id',
    ),
    departures: db.prepare<[], { guild_id: string; user_id: string }>('select * from departures'),
    addDeparture: db.prepare('insert or ignore into departures values (?, ?)'),
    removeDeparture: db.prepare('delete from departures where guild_id = ? and user_id = ?'),
    commands: db.prepare<[string], { json: string }>('select json from commands where scope = ?'),
    setCommands: db.prepare('insert into commands values (?, ?) on conflict do update set json = excluded.json'),
  };

  // Read constantly and written rarely: cached in memory.
  const channels = new Map<string, Channel>();

  if (version === 0) {
    db.transaction(() => {
      for (const channel of CHANNELS) sql.setChannel.run(channel.id, JSON.stringify(channel));
      for (const member of everybody) sql.setMember.run(member.id, member.locale, Number(member.acceptsDms));
    })();
  }
  const commandsRead = new Map<string, readonly APIApplicationCommand[]>();
  const departed = new Set(sql.departures.all().map((row) => `${row.guild_id}/${row.user_id}`));
  for (const row of sql.channels.all()) {
    const channel = parse<Channel>(row);
    channels.set(channel.id, channel);
  }

  return {
    close: (): void => {
      db.close();
    },

    fact: (key: Fact): string | null => sql.fact.get(key)?.value ?? null,
    setFact: (key: Fact, value: string): void => {
      sql.setFact.run(key, value);
    },

    /** The servers with the members who are still there. */
    guilds: (): readonly Guild[] => servers.map((guild) => withMembers(guild)),
    guild: (id: string): Guild | null => {
      const guild = servers.find((known) => known.id === id);
      return guild === undefined ? null : withMembers(guild);
    },
    /** Members and the bot can leave. */
    leaveGuild: (guildId: string, userId: string): void => {
      departed.add(`${guildId}/${userId}`);
      sql.addDeparture.run(guildId, userId);
    },
    returnToGuild: (guildId: string, userId: string): void => {
      departed.delete(`${guildId}/${userId}`);
      sql.removeDeparture.run(guildId, userId);
    },
    hasLeft: (guildId: string, userId: string): boolean => departed.has(`${guildId}/${userId}`),

    members: (): readonly Member[] => everybody.map((member) => withSettings(member)),
    member: (id: string): Member | null => {
      const member = everybody.find((known) => known.id === id);
      return member === undefined ? null : withSettings(member);
    },
    setMember: (member: Member): void => {
      sql.setMember.run(member.id, member.locale, Number(member.acceptsDms));
    },

    /** All channels, threads, and direct message channels, in order of creation. */
    channels: (): readonly Channel[] => [...channels.values()],
    channel: (id: string): Channel | null => channels.get(id) ?? null,
    setChannel: (channel: Channel): void => {
      channels.set(channel.id, channel);
      sql.setChannel.run(channel.id, JSON.stringify(channel));
    },
    deleteChannel: (id: string): void => {
      channels.delete(id);
      sql.deleteChannel.run(id);
    },

    /** All messages of a channel, oldest first. */
    messages: (channelId: string): readonly StoredMessage[] =>
      sql.messages.all(channelId).map((row) => parse<StoredMessage>(row)),
    /** The messages of a channel that are newer than this id, oldest first. */
    messagesAfter: (channelId: string, id: string): readonly StoredMessage[] =>
      sql.messagesAfter.all(channelId, id, id).map((row) => parse<StoredMessage>(row)),
    /**
     * The newest public message, among a channel's last ones, that mentions the member, or has notified and still names
     * them: an edit that notifies nobody mentions nobody.
     */
    newestNaming: (channelId: string, memberId: string): StoredMessage | null => {
      for (const row of sql.newestNaming.all(channelId, LOOKED_THROUGH, memberId)) {
        const stored = parse<StoredMessage>(row);
        const isMentioned = stored.message.mentions.some(({ id }) => id === memberId);
        const isNamed = stored.pinged.includes(memberId) && row.json.includes(`<@${memberId}>`);
        if (stored.onlyFor === null && (isMentioned || isNamed)) return stored;
      }
      return null;
    },
    /** All ephemeral messages. */
    privateMessages: (): readonly StoredMessage[] => sql.privateMessages.all().map((row) => parse<StoredMessage>(row)),
    /** The pinned messages of a channel, oldest first. */
    pinned: (channelId: string): readonly StoredMessage[] =>
      sql.pinned.all(channelId).map((row) => parse<StoredMessage>(row)),
    message: (id: string): StoredMessage | null => parseOrNull<StoredMessage>(sql.message.get(id)),
    setMessage: (stored: StoredMessage): void => {
      sql.setMessage.run(stored.message.id, stored.message.channel_id, JSON.stringify(stored));
    },
    deleteMessage: (id: string): void => {
      sql.deleteMessage.run(id);
    },

    file: (id: string): StoredFile | null => {
      const row = sql.file.get(id);
      return row === undefined ? null : { ...parse<Omit<StoredFile, 'bytes'>>(row), bytes: row.bytes };
    },
    setFile: (file: StoredFile): void => {
      const { bytes, ...facts } = file;
      sql.setFile.run(file.id, JSON.stringify(facts), bytes);
    },
    deleteFile: (id: string): void => {
      sql.deleteFile.run(id);
    },

    /** The id of the newest message that the user has read in the channel; null for none. */
    lastRead: (userId: string, channelId: string): string | null => sql.read.get(userId, channelId)?.message_id ?? null,
    setLastRead: (userId: string, channelId: string, messageId: string): void => {
      sql.setRead.run(userId, channelId, messageId);
    },

    /** Commands registered for a guild, or for everywhere when `scope` is `global`. */
    commands: (scope: string): readonly APIApplicationCommand[] => {
      const read = commandsRead.get(scope) ?? parseOrNull(sql.commands.get(scope)) ?? [];
      commandsRead.set(scope, read);
      return read;
    },
    setCommands: (scope: string, commands: readonly APIApplicationCommand[]): void => {
      commandsRead.delete(scope);
      sql.setCommands.run(scope, JSON.stringify(commands));
    },
  };

  function withMembers(guild: Guild): Guild {
    if (departed.size === 0) return guild;
    return { ...guild, memberIds: guild.memberIds.filter((id) => !departed.has(`${guild.id}/${id}`)) };
  }

  function withSettings(member: Member): Member {
    const row = sql.member.get(member.id);
    return row === undefined ? member : { ...member, locale: row.locale, acceptsDms: row.accepts_dms === 1 };
  }
}

/** Opens the file for this process alone, since channels are cached. Throws when another process uses it. */
function openAlone(path: string) {
  const db = new Database(path, { timeout: 500 });
  try {
    db.pragma('locking_mode = EXCLUSIVE');
    db.pragma('journal_mode = WAL');
    db.pragma('synchronous = NORMAL');
    return db;
  } catch (error) {
    db.close();
    if (!(error instanceof Database.SqliteError) || error.code !== 'SQLITE_BUSY') throw error;
    throw new Error(`${path} is in use by another playground.`, { cause: error });
  }
}

export type Store = ReturnType<typeof openStore>;

/** Parses a JSON column. The file's version was checked, so its contents are what this module wrote. */
function parse<T>(row: { readonly json: string }): T {
  return JSON.parse(row.json) as T;
}

function parseOrNull<T>(row: { readonly json: string } | undefined): T | null {
  return row === undefined ? null : parse<T>(row);
}
