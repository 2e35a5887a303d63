import { randomBytes } from 'node:crypto';
import { GatewayOpcodes } from 'discord-api-types/v10';
import type { WebSocket } from 'ws';
import type { Clock } from '../../kernel/clock.ts';
import { withAddresses } from '../world/apiObjects.ts';

/** How many dispatches a session keeps for a resume. */
const MAX_REPLAY = 1000;
/** How long after its socket's end a session can be resumed, in ms. */
const SESSION_LIFETIME = 3 * 60 * 1000;

/** A bot's connection beyond its socket: what it was sent, and by which number. */
export interface Session {
  readonly id: string;
  readonly shard: readonly [id: number, count: number];
  /** The stand-in's address, for the files in messages. */
  readonly origin: string;
  sequence: number;
  readonly sent: { readonly op: 0; readonly s: number; readonly t: string; readonly d: unknown }[];
  socket: WebSocket | null;
  endedAt: number;
}

/** The sessions that are live or can still be resumed. */
export function createSessions(clock: Clock) {
  const sessions = new Map<string, Session>();

  const isForgotten = (session: Session): boolean =>
    session.socket === null && clock.now() - session.endedAt > SESSION_LIFETIME;

  function dispatch(session: Session, name: string, data: unknown): void {
    const event = {
      op: GatewayOpcodes.Dispatch,
      s: ++session.sequence,
      t: name,
      d: withAddresses(data, session.origin),
    } as const;
    session.sent.push(event);
    if (session.sent.length > MAX_REPLAY) session.sent.shift();
    session.socket?.send(JSON.stringify(event));
  }

  return {
    begin: (socket: WebSocket, shard: Session['shard'], origin: string): Session => {
      for (const old of sessions.values()) if (isForgotten(old)) sessions.delete(old.id);
      const id = randomBytes(16).toString('hex');
      const session: Session = { id, shard, origin, sequence: 0, sent: [], socket, endedAt: 0 };
      sessions.set(id, session);
      return session;
    },
    /** The session, when everything after the number `sequence` can still be sent. */
    resumable: (id: string, sequence: number): Session | null => {
      const session = sessions.get(id);
      if (session === undefined || isForgotten(session)) return null;
      return sequence + 1 < (session.sent[0]?.s ?? 0) ? null : session;
    },
    /**
     * Goes on with a session on a new socket: sends again what came after `sequence`; with `repeats` also the interactions
     * that the client says it has heard of.
     */
    takeUp: (session: Session, socket: WebSocket, sequence: number, repeats: boolean): void => {
      session.socket = socket;
      for (const event of session.sent) {
        if (event.s > sequence || (repeats && event.t === 'INTERACTION_CREATE')) socket.send(JSON.stringify(event));
      }
      dispatch(session, 'RESUMED', {});
    },
    /** Its socket has ended; with `isOver` it cannot be resumed. */
    leave: (session: Session, isOver: boolean): void => {
      session.socket = null;
      session.endedAt = clock.now();
      if (isOver) sessions.delete(session.id);
    },
    /** Whether the session was not ended: on the socket of an ended one a client may identify again. */
    has: (session: Session): boolean => sessions.has(session.id),
    end: (session: Session): void => {
      sessions.delete(session.id);
    },
    dispatch,
    /** Tells every session that has the guild (direct messages: shard 0), also those to be resumed. */
    tell: (guildId: string | null, name: string, data: unknown): void => {
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
