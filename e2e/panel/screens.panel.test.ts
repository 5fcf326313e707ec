import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { plain } from '../support/leads.ts';
import { overflowPx } from '../support/looks.ts';
import { axeViolations } from '../support/sweep.ts';
import { PHONE } from '../support/visitor.ts';
import { test } from './support/fixtures.ts';

/** One screen of each kind an editor sees, with a selector that matches once the screen has loaded. */
const SCREENS = [
  ['/site', 'main iframe'],
  ['/content/works', 'main table'],
  ['/content/documents', 'main table'],
  ['/content/works/dvushka-na-artilleriyskoy', '[id="field-facts.plan"] svg'],
  ['/content/articles/nemeckiy-dom-perekrytiya', 'main table [aria-label="Строка 1, столбец 1"]'],
  ['/unfinished', 'main h2'],
  ['/bin', 'main h1'],
  ['/publishing', 'main section'],
  ['/photos', 'main img'],
  ['/paste/prices', 'main textarea'],
  ['/paste/reviews', 'main textarea'],
  ['/paste/old-site', 'main textarea'],
] as const;

async function expectTitled(page: Page): Promise<void> {
  const heading = page.getByRole('heading', { level: 1 });
  await heading.waitFor();
  await expect.poll(() => page.title()).toContain(plain(await heading.innerText()));
}

test('the screens of an editor pass axe, fit every viewport and set the tab title', async ({ enter }) => {
  const page = await enter('editor', { viewport: PHONE, isPageShown: true });
  await page.goto('/');
  await page.evaluate(() => localStorage.setItem('panel-all-fields', 'true'));
  for (const [path, sign] of SCREENS) {
    await page.goto(path);
    if (/^\/content\/.+\//.test(path)) {
      await page.getByText('Страница', { exact: true }).click();
      await page.locator('iframe[data-shown]').waitFor();
      await expectFitting(page, `${path} with its page`);
      await page.getByText('Поля', { exact: true }).click();
    }
    await page.locator(sign).first().waitFor();
    // Hidden on a phone while all is well.
    await page.locator('header a[href="/publishing"]').waitFor({ state: 'attached' });
    await expectTitled(page);
    await expectFitting(page, path);
  }
});

test('the map of the site shows the released pages themselves, and loads those in view only', async ({ enter }) => {
  const page = await enter('editor', { viewport: PHONE });
  await page.goto('/site');
  await page.frameLocator('[title="Картинка страницы: Главная"]').locator('h1').waitFor();
  const frames = page.locator('main iframe');
  expect(await frames.count()).toBeLessThan(7);
  const documents = page.getByRole('region', { name: 'Политика и согласия' });
  await documents.getByRole('link').first().scrollIntoViewIfNeeded();
  const document = documents.frameLocator('iframe').first();
  await document.locator('h1').waitFor();
  expect(await document.locator('script, noscript').count()).toBe(0);
  await documents.getByRole('listitem').first().click();
  await page.waitForURL(/\/content\/documents/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

async function expectFitting(page: Page, path: string): Promise<void> {
  await expectReadable(page, path);
  await expectNoOverflow(page, path);
}

async function expectNoOverflow(page: Page, path: string): Promise<void> {
  for (const width of [320, PHONE.width, 768, 1200, 1440])
    expect(await overflowPx(page, width), `${path} at ${width} px`).toBe(0);
  await page.setViewportSize(PHONE);
}

async function expectReadable(page: Page, path: string): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.locator(`html[data-mantine-color-scheme=${colorScheme}]`).waitFor();
    expect(await axeViolations(page), `${path}, ${colorScheme}`).toEqual([]);
  }
}

test('the screens of an author and a reviewer pass axe and fit every viewport', async ({ enter }) => {
  const [olga, egor] = await Promise.all([enter('author', { viewport: PHONE }), enter('editor', { viewport: PHONE })]);
  await olga.goto('/content/services/dizajn-proekt');
  await olga.locator('[id="field-facts.term"]').fill('10 дней');
  await olga.getByRole('button', { name: 'Отправить на проверку' }).click();
  await olga.getByRole('dialog').getByRole('button', { name: 'Отправить' }).click();
  await olga.getByText('На проверке, отправлено').waitFor();
  await olga.reload();
  await olga.getByText('На проверке, отправлено').waitFor();
  await expectFitting(olga, 'the form of an author');
  await olga.getByRole('button', { name: 'Комментарии', exact: true }).click();
  await olga.getByRole('dialog').getByLabel('Новый комментарий').fill('Проверьте срок');
  await olga.getByRole('dialog').getByRole('button', { name: 'Отправить' }).click();
  await olga.getByRole('dialog').getByRole('button', { name: 'Решено' }).waitFor();
  // Mantine's drawer has a `header`, which axe takes for a second banner.
  await expectNoOverflow(olga, 'comments');
  await egor.goto('/unfinished');
  await egor.getByRole('link', { name: 'Дизайн-проект' }).first().click();
  await egor.getByRole('cell', { name: '10 дней' }).waitFor();
  await expectTitled(egor);
  await expectFitting(egor, 'the screen of a reviewer');
  await egor.getByLabel('Замечание').fill('Верните прежний срок');
  await egor.getByRole('button', { name: 'Вернуть с замечанием' }).click();
  await egor.getByRole('heading', { name: 'Черновики и расписание' }).waitFor();
});

test('the screens of other roles pass axe in both schemes and set the tab title', async ({
  enter,
  newGuest,
  office,
}) => {
  const page = await enter('admin', { isPageShown: true });
  for (const path of [
    '/overview',
    '/leads',
    '/leads/board',
    '/leads/agenda',
    '/people',
    '/journal',
    '/archive',
    '/own-company',
    '/account',
    '/leads/erase',
  ]) {
    await page.goto(path);
    await expectTitled(page);
    await expectReadable(page, path);
  }
  const guest = await newGuest(office);
  await guest.goto('/');
  await expectTitled(guest);
  await expectReadable(guest, 'the sign-in screen');
  expect(await guest.title()).toContain('Преголя');
});
