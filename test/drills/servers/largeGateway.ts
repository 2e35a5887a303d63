import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { GatewayOpcodes } from 'discord-api-types/v10';
import { type WebSocket, WebSocketServer } from 'ws';
import { interactionOf, serverIdOf, serverOf } from './manyServers.ts';

/** How many servers Discord gives to a shard when it recommends their number. */
const ON_A_SHARD = 1_000;
/** Events that are sent before the socket is waited for. */
const AT_ONCE = 50;

interface LargeGateway {
  readonly api: string;
  /** Sends one interaction each of so many members; all are sent when it resolves. */
  press(members: number): Promise<void>;
  close(): Promise<void>;
}

/** A gateway with very many servers, which are made up as they are told. Nothing else is served. */
export async function openLargeGateway(servers: number): Promise<LargeGateway> {
  const shards = Math.ceil(servers / ON_A_SHARD);
  const http = createServer((_, response) => {
    const { port } = http.address() as AddressInfo; // A server that listens on an IP address has one of this shape.
    const limits = { total: 1000, remaining: 1000, reset_after: 1000, max_concurrency: shards };
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ url: `ws://127.0.0.1:${port}`, shards, session_start_limit: limits }));
  });
  const sockets = new WebSocketServer({ server: http });
  const sequences = new Map<WebSocket, number>();

  async function tell(socket: WebSocket, name: string, data: unknown): Promise<void> {
    const s = (sequences.get(socket) ?? 0) + 1;
    sequences.set(socket, s);
    const event = JSON.stringify({ op: GatewayOpcodes.Dispatch, s, t: name, d: data });
    const isSent = new Promise<void>((resolve) => socket.send(event, () => resolve()));
    if (s % AT_ONCE === 0) await isSent;
  }

  async function start(socket: WebSocket, shard: number): Promise<void> {
    const own = Array.from({ length: servers }, (_, i) => i).filter((i) => i % shards === shard);
    await tell(socket, 'READY', {
      v: 10,
      user: { id: '980000000000000001', username: 'guildhall', discriminator: '0', avatar: null, bot: true },
      guilds: own.map((i) => ({ id: serverIdOf(i), unavailable: true })),
      session_id: `session-${shard}`,
      resume_gateway_url: 'ws://127.0.0.1',
      application: { id: '980000000000000001', flags: 0 },
    });
    for (const i of own) await tell(socket, 'GUILD_CREATE', serverOf(i));
  }

  sockets.on('connection', (socket) => {
    socket.send(JSON.stringify({ op: GatewayOpcodes.Hello, d: { heartbeat_interval: 41_250 } }));
    socket.on('message', (text) => {
      const { op, d } = JSON.parse(String(text));
      if (op === GatewayOpcodes.Heartbeat) socket.send(JSON.stringify({ op: GatewayOpcodes.HeartbeatAck }));
      if (op === GatewayOpcodes.Identify) void start(socket, d.shard[0]);
    });
  });
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  const { port } = http.address() as AddressInfo; // As above.

  return {
    api: `http://127.0.0.1:${port}/api`,
    async press(members) {
      const [socket] = sockets.clients;
      if (socket === undefined) throw new Error('the bot is not connected');
      for (let member = 0; member < members; member++)
        await tell(socket, 'INTERACTION_CREATE', interactionOf(member, serverIdOf(member % servers)));
    },
    async close() {
      for (const socket of sockets.clients) socket.terminate();
      http.closeAllConnections();
      http.close();
      await once(http, 'close');
    },
  };
}
