import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchBrowser } from './support/browser.ts';
import { partPath } from './support/chunks.ts';
import { startCountedSite } from './support/counted-site.ts';
import { fakeMetrika } from './support/fake-metrika.ts';
import { watchPosts } from './support/lead-visitor.ts';
import { fieldsOf, fillIn, leadForm, thankedNumber, unfold } from './support/leads.ts';
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

/** A visitor who allows the counter on the first page they open. */
async function enter(path: string, referer?: string) {
  const visitor = await newVisitor(browser, site.url, { viewport: DESKTOP });
  const { page } = visitor;
  const metrika = await fakeMetrika(page.context());
  await watchCounts(page.context());
  await page.goto(path, referer ? { referer } : {});
  await started(page);
  await page.getByRole('region', { name: 'Файлы куки' }).getByRole('button', { name: 'Разрешить' }).click();
  await expect.poll(() => metrika.hits()).toHaveLength(1);
  return { ...visitor, metrika, posts: watchPosts(page) };
}

const METRIKA_PART = `**${partPath('site/features/analytics/metrika.ts')}`;

describe('pages', () => {
  test('are hits with title and the page before, one each; queries and hashes alone are none', async () => {
    const { page, metrika, leave } = await enter('/news');
    await page.locator('main a[href^="/news?tema="]').first().click();
    await page.waitForURL('**/news?tema=*');
    await headerLink(page, 'Контакты').click();
    await page.waitForURL('**/contacts');
    await page.evaluate(() => location.assign('#main'));
    await page.goBack();
    await page.goBack();
    await page.waitForURL('**/news?tema=*');
    await expect.poll(() => metrika.hits()).toHaveLength(3);
    const titles = new Map(
      await Promise.all(
        ['/news', '/contacts'].map(async (path) => {
          const html = await (await fetch(site.url + path)).text();
          return [site.url + path, /<title>([^<]*)/.exec(html)?.[1] ?? ''] as const;
        }),
      ),
    );
    expect(metrika.hits().map(({ url }) => url)).toEqual(
      ['/news', '/contacts', '/news'].map((path) => site.url + path),
    );
    expect(metrika.hits().map(({ ref }) => ref)).toEqual(['', `${site.url}/news`, `${site.url}/contacts`]);
    expect(metrika.hits().map(({ title }) => title)).toEqual(metrika.hits().map(({ url }) => titles.get(url)));
    await leave();
  });

  test('the first one tells how the visitor came, also when they said yes on the second page', async () => {
    const visitor = await newVisitor(browser, site.url, { viewport: DESKTOP });
    const { page } = visitor;
    const metrika = await fakeMetrika(page.context());
    await watchCounts(page.context());
    await page.goto('/works?utm_source=yandex&yclid=77&rooms=2', { referer: 'https://yandex.ru/' });
    await started(page);
    await headerLink(page, 'Контакты').click();
    await page.waitForURL('**/contacts');
    await page.getByRole('region', { name: 'Файлы куки' }).getByRole('button', { name: 'Разрешить' }).click();
    await expect.poll(() => metrika.hits()).toHaveLength(1);
    expect(metrika.hits()[0]).toMatchObject({
      url: `${site.url}/contacts?utm_source=yandex&yclid=77`,
      ref: 'https://yandex.ru/',
    });
    await visitor.leave();
  });
});

describe('goals', () => {
  test.each([
    ['/contacts', 'phone', 'main a[href^="tel:"]'],
    ['/contacts', 'messenger', 'main a[href^="https://max.ru/"]'],
    ['/', 'calculator', '[data-goal=calculator] input[type=radio]:not(:checked)'],
    ['/sales', 'comparison', '[data-goal=comparison]'],
    ['/remont', 'comparison', '[data-goal=comparison] label'],
    ['/remont/komfort', 'download', 'a[download]'],
  ])('on %s a press is %s, once a page', async (path, goal, selector) => {
    const { page, metrika, leave } = await enter(path);
    await page.context().route(/^https:\/\/max\.ru/, (route) => route.abort());
    const target = page.locator(selector).first();
    await target.evaluate((element: HTMLElement) => {
      element.click();
      element.click();
    });
    await expect.poll(() => metrika.goals(goal)).toHaveLength(1);
    await page.waitForTimeout(200);
    expect(metrika.goals(goal)).toHaveLength(1);
    await leave();
  });

  test('a press while the counter is on its way is told when it comes', async () => {
    const { page, leave } = await newVisitor(browser, site.url, { viewport: DESKTOP });
    const metrika = await fakeMetrika(page.context());
    await watchCounts(page.context());
    const coming = Promise.withResolvers<void>();
    const isAsked = page.waitForRequest(METRIKA_PART);
    await page.route(METRIKA_PART, (route) => coming.promise.then(() => route.continue()));
    await page.goto('/contacts');
    await started(page);
    await page.getByRole('region', { name: 'Файлы куки' }).getByRole('button', { name: 'Разрешить' }).click();
    await isAsked;
    await page
      .locator('main a[href^="tel:"]')
      .first()
      .evaluate((link: HTMLElement) => link.click());
    coming.resolve();
    await expect.poll(() => metrika.goals('phone')).toHaveLength(1);
    await leave();
  });

  test('a plan that is turned over and a search are goals', async () => {
    const { page, metrika, leave } = await enter('/sales');
    await page.locator('main a[href^="/sales/"]').first().click();
    await page.getByRole('tab', { name: 'С размерами' }).click();
    await expect.poll(() => metrika.goals('plan')).toHaveLength(1);
    await page.goto('/poisk');
    await started(page);
    await page.locator('main [data-search-field]').fill('двушка');
    await expect.poll(() => metrika.goals('search')).toHaveLength(1);
    await leave();
  });
});

