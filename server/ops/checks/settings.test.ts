import { expect, test } from 'vitest';
import { readEnvironment } from '../../env.ts';
import { examine } from './check.ts';
import { checkContext } from './context.ts';
import { STARTUP_CHECKS } from './settings.ts';

const HOOK = { LEADS_WEBHOOK_URL: 'http://127.0.0.1:9/', LEADS_WEBHOOK_SECRET: `whsec_${'QUJD'.repeat(11)}` };
async function warnings(variables: Record<string, string>) {
  const findings = await examine(STARTUP_CHECKS, checkContext(readEnvironment(variables)));
  return findings.filter(({ level }) => level === 'trouble').map(({ title, words }) => `${title}: ${words}`);
}

test('a server without any channel gets a warning', async () => {
  expect(await warnings({})).toEqual([expect.stringContaining('Каналы не настроены')]);
  expect(await warnings(HOOK)).toEqual([]);
});

test.each(['0.0.0.0', '::', '203.0.113.5', 'pregolya.example'])(
  'a server that listens on %s without PUBLIC_URL gets a warning',
  async (HOST) => {
    expect(await warnings({ ...HOOK, HOST })).toEqual([expect.stringContaining(`HOST=${HOST}`)]);
    expect(await warnings({ ...HOOK, HOST, PUBLIC_URL: 'https://pregolya.example' })).toEqual([]);
  },
);

test.each(['127.0.0.1', '127.0.0.53', '::1', 'localhost'])(
  'a server that listens on %s only gets no warning',
  async (HOST) => {
    expect(await warnings({ ...HOOK, HOST })).toEqual([]);
  },
);
