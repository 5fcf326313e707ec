import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from './support/browser.ts';
import { fillIn, lastNumber, plain, startLeadSite, storedLeads, thankedNumber } from './support/leads.ts';
import type { SiteProcess } from './support/site-process.ts';
import { newVisitor, PHONE, started } from './support/visitor.ts';

let site: SiteProcess;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([startLeadSite(), launchBrowser()]);
});
afterAll(() => Promise.all([browser?.close(), site?.stop()]));

async function atTheCalculator() {
  const visitor = await newVisitor(browser, site.url, { viewport: PHONE });
  await visitor.page.goto('/');
  await started(visitor.page);
  return { ...visitor, calculator: visitor.page.locator('#calculator'), before: lastNumber(site) };
}

/** What the calculator says aloud once nothing changes any more: «Ремонт «Авторский», 64 м²: 2 106 000 ₽, 102 дня». */
async function counted(page: Page): Promise<number> {
  const spoken = () => page.locator('#calculator [aria-live=polite]').textContent();
  let last = '';
  await expect
    .poll(
      async () => {
        const before = last;
        last = plain(await spoken());
        return last === before;
      },
      { interval: 1200 },
    )
    .toBe(true);
  return Number((/: ([\d ]+) ₽/.exec(last)?.[1] ?? '').replaceAll(' ', ''));
}

test('what the package holds is marked, ticked and not charged, and comes back as a choice with another package', async () => {
  const { page, calculator, leave } = await atTheCalculator();
  const author = calculator.getByRole('radio', { name: 'Авторский' });
  const project = calculator.getByRole('checkbox', { name: 'Дизайн-проект' });
  await project.check();
  const withProject = await counted(page);
  await author.check();
  expect(await project.isChecked()).toBe(true);
  expect(await project.isDisabled()).toBe(true);
  expect(plain(await project.locator('xpath=ancestor::label').innerText())).toBe('Дизайн-проект входит');
  for (const name of [/^Шумоизоляция/, /^Тёплый пол в кухне/]) {
    expect(await calculator.getByRole('checkbox', { name }).isDisabled()).toBe(true);
  }
  expect(await counted(page)).toBe(2_106_000);
  await calculator.getByRole('radio', { name: 'Комфорт' }).check();
  expect(await project.isChecked()).toBe(true);
  expect(await project.isDisabled()).toBe(false);
  expect(await counted(page)).toBe(withProject);
  await leave();
});

test('«Заявка» of the bar takes along what the visitor has counted, and nothing where nobody has', async () => {
  const { page, calculator, before, leave } = await atTheCalculator();
  // Stands aside while a form is in sight.
  const request = page.locator('nav[aria-label="Быстрая связь"] a', { hasText: 'Заявка' });
  const dialog = page.getByRole('dialog', { name: /Перезвоним за/ });
  const open = () => request.evaluate((link: HTMLElement) => link.click());
  await open();
  await dialog.waitFor();
  expect(await dialog.getByText('Приложим ваш расчёт').count()).toBe(0);
  expect(await dialog.locator('[name=answers]').count()).toBe(0);
  await page.keyboard.press('Escape');

  await calculator.getByRole('radio', { name: 'Авторский' }).check();
  await calculator.getByRole('checkbox', { name: 'Кондиционер' }).check();
  await open();
  expect(plain(await dialog.getByText('Приложим ваш расчёт').innerText())).toBe(
    'Приложим ваш расчёт: Авторский, 64 м², 2 200 000 ₽',
  );
  await fillIn(dialog.locator('form[data-lead-form]'), { name: 'Мария', phone: '9001234567' });
  await dialog.getByRole('button', { name: 'Жду звонка' }).click();
  await thankedNumber(page);
  const [lead] = storedLeads(site, before);
  expect(lead).toMatchObject({ kind: 'callback', page: '/' });
  expect(plain(lead?.title_shown)).toBe('Авторский, 64 м²');
  expect(plain(lead?.price_shown)).toBe('2 200 000 ₽');
  expect(JSON.parse(plain(lead?.answers))).toMatchObject({
    Пакет: 'Авторский',
    Дополнительно: ['Кондиционер, 2 блока'],
    'Входит в пакет': ['Шумоизоляция стен с соседями', 'Дизайн-проект', 'Тёплый пол в кухне'],
  });

  await page.goBack();
  await calculator.waitFor();
  await open();
  await dialog.waitFor();
  expect(await dialog.getByText('Приложим ваш расчёт').count()).toBe(0);
  await leave();
});
