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

test('a redirect of the build leads a soft navigation to its target without a document load', {
  tags: ['nightly'],
}, async ({ newTraveller }) => {
  const { page, open, loads, path } = await newTraveller();
  const json = { id: 'x', timestamp: 1, redirects: { '/old': '/contacts' } };
  await page.route('**/builds/meta/*.json', (route) => route.fulfill({ json }));
  await open('/works');
  await followAddress(page, '/old?q=1#map');
  await expect.poll(path).toBe('/contacts?q=1#map');
  expect(loads).toEqual(['/works']);
  await page.goBack();
  await expect.poll(path).toBe('/works');
});
