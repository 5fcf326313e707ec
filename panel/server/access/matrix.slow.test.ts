import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HOME_SCREEN_ICONS } from '../../../server/publish/draw-icon.ts';
import type { Role } from '../../contract/roles.ts';
import type { Route } from '../http/route.ts';
import type { PanelVisitor } from '../testing/panel-visitor.fixture.ts';
import type { TestPanel } from '../testing/start-test-panel.fixture.ts';
import { startTestPanel } from '../testing/start-test-panel.fixture.ts';

/** Expected permissions, written by hand so that a mistake in the `ROLES` table fails this test. */
const MAY: Readonly<Record<Exclude<Route['operation'], 'public'>, readonly Role[]>> = {
  'own-account': ['admin', 'author', 'editor', 'manager'],
  content: ['admin', 'author', 'editor'],
  publish: ['admin', 'editor'],
  'erase-content': ['admin'],
  leads: ['admin', 'manager'],
  'export-leads': ['admin', 'manager'],
  'erase-leads': ['admin', 'manager'],
  overview: ['admin'],
  people: ['admin'],
  archive: ['admin'],
  'own-company': ['admin'],
};

/** All writes of an author: none of them may change the content folder. A new route must be added by hand. */
const WRITES_OF_AUTHORS = [
  'DELETE /api/draft',
  'DELETE /api/reviews/:id',
  'DELETE /api/uploads/:id',
  'PATCH /api/uploads/:id',
  'POST /api/comments',
  'POST /api/comments/:id/reply',
  'POST /api/comments/:id/resolved',
  'POST /api/comments/seen',
  'POST /api/entry/check',
  'POST /api/find',
  'POST /api/photos',
  'POST /api/photos/:name/crop',
  'POST /api/presence',
  'POST /api/preview',
  'POST /api/preview/share',
  'POST /api/redirects/check',
  'POST /api/reviews',
  'POST /api/uploads',
  'PUT /api/draft',
];

/** Public routes. A route may be added here only if it is useless without a secret in the request. */
const OPEN = ['POST /api/auth/link', 'POST /api/auth/link/use', 'POST /api/auth/second-step', 'POST /api/auth/sign-in'];
/** Preview pages, authorized by their signed URL, with the assets and images that they load. */
const OF_SIGNED_ADDRESSES = /^GET \/(preview|assets|media)\//;
/** Public scripts without secrets, like the assets of the sign-in page. */
const PUBLIC_SCRIPTS = ['/preview/in-frame.js'];
/** Name, colours and drawings, which the public site shows to everyone. */
const OF_BRAND = ['', '/mark.svg', '/favicon.svg', '/manifest.webmanifest']
  .concat(HOME_SCREEN_ICONS.map(({ file }) => `/${file}`))
  .map((path) => `GET /api/brand${path}`);

const isPageOfSignIn = (body: unknown) => typeof body === 'string' && body.includes('<div id="root"></div>');

let panel: TestPanel;
beforeAll(async () => {
  panel = await startTestPanel();
});
afterAll(() => panel[Symbol.asyncDispose]());

const isWrite = ({ method }: Route) => method !== 'GET' && method !== 'HEAD';
const nameOf = ({ method, path }: Route) => `${method} ${path}`;
const addressOf = ({ path }: Route) =>
  path
    .split('/')
    .map((part) => (/^[:*]/.test(part) ? '1' : part))
    .join('/');

function ask(visitor: PanelVisitor, route: Route, headers: Readonly<Record<string, string>> = {}) {
  return visitor.ask(route.method, addressOf(route), isWrite(route) ? {} : undefined, headers);
}

async function answers(of: (route: Route) => Promise<number | string>): Promise<Record<string, number | string>> {
  const found: Record<string, number | string> = {};
  for (const route of panel.routes) found[nameOf(route)] = await of(route);
  return found;
}

const everyRoute = <T>(expected: (route: Route) => T) =>
  Object.fromEntries(panel.routes.map((route) => [nameOf(route), expected(route)]));

