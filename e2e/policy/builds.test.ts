import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { test as base } from '../support/fixtures.ts';
import { followAddress } from '../support/traveller.ts';
import { answered, started } from '../support/visitor.ts';

const HOUR_MS = 3_600_000;
const test = base.extend('openTab', ({ newTraveller }) => async (path: string, answer: () => { body: string }) => {
  const traveller = await newTraveller();
  const { page } = traveller;
  const asked: string[] = [];
  await page.clock.install();
  await page.route('**/builds/latest.json?*', (route) => {
    asked.push(route.request().url().replace(traveller.origin, ''));
    return route.fulfill({ contentType: 'application/json', ...answer() });
  });
  await traveller.open(path);
  return {
    ...traveller,
    asked,
    async letAnHourPass() {
      await page.clock.fastForward(HOUR_MS + 1000);
      await answered(page);
    },
  };
});

const newer = () => ({ body: '{"id":"another-build","timestamp":1}' });

describe('the newest build', () => {
  test('is requested an hour after the start and every hour from then on, with the time in the address', {
    tags: ['nightly'],
  }, async ({ openTab, site }) => {
    const own = (await (await fetch(`${site.url}/builds/latest.json`)).json()) as { id: string };
    const { page, asked, loads, letAnHourPass, follow, heading } = await openTab('/works', () => ({
      body: JSON.stringify(own),
    }));
    await page.clock.fastForward(HOUR_MS - 60_000);
    expect(asked).toEqual([]);
    await letAnHourPass();
    await expect.poll(() => asked).toEqual([expect.stringMatching(/^\/builds\/latest\.json\?\d{13}$/)]);
    await letAnHourPass();
    await expect.poll(() => asked).toHaveLength(2);
    await follow('Контакты');
    await heading('Контакты').waitFor();
    expect(loads).toEqual(['/works']);
  });

  test('triggers no reload when it differs; the next link loads its target once', async ({ openTab }) => {
    const { page, asked, loads, letAnHourPass, follow, heading } = await openTab('/works', newer);
    await letAnHourPass();
    await expect.poll(() => asked).toHaveLength(1);
    await answered(page);
    expect(loads).toEqual(['/works']);
    await letAnHourPass();
    expect(asked).toHaveLength(1);
    await follow('Контакты');
    await heading('Контакты').waitFor();
    await started(page);
    expect(loads).toEqual(['/works', '/contacts']);
  });

  test('makes Back load the previous page as a document when it differs', { tags: ['nightly'] }, async ({
    openTab,
  }) => {
    const { page, asked, loads, letAnHourPass, follow, heading, path } = await openTab('/works', newer);
    await follow('Контакты');
    await heading('Контакты').waitFor();
    await letAnHourPass();
    await expect.poll(() => asked).toHaveLength(1);
    await answered(page);
    await page.goBack();
    await heading('Наши работы').waitFor();
    await expect.poll(() => loads).toEqual(['/works', '/works']);
    expect(path()).toBe('/works');
  });
});

async function withRedirects(page: Page, redirects: Record<string, string>) {
  await page.route('**/builds/meta/*.json', (route) => route.fulfill({ json: { id: 'x', timestamp: 1, redirects } }));
}

describe('redirects of the build', () => {
  test('are fetched once and contain an id and a time', { tags: ['nightly'] }, async ({ newTraveller }) => {
    const { page, open } = await newTraveller();
    const answers: unknown[] = [];
    page.on('response', async (response) => {
      if (response.url().includes('/builds/meta/')) answers.push(await response.json());
    });
    await open('/works');
    await page.getByRole('banner').getByRole('link', { name: 'Контакты' }).first().click();
    await page.waitForURL('**/contacts');
    expect(answers).toEqual([{ id: expect.any(String), timestamp: expect.any(Number), redirects: expect.any(Object) }]);
  });

  test.for([
    ['/old?q=1#map', '/contacts?q=1#map'],
    ['/price?utm_source=ya#calc', '/?utm_source=ya#calc'],
  ] as const)(
    'lead a soft navigation from %s to %s without a document load',
    { tags: ['nightly'] },
    async ([from, to], { newTraveller }) => {
      const { page, open, loads, path } = await newTraveller();
      await withRedirects(page, { '/old': '/contacts', '/price': '/' });
      await open('/works');
      await followAddress(page, from);
      await expect.poll(path).toBe(to);
      expect(loads).toEqual(['/works']);
      await page.goBack();
      await expect.poll(path).toBe('/works');
    },
  );

  test('to another site load that site', { tags: ['nightly'] }, async ({ newTraveller }) => {
    const { page, open } = await newTraveller();
    await withRedirects(page, { '/old': 'https://other.example/a' });
    await page.route('https://other.example/**', (route) => route.fulfill({ body: 'other' }));
    await open('/works');
    await followAddress(page, '/old');
    await page.waitForURL('https://other.example/a');
  });

  test('are logged when they fail to load, and navigation continues', { tags: ['nightly'] }, async ({
    newTraveller,
  }) => {
    const { page, open, follow, heading, loads, complaints, errorScreen } = await newTraveller();
    await page.route('**/builds/meta/*.json', (route) => route.fulfill({ status: 500, body: '' }));
    await open('/works');
    await follow('Контакты');
    await heading('Контакты').waitFor();
    expect(await errorScreen.count()).toBe(0);
    expect(loads).toEqual(['/works']);
    expect(complaints.some((line) => line.includes('redirects of this build did not load'))).toBe(true);
  });
});
