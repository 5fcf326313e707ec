import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { refreshed } from './refresh.ts';

const HOLE = { id: 1, severity: 'high', cwe: [], cvss: { score: 7, vectorString: null } };
const AUDIT_REPORT = {
  hono: [
    { ...HOLE, url: 'https://example.org/GHSA-new', title: 'A new hole', vulnerable_versions: '<4.12.25' },
    {
      ...HOLE,
      id: 2,
      url: 'https://example.org/GHSA-known',
      title: 'Described better',
      vulnerable_versions: '<4.12.9',
    },
  ],
};

const folder = mkdtempSync(join(tmpdir(), 'advisories-'));
let isAnswering = true;
const registry = createServer((request, response) => {
  const isAsked = isAnswering && request.url === '/-/npm/v1/security/advisories/bulk';
  response.writeHead(isAsked ? 200 : 404, { 'Content-Type': 'application/json' });
  request.resume().on('end', () => response.end(JSON.stringify(isAsked ? AUDIT_REPORT : {})));
});

beforeAll(async () => {
  const dependencies = { hono: '4.12.0' };
  const packages = { '': { dependencies }, 'node_modules/hono': { version: '4.12.0' } };
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ dependencies }));
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ lockfileVersion: 3, requires: true, packages }));
  await new Promise<void>((resolve) => registry.listen(0, '127.0.0.1', resolve));
  vi.stubEnv('npm_config_registry', `http://127.0.0.1:${(registry.address() as AddressInfo).port}`);
  vi.stubEnv('npm_config_cache', join(folder, 'cache'));
  vi.stubEnv('npm_config_fetch_retries', '0');
});
afterAll(() => {
  vi.unstubAllEnvs();
  registry.closeAllConnections();
  registry.close();
  rmSync(folder, { recursive: true });
});

const known = { package: 'hono', affected: '<4.12.1', id: 'GHSA-known', severity: 'low', title: 'Known' };
const other = { package: 'node', affected: '<24.18.1', id: 'CVE-1', severity: 'high', title: 'Of Node itself' };
const list = {
  asOf: '2026-09-21',
  sources: ['by hand', 'npm audit, 2026-10-01'],
  advisories: [{ ...known, accepted: 'no JWT here' }, other],
};

test('advisories of the registry are merged with the date, and reasons and other advisories are kept', async () => {
  expect(await refreshed(list, folder, '2026-11-25')).toEqual({
    asOf: '2026-11-25',
    sources: ['by hand', 'npm audit, 2026-11-25'],
    advisories: [
      { ...known, affected: '<4.12.9', severity: 'high', title: 'Described better', accepted: 'no JWT here' },
      other,
      { package: 'hono', affected: '<4.12.25', id: 'GHSA-new', severity: 'high', title: 'A new hole' },
    ],
  });
});

test('an unreachable registry leaves the list and its date unchanged', async () => {
  isAnswering = false;
  await expect(refreshed(list, folder, '2026-11-25')).rejects.toThrow(/npm audit .* не ответил/);
});
