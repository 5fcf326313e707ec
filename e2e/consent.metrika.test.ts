import { readdirSync, readFileSync } from 'node:fs';
import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { COUNTER } from '../scripts/test-releases/releases.ts';
import { fakeMetrika, metrikaRecords, metrikaWrote, type State } from './support/fake-metrika.ts';
import { test as base } from './support/fixtures.ts';
import { fieldsOf, fillIn, leadForm, thankedNumber } from './support/leads.ts';
import { watchCounts } from './support/own-counts.ts';
import { headerLink } from './support/traveller.ts';
import { answered, drawn, started } from './support/visitor.ts';

const test = base.extend(
  'enter',
  ({ newVisitor, countedSite }) =>
    async (state: State = 'works', origin = countedSite.url) => {
      const visitor = await newVisitor({ origin });
      const context = visitor.page.context();
      const metrika = await fakeMetrika(context, state);
      const counts = await watchCounts(context);
      const open = async (path: string, page = visitor.page) => {
        await page.goto(path);
        await started(page);
      };
      /** Resolves when the analytics code has loaded and has handled a navigation. */
      const goOn = async () => {
        await headerLink(visitor.page, 'Контакты').click();
        await expect.poll(() => counts.map(({ page }) => page)).toContain('/contacts');
        await answered(visitor.page);
      };
      return { ...visitor, context, metrika, counts, open, goOn };
    },
);

const notice = (page: Page) => page.getByRole('region', { name: 'Файлы куки' });
const allow = (page: Page) => notice(page).getByRole('button', { name: 'Разрешить' }).click();
const refuse = (page: Page) => notice(page).getByRole('button', { name: 'Только нужные' }).click();
const settings = (page: Page) => page.locator('[data-cookie-settings]');

const cookieNames = async (context: BrowserContext) => (await context.cookies()).map(({ name }) => name);

