import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { goodBody, temporaryDir } from './testing.ts';

const RUNS = 30;
const SENDERS = 4;

async function startChild(path: string): Promise<{ child: ChildProcess; url: string }> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'crash-child.ts'), path], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (!child.stdout) throw new Error('no stdout');
  const [port] = (await once(child.stdout, 'data')) as [Buffer];
  return { child, url: `http://127.0.0.1:${port.toString().trim()}/api/leads` };
}

/** Posts until the service is gone; what it returns is what visitors were promised. */
async function sendUntilDead(url: string, promised: Map<string, number>): Promise<void> {
  for (;;) {
    const key = crypto.randomUUID();
    try {
      const body = JSON.stringify({ ...goodBody, key });
      const answer = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
      const { number } = (await answer.json()) as { number: number };
      promised.set(key, number);
    } catch {
      return;
    }
  }
}

test('no promised lead is lost when the process is killed at any moment', async () => {
  await using temporary = await temporaryDir();
  const path = join(temporary.dir, 'leads.db');
  const promised = new Map<string, number>();
  for (let run = 0; run < RUNS; run += 1) {
    const { child, url } = await startChild(path);
    const senders = Array.from({ length: SENDERS }, () => sendUntilDead(url, promised));
    await new Promise((resolve) => setTimeout(resolve, 30 + Math.random() * 120));
    child.kill('SIGKILL');
    await Promise.all(senders);
  }

  const db = new DatabaseSync(path, { readOnly: true });
  const stored = new Map(
    db
      .prepare('SELECT key, number FROM leads')
      .all()
      .map(({ key, number }) => [key, number]),
  );
  const unproved = db
    .prepare('SELECT count(*) AS count FROM leads WHERE id NOT IN (SELECT lead_id FROM consents)')
    .get();
  const integrity = db.prepare('PRAGMA integrity_check').get();
  db.close();

  expect(promised.size).toBeGreaterThan(RUNS);
  expect([...promised].filter(([key, number]) => stored.get(key) !== number)).toEqual([]);
  expect(unproved).toEqual({ count: 0 });
  expect(integrity).toEqual({ integrity_check: 'ok' });
}, 120_000);
