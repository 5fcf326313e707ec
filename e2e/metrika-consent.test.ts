import { readdirSync, readFileSync } from 'node:fs';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchBrowser } from './support/browser.ts';
import { COUNTER, startCountedSite } from './support/counted-site.ts';
import { fakeMetrika, metrikaRecords, metrikaWrote, type State } from './support/fake-metrika.ts';
import { fieldsOf, fillIn, leadForm, thankedNumber } from './support/leads.ts';
import { watchCounts } from './support/own-counts.ts';
import type { SiteProcess } from './support/site-process.ts';
import { headerLink } from './support/traveller.ts';
import { DESKTOP, newVisitor, started } from './support/visitor.ts';

let site: SiteProcess;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([startCountedSite(), launchBrowser()]);
}, 240_000);
afterAll(() => Promise.all([browser?.close(), site?.stop()]));

async function enter(state: State = 'works', origin = site.url) {
  const visitor = await newVisitor(browser, origin, { viewport: DESKTOP });
  const context = visitor.page.context();
  const metrika = await fakeMetrika(context, state);
  await watchCounts(context);
  const open = async (path: string, page = visitor.page) => {
    await page.goto(path);
    await started(page);
  };
  return { ...visitor, context, metrika, open };
}

const notice = (page: Page) => page.getByRole('region', { name: 'Файлы куки' });
const allow = (page: Page) => notice(page).getByRole('button', { name: 'Разрешить' }).click();
const refuse = (page: Page) => notice(page).getByRole('button', { name: 'Только нужные' }).click();
const settings = (page: Page) => page.locator('[data-cookie-settings]');

const cookieNames = async (context: BrowserContext) => (await context.cookies()).map(({ name }) => name);

/** Long enough for what must not happen: the counting has come and has heard the last act. */
async function goOn(page: Page): Promise<void> {
  await headerLink(page, 'Контакты').click();
  await page.waitForURL('**/contacts');
  await page.waitForLoadState('networkidle');
}

