import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyRelease } from '../../scripts/test-releases/copy-release.ts';
import { linkTree } from '../../scripts/test-releases/link-tree.ts';
import { PICTURES, RELEASE_ORIGIN, RELEASES, type ReleaseName } from '../../scripts/test-releases/releases.ts';
import { freePort } from './free-port.ts';

export type SiteProcess = {
  readonly url: string;
  readonly pid: number;
  readonly contentDir: string;
  readonly dataDir: string;
  output(): string;
  printed(text: string | RegExp, timeoutMs?: number): Promise<void>;
  /** Sends SIGTERM and resolves with the exit code. */
  stop(): Promise<number | null>;
};

type Options = {
  readonly contentDir?: string;
  readonly environment?: Record<string, string>;
  /** Start without a release. */
  readonly isFirstStart?: boolean;
  /** Output text that marks the end of the start. */
  readonly until?: string;
};

/** Starts the real server on a free port with copies of the demo content and a separate data folder. */
export async function startSite({
  contentDir,
  environment = {},
  isFirstStart = false,
  until = 'Сайт открыт',
}: Options = {}): Promise<SiteProcess> {
  const home = await mkdtemp(join(tmpdir(), 'site-'));
  const content = contentDir ?? join(home, 'content');
  if (!contentDir) await cp('content', content, { recursive: true });
  const dataDir = join(home, 'var');
  await linkTree(PICTURES, join(dataDir, 'cache')).catch(() => undefined);
  if (!isFirstStart) await copyRelease('demo', dataDir);
  return start('server/main.ts', { home, contentDir: content, dataDir, until, environment });
}

/** Starts the real server over a copy of a published release, with the publisher switched off. */
export async function serveRelease(name: ReleaseName, environment: Record<string, string> = {}): Promise<SiteProcess> {
  const home = await mkdtemp(join(tmpdir(), 'site-'));
  const dataDir = join(home, 'var');
  await copyRelease(name, dataDir);
  return start('server/serve-release.fixture.ts', {
    // A missing folder: tests cannot change the project's content through this site.
    ...{ home, dataDir, contentDir: join(home, 'no-content'), until: 'Сайт открыт' },
    environment: { CONTENT_DIR: 'content', ...RELEASES[name].environment, LEADS_PER_MINUTE: '0', ...environment },
  });
}

type Start = {
  /** Temporary folder, removed when the server has stopped. */
  readonly home: string;
  readonly contentDir: string;
  readonly dataDir: string;
  readonly until: string;
  readonly environment: Record<string, string>;
};

async function start(program: string, { home, contentDir, dataDir, until, environment }: Start): Promise<SiteProcess> {
  const port = await freePort();
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', program], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PUBLIC_URL: RELEASE_ORIGIN,
      PORT: String(port),
      CONTENT_DIR: contentDir,
      DATA_DIR: dataDir,
      ...environment,
    },
  });
  const log = collectOutput(child);
  const site: SiteProcess = {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    contentDir,
    dataDir,
    output: log.text,
    printed: log.wait,
    async stop() {
      const isOver = () => child.exitCode !== null || child.signalCode !== null;
      if (!isOver()) child.kill('SIGTERM');
      if (!isOver()) await once(child, 'exit');
      // The publishing process may still be writing while it ends.
      await rm(home, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
      return child.exitCode;
    },
  };
  await site.printed(until, 110_000);
  return site;
}

export function collectOutput(child: ChildProcess) {
  let text = '';
  const listeners = new Set<() => void>();
  const add = (chunk: Buffer) => {
    text += chunk.toString();
    for (const listener of listeners) listener();
  };
  child.stdout?.on('data', add);
  child.stderr?.on('data', add);
  child.on('exit', () => {
    for (const listener of listeners) listener();
  });
  return {
    text: () => text,
    wait: (wanted: string | RegExp, timeoutMs = 20_000) =>
      new Promise<void>((resolve, reject) => {
        const finish = (error?: Error) => {
          clearTimeout(timer);
          listeners.delete(look);
          if (error) reject(error);
          else resolve();
        };
        const look = () => {
          if (typeof wanted === 'string' ? text.includes(wanted) : wanted.test(text)) finish();
          else if (child.exitCode !== null) finish(new Error(`The server ended with ${child.exitCode}:\n${text}`));
        };
        const timer = setTimeout(
          () => finish(new Error(`No ${String(wanted)} within ${timeoutMs} ms in:\n${text}`)),
          timeoutMs,
        );
        listeners.add(look);
        look();
      }),
  };
}