describe('every address of the panel', () => {
  it('is closed to strangers, except for sign-in, one-time links and signed previews', async () => {
    const open = panel.routes.filter(({ operation }) => operation === 'public').map(nameOf);
    expect(open.filter((name) => !OF_SIGNED_ADDRESSES.test(name)).sort()).toEqual([...OPEN, ...OF_BRAND].sort());
    const stranger = panel.stranger();
    const seen = await answers(async (route) => {
      const { status, body } = await ask(stranger, route);
      if (route.operation !== 'public') return status;
      const isShown = PUBLIC_SCRIPTS.includes(route.path) || OF_BRAND.includes(nameOf(route));
      const isNothing = (status >= 400 && status < 500 && status !== 401) || isPageOfSignIn(body);
      return isNothing || isShown ? 'nothing' : status;
    });
    expect(seen).toEqual(everyRoute(({ operation }) => (operation === 'public' ? 'nothing' : 401)));
  });

  it('rejects a forged cookie', async () => {
    const forger = panel.stranger();
    forger.cookies.set('panel.session_token', `${'a'.repeat(32)}.${'b'.repeat(43)}%3D`);
    const closed = panel.routes.filter(({ operation }) => operation !== 'public');
    for (const route of closed)
      expect([nameOf(route), (await ask(forger, route)).status]).toEqual([nameOf(route), 401]);
  });

  it.each(['admin', 'author', 'editor', 'manager'] as const)(
    'allows the %s their own operations and nothing else',
    async (role) => {
      let visitor = await panel.signIn(role);
      const seen = await answers(async (route) => {
        const { status } = await ask(visitor, route);
        // Some routes end the session by design.
        if ((await visitor.ask('GET', '/api/session')).status !== 200) visitor = await panel.signIn(role);
        return status === 401 || status === 403 ? status : 'through';
      });
      expect(seen).toEqual(
        everyRoute(({ operation }) => (operation === 'public' || MAY[operation].includes(role) ? 'through' : 403)),
      );
    },
  );

  it('leaves nothing to an author that changes the content folder', () => {
    const writes = panel.routes.filter((route) => route.operation === 'content' && isWrite(route));
    expect(writes.map(nameOf).sort()).toEqual(WRITES_OF_AUTHORS);
  });

  it('accepts changes only from pages of the panel', async () => {
    const admin = await panel.signIn('admin');
    const writes = panel.routes.filter(isWrite);
    expect(writes.length).toBeGreaterThan(10);
    const FOREIGN = [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { 'sec-fetch-site': 'none' },
      { 'sec-fetch-site': 'cross-site', origin: panel.url },
    ];
    for (const route of writes) {
      for (const headers of FOREIGN) {
        expect([nameOf(route), headers, (await ask(admin, route, headers)).status]).toEqual([
          nameOf(route),
          headers,
          403,
        ]);
      }
    }
    expect((await admin.ask('GET', '/api/session')).status).toBe(200);
  });

  it('accepts a change by its origin from a browser that sends no other header', async () => {
    const token = { token: 'none' };
    const ofOldBrowser = (origin: string | null) =>
      fetch(`${panel.url}/api/auth/link`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(origin === null ? {} : { origin }) },
        body: JSON.stringify(token),
      });
    // Node's `fetch` sends no `Sec-Fetch-Site` header.
    expect((await ofOldBrowser(panel.url)).status).toBe(404);
    expect((await ofOldBrowser('https://evil.example')).status).toBe(403);
    expect((await ofOldBrowser('null')).status).toBe(403);
    expect((await ofOldBrowser(null)).status).toBe(403);
  });
});

describe('a stranger', () => {
  it('gets the sign-in page at any other address, and never a file next to the application', async () => {
    const stranger = panel.stranger();
    const page = (await stranger.ask('GET', '/')).body.replace(/content="[^"]*"/g, '');
    for (const address of ['/works', '/people', '/leads/1']) {
      expect((await stranger.ask('GET', address)).body.replace(/content="[^"]*"/g, '')).toBe(page);
    }
    for (const address of [
      '/package.json',
      '/server/main.ts',
      '/sources.txt',
      '/assets/../../package.json',
      '/..%2f..%2fpackage.json',
      '/%2e%2e/%2e%2e/package.json',
      '/..%5c..%5cpackage.json',
      '/assets/%00.js',
      '/panel.db',
    ]) {
      expect([address, (await stranger.ask('GET', address)).status]).toEqual([address, 404]);
    }
  });

  it('finds no address of the library that stores the people', async () => {
    const stranger = panel.stranger();
    const admin = await panel.signIn('admin');
    for (const address of [
      'sign-up/email',
      'sign-in/email',
      'get-session',
      'list-sessions',
      'forget-password',
      'request-password-reset',
      'reset-password',
      'change-email',
      'delete-user',
      'update-user',
      'admin/list-users',
      'admin/create-user',
      'admin/set-role',
      'admin/impersonate-user',
      'two-factor/enable',
      'ok',
      'error',
    ]) {
      for (const method of ['GET', 'POST']) {
        const body = method === 'POST' ? {} : undefined;
        expect((await stranger.ask(method, `/api/auth/${address}`, body)).status).toBe(404);
        expect((await admin.ask(method, `/api/auth/${address}`, body)).status).toBe(404);
      }
    }
  });
});
