import { GatewayCloseCodes, GatewayIntentBits, GatewayOpcodes } from 'discord-api-types/v10';
import { type WebSocket, WebSocketServer } from 'ws';
import { z } from 'zod';
import type { Faults } from '../faults/faults.ts';
import type { GatewayTrouble } from '../pageProtocol.ts';
import { botUserObject, guildCreateData } from '../world/apiObjects.ts';
import { botPresence, isBotIn } from '../world/botPresence.ts';
import type { Playground } from '../world/playground.ts';
import { APPLICATION_ID } from '../world/world.ts';
import { eventsOf } from './events.ts';
import { createSessions, isOnShard, type Session } from './sessions.ts';

/** No server listens there. */
const DEAD_ADDRESS = 'ws://127.0.0.1:9';
/** Privileged intents, which an application needs Discord's approval for. */
const PRIVILEGED = GatewayIntentBits.GuildMembers | GatewayIntentBits.GuildPresences | GatewayIntentBits.MessageContent;
const ALL_INTENTS = Object.values(GatewayIntentBits)
  .filter((bit) => typeof bit === 'number')
  .reduce((all, bit) => all | bit, 0);

const frame = z.object({ op: z.int(), d: z.unknown().optional() });
const identify = z.object({
  token: z.string(),
  intents: z.int(),
  shard: z.tuple([z.int(), z.int()]).optional(),
  properties: z.unknown().optional(),
  compress: z.boolean().optional(),
});
const resume = z.object({ token: z.string(), session_id: z.string(), seq: z.int() });

/**
 * The gateway, which sends events to the bot. Serves one WebSocket per shard, keeps sent events so that sessions can be
 * resumed, and closes invalid connections with Discord's codes.
 */
