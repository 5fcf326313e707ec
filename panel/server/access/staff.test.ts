import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestDatabases } from '../../../server/leads/testing/databases.ts';
import { DATABASES, startDatabases } from '../../../server/leads/testing/databases.ts';
import type { Colleague } from '../../contract/access.ts';
import type { PanelVisitor } from '../testing/panel-visitor.fixture.ts';
import type { TestPanel } from '../testing/start-test-panel.fixture.ts';
import { emailOf, PASSWORD, startTestPanel, tokenIn } from '../testing/start-test-panel.fixture.ts';

describe.each(DATABASES)('colleagues on %s', (kind) => {
  let databases: TestDatabases;
  let panel: TestPanel;
  let admin: PanelVisitor;
  beforeAll(async () => {
    databases = await startDatabases(kind);
    panel = await startTestPanel({ databaseUrl: (await databases.newPlace()).databaseUrl });
    admin = await panel.signIn('admin');
  });
  afterAll(async () => {
    await panel[Symbol.asyncDispose]();
    await databases[Symbol.asyncDispose]();
  });
  const colleagues = async (): Promise<readonly Colleague[]> => (await admin.ask('GET', '/api/people')).body.people;
  const idOf = async (email: string) => (await colleagues()).find((person) => person.email === email)?.id ?? 'nobody';
  const isIn = async (visitor: PanelVisitor) => (await visitor.ask('GET', '/api/session')).status === 200;

  it('always keep at least one administrator', async () => {
    const own = `/api/people/${await idOf(emailOf('admin'))}`;
    const alone = await admin.ask('PATCH', own, { role: 'editor' });
    expect([alone.status, alone.body.message]).toEqual([409, expect.stringContaining('последний администратор')]);
    expect((await admin.ask('PATCH', own, { isBlocked: true })).status).toBe(409);
    expect((await colleagues()).map(({ role, isBlocked }) => [role, isBlocked])).toEqual([['admin', false]]);
  });

  it('keep one administrator when two administrators demote each other at once', async () => {
    const { body } = await admin.ask('POST', '/api/people/invitations', {
      email: 'second@company.ru',
      name: 'Вторая',
      role: 'admin',
    });
    const second = panel.stranger();
    await second.ask('POST', '/api/auth/link/use', { token: tokenIn(body.link), name: 'Вторая', password: PASSWORD });
    const [first, other] = [await idOf(emailOf('admin')), await idOf('second@company.ru')];
    const both = await Promise.all([
      admin.ask('PATCH', `/api/people/${other}`, { role: 'editor' }),
      second.ask('PATCH', `/api/people/${first}`, { role: 'editor' }),
    ]);
    expect(both.map(({ status }) => status).sort()).not.toEqual([200, 200]);
    const left = (await isIn(admin)) && both[0]?.status === 200 ? admin : second;
    await left.ask('PATCH', `/api/people/${first}`, { role: 'admin' });
    await left.ask('PATCH', `/api/people/${other}`, { role: 'editor' });
    expect((await colleagues()).filter(({ role }) => role === 'admin')).toHaveLength(1);
  });

  it('have their permissions checked on every request', async () => {
    const editor = await panel.signIn('editor');
    const path = `/api/people/${await idOf(emailOf('editor'))}`;
    expect((await editor.ask('GET', '/api/people')).status).toBe(403);
    expect((await admin.ask('PATCH', path, { role: 'admin' })).status).toBe(200);
    expect((await editor.ask('GET', '/api/people')).status).toBe(200);
    expect((await admin.ask('PATCH', path, { role: 'editor' })).status).toBe(200);
    expect((await editor.ask('GET', '/api/people')).status).toBe(403);
  });

  it('lose their sessions when blocked, and sign in again when unblocked', async () => {
    const manager = await panel.signIn('manager');
    const path = `/api/people/${await idOf(emailOf('manager'))}`;
    expect((await admin.ask('PATCH', path, { isBlocked: true })).status).toBe(200);
    expect(await isIn(manager)).toBe(false);
    const again = await manager.ask('POST', '/api/auth/sign-in', { email: emailOf('manager'), password: PASSWORD });
    expect([again.status, again.body.message]).toEqual([422, expect.stringContaining('Вход для вас закрыт')]);
    const guess = await manager.ask('POST', '/api/auth/sign-in', { email: emailOf('manager'), password: 'наугад' });
    expect(guess.body.message).toBe('Почта или пароль не подходят.');
    await admin.ask('PATCH', path, { isBlocked: false });
    expect(await isIn(await panel.signIn('manager'))).toBe(true);
  });

  it('set a new password by a link, which ends every earlier session', async () => {
    const [one, two] = [await panel.signIn('manager'), await panel.signIn('manager')];
    const id = await idOf(emailOf('manager'));
    const { body } = await admin.ask('POST', `/api/people/${id}/password-link`, {});
    expect(await isIn(one)).toBe(true);
    const visitor = panel.stranger();
    const next = 'четыре зелёных утюга спят';
    await visitor.ask('POST', '/api/auth/link/use', { token: tokenIn(body.link), name: 'Менеджер', password: next });
    expect([await isIn(one), await isIn(two), await isIn(visitor)]).toEqual([false, false, true]);
    const old = await panel
      .stranger()
      .ask('POST', '/api/auth/sign-in', { email: emailOf('manager'), password: PASSWORD });
    expect(old.status).toBe(422);
    const other = await panel.stranger();
    await other.ask('POST', '/api/auth/sign-in', { email: emailOf('manager'), password: next });
    const changed = await visitor.ask('POST', '/api/account/password', { current: next, next: PASSWORD });
    expect([changed.status, await isIn(visitor), await isIn(other)]).toEqual([200, true, false]);
  });

  it('see their sessions in words, and end one or all others with their password', async () => {
    const [here, there, elsewhere] = [
      await panel.signIn('editor'),
      await panel.signIn('editor'),
      await panel.signIn('editor'),
    ];
    const { sessions } = (await here.ask('GET', '/api/account')).body;
    const other = sessions.find(({ isThis }: { isThis: boolean }) => !isThis);
    expect(other.device).toBe('Chrome на Windows');
    const foreign = (await admin.ask('GET', '/api/account')).body.sessions[0].id;
    const end = (asked: object) => here.ask('POST', '/api/account/sessions/end', asked);
    for (const asked of [{}, { id: other.id }]) {
      expect((await end(asked)).body.fields.password).toBe('Введите пароль.');
      expect((await end({ ...asked, password: 'наугад' })).body.fields.password).toContain('Пароль не подходит.');
    }
    expect([await isIn(there), await isIn(elsewhere)]).toEqual([true, true]);
    await end({ password: PASSWORD, id: foreign });
    expect(await isIn(admin)).toBe(true);
    await end({ password: PASSWORD, id: other.id });
    expect([await isIn(there), await isIn(elsewhere)].filter(Boolean)).toHaveLength(1);
    await end({ password: PASSWORD });
    expect([await isIn(here), await isIn(there), await isIn(elsewhere)]).toEqual([true, false, false]);
  });

  it('are invited by a revocable link, and only with valid data', async () => {
    const wrong = await admin.ask('POST', '/api/people/invitations', { email: 'anna', name: 'А', role: 'owner' });
    expect([wrong.status, Object.keys(wrong.body.fields).sort()]).toEqual([422, ['email', 'name', 'role']]);
    const known = await admin.ask('POST', '/api/people/invitations', {
      email: emailOf('admin'),
      name: 'Кто-то',
      role: 'editor',
    });
    expect(known.body.fields.email).toContain('уже работает');
    const invitation = { email: 'late@company.ru', name: 'Поздний', role: 'editor' };
    const first = tokenIn((await admin.ask('POST', '/api/people/invitations', invitation)).body.link);
    const second = tokenIn((await admin.ask('POST', '/api/people/invitations', invitation)).body.link);
    const opens = async (token: string) => (await panel.stranger().ask('POST', '/api/auth/link', { token })).status;
    expect([await opens(first), await opens(second)]).toEqual([404, 200]);
    const { invitations } = (await admin.ask('GET', '/api/people')).body;
    expect(JSON.stringify(invitations)).not.toContain(second);
    expect((await admin.ask('DELETE', `/api/people/invitations/${invitations[0].id}`)).status).toBe(200);
    expect(await opens(second)).toBe(404);
    const { lines } = (await admin.ask('GET', '/api/journal')).body;
    const late = lines.filter(({ about }: { about: string }) => about === 'Поздний, редактор');
    expect(late.map(({ what }: { what: string }) => what)).toEqual(['invitation-renewed', 'invited']);
  });

  it('leave all of these events in the journal, without addresses', async () => {
    const { lines } = (await admin.ask('GET', '/api/journal')).body;
    const seen = new Set(lines.map(({ what }: { what: string }) => what));
    const expected = [
      'invited',
      'invitation-accepted',
      'signed-in',
      'sign-in-failed',
      'role-changed',
      'blocked',
      'unblocked',
    ];
    expect([...seen]).toEqual(
      expect.arrayContaining([
        ...expected,
        'password-link-made',
        'password-set',
        'sessions-ended',
        'invitation-revoked',
      ]),
    );
    expect(JSON.stringify(lines)).not.toContain('@');
    expect((await admin.ask('GET', '/api/journal?what=nonsense')).status).toBe(400);
  });
});

describe('the command line', () => {
  it('gives a known administrator a link for a new password, and reports unknown arguments', async () => {
    await using panel = await startTestPanel();
    const admin = await panel.signIn('admin');
    const { code, said } = await panel.command('add-admin', emailOf('admin').toUpperCase());
    expect([code, said]).toEqual([0, expect.stringContaining('Ссылка для нового пароля')]);
    const back = panel.stranger();
    const use = { token: tokenIn(said), name: 'Администратор', password: 'пять синих чайников молчат' };
    expect((await back.ask('POST', '/api/auth/link/use', use)).body.person.role).toBe('admin');
    expect((await admin.ask('GET', '/api/session')).status).toBe(401);
    expect(await panel.command('add-admin', 'анна')).toMatchObject({
      code: 1,
      said: expect.stringContaining('не похоже на почту'),
    });
    expect(await panel.command('add-admin')).toMatchObject({
      code: 2,
      said: expect.stringContaining('add-admin почта'),
    });
    expect(await panel.command('toString')).toMatchObject({ code: 2, said: expect.stringContaining('нет') });
    expect((await panel.command('help')).said).toContain('add-admin');
  });
});
