import { describe, expect } from 'vitest';
import { breakPath, chunkPath, notFound } from '../support/chunks.ts';
import { test } from '../support/fixtures.ts';
import { headerLink } from '../support/traveller.ts';
import { started } from '../support/visitor.ts';

const CONTACTS = chunkPath('contacts');
describe('a page whose chunk fails to load', () => {
  test('is loaded as a document once, and shown when its chunk arrives after all', async ({ newTraveller }) => {
    const { page, loads, open, follow, heading } = await newTraveller();
    const fault = await breakPath(page, CONTACTS);
    await open('/works');
    page.once('framenavigated', () => fault.restore());
    await follow('Контакты');
    await heading('Контакты').waitFor();
    await started(page);
    expect(loads).toEqual(['/works', '/contacts']);
  });

  test('shows an error page after two 404 loads, a toast on a retry within ten seconds, and reloads later', {
    tags: ['nightly'],
  }, async ({ newTraveller }) => {
    const { page, loads, open, follow, heading, errorScreen, toast, path } = await newTraveller();
    await page.clock.install();
    const fault = await breakPath(page, CONTACTS, notFound);
    await open('/works');
    await follow('Контакты');
    await errorScreen.waitFor();
    expect(await errorScreen.getAttribute('data-status')).toBe('500');
    expect(loads.filter((path) => path === '/contacts').length).toBeLessThanOrEqual(2);

    await page.goBack();
    await started(page);
    loads.length = 0;
    await follow('Контакты');
    await toast.waitFor();
    await expect.poll(() => toast.innerText()).toContain('Страница не\u00a0открылась');
    expect(path()).toBe('/works');
    expect(await heading('Наши работы').isVisible()).toBe(true);
    expect(loads).toEqual([]);

    await follow('Ремонт');
    await page.waitForURL('**/remont');
    expect(loads).toEqual([]);

    await page.clock.fastForward(11_000);
    page.once('framenavigated', () => fault.restore());
    await follow('Контакты');
    await heading('Контакты').waitFor();
    expect(loads).toEqual(['/contacts']);
  });

  test('opens by «Повторить» once its chunk is available', { tags: ['nightly'] }, async ({ newTraveller }) => {
    const { page, loads, open, follow, heading, errorScreen, toast } = await newTraveller();
    const fault = await breakPath(page, CONTACTS);
    await open('/works');
    await follow('Контакты');
    await errorScreen.waitFor();
    await page.goBack();
    await started(page);
    await follow('Контакты');
    await toast.waitFor();
    fault.restore();
    loads.length = 0;
    await toast.getByRole('button', { name: 'Повторить' }).click();
    await heading('Контакты').waitFor();
    expect(loads).toEqual([]);
  });

  test('is reloaded at most once on a direct visit, then shows the error page', { tags: ['nightly'] }, async ({
    newTraveller,
  }) => {
    const { page, loads, errorScreen, heading } = await newTraveller();
    await breakPath(page, CONTACTS);
    await page.goto('/contacts');
    await errorScreen.waitFor();
    await errorScreen.getByRole('link', { name: 'На главную', exact: true }).click();
    await heading('Ремонт').waitFor();
    expect(loads.filter((path) => path === '/contacts')).toHaveLength(2);
  });

  test('opens without a document load if only its prefetch failed', { tags: ['nightly'] }, async ({ newTraveller }) => {
    const { page, loads, open, follow, heading } = await newTraveller();
    const fault = await breakPath(page, CONTACTS);
    await open('/works');
    await headerLink(page, 'Контакты').hover();
    await expect.poll(fault.failures).toBeGreaterThan(0);
    fault.restore();
    await follow('Контакты');
    await heading('Контакты').waitFor();
    expect(loads).toEqual(['/works']);
  });
});

test('a stylesheet that fails to load triggers no reload', async ({ newTraveller }) => {
  const { page, loads, follow, heading } = await newTraveller();
  await page.route('**/*.css', (route) => route.abort());
  await page.goto('/works');
  await started(page);
  await follow('Контакты');
  await heading('Контакты').waitFor();
  expect(loads).toEqual(['/works']);
});
