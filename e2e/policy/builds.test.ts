import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { launchBrowser } from '../support/browser.ts';
import { followAddress, newTraveller } from '../support/traveller.ts';
import { started } from '../support/visitor.ts';

const HOUR_MS = 3_600_000;
const siteUrl = inject('siteUrl');
let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

/** A tab whose clock can be turned, at a site whose newest build is answered by `answer`. */
async function openTab(path: string, answer: () => { status?: number; body: string } | 'offline') {
  const traveller = await newTraveller(browser, siteUrl);
  const { page } = traveller;
  const asked: string[] = [];
  await page.clock.install();
  await page.route('**/builds/latest.json?*', (route) => {
    asked.push(route.request().url().replace(siteUrl, ''));
    const given = answer();
    return given === 'offline' ? route.abort() : route.fulfill({ contentType: 'application/json', ...given });
  });
  await traveller.open(path);
  return {
    ...traveller,
    asked,
    async letHoursPass(hours: number) {
      for (let hour = 0; hour < hours; hour += 1) {
        await page.clock.fastForward(HOUR_MS + 1000);
        await page.waitForTimeout(500);
      }
    },
  };
}

const newer = () => ({ body: '{"id":"another-build","timestamp":1}' });

describe('the newest build', () => {
  test('is asked for an hour after the start and every hour then, with the time in the address', async () => {
    const own = (await (await fetch(`${siteUrl}/builds/latest.json`)).json()) as { id: string };
    const { page, asked, loads, letHoursPass, follow, heading, leave } = await openTab('/works', () => ({
      body: JSON.stringify(own),
    }));
    await page.clock.fastForward(HOUR_MS - 60_000);
    expect(asked).toEqual([]);
    await letHoursPass(1);
    await expect.poll(() => asked).toEqual([expect.stringMatching(/^\/builds\/latest\.json\?\d{13}$/)]);
    await letHoursPass(1);
    await expect.poll(() => asked).toHaveLength(2);
    await follow('Контакты');
    await heading('Контакты').waitFor();
    expect(loads).toEqual(['/works']);
    await leave();
  });

  test('when it is another one, reloads nothing by itself; the next link loads its target once', async () => {
    const { page, asked, loads, letHoursPass, follow, heading, leave } = await openTab('/works', newer);
    await letHoursPass(1);
    await expect.poll(() => asked).toHaveLength(1);
    await page.waitForTimeout(500);
    expect(loads).toEqual(['/works']);
    await letHoursPass(2);
    expect(asked).toHaveLength(1);
    await follow('Контакты');
    await heading('Контакты').waitFor();
    await started(page);
    expect(loads).toEqual(['/works', '/contacts']);
    await leave();
  });

  test('when it is another one, Back loads the page before as a document', async () => {
    const { page, asked, loads, letHoursPass, follow, heading, leave, path } = await openTab('/works', newer);
    await follow('Контакты');
    await heading('Контакты').waitFor();
    await letHoursPass(1);
    await expect.poll(() => asked).toHaveLength(1);
    await page.goBack();
    await heading('Наши работы').waitFor();
    await expect.poll(() => loads).toEqual(['/works', '/works']);
    expect(path()).toBe('/works');
    await leave();
  });

  test.each([
    ['is an error', () => ({ status: 500, body: '' })],
    ['does not come', () => 'offline' as const],
    ['has no id', () => ({ body: '{}' })],
    ['is a page', () => ({ body: '<!doctype html><h1>Вход в сеть</h1>' })],
    ['has an id of nothing', () => ({ body: '{"id":"","timestamp":1}' })],
  ])('is not another one when the answer %s, and is asked for again', async (_, answer) => {
    const { asked, loads, letHoursPass, follow, heading, leave } = await openTab('/works', answer);
    await letHoursPass(2);
    await expect.poll(() => asked).toHaveLength(2);
    await follow('Контакты');
    await heading('Контакты').waitFor();
    expect(loads).toEqual(['/works']);
    await leave();
  });
});

/** Serves redirects that the demo content does not have. */
async function withRedirects(page: Page, redirects: Record<string, string>) {
  await page.route('**/builds/meta/*.json', (route) => route.fulfill({ json: { id: 'x', timestamp: 1, redirects } }));
}

describe('redirects of the build', () => {
  test('are fetched once and hold an id and a time', async () => {
    const { page, open, leave } = await newTraveller(browser, siteUrl);
    const answers: unknown[] = [];
    page.on('response', async (response) => {
      if (response.url().includes('/builds/meta/')) answers.push(await response.json());
    });
    await open('/works');
    await page.getByRole('banner').getByRole('link', { name: 'Контакты' }).first().click();
    await page.waitForURL('**/contacts');
    expect(answers).toEqual([{ id: expect.any(String), timestamp: expect.any(Number), redirects: expect.any(Object) }]);
    await leave();
  });

  test.each([
    ['/old', '/contacts'],
    ['/old?q=1#map', '/contacts?q=1#map'],
    ['/price?utm_source=ya#calc', '/?utm_source=ya#calc'],
  ])('lead a soft navigation from %s to %s without a document load', async (from, to) => {
    const { page, open, loads, path, leave } = await newTraveller(browser, siteUrl);
    await withRedirects(page, { '/old': '/contacts', '/price': '/' });
    await open('/works');
    await followAddress(page, from);
    await expect.poll(path).toBe(to);
    expect(loads).toEqual(['/works']);
    await page.goBack();
    await expect.poll(path).toBe('/works');
    await leave();
  });

  test('to another site load it', async () => {
    const { page, open, leave } = await newTraveller(browser, siteUrl);
    await withRedirects(page, { '/old': 'https://other.example/a' });
    await page.route('https://other.example/**', (route) => route.fulfill({ body: 'other' }));
    await open('/works');
    await followAddress(page, '/old');
    await page.waitForURL('https://other.example/a');
    await leave();
  });

  test.each([
    ['answer 500', { status: 500, body: '' }],
    ['are a page', { status: 200, body: '<h1>Вход в сеть</h1>' }],
  ])('that %s are logged, and navigation goes on', async (_, answer) => {
    const { page, open, follow, heading, loads, complaints, errorScreen, leave } = await newTraveller(browser, siteUrl);
    await page.route('**/builds/meta/*.json', (route) => route.fulfill(answer));
    await open('/works');
    await follow('Контакты');
    await heading('Контакты').waitFor();
    expect(await errorScreen.count()).toBe(0);
    expect(loads).toEqual(['/works']);
    expect(complaints.some((line) => line.includes('redirects of this build did not load'))).toBe(true);
    await leave();
  });
});
