import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CONTACT_FILE } from '../../release/contact.ts';
import { pointCurrentAt, writeRelease } from '../../serve/fixture-release.ts';
import type { CountingServerSettings } from './counting-server.ts';

export const PAGES = ['/', '/works', '/works/x', '/flats', '/contacts'];

export async function publishFixture(dataDir: string): Promise<void> {
  await mkdir(dataDir);
  const files = PAGES.map((page) => [page === '/' ? 'index.html' : `${page.slice(1)}.html`, `<h1>${page}</h1>`]);
  const release = await writeRelease(dataDir, 'r1', Object.fromEntries(files));
  const contact = { phone: '', clock: { city: 'Калининград', utcOffsetHours: 2 } };
  await writeFile(join(release, CONTACT_FILE), JSON.stringify(contact));
  await pointCurrentAt(dataDir, 'r1');
}

/** Runs the server in a child process that ignores SIGXFSZ, so exceeding the file size limit does not kill it. */
export async function startCountingServer(settings: CountingServerSettings) {
  const script = join(import.meta.dirname, 'counting-server.ts');
  const command = [process.execPath, '--disable-warning=ExperimentalWarning', script, JSON.stringify(settings)];
  const child = spawn('sh', ['-c', `trap '' XFSZ; exec "$0" "$@"`, ...command], { stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  const port = Number(await firstLine(child, () => said));
  return {
    port,
    url: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    said: () => said,
    async end(signal: NodeJS.Signals) {
      const ended = once(child, 'exit');
      child.kill(signal);
      await ended;
    },
  };
}

async function firstLine(child: ChildProcess, said: () => string): Promise<string> {
  const [chunk] = await Promise.race([
    once(child.stdout as NonNullable<typeof child.stdout>, 'data') as Promise<[Buffer]>,
    once(child, 'exit').then(() => Promise.reject(new Error(`The server ended:\n${said()}`))),
  ]);
  return chunk.toString();
}
