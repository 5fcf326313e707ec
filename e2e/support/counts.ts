import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect } from 'vitest';
import type { SiteProcess } from './site-process.ts';
import { collectOutput } from './site-process.ts';

type Hit = { readonly page: string; readonly goal: string | null; readonly from: string | null };

const PERSON =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.0.0 Safari/537.36';

export async function hit({ url }: SiteProcess, body: Hit, userAgent = PERSON): Promise<number> {
  const headers = { 'user-agent': userAgent, origin: url };
  return (await fetch(`${url}/api/counts`, { method: 'POST', headers, body: JSON.stringify(body) })).status;
}

export type CountRow = Readonly<Record<'page' | 'source' | 'goal', string>> & { readonly count: number };

/** Reads the stored counts; returns an empty list before the database exists. */
export function writtenCounts({ dataDir }: SiteProcess): readonly CountRow[] {
  try {
    const db = new DatabaseSync(join(dataDir, 'counts.sqlite'), { readOnly: true });
    try {
      const rows = db.prepare('SELECT page, source, goal, count FROM visit_counts ORDER BY page, source, goal').all();
      return rows as unknown as CountRow[];
    } finally {
      db.close();
    }
  } catch {
    return [];
  }
}

/** Shifts the counts into the past once this number of hits is stored. */
export async function ageCounts(site: SiteProcess, hits: number, days: number): Promise<void> {
  await expect.poll(() => writtenCounts(site).reduce((sum, { count }) => sum + count, 0)).toBe(hits);
  const db = new DatabaseSync(join(site.dataDir, 'counts.sqlite'), { timeout: 5000 });
  db.prepare('UPDATE visit_counts SET day = date(day, ?)').run(`-${days} days`);
  db.close();
}

export async function stats({ dataDir }: SiteProcess): Promise<string> {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'server/counts/stats/main.ts'], {
    env: { ...process.env, DATA_DIR: dataDir },
  });
  const output = collectOutput(child);
  await new Promise((resolve) => child.once('close', resolve));
  return output.text().replaceAll('\u00a0', ' ');
}
