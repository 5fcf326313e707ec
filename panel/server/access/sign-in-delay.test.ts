import { describe, expect, it } from 'vitest';
import { DATABASES } from '../../../server/leads/testing/databases.ts';
import { servePanelDatabase } from '../testing/panel-database.fixture.ts';
import { openSignInDelays } from './sign-in-delay.ts';

const SECOND = 1000;
const DAY = 86_400 * SECOND;

describe.each(DATABASES)('sign-in delays on %s', (kind) => {
  const panel = servePanelDatabase(kind);
  let clock = Date.parse('2026-11-20T09:00:00Z');
  const delays = () => openSignInDelays(panel.db, 'secret', () => clock);
  const answer = (account: string, address: string) =>
    delays()
      .begin({ account, address })
      .catch((error: Error) => error.message);

  it('grow with every failure up to a quarter of an hour, and reset after a day', async () => {
    const waits: (string | null)[] = [];
    for (let attempt = 0; attempt < 12; attempt += 1) {
      waits.push(await answer('grows@company.ru', `10.1.0.${attempt}`));
      clock += 15 * 60 * SECOND;
    }
    expect(waits.map((words) => words?.replace('Следующая попытка — через ', '') ?? null)).toEqual([
      null,
      null,
      null,
      null,
      '30\u00a0секунд.',
      '60\u00a0секунд.',
      '2\u00a0минуты.',
      '4\u00a0минуты.',
      '8\u00a0минут.',
      '15\u00a0минут.',
      '15\u00a0минут.',
      '15\u00a0минут.',
    ]);
    clock += DAY;
    expect(await answer('grows@company.ru', '10.1.1.1')).toBeNull();
  });

  it('count simultaneous attempts one after another', async () => {
    const many = await Promise.all(Array.from({ length: 40 }, (_, at) => answer('burst@company.ru', `10.2.0.${at}`)));
    expect(many.filter((words) => words === null)).toHaveLength(4);
    expect(many.filter((words) => words?.startsWith('Следующая'))).toHaveLength(1);
    expect(many.filter((words) => words?.startsWith('Слишком много'))).toHaveLength(35);
  });

  it('apply to an address that tries many accounts', async () => {
    for (let attempt = 0; attempt < 19; attempt += 1) expect(await answer(`a${attempt}@x.ru`, '10.3.0.1')).toBeNull();
    expect(await answer('a20@x.ru', '10.3.0.1')).toContain('30');
    expect(await answer('a21@x.ru', '10.3.0.1')).toContain('Слишком много');
    expect(await answer('a21@x.ru', '10.3.0.2')).toBeNull();
  });

  it('spare an office with correct passwords', async () => {
    for (let attempt = 0; attempt < 40; attempt += 1) {
      const person = { account: `p${attempt}@x.ru`, address: '10.4.0.1' };
      expect(await delays().begin(person)).toBeNull();
      await delays().forgive(person);
    }
  });

  it('store neither e-mails nor addresses', async () => {
    await answer('private@company.ru', '203.0.113.7');
    const rows = await panel.db.selectFrom('sign_in_failures').selectAll().execute();
    expect(JSON.stringify(rows)).not.toMatch(/private|company|203\.0/);
  });
});
