import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestPanel } from '../testing/start-test-panel.fixture.ts';
import { startTestPanel } from '../testing/start-test-panel.fixture.ts';

let panel: TestPanel;

beforeAll(async () => {
  panel = await startTestPanel();
});
afterAll(() => panel[Symbol.asyncDispose]());

test('every answer forbids foreign scripts, frames and type sniffing, and is never cached', async () => {
  const editor = await panel.signIn('editor');
  const missing = ['/missing.js', '/panel-assets/missing.js'];
  for (const address of ['/', '/works', '/api/session', '/api/nowhere', '/api/people', '/push-worker.js', ...missing]) {
    const { headers } = await editor.ask('GET', address);
    const policy = headers.get('content-security-policy') ?? '';
    expect([address, policy]).toEqual([address, expect.stringContaining("frame-ancestors 'none'")]);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self';");
    expect(policy).not.toMatch(/unsafe|https?:|\*/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('access-control-allow-origin')).toBeNull();
    if (address.startsWith('/api/')) expect(headers.get('cache-control')).toBe('no-store');
  }
});

test('a built script has only the headers with an effect', async () => {
  const editor = await panel.signIn('editor');
  const asset = /src="([^"]+\.js)"/.exec((await editor.ask('GET', '/')).body)?.[1] ?? '';
  expect(asset).toMatch(/^\/panel-assets\/[\w-]+\.js$/);
  const { headers } = await editor.ask('GET', asset);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
  expect(headers.get('content-security-policy')).toBeNull();
});

test('every page has its own nonce for styles', async () => {
  const nonceOf = async () => (await panel.stranger().ask('GET', '/')).headers.get('content-security-policy');
  expect(await nonceOf()).toMatch(/style-src 'self' 'nonce-[\w+/=]{20,}'/);
  expect(await nonceOf()).not.toBe(await nonceOf());
});
