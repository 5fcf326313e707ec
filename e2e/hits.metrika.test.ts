import { describe, expect } from 'vitest';
import { partPath } from './support/chunks.ts';
import { fakeMetrika } from './support/fake-metrika.ts';
import { test as base } from './support/fixtures.ts';
import { watchPosts } from './support/lead-visitor.ts';
import { fieldsOf, fillIn, leadForm, thankedNumber, unfold } from './support/leads.ts';
import { watchCounts } from './support/own-counts.ts';
import { readPage } from './support/page-html.ts';
import { headerLink } from './support/traveller.ts';
import { answered, started } from './support/visitor.ts';

const test = base
  .extend('arrive', ({ newVisitor, countedSite }) => async () => {
    const { page } = await newVisitor({ origin: countedSite.url });
    const metrika = await fakeMetrika(page.context());
    await watchCounts(page.context());
    const open = async (path: string, referer?: string) => {
      await page.goto(path, referer ? { referer } : {});
      await started(page);
    };
    const allow = () =>
      page.getByRole('region', { name: 'Файлы куки' }).getByRole('button', { name: 'Разрешить' }).click();
    return { page, metrika, open, allow, posts: watchPosts(page) };
  })
  .extend('enter', ({ arrive }) => async (path: string) => {
    const visitor = await arrive();
    await visitor.open(path);
    await visitor.allow();
    await expect.poll(() => visitor.metrika.hits()).toHaveLength(1);
    return visitor;
  });

const METRIKA_PART = `**${partPath('site/features/analytics/metrika.ts')}`;

describe('page hits', () => {
  test('are sent once each with title and referrer; changes of query or hash alone send none', async ({
    countedSite,
    enter,
  }) => {
    const { page, metrika } = await enter('/news');
    await page.locator('main a[href^="/news?tema="]').first().click();
    await page.waitForURL('**/news?tema=*');
    await headerLink(page, 'Контакты').click();
    await page.waitForURL('**/contacts');
    await page.evaluate(() => location.assign('#main'));
    await page.goBack();
    await page.goBack();
    await page.waitForURL('**/news?tema=*');
    await expect.poll(() => metrika.hits()).toHaveLength(3);
    const titleOf = async (path: string) => (await readPage(countedSite.url, path)).title;
    const [news, contacts] = [await titleOf('/news'), await titleOf('/contacts')];
    expect(metrika.hits().map(({ url, ref, title }) => [url, ref, title])).toEqual([
      [`${countedSite.url}/news`, '', news],
      [`${countedSite.url}/contacts`, `${countedSite.url}/news`, contacts],
      [`${countedSite.url}/news`, `${countedSite.url}/contacts`, news],
    ]);
  });

  test('carry the source of the visit on the first hit, also with consent on the second page', async ({
    arrive,
    countedSite,
  }) => {
    const { page, metrika, open, allow } = await arrive();
    await open('/works?utm_source=yandex&yclid=77&rooms=2', 'https://yandex.ru/');
    await headerLink(page, 'Контакты').click();
    await page.waitForURL('**/contacts');
    await allow();
    await expect.poll(() => metrika.hits()).toHaveLength(1);
    expect(metrika.hits()[0]).toMatchObject({
      url: `${countedSite.url}/contacts?utm_source=yandex&yclid=77`,
      ref: 'https://yandex.ru/',
    });
  });
});

describe('goals', () => {
  test('are sent by a press, once per page', async ({ enter }) => {
    const { page, metrika, open } = await enter('/contacts');
    await page.context().route(/^https:\/\/max\.ru/, (route) => route.fulfill({ status: 204 }));
    const pressTwice = async (goal: string, selector: string) => {
      const before = metrika.goals(goal).length;
      await page
        .locator(selector)
        .first()
        .evaluate((element: HTMLElement) => {
          element.click();
          element.click();
        });
      await expect.poll(() => metrika.goals(goal).length, { message: goal }).toBe(before + 1);
      await answered(page);
      expect(metrika.goals(goal), goal).toHaveLength(before + 1);
    };
    await pressTwice('phone', 'main a[href^="tel:"]');
    await pressTwice('messenger', 'main a[href^="https://max.ru/"]');
    for (const [path, goal, selector] of [
      ['/', 'calculator', '[data-goal=calculator] input[type=radio]:not(:checked)'],
      ['/remont', 'comparison', '[data-goal=comparison] label'],
      ['/sales', 'comparison', '[data-goal=comparison]'],
    ] as const) {
      await open(path);
      await expect.poll(() => metrika.hits().at(-1)?.url).toMatch(new RegExp(`${path}$`));
      await pressTwice(goal, selector);
    }
    await page.locator('main a[href^="/sales/"]').first().click();
    await page.getByRole('tab', { name: 'С размерами' }).click();
    await expect.poll(() => metrika.goals('plan')).toHaveLength(1);
    await open('/poisk');
    await page.locator('main [data-search-field]').fill('двушка');
    await expect.poll(() => metrika.goals('search')).toHaveLength(1);
  });

  test('are sent after a press during loading as soon as the counter is ready', async ({ arrive }) => {
    const { page, metrika, open, allow } = await arrive();
    const coming = Promise.withResolvers<void>();
    const isAsked = page.waitForRequest(METRIKA_PART);
    await page.route(METRIKA_PART, (route) => coming.promise.then(() => route.continue()));
    await open('/contacts');
    await allow();
    await isAsked;
    await page
      .locator('main a[href^="tel:"]')
      .first()
      .evaluate((link: HTMLElement) => link.click());
    coming.resolve();
    await expect.poll(() => metrika.goals('phone')).toHaveLength(1);
  });
});

describe('a lead', () => {
  test('about a flat carries ClientID, yclid and touches; its steps, view and order send goals', async ({
    countedSite,
    enter,
  }) => {
    const { page, metrika, posts } = await enter('/contacts?utm_source=yandex&utm_medium=cpc&yclid=77');
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
    const sentPayload = JSON.stringify(metrika.sent);
    expect(sentPayload).not.toMatch(/Мария|9001234567|900\D*123/);

    await page.reload();
    await started(page);
    await expect.poll(() => metrika.hits().at(-1)?.url).toBe(`${countedSite.url}/thankyou`);
    expect(metrika.goals('lead_sent')).toHaveLength(1);
  });

  test('about a package sends an order of it; downloading its estimate sends a goal', async ({ enter }) => {
    const { page, metrika } = await enter('/remont/komfort');
    await page.locator('a[download]').first().click();
    await expect.poll(() => metrika.goals('download')).toHaveLength(1);
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
  });

  test('delayed by a lost network sends its goal once, after delivery', async ({ enter }) => {
    const { page, metrika } = await enter('/contacts');
    const form = leadForm(page, 'callback');
    await fillIn(form, { name: 'Мария', phone: '9001234567' });
    await page.route('**/api/leads', (route) => route.abort());
    await fieldsOf(form).send.click();
    await form.getByText('Сохранили заявку на этом устройстве').waitFor();
    expect([metrika.goals('lead_sent'), metrika.goals('lead_refused')]).toEqual([[], []]);
    await page.unroute('**/api/leads');
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect.poll(() => metrika.goals('lead_sent').map(({ params }) => params)).toEqual([{ form: 'callback' }]);
    await answered(page);
    expect(metrika.goals('lead_sent')).toHaveLength(1);
  });
});