describe('a lead', () => {
  test('about a flat goes with ClientID, yclid and touches; its steps are goals, its flat was seen and ordered', async () => {
    const { page, metrika, posts, leave } = await enter('/contacts?utm_source=yandex&utm_medium=cpc&yclid=77');
    await headerLink(page, 'Квартиры').click();
    await page.locator('main a[href^="/sales/"]').first().click();
    await page.waitForURL('**/sales/*');
    const slug = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    const form = leadForm(page, 'flat', slug);
    await form.scrollIntoViewIfNeeded();
    await unfold(form);
    await expect.poll(() => metrika.goals('form_seen').at(-1)?.ref).toContain(slug);
    await fieldsOf(form).send.click();
    await expect.poll(() => metrika.goals('lead_refused').map(({ params }) => params)).toEqual([{ why: 'fields' }]);
    await fillIn(form, { name: 'Мария', phone: '9001234567' });
    await expect.poll(() => metrika.goals('form_begun')).toHaveLength(1);
    await fieldsOf(form).send.click();
    const number = await thankedNumber(page);
    await expect.poll(() => metrika.goals('lead_sent').map(({ params }) => params)).toEqual([{ form: 'flat' }]);

    const uid = (await page.context().cookies()).find(({ name }) => name === '_ym_uid')?.value;
    expect(posts[0]?.attribution).toMatchObject({
      metrikaClientId: uid,
      first: { utm_source: 'yandex', yclid: '77', landing: '/contacts' },
      last: { utm_medium: 'cpc' },
    });
    const id = `flat/${slug}`;
    await expect.poll(() => metrika.products()).toHaveLength(2);
    expect(metrika.products()).toMatchObject([
      { currencyCode: 'RUB', detail: { products: [{ id, category: 'Квартиры' }] } },
      { currencyCode: 'RUB', purchase: { actionField: { id: String(number) }, products: [{ id, quantity: 1 }] } },
    ]);
    const told = JSON.stringify(metrika.sent);
    expect(told).not.toMatch(/Мария|9001234567|900\D*123/);

    await page.reload();
    await started(page);
    await expect.poll(() => metrika.hits().at(-1)?.url).toBe(`${site.url}/thankyou`);
    expect(metrika.goals('lead_sent')).toHaveLength(1);
    await leave();
  });

  test('about a package is an order of it', async () => {
    const { page, metrika, leave } = await enter('/remont/komfort');
    const form = leadForm(page, 'package', 'komfort');
    await unfold(form);
    await fillIn(form, { name: 'Мария', phone: '9001234567' });
    await fieldsOf(form).send.click();
    await thankedNumber(page);
    await expect.poll(() => metrika.products()).toHaveLength(2);
    expect(metrika.products()).toMatchObject([
      { detail: { products: [{ id: 'package/komfort', price: expect.any(Number) }] } },
      { purchase: { products: [{ id: 'package/komfort', name: 'Пакет «Комфорт»' }] } },
    ]);
    await leave();
  });

  test('that waited for a network is a goal once, when it has gone', async () => {
    const { page, metrika, leave } = await enter('/contacts');
    const form = leadForm(page, 'callback');
    await fillIn(form, { name: 'Мария', phone: '9001234567' });
    await page.route('**/api/leads', (route) => route.abort());
    await fieldsOf(form).send.click();
    await form.getByText('Сохранили заявку на этом устройстве').waitFor();
    expect([metrika.goals('lead_sent'), metrika.goals('lead_refused')]).toEqual([[], []]);
    await page.unroute('**/api/leads');
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect.poll(() => metrika.goals('lead_sent').map(({ params }) => params)).toEqual([{ form: 'callback' }]);
    await leave();
  });
});
