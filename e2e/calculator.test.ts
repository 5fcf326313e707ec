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
  const calculator = visitor.page.locator('#calculator');
  await calculator.locator('summary', { hasText: /^Ещё \d+/ }).click();
  return { ...visitor, calculator, before: lastNumber(site) };
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

/** The link of the bar stands aside while a form is in sight. */
function requestFromBar(page: Page) {
  const dialog = page.getByRole('dialog');
  const attached = dialog.getByText('Приложим ваш расчёт');
  const open = async () => {
    const request = page.locator('nav[aria-label="Быстрая связь"] a', { hasText: 'Заявка' });
    await request.evaluate((link: HTMLElement) => link.click());
    await dialog.waitFor();
  };
  const send = async () => {
    await fillIn(dialog.locator('form[data-lead-form]'), { name: 'Мария', phone: '9001234567' });
    await dialog.getByRole('button', { name: 'Жду звонка' }).click();
    await thankedNumber(page);
  };
  return { dialog, attached, open, send };
}

test('«Заявка» of the bar takes along what the visitor has counted, and nothing where nobody has', async () => {
  const { page, calculator, before, leave } = await atTheCalculator();
  const { dialog, attached, open, send } = requestFromBar(page);
  await open();
  expect(await attached.count()).toBe(0);
  expect(await dialog.locator('[name=answers]').count()).toBe(0);
  await page.keyboard.press('Escape');

  await calculator.getByRole('radio', { name: 'Авторский' }).check();
  await calculator.getByRole('checkbox', { name: 'Кондиционер' }).check();
  await open();
  expect(plain(await attached.innerText())).toContain('Приложим ваш расчёт: Авторский, 64 м², 2 040 000–2 360 000 ₽');
  await send();
  const [lead] = storedLeads(site, before);
  expect(lead).toMatchObject({ kind: 'callback', page: '/' });
  expect(plain(lead?.title_shown)).toBe('Авторский, 64 м²');
  expect(plain(lead?.price_shown)).toBe('2 040 000–2 360 000 ₽');
  expect(JSON.parse(plain(lead?.answers))).toMatchObject({
    Пакет: 'Авторский',
    Дополнительно: ['Кондиционер, 2 блока'],
    'Входит в пакет': ['Тёплый пол в кухне', 'Шумоизоляция стен с соседями', 'Дизайн-проект'],
    'Правила расчёта': expect.stringMatching(/^№ \d+ от/),
  });
  await leave();
});

test('from then on every request carries the calculation beside the work it is about, until the visitor takes it off', async () => {
  const { page, calculator, before, leave } = await atTheCalculator();
  await calculator.getByRole('radio', { name: 'Базовый' }).check();
  await expect.poll(() => new URL(page.url()).searchParams.get('paket')).toBe('bazovyy');
  await page.goto('/works/dvushka-na-minskoy');
  await started(page);
  const { dialog, attached, open, send } = requestFromBar(page);
  await open();
  expect(await dialog.getByText('Двухкомнатная на Минской').count()).toBe(1);
  await attached.waitFor();
  await send();
  const [lead] = storedLeads(site, before);
  expect(lead).toMatchObject({ kind: 'callback', subject: 'dvushka-na-minskoy', page: '/works/dvushka-na-minskoy' });
  expect(plain(lead?.title_shown)).toContain('Минской');
  expect(JSON.parse(plain(lead?.answers))).toMatchObject({ Пакет: 'Базовый', Площадь: '64 м²' });

  await page.goto('/contacts');
  await started(page);
  const form = page.locator('main form[data-lead-form]').first();
  await form.getByRole('button', { name: 'Не прикладывать' }).click();
  await expect.poll(() => form.locator('[name=answers]').count()).toBe(0);
  await page.reload();
  await started(page);
  expect(await form.getByText('Приложим ваш расчёт').count()).toBe(0);
  await leave();
});

test('the address holds the calculation: opened elsewhere it counts the same, and its sheet says the same', async () => {
  const { page, calculator, leave } = await atTheCalculator();
  await calculator.getByLabel('Площадь числом').fill('45');
  await calculator.getByRole('radio', { name: 'Немецкий дом' }).check();
  await calculator.getByRole('checkbox', { name: 'Дверь сверх пакета' }).check();
  await calculator.getByRole('button', { name: 'Прибавить: Дверь сверх пакета' }).click();
  await expect.poll(() => new URL(page.url()).searchParams.getAll('dop')).toEqual(['door.2']);
  const sum = await counted(page);
  const address = page.url();
  // 45 × 21 900 × 1,24 and two doors.
  expect(sum).toBe(1_294_000);
  await calculator.getByRole('heading', { name: 'Похожие готовые работы' }).waitFor();
  expect(await calculator.locator('a[href^="/works/"]').count()).toBe(2);
  await leave();

  const other = await newVisitor(browser, site.url, { viewport: PHONE });
  await other.page.goto(address);
  await started(other.page);
  expect(await counted(other.page)).toBe(sum);
  const sheetLink = other.page.locator('#calculator').getByRole('link', { name: 'Расчёт на одном листе' });
  await expect.poll(() => sheetLink.getAttribute('href')).toContain('door.2');
  await sheetLink.click();
  const sheet = other.page.getByRole('article', { name: /^Расчёт № 7-\d{6}$/ });
  await sheet.waitFor();
  expect(plain(await sheet.innerText())).toContain('По ценам договора 1 294 000 ₽');
  expect(plain(await sheet.innerText())).toContain('Дверь сверх пакета × 2');
  const mail = await other.page.getByRole('link', { name: 'На свою почту' }).getAttribute('href');
  expect(decodeURIComponent(mail ?? '')).toContain(new URL(other.page.url()).search);
  expect(other.complaints).toEqual([]);
  await other.leave();
});

test('on a phone the total stays in sight while the extras are chosen', async () => {
  const { calculator, leave } = await atTheCalculator();
  const last = calculator.getByRole('checkbox').nth(3);
  await last.scrollIntoViewIfNeeded();
  await last.check();
  const isSeen = () =>
    calculator.getByText('1 410 000–1 630 000').evaluateAll((all) =>
      all.some((one) => {
        const { top, bottom } = one.getBoundingClientRect();
        return top > 0 && bottom < innerHeight;
      }),
    );
  await expect.poll(isSeen).toBe(true);
  await leave();
});

test('a link that is followed right after a change is not given up for the address of the calculation', async () => {
  const { page, calculator, leave } = await atTheCalculator();
  await page.route('**/data/services.json', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  await calculator.getByRole('radio', { name: 'Авторский' }).check();
  await page
    .locator('a[href="/services"]')
    .first()
    .evaluate((link) => (link as HTMLElement).click());
  await page.waitForURL('**/services');
  await page.goBack();
  await expect.poll(() => new URL(page.url()).searchParams.get('paket')).toBe('avtorskiy');
  expect(await calculator.getByRole('radio', { name: 'Авторский' }).isChecked()).toBe(true);
  await leave();
});
