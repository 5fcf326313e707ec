import { join } from 'node:path';
import { expect, test } from 'vitest';
import { UTC } from '../release/contact.ts';
import { openLeads } from './open-leads.ts';
import { fakeChannel } from './testing/fake-channel.ts';
import { newLead } from './testing/new-lead.ts';
import { sqlRows } from './testing/sql-rows.ts';
import { temporaryDir } from './testing/temporary-dir.ts';

const systemTime = { now: () => new Date() };

test('stored leads are delivered, and messages for a removed channel are reported at the next start', async () => {
  await using temporary = await temporaryDir();
  const [email, max] = [fakeChannel('email', systemTime), fakeChannel('max', systemTime)];
  max.answerWith(() => ({ status: 'retry', reason: 'нет связи' }));
  const alarms: string[] = [];
  const open = (channels: Parameters<typeof openLeads>[0]['channels']) =>
    openLeads({
      dataDir: temporary.dir,
      databaseUrl: null,
      channels,
      log: () => {},
      keepsTerms: true,
      companyClock: () => UTC,
      onAlarm: (words) => alarms.push(words),
    });
  const first = await open([email, max]);
  const { number } = await first.store.add(newLead({ createdAt: new Date() }));
  await expect.poll(() => email.sent).toMatchObject([{ number, attempt: 1 }]);
  await expect.poll(() => max.sent.length).toBeGreaterThan(0);
  await first.stop();
  const rows = () => sqlRows(join(temporary.dir, 'leads.db'), 'SELECT channel, state FROM outbox ORDER BY channel');
  expect(rows()).toEqual([
    { channel: 'email', state: 'delivered' },
    { channel: 'max', state: 'queued' },
  ]);
  expect(alarms).toEqual([]);
  await (await open([email])).stop();
  expect(alarms).toEqual([
    expect.stringMatching(/^Канал max больше не настроен, а в очереди к нему 1\u00a0сообщение\./),
  ]);
});
