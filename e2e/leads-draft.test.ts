import { expect } from 'vitest';
import { test } from './support/fixtures.ts';
import { awake } from './support/lead-visitor.ts';
import { fillIn, storedLeads, thankedNumber } from './support/leads.ts';
import { started } from './support/visitor.ts';

const ANNA = { name: 'Анна', phone: '9001234567' };

test('typed and chosen values survive a reload and navigation, and are sent with the traffic source', async ({
  atTheForm,
}) => {
  const { page, form, fields, posts } = await atTheForm('/contacts?utm_source=yandex&yclid=42');
  await fillIn(form, ANNA);
  await awake(form);
  await form.getByText('Когда и как связаться').click();
  await fields.how.selectOption({ label: 'Напишите в MAX' });
  // Exact hours are offered only once the company's clock is known.
  const first = fields.when.locator('option').nth(1);
  await expect.poll(() => first.innerText()).not.toMatch(/^(Утром|Днём|Вечером),/);
  await fields.when.selectOption({ index: 1 });
  const when = await fields.when.inputValue();
  const expectAll = async () => {
    await expect.poll(() => fields.name.inputValue()).toBe('Анна');
    expect(await fields.phone.inputValue()).toBe('+7 (900) 123-45-67');
    await expect.poll(() => fields.how.inputValue()).toBe('max');
    await expect.poll(() => fields.when.inputValue()).toBe(when);
    expect(await fields.consent.isChecked()).toBe(false);
  };
  await page.reload();
  await started(page);
  await expectAll();
  await page.getByRole('banner').getByRole('link', { name: 'Работы' }).first().click();
  await page.waitForURL('**/works');
  await page.goBack();
  await expectAll();
  await fields.consent.check();
  await fields.send.click();
  await thankedNumber(page);
  expect(posts).toMatchObject([
    {
      contactBy: 'max',
      callTime: when,
      shownAt: expect.stringMatching(/^20\d\d-.*Z$/),
      attribution: {
        first: { utm_source: 'yandex', yclid: '42', landing: '/contacts' },
        last: { utm_source: 'yandex' },
      },
    },
  ]);
  expect(posts[0]?.attribution).not.toHaveProperty('metrikaClientId');
});

test('a reload while the lead is being sent creates no second lead', { tags: ['nightly'] }, async ({
  atTheForm,
  site,
}) => {
  const { page, form, fields, before } = await atTheForm();
  // The server stores the lead, but its response is dropped.
  await page.route('**/api/leads', (route) => void route.fetch(), { times: 1 });
  await fillIn(form, ANNA);
  await fields.send.click();
  await expect.poll(() => storedLeads(site, before).length).toBe(1);
  await page.reload();
  await started(page);
  // Submit immediately: the page may have queued the lead on the device during unload, and the form is cleared when it
  // is sent.
  await form.evaluate((element: HTMLFormElement) => {
    (element.elements.namedItem('consent') as HTMLInputElement).checked = true;
    element.requestSubmit();
  });
  await page
    .getByText(`№ ${storedLeads(site, before)[0]?.number}`)
    .first()
    .waitFor();
  expect(storedLeads(site, before)).toHaveLength(1);
});
