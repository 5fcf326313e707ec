import { sql } from 'kysely';

/** Still to be delivered. Word for word as in the partial indexes: SQLite uses those for nothing else. */
export const isWaiting = sql<boolean>`state in ('queued', 'leased')`;
