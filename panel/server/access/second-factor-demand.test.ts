import { expect, test } from 'vitest';
import { setUpSecondFactor } from '../testing/authenticator.fixture.ts';
import type { PanelVisitor } from '../testing/panel-visitor.fixture.ts';
import { PASSWORD, startTestPanel } from '../testing/start-test-panel.fixture.ts';
import type { SecondFactorDemand } from './second-factor-demand.ts';

const OPEN = [
  'GET /api/session',
  'POST /api/account/second-factor',
  'POST /api/account/second-factor/confirm',
  'POST /api/auth/sign-out',
];
const statusOf = async (visitor: PanelVisitor, path: string) => (await visitor.ask('GET', path)).status;

test('an administrator without a second factor can set one up and sign out, and do nothing else', async () => {
  await using panel = await startTestPanel({ secondFactor: 'administrators' });
  const admin = await panel.signIn('admin');
  expect((await admin.ask('GET', '/api/session')).body).toMatchObject({ person: { role: 'admin' }, mustSetUp: true });

  const through: string[] = [];
  for (const { method, path, operation } of panel.routes) {
    if (operation === 'public' || path.endsWith('/sign-out')) continue;
    const address = path.replaceAll(/[:*][^/]*/g, '1');
    const answer = await admin.ask(method, address, method === 'GET' ? undefined : {});
    if (answer.body?.code !== 'second-factor-needed') through.push(`${method} ${path}`);
    else expect(answer.status).toBe(403);
  }
  expect([...through, 'POST /api/auth/sign-out'].sort()).toEqual(OPEN);

  await setUpSecondFactor(admin, PASSWORD);
  expect((await admin.ask('GET', '/api/session')).body.mustSetUp).toBe(false);
  expect(await statusOf(admin, '/api/people')).toBe(200);
  expect((await admin.ask('POST', '/api/account/second-factor/off', { password: PASSWORD })).status).toBe(200);
  expect(await statusOf(admin, '/api/people')).toBe(403);
});

test('a setting requires a second factor of other roles, and a new role applies at once', async () => {
  await using panel = await startTestPanel();
  let [editor, admin] = [await panel.signIn('editor'), await panel.signIn('admin')];
  await setUpSecondFactor(admin, PASSWORD);
  const restart = async (demand: SecondFactorDemand) => {
    await panel.restart({ PANEL_SECOND_FACTOR: demand });
    [editor, admin] = [panel.stranger(editor.cookies), panel.stranger(admin.cookies)];
  };
  await restart('administrators');
  expect(await statusOf(editor, '/api/account')).toBe(200);
  const { people } = (await admin.ask('GET', '/api/people')).body;
  const { id } = people.find(({ role }: { role: string }) => role === 'editor');
  await admin.ask('PATCH', `/api/people/${id}`, { role: 'admin' });
  expect(await statusOf(editor, '/api/account')).toBe(403);
  await admin.ask('PATCH', `/api/people/${id}`, { role: 'editor' });
  expect(await statusOf(editor, '/api/account')).toBe(200);
  await restart('everybody');
  expect(await statusOf(editor, '/api/account')).toBe(403);
});
