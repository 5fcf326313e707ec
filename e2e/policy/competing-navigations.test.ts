import { expect } from 'vitest';
import { restCame } from '../support/chunks.ts';
import { test } from '../support/fixtures.ts';
import { headerLink } from '../support/traveller.ts';
import { drawn } from '../support/visitor.ts';

test('a double click on a link opens its page once', { tags: ['nightly'] }, async ({ newTraveller }) => {
  const { page, open, heading, loads } = await newTraveller({ reducedMotion: 'no-preference' });
  await open('/works');
  const before = await page.evaluate(() => history.length);
  await headerLink(page, 'Контакты').dblclick();
  await heading('Контакты').waitFor();
  expect(loads).toEqual(['/works']);
  await page.goBack();
  await expect.poll(() => page.url()).toMatch(/\/(works|contacts)$/);
  expect(await page.evaluate(() => history.length)).toBeLessThanOrEqual(before + 2);
});

test('a link followed while another page is loading wins', async ({ newTraveller }) => {
  const { page, open, follow, heading, loads, path } = await newTraveller({ reducedMotion: 'no-preference' });
  const { promise: isThere, resolve: arrive } = Promise.withResolvers<void>();
  await page.route('**/data/contacts.json', async (route) => {
    await isThere;
    await route.continue();
  });
  await open('/works');
  const asked = page.waitForRequest('**/data/contacts.json');
  const came = page.waitForResponse('**/data/contacts.json');
  await follow('Контакты');
  await asked;
  await follow('Ремонт');
  await expect.poll(path).toBe('/remont');
  arrive();
  await (await came).finished();
  await drawn(page);
  expect(path()).toBe('/remont');
  expect(await heading('Контакты').count()).toBe(0);
  expect(loads).toEqual(['/works']);
});

test('Back and Forward that overlap end at the current history entry with its title', { tags: ['nightly'] }, async ({
  newTraveller,
}) => {
  const { page, open, follow, heading, loads, path, complaints } = await newTraveller({
    reducedMotion: 'no-preference',
  });
  await open('/works');
  for (const name of ['Контакты', 'Отзывы', 'Контакты']) {
    await follow(name);
    await heading(name).waitFor();
  }
  await page.evaluate(() => {
    // Each step starts before the page of the previous step is shown.
    const steps = [-2, 1, -1, 2, -1];
    const step = () => steps.length > 0 && history.go(steps.shift());
    addEventListener('popstate', step);
    step();
  });
  await heading('Отзывы').waitFor();
  await expect
    .poll(async () => [path(), await page.title()])
    .toEqual(['/about/reviews', expect.stringMatching(/^Отзывы/)]);
  expect(await page.locator('main h1').count()).toBe(1);
  expect(loads).toEqual(['/works']);
  expect(complaints).toEqual([]);
});

test('a page not loaded before is refused offline with a message, and opens when the network is back', async ({
  newTraveller,
}) => {
  const { page, open, follow, heading, loads, toast, path } = await newTraveller({
    reducedMotion: 'no-preference',
    prefetches: false,
  });
  await open('/works');
  await restCame(page);
  await page.context().setOffline(true);
  await follow('Контакты');
  await toast.waitFor();
  await expect.poll(() => toast.innerText()).toContain('Нет связи');
  expect(path()).toBe('/works');
  expect(await heading('Наши работы').isVisible()).toBe(true);
  await page.context().setOffline(false);
  await toast.getByRole('button', { name: 'Повторить' }).click();
  await heading('Контакты').waitFor();
  expect(loads).toEqual(['/works']);
});
