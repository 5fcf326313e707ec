import type { Pool } from 'pg';

/**
 * A connection that breaks costs whoever uses it an error, and the pool replaces it. Without a listener it would end the
 * process: the pool's own hears of idle ones alone, and that of a transaction is in use between its queries.
 */
export function outliveBreaks(pool: Pool): Pool {
  pool.on('error', () => undefined);
  pool.on('connect', (client) => void client.on('error', () => undefined));
  return pool;
}
