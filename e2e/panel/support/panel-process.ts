import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Cookie } from 'playwright-core';
import { collectOutput, freePort } from '../../support/site-process.ts';

export type StaffRole = 'admin' | 'editor' | 'manager';

export const PASSWORD = 'шесть рыжих барсуков поют';
export const emailOf = (role: StaffRole) => `${role}@company.ru`;
export const NAMES: Readonly<Record<StaffRole, string>> = {
  admin: 'Анна Белова',
  editor: 'Егор Дёмин',
  manager: 'Мария Котова',
};

export type PanelProcess = {
  readonly url: string;
  readonly contentDir: string;
  readonly dataDir: string;
  output(): string;
  /** `npm run panel -- …`: what it printed, and the exit code. */
  command(...args: readonly string[]): Promise<{ readonly code: number | null; readonly output: string }>;
  /** Cookies of somebody with this role, for `context.addCookies`; made when first asked for. */
  signIn(role: StaffRole): Promise<Cookie[]>;
  stop(): Promise<void>;
};

export type PanelOptions = {
  /** Where the content lies; by default a copy of the demo content of its own. */
  readonly contentDir?: string;
  /** The site's data folder, to stand beside a site; by default its own. */
  readonly dataDir?: string;
  readonly environment?: Readonly<Record<string, string>>;
};

/** Starts the real panel on a free port. The application has been built by the set-up of all tests. */
export async function startPanelProcess({
  contentDir,
  dataDir,
  environment = {},
}: PanelOptions = {}): Promise<PanelProcess> {
  const home = await mkdtemp(join(tmpdir(), 'panel-'));
  const content = contentDir ?? join(home, 'content');
  if (!contentDir) await cp('content', content, { recursive: true });
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
  await log.wait('Панель открыта');

  async function command(...args: readonly string[]) {
    const run = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'panel/server/command.ts', ...args], {
      env: variables,
    });
    const said = collectOutput(run);
    const [code] = await once(run, 'close');
    return { code: code as number | null, output: said.text() };
  }
  const staff = staffOf(url, async () => (await command('add-admin', emailOf('admin'))).output);
  return {
    url,
    contentDir: content,
    dataDir: variables.DATA_DIR,
    output: log.text,
    command,
    signIn: staff.signIn,
    async stop() {
      if (child.exitCode === null) {
        child.kill('SIGTERM');
        await once(child, 'exit');
      }
      await rm(home, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
    },
  };
}

/** The secret part of the first one-time link in a text. */
export const tokenIn = (text: string) => /#([\w-]+)/.exec(text)?.[1] ?? '';

function staffOf(url: string, adminLink: () => Promise<string>) {
  const known = new Set<StaffRole>();
  async function post(path: string, body: object, cookies: readonly Cookie[] = []): Promise<Response> {
    const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    const response = await fetch(url + path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin', cookie },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
    return response;
  }
  const accept = (link: string, role: StaffRole) =>
    post('/api/auth/link/use', { token: tokenIn(link), name: NAMES[role], password: PASSWORD });
  async function signIn(role: StaffRole): Promise<Cookie[]> {
    if (!known.has(role)) {
      if (role === 'admin') await accept(await adminLink(), 'admin');
      else {
        const invitation = { email: emailOf(role), name: NAMES[role], role };
        const invited = await post('/api/people/invitations', invitation, await signIn('admin'));
        await accept(((await invited.json()) as { link: string }).link, role);
      }
      known.add(role);
    }
    const response = await post('/api/auth/sign-in', { email: emailOf(role), password: PASSWORD });
    return response.headers.getSetCookie().map((line) => cookieOf(line, url));
  }
  return { signIn };
}

function cookieOf(line: string, url: string): Cookie {
  const [name = '', value = ''] = (line.split(';')[0] ?? '').split(/=(.*)/s);
  const { hostname } = new URL(url);
  return { name, value, domain: hostname, path: '/', expires: -1, httpOnly: true, secure: false, sameSite: 'Strict' };
}