/** Returns the names of Metrika's records from the newest edition of the cookie document. */
function documentedRecords(): string[] {
  const folder = 'content/documents/cookies';
  const newest = readdirSync(folder).sort().at(-1) ?? '';
  const rows = readFileSync(`${folder}/${newest}`, 'utf8').matchAll(/^\| `(_ym[^`]*)` \|/gm);
  return [...new Set([...rows].map(([, name = '']) => name.replace('НОМЕР', String(COUNTER))))].sort();
}

test('the consent question covers no control in the first view of a desktop', async ({ enter }) => {
  const { page, open } = await enter();
  await page.setViewportSize({ width: 1280, height: 720 });
  for (const path of ['/', '/sales/tryoshka-v-zelenogradske', '/remont/komfort', '/works']) {
    await open(path);
    await notice(page).waitFor();
    await drawn(page);
    // Controls under the notice. A full-width notice at the bottom edge may cover controls entirely, but not partly.
    const covered = () =>
      page.evaluate(() => {
        const question = document.querySelector('[data-cookie-notice]')?.getBoundingClientRect() ?? new DOMRect();
        const isAtEdge = question.left <= 0 && question.right >= innerWidth && question.bottom >= innerHeight;
        const controls = [...document.querySelectorAll('main :is(button, a[class*=" "], input)')];
        return controls
          .map((control) => [control.textContent, control.getBoundingClientRect()] as const)
          .filter(([, { top, bottom, left, right }]) => {
            const isUnder =
              top < question.bottom && bottom > question.top && left < question.right && right > question.left;
            return isUnder && !(isAtEdge && top >= question.top);
          })
          .map(([text]) => text);
      });
    await expect.poll(covered, { message: path }).toEqual([]);
  }
});

test('no request goes to Yandex and none of its data is stored before a choice or after a refusal', async ({
  enter,
}) => {
  const { page, context, metrika, complaints, open, goOn } = await enter();
  await open('/?utm_source=yandex');
  await notice(page).waitFor();
  expect(await cookieNames(context)).toEqual([]);
  await refuse(page);
  await goOn();
  expect(metrika.asked).toEqual([]);
  expect(await cookieNames(context)).toEqual(['cookie-choice']);
  expect(await metrikaRecords(page)).toEqual([]);
  expect(complaints).toEqual([]);
});

test('consent loads the counter at once, later unasked, and it writes exactly the documented records', async ({
  enter,
}) => {
  const { page, context, metrika, documents, open, goOn } = await enter();
  const hitPaths = () => metrika.hits().map(({ url }) => new URL(url).pathname);
  await open('/remont');
  await notice(page).waitFor();
  await allow(page);
  await expect.poll(hitPaths).toEqual(['/remont']);
  await goOn();
  expect(documents()).toBe(1);
  await expect.poll(async () => (await metrikaWrote(page)).sort()).toEqual(documentedRecords());
  const kept = new Set(await metrikaRecords(page));
  expect([...kept, '_ym_metrika_enabled'].sort()).toEqual(documentedRecords());
  await expect.poll(hitPaths).toEqual(['/remont', '/contacts']);
  expect(new Set(metrika.asked)).toEqual(new Set(['/metrika/tag.js', `/watch/${COUNTER}`]));

  await page.close();
  const later = await context.newPage();
  await open('/about', later);
  await expect.poll(hitPaths).toEqual(['/remont', '/contacts', '/about']);
  expect(await notice(later).count()).toBe(0);
});

describe('a changed consent', () => {
  test('ends the counting on refusal and deletes all records, including late ones', async ({ enter }) => {
    const { page, metrika, open, goOn } = await enter('slow');
    await page.clock.install();
    await open('/cookies');
    await settings(page).getByRole('button', { name: 'Разрешить' }).click();
    await expect.poll(() => metrika.hits()).toHaveLength(1);
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
    // The not-bounce request is answered; the response to the hit is still pending.
    await expect.poll(() => page.evaluate(() => localStorage.getItem('_ym_retryReqs'))).toBe('{}');
    const { length } = metrika.asked;
    expect(await metrikaRecords(page)).toContain('_ym_uid');
    await settings(page).getByRole('button', { name: 'Только нужные' }).click();
    await expect.poll(() => metrikaRecords(page)).toEqual([]);
    metrika.answer();
    await expect.poll(() => metrikaRecords(page)).toEqual(['_ym_retryReqs']);
    await page.clock.runFor(2000);
    expect(await metrikaRecords(page)).toEqual([]);
    await page.clock.resume();
    await goOn();
    expect(metrika.asked).toHaveLength(length);
  });

  test('starts counting again on consent, with the script already loaded', async ({ enter }) => {
    const { page, metrika, open } = await enter();
    await open('/cookies');
    for (const choice of ['Разрешить', 'Только нужные', 'Разрешить']) {
      await settings(page).getByRole('button', { name: choice }).click();
      await answered(page);
    }
    await expect.poll(() => metrika.hits().length).toBeGreaterThan(0);
    await expect.poll(() => metrikaRecords(page)).toContain('_ym_uid');
    expect(metrika.asked.filter((path) => path.endsWith('tag.js'))).toHaveLength(1);
  });

  test('ends the counting in the other tabs as well', async ({ enter }) => {
    const { page, context, metrika, counts, open } = await enter();
    await open('/contacts');
    await allow(page);
    await expect.poll(() => metrika.hits()).toHaveLength(1);
    const other = await context.newPage();
    await open('/cookies', other);
    await expect.poll(() => metrika.hits()).toHaveLength(2);
    await settings(other).getByRole('button', { name: 'Только нужные' }).click();
    await expect.poll(() => metrikaRecords(page)).toEqual([]);
    const { length } = metrika.asked;
    // A counter that still listens records the target of a clicked link, before the analytics code handles the refusal.
    const afterPress = async () => {
      await page.locator('a[href="#main"]').evaluate((link: HTMLElement) => link.click());
      return metrikaRecords(page);
    };
    await expect.poll(afterPress).toEqual([]);
    await headerLink(page, 'Работы').click();
    await page.waitForURL('**/works');
    await expect.poll(() => counts.map(({ page: path }) => path)).toContain('/works');
    await answered(page);
    expect(metrika.asked).toHaveLength(length);
    expect(await metrikaRecords(page)).toEqual([]);
  });

  test('deletes cookies of every domain above the host', async ({ countedSite, enter }) => {
    const { page, metrika, open } = await enter(
      'works',
      `http://www.pregolya.localhost:${new URL(countedSite.url).port}`,
    );
    await open('/cookies');
    await settings(page).getByRole('button', { name: 'Разрешить' }).click();
    await expect.poll(() => metrika.hits()).toHaveLength(1);
    const domains = (await page.context().cookies())
      .filter(({ name }) => name === '_ym_uid')
      .map(({ domain }) => domain);
    expect(domains).toEqual(['.pregolya.localhost']);
    await settings(page).getByRole('button', { name: 'Только нужные' }).click();
    await expect.poll(() => metrikaRecords(page)).toEqual([]);
  });
});

test('pages open and a lead is sent without errors while the counter is silent, blocked or broken', async ({
  enter,
}) => {
  const { page, metrika, complaints, open } = await enter();
  for (const state of ['silent', 'blocked', 'broken'] as const) {
    metrika.be(state);
    await open('/works');
    if (state === 'silent') await allow(page);
    await expect.poll(() => metrika.asked, { message: state }).toEqual(['/metrika/tag.js']);
    await headerLink(page, 'Контакты').click();
    // The list of works has such a form too, and stays until the next page is ready.
    await page.getByRole('heading', { level: 1, name: 'Контакты' }).waitFor();
    const form = leadForm(page, 'callback');
    await fillIn(form, { name: 'Мария', phone: '9001234567' });
    await fieldsOf(form).send.click();
    await thankedNumber(page);
    expect(metrika.asked.splice(0), state).toEqual(['/metrika/tag.js']);
  }
  const own = complaints.filter((line) => !/mc\.yandex\.ru|Broken tag|ERR_BLOCKED_BY_CLIENT/.test(line));
  expect(own).toEqual([]);
});
