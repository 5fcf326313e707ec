import { join } from 'node:path';
import type { LeadDatabase } from './lead-database.ts';
import { openSqlite } from './sqlite/open-sqlite.ts';

export async function openLeadDatabase(settings: {
  readonly dataDir: string;
  readonly databaseUrl: string | null;
}): Promise<LeadDatabase> {
  if (settings.databaseUrl === null) return openSqlite(join(settings.dataDir, 'leads.db'));
  const { openPostgres } = await import('./postgres/open-postgres.ts');
  return openPostgres(settings.databaseUrl);
}
