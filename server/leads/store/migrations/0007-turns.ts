import type { Step } from './step.ts';

/**
 * Rate limit per network, shared by all servers. A crash may lose it. SQLite has one process, which counts in memory.
 */
export const turns: Step = ({ unlogged }) =>
  unlogged === null
    ? ''
    : `CREATE ${unlogged} TABLE turns (network TEXT PRIMARY KEY, free_at_ms DOUBLE PRECISION NOT NULL);`;
