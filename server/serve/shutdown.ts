import type { Server, ServerResponse } from 'node:http';
import { type Socket, Server as TcpServer } from 'node:net';

type Connections = Map<Socket, ServerResponse | null>;
const connectionsOf = new WeakMap<Server, Connections>();

/** Remembers the last answer on every connection; `shutdown` needs to know which are still being sent. */
export function trackConnections(server: Server): Connections {
  const connections: Connections = new Map();
  server.on('connection', (socket) => {
    connections.set(socket, null);
    socket.once('close', () => connections.delete(socket));
  });
  connectionsOf.set(server, connections);
  return connections;
}

/** Stops accepting, drops idle connections, lets answers under way finish; after `graceMs` drops those too. */
export async function shutdown(server: Server, graceMs = 10_000): Promise<void> {
  if (!server.listening) return;
  const closeIdle = () => {
    for (const [socket, response] of connectionsOf.get(server) ?? []) {
      if (response === null || response.writableFinished || response.destroyed) socket.destroySoon();
    }
  };
  const closed = new Promise<void>((resolve) => {
    // http's own close() cuts answers whose last bytes are still buffered (closeIdleConnections looks at `finished` only).
    TcpServer.prototype.close.call(server, () => resolve());
  });
  closeIdle();
  const sweep = setInterval(closeIdle, 50);
  const deadline = setTimeout(() => {
    for (const socket of connectionsOf.get(server)?.keys() ?? []) socket.destroy();
  }, graceMs);
  await closed;
  clearInterval(sweep);
  clearTimeout(deadline);
}
