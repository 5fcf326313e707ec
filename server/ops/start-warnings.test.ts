import { expect, test } from 'vitest';
import { readEnvironment } from '../env.ts';
import { startWarnings } from './start-warnings.ts';

const HOOK = { LEADS_WEBHOOK_URL: 'http://127.0.0.1:9/', LEADS_WEBHOOK_SECRET: `whsec_${'QUJD'.repeat(11)}` };
const warnings = (variables: Record<string, string>) => startWarnings(readEnvironment(variables));

test('a server without any channel is warned of', () => {
  expect(warnings({})).toEqual([expect.stringContaining('Каналы не настроены')]);
  expect(warnings(HOOK)).toEqual([]);
});

test.each(['0.0.0.0', '::', '203.0.113.5', 'pregolya.example'])('a server open on %s wants its address', (HOST) => {
  expect(warnings({ ...HOOK, HOST })).toEqual([expect.stringContaining(`HOST=${HOST}`)]);
  expect(warnings({ ...HOOK, HOST, PUBLIC_URL: 'https://pregolya.example' })).toEqual([]);
});

test.each(['127.0.0.1', '127.0.0.53', '::1', 'localhost'])('one for %s alone does not', (HOST) => {
  expect(warnings({ ...HOOK, HOST })).toEqual([]);
});
