import type { Server, ServerResponse } from 'node:http';
import { type Socket, Server as TcpServer } from 'node:net';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';

/** The last answer on each connection; before the first one, when it was accepted. */
type Connections = Map<Socket, ServerResponse | number>;
const connectionsOf = new WeakMap<Server, Connections>();
const leaving = new WeakSet<Server>();

/** Remembers the last answer on every connection; `shutdown` needs to know which are still being sent. */
export function trackConnections(server: Server): Connections {
  const connections: Connections = new Map();
  server.on('connection', (socket) => {
    connections.set(socket, performance.now());
    socket.once('close', () => connections.delete(socket));
  });
  connectionsOf.set(server, connections);
  return connections;
}

/** Whoever has just connected is about to ask. */
const FIRST_REQUEST_MS = 500;

function isIdle(last: ServerResponse | number): boolean {
  if (typeof last === 'number') return performance.now() - last > FIRST_REQUEST_MS;
  return last.writableFinished || last.destroyed;
}

/** Whoever asks now is answered, and then the connection ends. */
export function isLeaving(server: Server): boolean {
  return leaving.has(server);
}

/**
 * Stops accepting, drops idle connections, lets answers under way finish; after `graceMs` drops those too. Through
 * `farewellMs` it goes on as before but ends each connection with its answer, so that hardly any is closed as a request
 * arrives on it.
 */
export async function shutdown(server: Server, graceMs: number, farewellMs = 0): Promise<void> {
  if (!server.listening) return;
  leaving.add(server);
  if (farewellMs > 0) await sleep(farewellMs);
  const closeIdle = () => {
    for (const [socket, last] of connectionsOf.get(server) ?? []) if (isIdle(last)) socket.destroySoon();
  };
  const closed = new Promise<void>((resolve) => {
    // http's own close() cuts answers whose last bytes are still buffered (closeIdleConnections looks at `finished` only).
    TcpServer.prototype.close.call(server, () => resolve());
  });
  // What has arrived already is read first.
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
