import { randomBytes } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import { GatewayOpcodes } from 'discord-api-types/v10';
import type { WebSocket } from 'ws';
import type { Clock } from '../../kernel/clock.ts';
import { withAddresses } from '../world/apiObjects.ts';

/** How many events a session keeps for a resume. */
const MAX_REPLAY = 1000;
/** Shorter events are never compressed. */
const COMPRESSED_FROM = 1024;
/** How long a session can be resumed after its socket closed, in ms. */
const SESSION_LIFETIME = 3 * 60 * 1000;

/** A bot's session, which can outlive its socket: the events it was sent, with their sequence numbers. */
export interface Session {
  readonly id: string;
  readonly shard: readonly [id: number, count: number];
  /** The stand-in's address, for the files in messages. */
  readonly origin: string;
  /** Whether the client takes events compressed (zlib), each by itself. */
  readonly isCompressed: boolean;
  sequence: number;
  readonly sent: { readonly op: 0; readonly s: number; readonly t: string; readonly d: unknown }[];
  socket: WebSocket | null;
  endedAt: number;
}

/** The sessions that are connected or can still be resumed. */
export function createSessions(clock: Clock) {
  const sessions = new Map<string, Session>();
  /** Events that were sent compressed. */
  let compressed = 0;

  const isForgotten = (session: Session): boolean =>
    session.socket === null && clock.now() - session.endedAt > SESSION_LIFETIME;

  function write({ isCompressed }: Session, socket: WebSocket, event: Session['sent'][number]): void {
    const text = JSON.stringify(event);
    const isLong = isCompressed && text.length >= COMPRESSED_FROM;
    if (isLong) compressed++;
    socket.send(isLong ? deflateSync(text) : text);
  }

  function dispatch(session: Session, name: string, data: unknown): void {
    const event = {
      op: GatewayOpcodes.Dispatch,
      s: ++session.sequence,
      t: name,
      d: withAddresses(data, session.origin),
    } as const;
    session.sent.push(event);
    if (session.sent.length > MAX_REPLAY) session.sent.shift();
    if (session.socket !== null) write(session, session.socket, event);
  }

  return {
    begin: (socket: WebSocket, client: Pick<Session, 'shard' | 'origin' | 'isCompressed'>): Session => {
      for (const old of sessions.values()) if (isForgotten(old)) sessions.delete(old.id);
      const id = randomBytes(16).toString('hex');
      const session: Session = { ...client, id, sequence: 0, sent: [], socket, endedAt: 0 };
      sessions.set(id, session);
      return session;
    },
    /** The session if every event after `sequence` is still kept, else null. */
    resumable: (id: string, sequence: number): Session | null => {
      const session = sessions.get(id);
      if (session === undefined || isForgotten(session)) return null;
      return sequence + 1 < (session.sent[0]?.s ?? 0) ? null : session;
    },
    /**
     * Resumes a session on a new socket: sends the events after `sequence` again, and with `repeats` also the
     * interactions that the client has acknowledged.
     */
    resume: (session: Session, socket: WebSocket, sequence: number, repeats: boolean): void => {
      session.socket = socket;
      for (const event of session.sent) {
        if (event.s > sequence || (repeats && event.t === 'INTERACTION_CREATE')) write(session, socket, event);
      }
      dispatch(session, 'RESUMED', {});
    },
    /** Records that the session's socket closed; with `isOver` it cannot be resumed. */
    disconnect: (session: Session, isOver: boolean): void => {
      session.socket = null;
      session.endedAt = clock.now();
      if (isOver) sessions.delete(session.id);
    },
    /** Whether the session still exists; once it has ended, the client can identify again on the same socket. */
    has: (session: Session): boolean => sessions.has(session.id),
    end: (session: Session): void => {
      sessions.delete(session.id);
    },
    dispatch,
    compressed: (): number => compressed,
    /** Sends an event to every session on the guild's shard (direct messages: shard 0), including disconnected ones. */
    broadcast: (guildId: string | null, name: string, data: unknown): void => {
      for (const session of sessions.values()) if (isOnShard(session, guildId)) dispatch(session, name, data);
    },
    live: (): readonly (Session & { socket: WebSocket })[] =>
      [...sessions.values()].filter((session): session is Session & { socket: WebSocket } => session.socket !== null),
  };
}

/** Direct messages go to shard 0. */
export function isOnShard({ shard: [id, count] }: Session, guildId: string | null): boolean {
  return guildId === null ? id === 0 : Number((BigInt(guildId) >> 22n) % BigInt(count)) === id;
}
