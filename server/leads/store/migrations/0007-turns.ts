import type { Step } from './step.ts';

/**
 * How soon each network may send again, for all servers together. A crash may take it. SQLite, which one process writes,
 * keeps the same in memory.
 */
export const turns: Step = ({ unlogged }) =>
  unlogged === null
    ? ''
    : `CREATE ${unlogged} TABLE turns (network TEXT PRIMARY KEY, free_at_ms DOUBLE PRECISION NOT NULL);`;
