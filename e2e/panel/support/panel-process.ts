import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Cookie } from 'playwright-core';
import { PICTURES } from '../../../scripts/test-releases/releases.ts';
import { freePort } from '../../support/free-port.ts';
import { collectOutput } from '../../support/site-process.ts';

export type StaffRole = 'admin' | 'author' | 'editor' | 'manager';

export const PASSWORD = 'шесть рыжих барсуков поют';
export const emailOf = (role: StaffRole) => `${role}@company.ru`;
export const NAMES: Readonly<Record<StaffRole, string>> = {
  admin: 'Анна Белова',
  author: 'Ольга Серова',
  editor: 'Егор Дёмин',
  manager: 'Мария Котова',
};

const KNOWN_PHOTOS = 'photo-facts.jsonl';

export type PanelProcess = {
  readonly url: string;
  readonly pid: number;
  readonly contentDir: string;
  readonly dataDir: string;
  output(): string;
  command(...args: readonly string[]): Promise<{ readonly code: number | null; readonly output: string }>;
  /** Creates a session with this role; the account is created at the first call. */
  signIn(role: StaffRole): Promise<Cookie[]>;
  /** A session shared by tests, for `context.addCookies`. */
  signedIn(role: StaffRole): Promise<Cookie[]>;
  /** Returns the invitation link of another account with this role. */
  invite(who: { readonly email: string; readonly name: string; readonly role: StaffRole }): Promise<string>;
  inFolder(file: string): Promise<string>;
  stop(): Promise<void>;
};

export type PanelOptions = {
  readonly contentDir?: string;
  /** Data folder of the site; a separate one by default. */
  readonly dataDir?: string;
  readonly environment?: Readonly<Record<string, string>>;
};

/** Starts the real panel on a free port; the global set-up of the tests has built it. */
export async function startPanelProcess({
  contentDir,
  dataDir,
  environment = {},
}: PanelOptions = {}): Promise<PanelProcess> {
  const home = await mkdtemp(join(tmpdir(), 'panel-'));
  const content = contentDir ?? join(home, 'content');
  if (!contentDir) await cp('content', content, { recursive: true });
  // Copies cached metadata of the photographs: reading all of them takes seconds.
  if (!dataDir) await cp(join(PICTURES, KNOWN_PHOTOS), join(home, 'var/cache', KNOWN_PHOTOS));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const variables = {
    ...process.env,
    NODE_ENV: 'production',
    CONTENT_DIR: content,
    DATA_DIR: dataDir ?? join(home, 'var'),
    PANEL_PORT: String(port),
    PANEL_URL: url,
    ...environment,
  };
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'panel/server/main.ts'], {
    env: variables,
  });
  const log = collectOutput(child);
  await log.wait('Панель открыта', 110_000);

  async function command(...args: readonly string[]) {
    const run = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'panel/server/command.ts', ...args], {
      env: variables,
    });
    const commandOutput = collectOutput(run);
    const [code] = await once(run, 'close');
    return { code: code as number | null, output: commandOutput.text() };
  }
  const staff = staffOf(url, async () => (await command('add-admin', emailOf('admin'))).output);
  return {
    url,
    pid: child.pid ?? 0,
    contentDir: content,
    dataDir: variables.DATA_DIR,
    output: log.text,
    command,
    ...staff,
    inFolder: (file) => readFile(join(content, file), 'utf8'),
    async stop() {
      if (child.exitCode === null) {
        child.kill('SIGTERM');
        await once(child, 'exit');
      }
      await rm(home, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
    },
  };
}

export const tokenIn = (text: string) => /#([\w-]+)/.exec(text)?.[1] ?? '';

function staffOf(url: string, adminLink: () => Promise<string>) {
  const sessions = new Map<StaffRole, Promise<Cookie[]>>();
  const invite: PanelProcess['invite'] = async (who) => {
    const invited = await post(`${url}/api/people/invitations`, who, await signedIn('admin'));
    return ((await invited.json()) as { link: string }).link;
  };
  async function begin(role: StaffRole): Promise<Cookie[]> {
    const [email, name] = [emailOf(role), NAMES[role]];
    const link = role === 'admin' ? await adminLink() : await invite({ email, name, role });
    await post(`${url}/api/auth/link/use`, { token: tokenIn(link), name, password: PASSWORD });
    return enter(role);
  }
  async function enter(role: StaffRole): Promise<Cookie[]> {
    const response = await post(`${url}/api/auth/sign-in`, { email: emailOf(role), password: PASSWORD });
    return response.headers.getSetCookie().map((line) => cookieOf(line, url));
  }
  function signedIn(role: StaffRole): Promise<Cookie[]> {
    const session = sessions.get(role) ?? begin(role);
    sessions.set(role, session);
    return session;
  }
  const signIn = async (role: StaffRole) => {
    await signedIn(role);
    return enter(role);
  };
  return { invite, signedIn, signIn };
}

async function post(url: string, body: object, cookies: readonly Cookie[] = []): Promise<Response> {
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin', cookie },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${await response.text()}`);
  return response;
}

function cookieOf(line: string, url: string): Cookie {
  const [name = '', value = ''] = (line.split(';')[0] ?? '').split(/=(.*)/s);
  const { hostname } = new URL(url);
  return { name, value, domain: hostname, path: '/', expires: -1, httpOnly: true, secure: false, sameSite: 'Strict' };
}