/** Names of Metrika's records in the newest edition of the cookie document. */
function documentedRecords(): string[] {
  const folder = 'content/documents/cookies';
  const newest = readdirSync(folder).sort().at(-1) ?? '';
  const rows = readFileSync(`${folder}/${newest}`, 'utf8').matchAll(/^\| `(_ym[^`]*)` \|/gm);
  return [...new Set([...rows].map(([, name = '']) => name.replace('НОМЕР', String(COUNTER))))].sort();
}

describe('before a choice and after a refusal', () => {
  test('nothing is asked of Yandex and nothing of it is kept', async () => {
    const { page, context, metrika, complaints, open, leave } = await enter();
    await open('/?utm_source=yandex');
    await notice(page).waitFor();
    expect(await cookieNames(context)).toEqual([]);
    await refuse(page);
    await goOn(page);
    expect(metrika.asked).toEqual([]);
    expect(await cookieNames(context)).toEqual(['cookie-choice']);
    expect(await metrikaRecords(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await leave();
  });

  test('nor is it without JavaScript', async () => {
    const visitor = await newVisitor(browser, site.url, { viewport: DESKTOP, javaScriptEnabled: false });
    const metrika = await fakeMetrika(visitor.page.context());
    await visitor.page.goto('/');
    await visitor.page.goto('/contacts');
    expect(metrika.asked).toEqual([]);
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  });
});

describe('with consent', () => {
  test('the counter loads at once, without a reload, and writes what the cookie document names, all of it', async () => {
    const { page, metrika, documents, open, leave } = await enter();
    await open('/remont');
    await notice(page).waitFor();
    await allow(page);
    await expect.poll(() => metrika.hits().map(({ url }) => new URL(url).pathname)).toEqual(['/remont']);
    await goOn(page);
    expect(documents()).toBe(1);
    await expect.poll(async () => (await metrikaWrote(page)).sort()).toEqual(documentedRecords());
    const kept = new Set(await metrikaRecords(page));
    expect([...kept, '_ym_metrika_enabled'].sort()).toEqual(documentedRecords());
    expect(new Set(metrika.asked)).toEqual(new Set(['/metrika/tag.js', `/watch/${COUNTER}`]));
    await leave();
  });

  test('it loads on the next visit without a question', async () => {
    const { page, context, metrika, open, leave } = await enter();
    await open('/contacts');
    await allow(page);
    await expect.poll(() => metrika.hits()).toHaveLength(1);
    await page.close();
    const later = await context.newPage();
    await open('/about', later);
    await expect.poll(() => metrika.hits().map(({ url }) => new URL(url).pathname)).toEqual(['/contacts', '/about']);
    expect(await notice(later).count()).toBe(0);
    await leave();
  });
});

describe('a change of mind', () => {
  test('to refusal ends the counting and takes all records away, late ones too', async () => {
    const { page, metrika, open, leave } = await enter('slow');
    await open('/cookies');
    await settings(page).getByRole('button', { name: 'Разрешить' }).click();
    await expect.poll(() => metrika.hits()).toHaveLength(1);
    await expect.poll(() => metrikaRecords(page)).toContain('_ym_uid');
    await settings(page).getByRole('button', { name: 'Только нужные' }).click();
    await expect.poll(() => metrikaRecords(page)).toEqual([]);
    const { length } = metrika.asked;
    await goOn(page);
    // The answer that was on its way has written by now.
    await page.waitForTimeout(2500);
    expect(metrika.asked).toHaveLength(length);
    expect(await metrikaRecords(page)).toEqual([]);
    await leave();
  });

  test('and back begins anew, with the script that is there', async () => {
    const { page, metrika, open, leave } = await enter();
    await open('/cookies');
    for (const choice of ['Разрешить', 'Только нужные', 'Разрешить']) {
      await settings(page).getByRole('button', { name: choice }).click();
      await page.waitForTimeout(100);
    }
    await expect.poll(() => metrika.hits().length).toBeGreaterThan(0);
    await expect.poll(() => metrikaRecords(page)).toContain('_ym_uid');
    expect(metrika.asked.filter((path) => path.endsWith('tag.js'))).toHaveLength(1);
    await leave();
  });

  test('in one tab ends it in the others as well', async () => {
    const { page, context, metrika, open, leave } = await enter();
    await open('/contacts');
    await allow(page);
    await expect.poll(() => metrika.hits()).toHaveLength(1);
    const other = await context.newPage();
    await open('/cookies', other);
    await expect.poll(() => metrika.hits()).toHaveLength(2);
    await settings(other).getByRole('button', { name: 'Только нужные' }).click();
    await expect.poll(() => metrikaRecords(page)).toEqual([]);
    const { length } = metrika.asked;
    // Before the counting is told anything: a counter that still listens writes down where a link leads.
    const afterPress = async () => {
      await page.locator('a[href="#main"]').evaluate((link: HTMLElement) => link.click());
      return metrikaRecords(page);
    };
    await expect.poll(afterPress).toEqual([]);
    await headerLink(page, 'Работы').click();
    await page.waitForURL('**/works');
    await page.waitForTimeout(1500);
    expect(metrika.asked).toHaveLength(length);
    expect(await metrikaRecords(page)).toEqual([]);
    await leave();
  });

  test('takes away cookies of every domain above the host', async () => {
    const { page, metrika, open, leave } = await enter(
      'works',
      `http://www.pregolya.localhost:${new URL(site.url).port}`,
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
    await leave();
  });
});

describe.each<State>(['silent', 'blocked', 'broken'])('a counter that is %s', (state) => {
  test('disturbs nobody: pages open, a lead is sent, nothing throws', async () => {
    const { page, metrika, complaints, open, leave } = await enter(state);
    await open('/works');
    await allow(page);
    await expect.poll(() => metrika.asked).toEqual(['/metrika/tag.js']);
    await headerLink(page, 'Контакты').click();
    await page.waitForURL('**/contacts');
    const form = leadForm(page, 'callback');
    await fillIn(form, { name: 'Мария', phone: '9001234567' });
    await fieldsOf(form).send.click();
    await thankedNumber(page);
    expect(metrika.asked).toEqual(['/metrika/tag.js']);
    const own = complaints.filter((line) => !/mc\.yandex\.ru|Broken tag|ERR_BLOCKED_BY_CLIENT/.test(line));
    expect(own).toEqual([]);
    await leave();
  });
});
