import { describe, expect } from 'vitest';
import { test } from '../support/fixtures.ts';
import { followAddress } from '../support/traveller.ts';

describe('without the redirects of the build', () => {
  test('a missing address is requested as a document once, then the error is shown', { tags: ['nightly'] }, async ({
    newTraveller,
  }) => {
    const { page, open, loads, errorScreen } = await newTraveller();
    await page.route('**/builds/meta/*.json', (route) => route.fulfill({ status: 500 }));
    await open('/works');
    await followAddress(page, '/works/net-takoy#h');
    await errorScreen.waitFor();
    await expect.poll(() => loads).toEqual(['/works', '/works/net-takoy']);
    expect(await errorScreen.getAttribute('data-status')).toBe('404');
  });
});

test('the links of a missing page open their pages without a document load', { tags: ['nightly'] }, async ({
  newTraveller,
}) => {
  const { page, open, heading, loads, errorScreen, path } = await newTraveller();
  await open('/about');
  for (const [name, target, title] of [
    ['Смотреть работы', '/works', 'Наши работы'],
    ['На главную', '/', 'Ремонт'],
  ] as const) {
    await followAddress(page, '/works/net-takoy');
    await errorScreen.waitFor();
    await errorScreen.getByRole('link', { name, exact: true }).click();
    await heading(title).waitFor();
    expect(path()).toBe(target);
    expect(await errorScreen.count()).toBe(0);
  }
  expect(loads).toEqual(['/about']);
});

test('the head after a soft navigation equals that of a direct load, under any address of the site', async ({
  newTraveller,
}) => {
  const { page, open, follow, heading } = await newTraveller();
  const head = () =>
    page.evaluate(() =>
      [...document.head.querySelectorAll('[data-head]'), document.head.querySelector('title')].map(
        (tag) => tag?.outerHTML,
      ),
    );
  await open('/contacts');
  const direct = await head();
  await page.goto('/works');
  await open('/works');
  await follow('Контакты');
  await heading('Контакты').waitFor();
  await expect.poll(async () => (await head()).sort()).toEqual(direct.sort());
  expect(direct.join()).toContain('<link rel="canonical" href="http://localhost:3000/contacts"');
});