export function gateway(playground: Playground, faults: Faults) {
  const sessions = createSessions(playground.clock);
  let isClosed = false;
  const server = new WebSocketServer({ noServer: true });

  function serve(socket: WebSocket, url: URL, origin: string): void {
    let session: Session | null = null;
    if (url.searchParams.get('v') !== '10') {
      socket.close(GatewayCloseCodes.InvalidAPIVersion);
      return;
    }
    if (url.searchParams.get('encoding') !== 'json') {
      socket.close(GatewayCloseCodes.DecodeError);
      return;
    }
    if (!faults.take('noHello')) sendFrame(socket, GatewayOpcodes.Hello, { heartbeat_interval: playground.heartbeat });

    socket.on('message', (data) => {
      const received = parseFrame(String(data));
      if (received === null) return socket.close(GatewayCloseCodes.DecodeError);
      switch (received.op) {
        case GatewayOpcodes.Heartbeat:
          if (!faults.has('noAcks')) sendFrame(socket, GatewayOpcodes.HeartbeatAck, null);
          return;
        case GatewayOpcodes.Identify: {
          if (session !== null && sessions.has(session)) return socket.close(GatewayCloseCodes.AlreadyAuthenticated);
          session = startSession(socket, received.d, origin);
          return;
        }
        case GatewayOpcodes.Resume: {
          if (session !== null && sessions.has(session)) return socket.close(GatewayCloseCodes.AlreadyAuthenticated);
          session = resumeSession(socket, received.d);
          return;
        }
        case GatewayOpcodes.PresenceUpdate:
        case GatewayOpcodes.VoiceStateUpdate:
        case GatewayOpcodes.RequestGuildMembers:
          if (session === null) socket.close(GatewayCloseCodes.NotAuthenticated);
          return;
        default:
          return socket.close(GatewayCloseCodes.UnknownOpcode);
      }
    });
    socket.on('close', (code) => {
      if (isClosed || session?.socket !== socket) return;
      // A client that closes with 1000 or 1001 ends its session.
      sessions.disconnect(session, code === 1000 || code === 1001);
      reportStatus();
    });
  }

  function startSession(socket: WebSocket, data: unknown, origin: string): Session | null {
    const asked = identify.safeParse(data);
    if (!asked.success) return closeWith(socket, GatewayCloseCodes.DecodeError);
    const { token, intents, shard = [0, 1], compress = false } = asked.data;
    if (token !== playground.token) return closeWith(socket, GatewayCloseCodes.AuthenticationFailed);
    if (shard[0] < 0 || shard[0] >= shard[1]) return closeWith(socket, GatewayCloseCodes.InvalidShard);
    if (shard[1] < playground.shards) return closeWith(socket, GatewayCloseCodes.ShardingRequired);
    if (intents < 0 || (intents & ~ALL_INTENTS) !== 0) return closeWith(socket, GatewayCloseCodes.InvalidIntents);
    if ((intents & PRIVILEGED) !== 0) return closeWith(socket, GatewayCloseCodes.DisallowedIntents);

    if (faults.take('noReady')) return null;
    const session = sessions.begin(socket, { shard, origin, isCompressed: compress });
    const guilds = playground.store.guilds().filter(({ id }) => isOnShard(session, id) && isBotIn(playground, id));
    sessions.dispatch(session, 'READY', {
      v: 10,
      user: botUserObject(),
      guilds: guilds.map(({ id }) => ({ id, unavailable: true })),
      session_id: session.id,
      resume_gateway_url: faults.take('deadResume') ? DEAD_ADDRESS : `${origin.replace(/^http/, 'ws')}/gateway`,
      shard,
      application: { id: APPLICATION_ID, flags: 0 },
    });
    const channels = playground.store.channels();
    for (const guild of guilds) {
      if (botPresence(playground, guild.id) === 'here')
        sessions.dispatch(session, 'GUILD_CREATE', guildCreateData(guild, channels));
    }
    reportStatus();
    return session;
  }

  function resumeSession(socket: WebSocket, data: unknown): Session | null {
    const asked = resume.safeParse(data);
    if (!asked.success) return closeWith(socket, GatewayCloseCodes.DecodeError);
    const { token, session_id, seq } = asked.data;
    if (token !== playground.token) return closeWith(socket, GatewayCloseCodes.AuthenticationFailed);
    const session = sessions.resumable(session_id, seq);
    if (session === null) {
      sendFrame(socket, GatewayOpcodes.InvalidSession, false);
      return null;
    }
    if (seq > session.sequence) return closeWith(socket, GatewayCloseCodes.InvalidSeq);
    session.socket?.close(GatewayCloseCodes.SessionTimedOut);
    sessions.resume(session, socket, seq, faults.take('replay'));
    reportStatus();
    return session;
  }

  function reportStatus(): void {
    playground.isBotOnline = sessions.live().length > 0;
    playground.changes.emit({ kind: 'botChanged' });
  }

  const stopListening = playground.changes.listen(eventsOf(playground, faults, sessions.broadcast));

  /** Closes every socket. With code 4000, clients reconnect and resume. */
  function drop(code: number = GatewayCloseCodes.UnknownError): void {
    for (const { socket } of sessions.live()) socket.close(code);
  }

  /** Asks every client to reconnect and resume (opcode 7). */
  function askToReconnect(): void {
    for (const { socket } of sessions.live()) sendFrame(socket, GatewayOpcodes.Reconnect, null);
  }

  /** Invalidates every session (opcode 9): clients must identify again. */
  function invalidate(): void {
    for (const session of sessions.live()) {
      sessions.end(session);
      sendFrame(session.socket, GatewayOpcodes.InvalidSession, false);
    }
    reportStatus();
  }

  return {
    server,
    serve,
    ...{ drop, askToReconnect, invalidate },
    /** How many events were sent compressed. */
    compressed: sessions.compressed,
    /** Causes one of these by name. */
    trouble: (trouble: GatewayTrouble): void => {
      if (trouble === 'reconnect') askToReconnect();
      else if (trouble === 'invalid') invalidate();
      else drop(Number(trouble));
    },
    close: (): void => {
      isClosed = true; // sockets end later, when the store is already closed
      stopListening();
      for (const socket of server.clients) socket.terminate();
      server.close();
    },
  };
}

export type Gateway = ReturnType<typeof gateway>;

function sendFrame(socket: WebSocket, op: GatewayOpcodes, data: unknown): void {
  socket.send(JSON.stringify({ op, d: data, s: null, t: null }));
}

function closeWith(socket: WebSocket, code: GatewayCloseCodes): null {
  socket.close(code);
  return null;
}

function parseFrame(text: string): z.infer<typeof frame> | null {
  try {
    return frame.parse(JSON.parse(text));
  } catch {
    return null; // neither JSON nor a frame
  }
}
