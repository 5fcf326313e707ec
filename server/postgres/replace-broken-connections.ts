import type { Pool } from 'pg';

/**
 * Keeps the process alive when a connection breaks; the pool replaces it. The pool's own handler covers only idle
 * connections, so each client needs one.
 */
export function replaceBrokenConnections(pool: Pool): Pool {
  pool.on('error', () => undefined);
  pool.on('connect', (client) => void client.on('error', () => undefined));
  return pool;
}
