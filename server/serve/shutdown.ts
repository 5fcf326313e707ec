import type { Server, ServerResponse } from 'node:http';
import { type Socket, Server as TcpServer } from 'node:net';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';

/** The last response on each connection, or the time of acceptance before the first response. */
type Connections = Map<Socket, ServerResponse | number>;
const connectionsOf = new WeakMap<Server, Connections>();
const stoppingServers = new WeakSet<Server>();

export function trackConnections(server: Server): Connections {
  const connections: Connections = new Map();
  server.on('connection', (socket) => {
    connections.set(socket, performance.now());
    socket.once('close', () => connections.delete(socket));
  });
  connectionsOf.set(server, connections);
  return connections;
}

/** Grace period in milliseconds in which a new connection may send its first request. */
const FIRST_REQUEST_MS = 500;

function isIdle(last: ServerResponse | number): boolean {
  if (typeof last === 'number') return performance.now() - last > FIRST_REQUEST_MS;
  return last.writableFinished || last.destroyed;
}

export function isStopping(server: Server): boolean {
  return stoppingServers.has(server);
}

/**
 * Stops accepting, closes idle connections and waits for responses, at most `graceMs`. In the drain period before,
 * requests are still served, and each response closes its connection.
 */
export async function shutdown(server: Server, graceMs: number, drainMs = 0): Promise<void> {
  if (!server.listening) return;
  stoppingServers.add(server);
  if (drainMs > 0) await sleep(drainMs);
  const closeIdle = () => {
    for (const [socket, last] of connectionsOf.get(server) ?? []) if (isIdle(last)) socket.destroySoon();
  };
  const closed = new Promise<void>((resolve) => {
    // http's own `close()` cuts responses with buffered bytes, since `closeIdleConnections` checks `finished` only.
    TcpServer.prototype.close.call(server, () => resolve());
  });
  // Lets requests that have already arrived be read first.
  await nextTurn();
  closeIdle();
  const sweep = setInterval(closeIdle, 50);
  const deadline = setTimeout(() => {
    for (const socket of connectionsOf.get(server)?.keys() ?? []) socket.destroy();
  }, graceMs);
  await closed;
  clearInterval(sweep);
  clearTimeout(deadline);
}
