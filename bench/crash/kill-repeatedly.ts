import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { goodBody } from '../../server/leads/testing/bodies.ts';
import type { CrashSettings } from './settings.ts';

const SENDERS = 4;
const MAX_LIFE_MS = 50;
/** Number of child processes started in advance, since startup takes most of a run. */
const WARM = 2;

export type Killed = {
  readonly kills: number;
  /** Acknowledged lead numbers by idempotency key. */
  readonly promised: ReadonlyMap<string, number>;
  readonly seconds: number;
};

/** Kills a server that accepts leads over HTTP at random moments, repeatedly on the same store. */
export async function killRepeatedly(kills: number, settings: CrashSettings, childPath: string): Promise<Killed> {
  const promised = new Map<string, number>();
  const begun = performance.now();
  const warm = Array.from({ length: Math.min(WARM, kills) }, () => warmUp(settings, childPath));
  for (let run = 0; run < kills; run += 1) {
    const child = await warm.shift();
    if (!child) throw new Error('unreachable');
    if (run + WARM < kills) warm.push(warmUp(settings, childPath));
    const url = await open(child);
    const first = Promise.withResolvers<void>();
    const onPromise = (key: string, number: number) => {
      promised.set(key, number);
      first.resolve();
    };
    const senders = Array.from({ length: SENDERS }, () => sendUntilDead(url, onPromise));
    // The first response takes longer than a whole run, because code is compiled; every tenth child is killed during
    // it.
    if (run % 10 > 0) await first.promise;
    await sleep(Math.random() * MAX_LIFE_MS);
    child.kill('SIGKILL');
    await Promise.all(senders);
  }
  return { kills, promised, seconds: (performance.now() - begun) / 1000 };
}

/** Starts a server process that opens the store only on `open`. */
export async function warmUp(settings: CrashSettings, childPath: string): Promise<ChildProcess> {
  const child = spawn(process.execPath, [childPath, JSON.stringify(settings)], {
    env: { ...process.env, NODE_COMPILE_CACHE: join(dirname(childPath), 'compiled') },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  await line(child);
  return child;
}

export async function open(child: ChildProcess): Promise<string> {
  child.stdin?.write('open\n');
  return `http://127.0.0.1:${await line(child)}/api/leads`;
}

export async function line({ stdout }: ChildProcess): Promise<string> {
  if (!stdout) throw new Error('no stdout');
  const [text] = (await once(stdout, 'data')) as [Buffer];
  return text.toString().trim();
}

async function sendUntilDead(url: string, onPromise: (key: string, number: number) => void): Promise<void> {
  for (;;) {
    const key = crypto.randomUUID();
    try {
      const body = JSON.stringify({ ...goodBody, key, phone: `900${Math.floor(Math.random() * 9e6 + 1e6)}` });
      const answer = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
      const { number } = (await answer.json()) as { number: number };
      if (answer.status === 201) onPromise(key, number);
    } catch {
      return;
    }
  }
}
