import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { TestDatabases } from '../../../server/leads/testing/databases.ts';
import { DATABASES, startDatabases } from '../../../server/leads/testing/databases.ts';
import { codeOf } from '../testing/authenticator.fixture.ts';
import type { TestPanel } from '../testing/start-test-panel.fixture.ts';
import { emailOf, PASSWORD, startTestPanel, tokenIn } from '../testing/start-test-panel.fixture.ts';

describe.each(DATABASES)('signing in on %s', (kind) => {
  let databases: TestDatabases;
  let panel: TestPanel;
  beforeAll(async () => {
    databases = await startDatabases(kind);
    panel = await startTestPanel({ databaseUrl: (await databases.newPlace()).databaseUrl });
  });
  afterAll(async () => {
    await panel[Symbol.asyncDispose]();
    await databases[Symbol.asyncDispose]();
  });

  it('begins a session of this browser only, and ends it', async () => {
    const editor = await panel.signIn('editor');
    expect((await editor.ask('GET', '/api/session')).body.person).toMatchObject({
      email: emailOf('editor'),
      role: 'editor',
    });
    expect((await panel.stranger().ask('GET', '/api/session')).status).toBe(401);
    const copied = new Map(editor.cookies);
    expect((await editor.ask('POST', '/api/auth/sign-out', {})).status).toBe(200);
    expect(editor.cookies.size).toBe(0);
    const thief = panel.stranger();
    for (const [name, value] of copied) thief.cookies.set(name, value);
    expect((await thief.ask('GET', '/api/session')).status).toBe(401);
  });

  it('ends the previous session of a browser when another sign-in happens there', async () => {
    const editor = await panel.signIn('editor');
    const copied = new Map(editor.cookies);
    await editor.ask('POST', '/api/auth/sign-in', { email: emailOf('editor'), password: 'не тот пароль' });
    expect((await editor.ask('GET', '/api/session')).status).toBe(200);
    await editor.ask('POST', '/api/auth/sign-in', { email: emailOf('editor'), password: PASSWORD });
    expect((await editor.ask('GET', '/api/session')).status).toBe(200);
    const thief = panel.stranger();
    for (const [name, value] of copied) thief.cookies.set(name, value);
    expect((await thief.ask('GET', '/api/session')).status).toBe(401);
  });

  it('keeps the session in a cookie that no script reads and no other site sends', async () => {
    await panel.signIn('editor');
    const { headers } = await panel
      .stranger()
      .ask('POST', '/api/auth/sign-in', { email: emailOf('editor'), password: PASSWORD });
    const cookie = headers.getSetCookie().find((line) => line.startsWith('panel.session_token=')) ?? '';
    expect(cookie).toContain('HttpOnly');
    expect(cookie).toContain('SameSite=Strict');
    expect(cookie).not.toContain('Secure');
  });

  it('ends a session unused for a fortnight', async () => {
    const editor = await panel.signIn('editor');
    vi.useFakeTimers({ toFake: ['Date'] });
    try {
      vi.setSystemTime(Date.now() + 14.01 * 86_400_000);
      expect((await editor.ask('GET', '/api/session')).status).toBe(401);
    } finally {
      vi.useRealTimers();
    }
  });

  it('ends a session after thirty days, regardless of use', async () => {
    const editor = await panel.signIn('editor');
    vi.useFakeTimers({ toFake: ['Date'] });
    const afterDays = async (days: number) => {
      vi.setSystemTime(Date.now() + days * 86_400_000);
      return (await editor.ask('GET', '/api/session')).status;
    };
    try {
      expect([await afterDays(10), await afterDays(10), await afterDays(9)]).toEqual([200, 200, 200]);
      expect(await afterDays(1.01)).toBe(401);
    } finally {
      vi.useRealTimers();
    }
  });

  it('gives the same answer for an unknown e-mail and a wrong password', async () => {
    await panel.signIn('editor');
    const wrong = await panel
      .stranger()
      .ask('POST', '/api/auth/sign-in', { email: emailOf('editor'), password: 'не тот пароль' });
    const unknown = await panel
      .stranger()
      .ask('POST', '/api/auth/sign-in', { email: 'nobody@company.ru', password: 'не тот пароль' });
    const strange = await panel
      .stranger()
      .ask('POST', '/api/auth/sign-in', { email: 'вообще не почта', password: 'не тот пароль' });
    expect([wrong.status, wrong.body]).toEqual([422, { message: 'Почта или пароль не подходят.' }]);
    expect([unknown.status, unknown.body]).toEqual([wrong.status, wrong.body]);
    expect([strange.status, strange.body]).toEqual([wrong.status, wrong.body]);
  });

  it('accepts a link once, and rejects a weak password before the link is spent', async () => {
    const admin = await panel.signIn('admin');
    const invitation = { email: 'Olga@Company.ru', name: 'Ольга Крылова', role: 'manager' };
    const token = tokenIn((await admin.ask('POST', '/api/people/invitations', invitation)).body.link);
    const olga = panel.stranger();
    expect((await olga.ask('POST', '/api/auth/link', { token })).body).toEqual({
      email: 'olga@company.ru',
      name: 'Ольга Крылова',
      role: 'manager',
      isNew: true,
    });
    const twice = await olga.ask('POST', '/api/auth/link', { token: token.repeat(3) });
    expect([twice.status, twice.body.message]).toEqual([422, expect.stringContaining('скопируйте её целиком')]);
    const weak = await olga.ask('POST', '/api/auth/link/use', { token, name: 'Ольга', password: 'qwertyqwerty' });
    expect([weak.status, weak.body.fields.password]).toEqual([422, expect.stringContaining('три-четыре')]);
    const done = await olga.ask('POST', '/api/auth/link/use', { token, name: 'Ольга', password: PASSWORD });
    expect(done.body.person).toMatchObject({ name: 'Ольга', role: 'manager', email: 'olga@company.ru' });
    expect((await olga.ask('GET', '/api/session')).status).toBe(200);
    expect((await panel.stranger().ask('POST', '/api/auth/link', { token })).status).toBe(404);
    const again = await panel
      .stranger()
      .ask('POST', '/api/auth/link/use', { token, name: 'Не Ольга', password: PASSWORD });
    expect([again.status, again.body.message]).toEqual([404, expect.stringContaining('Ссылка не действует')]);
  });

  it('requires a code with a second step, also after a password or a link, and takes a spare code once', async () => {
    const manager = await panel.signIn('manager');
    const wrong = await manager.ask('POST', '/api/account/second-factor', { password: 'не тот пароль' });
    expect([wrong.status, wrong.body.fields.password]).toEqual([422, 'Пароль не подходит.']);
    const { uri, backupCodes } = (await manager.ask('POST', '/api/account/second-factor', { password: PASSWORD })).body;
    expect((await manager.ask('GET', '/api/account')).body.hasSecondFactor).toBe(false);
    const code = (stepsAhead = 0) => codeOf(uri, stepsAhead);
    expect((await manager.ask('POST', '/api/account/second-factor/confirm', { code: await code() })).status).toBe(200);
    expect((await manager.ask('GET', '/api/account')).body.hasSecondFactor).toBe(true);

    const entering = panel.stranger();
    const first = await entering.ask('POST', '/api/auth/sign-in', { email: emailOf('manager'), password: PASSWORD });
    expect(first.body).toEqual({ needsCode: true });
    expect((await entering.ask('GET', '/api/session')).status).toBe(401);
    expect((await entering.ask('POST', '/api/auth/second-step', { code: '000000' })).status).toBe(422);
    const next = await code(1);
    const second = await entering.ask('POST', '/api/auth/second-step', { code: next });
    expect(second.body.person.role).toBe('manager');
    expect((await entering.ask('GET', '/api/session')).status).toBe(200);

    const copied = panel.stranger();
    await copied.ask('POST', '/api/auth/sign-in', { email: emailOf('manager'), password: PASSWORD });
    const again = await copied.ask('POST', '/api/auth/second-step', { code: next });
    expect([again.status, again.body.message]).toEqual([422, expect.stringContaining('уже входили')]);
    expect((await copied.ask('GET', '/api/session')).status).toBe(401);

    const early = await panel.stranger().ask('POST', '/api/auth/second-step', { code: await code() });
    expect([early.status, early.body.isOver]).toEqual([422, true]);

    for (const expected of [200, 422]) {
      const lost = panel.stranger();
      await lost.ask('POST', '/api/auth/sign-in', { email: emailOf('manager'), password: PASSWORD });
      expect((await lost.ask('POST', '/api/auth/second-step', { code: backupCodes[0] })).status).toBe(expected);
    }
    const admin = await panel.signIn('admin');
    const { people } = (await admin.ask('GET', '/api/people')).body;
    const { id } = people.find(({ email }: { email: string }) => email === emailOf('manager'));
    const token = tokenIn((await admin.ask('POST', `/api/people/${id}/password-link`, {})).body.link);
    const back = panel.stranger();
    const byLink = await back.ask('POST', '/api/auth/link/use', { token, name: 'Менеджер', password: PASSWORD });
    expect(byLink.body).toEqual({ needsCode: true });
    expect((await back.ask('POST', '/api/auth/second-step', { code: backupCodes[1] })).status).toBe(200);

    expect((await back.ask('POST', '/api/account/second-factor/off', { password: PASSWORD })).status).toBe(200);
    const plain = await panel
      .stranger()
      .ask('POST', '/api/auth/sign-in', { email: emailOf('manager'), password: PASSWORD });
    expect(plain.body.person.role).toBe('manager');
    const journal = await admin.ask('GET', '/api/journal?what=sign-in-failed');
    const ofSecondStep = journal.body.lines.filter(({ about }: { about: string }) => about === 'второй шаг');
    expect(ofSecondStep).toHaveLength(3);
  });

  it('delays guesses with a message, for known and unknown accounts alike, also after a restart', async () => {
    const admin = await panel.signIn('admin');
    const invitation = { email: 'locked@company.ru', name: 'Лена', role: 'editor' };
    const token = tokenIn((await admin.ask('POST', '/api/people/invitations', invitation)).body.link);
    await panel.stranger().ask('POST', '/api/auth/link/use', { token, name: 'Лена', password: PASSWORD });
    for (const email of ['locked@company.ru', 'nobody-else@company.ru']) {
      const words: string[] = [];
      for (let attempt = 0; attempt < 5; attempt += 1) {
        words.push((await panel.stranger().ask('POST', '/api/auth/sign-in', { email, password: 'мимо' })).body.message);
      }
      expect(words.at(3)).toBe('Почта или пароль не подходят.');
      expect(words.at(4)).toBe('Почта или пароль не подходят. Следующая попытка — через 30\u00a0секунд.');
      await panel.restart();
      const right = await panel.stranger().ask('POST', '/api/auth/sign-in', { email, password: PASSWORD });
      expect([right.status, right.body.message]).toEqual([
        429,
        expect.stringMatching(/Повторите через (30|2\d)\u00a0секунд/),
      ]);
    }
  });
});

it('an intruder in an open panel gets no extra guesses from requests that are always refused', async () => {
  await using panel = await startTestPanel();
  const editor = await panel.signIn('editor');
  const guess = async (path: string) => (await editor.ask('POST', path, { password: 'не тот пароль' })).status;
  const statuses: number[] = [];
  for (let round = 0; round < 4; round += 1) {
    statuses.push(await guess('/api/account/second-factor/off'));
    await guess('/api/account/backup-codes');
  }
  expect(statuses).toEqual([422, 422, 422, 429]);
});
