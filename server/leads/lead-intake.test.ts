import { mkdir, mkdtemp, rm, rmdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CONSENT_PURPOSES } from '../../model/lead/consent-documents.ts';
import { readEnvironment } from '../env.ts';
import type { LeadIntake } from './lead-intake.ts';
import { openLeadIntake } from './lead-intake.ts';

const CONSENT = { document: 'consent', version: '2026-09-01', sha256: 'a'.repeat(64), label: 'Даю согласие' };
const COLOURS = { text: '#101820', page: '#f6f6fa', action: '#0a5a3c', accent: '#f0b040', calm: '#50707a' };
const LEAD = { kind: 'callback', phone: '+79001234567', consent: true, consentVersion: '2026-09-01', page: '/' };

let dir: string;
let intake: LeadIntake;
let printedLines: string[];
const server = createServer((request, response) => intake.handle(request, response));

beforeEach(async () => {
  printedLines = [];
  dir = await mkdtemp(join(tmpdir(), 'intake-'));
  const consents = Object.fromEntries(CONSENT_PURPOSES.map((purpose) => [purpose, [CONSENT]]));
  await writeFile(join(dir, 'consents.json'), JSON.stringify(consents));
  await writeFile(join(dir, 'contact.json'), JSON.stringify({ phone: '+74012051736', colours: COLOURS }));
  // A directory in place of the database file makes opening fail.
  await mkdir(join(dir, 'leads.db'));
  const releases = { current: () => ({ dir }) };
  const environment = readEnvironment({ DATA_DIR: dir });
  intake = await openLeadIntake(environment, releases, {
    printLine: (line) => printedLines.push(line),
    log: () => {},
    firstRetryMs: 20,
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(async () => {
  await intake.close();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await rm(dir, { recursive: true });
});

function post(body: object): Promise<Response> {
  const { port } = server.address() as AddressInfo;
  return fetch(`http://127.0.0.1:${port}/api/leads`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
}

test('a page rendered by the server has the colours of the release', async () => {
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}/api/leads`, {
    method: 'POST',
    body: new URLSearchParams({ kind: 'callback', phone: '+7', page: '/' }),
  });
  expect(await answer.text()).toContain('--color-action:#0a5a3c');
});

test('forms answer 503 with the phone number while the store fails to open, with repeated alarms', async () => {
  const answer = await post(LEAD);
  expect(answer.status).toBe(503);
  expect(await answer.json()).toMatchObject({ phone: '+74012051736', error: expect.stringContaining('позвоните +7') });
  const tries = () => printedLines.filter((line) => line.startsWith('ЗАЯВКИ НЕ ПРИНИМАЮТСЯ'));
  await vi.waitFor(() => expect(tries().length).toBeGreaterThanOrEqual(3));
  const lost = printedLines.filter((line) => line.startsWith('Заявка не сохранена'));
  expect([...tries(), ...lost]).toHaveLength(printedLines.length);
  expect(printedLines.every((line) => line.includes(join(dir, 'leads.db')))).toBe(true);
  expect(lost).toHaveLength(1);
  expect(printedLines.join()).not.toContain('9001234567');
});

test('leads are accepted as soon as the store opens, without a restart', async () => {
  expect((await post(LEAD)).status).toBe(503);
  await rmdir(join(dir, 'leads.db'));
  await vi.waitFor(() => expect(printedLines.at(-1)).toContain('заявки снова принимаются'), 5000);
  expect((await post(LEAD)).status).toBe(201);
});
