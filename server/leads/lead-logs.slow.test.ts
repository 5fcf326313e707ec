import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { CONSENT_PURPOSES } from '../../model/lead/consent-documents.ts';
import { readEnvironment } from '../env.ts';
import { createLog } from '../serve/log.ts';
import type { ReleaseStore } from '../serve/release-store.ts';
import { openLeadIntake } from './lead-intake.ts';

const CONSENT = { document: 'consent', version: '2026-09-01', sha256: 'a'.repeat(64), label: 'Даю согласие' };
const LEAD = {
  kind: 'callback',
  phone: '8 (900) 876-54-32',
  name: 'Варвара Секретная',
  comment: 'Домофон 4711',
  consent: true,
  consentVersion: '2026-09-01',
  page: '/contacts?from=tajna',
  attribution: { last: { yclid: '99887766', referrer: 'https://poisk.example/?q=lichnoe' } },
};
const PERSONAL = /876|54-32|5432|Варвара|Секретн|4711|203\.0\.113|tajna|99887766|lichnoe|Strannik|whsec|QUJD|hook-path/;

async function listen(server: ReturnType<typeof createServer>): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test('logs show the outcome of every lead and no personal data', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'logs-'));
  const consents = Object.fromEntries(CONSENT_PURPOSES.map((purpose) => [purpose, [CONSENT]]));
  await writeFile(join(dir, 'consents.json'), JSON.stringify(consents));
  await writeFile(join(dir, 'contact.json'), JSON.stringify({ phone: '+74012051736' }));
  const received: string[] = [];
  const statuses = [500, 204, 401];
  const hook = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      received.push(body);
      const isLead = body.includes('lead.created');
      response.writeHead((isLead && statuses.shift()) || 204).end(body);
    });
  });
  const lines: string[] = [];
  const printedLines: string[] = [];
  const environment = readEnvironment({
    DATA_DIR: dir,
    LEADS_PER_MINUTE: '4',
    LEADS_WEBHOOK_URL: `${await listen(hook)}/hook-path`,
    LEADS_WEBHOOK_SECRET: `whsec_${'QUJD'.repeat(11)}`,
  });
  const releases = { current: () => ({ dir }) } as unknown as ReleaseStore;
  const intake = await openLeadIntake(environment, releases, {
    printLine: (line) => printedLines.push(line),
    log: createLog((line) => lines.push(line)),
  });
  const site = createServer((request, response) => intake.handle(request, response));
  const url = `${await listen(site)}/api/leads`;
  const post = async (change: object) => {
    const headers = {
      'Content-Type': 'application/json',
      'X-Forwarded-For': '203.0.113.77',
      'User-Agent': 'Strannik/1.0',
    };
    return (await fetch(url, { method: 'POST', headers, body: JSON.stringify({ ...LEAD, ...change }) })).status;
  };
  const key = crypto.randomUUID();
  const answers = [
    await post({ key }),
    await post({ key }),
    await post({ key, name: 'Варвара Другая' }),
    await post({ phone: '8 (900) 876' }),
    await post({ website: 'spam' }),
    await post({ comment: 'https://spam.example/4711' }),
    await post({}),
    await post({}),
  ];
  expect(answers).toEqual([201, 200, 422, 422, 201, 201, 201, 429]);
  await vi.waitFor(() => expect(lines.join('')).toContain('"delivery_refused"'), { timeout: 15_000 });
  await vi.waitFor(() => expect(lines.join('')).toContain('"alarm"'), { timeout: 15_000 });
  await intake.close();
  for (const server of [site, hook]) {
    server.closeAllConnections();
    server.close();
  }
  await rm(dir, { recursive: true });

  expect(received.join('')).toMatch(PERSONAL);
  const events = lines.map((line) => JSON.parse(line) as { event: string; time: string });
  expect(lines.every((line) => line.endsWith('\n') && line.indexOf('\n') === line.length - 1)).toBe(true);
  expect(new Set(events.map(({ event }) => event))).toEqual(
    new Set([
      'lead_stored',
      'lead_refused',
      'quarantine_notice',
      'delivery_retry',
      'delivery_delivered',
      'delivery_refused',
      'alarm',
    ]),
  );
  expect(events).toContainEqual(expect.objectContaining({ event: 'lead_stored', lead: 1002, suspicions: 'honeypot' }));
  expect(events).toContainEqual(expect.objectContaining({ event: 'lead_refused', status: 'limited' }));
  // Remove timestamps: their milliseconds may look like the personal data that is searched for.
  for (const { time } of events) expect(time).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
  const loggedEvents = events.map(({ time: _, ...rest }) => JSON.stringify(rest));
  expect([...loggedEvents, ...printedLines].join('\n')).not.toMatch(PERSONAL);
}, 60_000);
