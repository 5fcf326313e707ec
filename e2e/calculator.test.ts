import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { test as base } from './support/fixtures.ts';
import { fillIn, lastNumber, plain, storedLeads, thankedNumber } from './support/leads.ts';
import { PHONE, started } from './support/visitor.ts';

const test = base.extend('atTheCalculator', ({ visit, site }) => async () => {
  const visitor = await visit('/', { viewport: PHONE });
  const calculator = visitor.page.locator('#calculator');
  await calculator.locator('summary', { hasText: /^Ещё \d+/ }).click();
  return { ...visitor, calculator, before: lastNumber(site) };
});

/** Returns the price in roubles that the page shows as «По ценам договора 2 105 600 ₽». */
async function readTotal(page: Page): Promise<number> {
  const words = plain(await page.locator('#calculator').getByText('По ценам договора').first().innerText());
  return Number((/По ценам договора ([\d ]+) ₽/.exec(words)?.[1] ?? '').replaceAll(' ', ''));
}

const paramsOf = (page: Page) => new URL(page.url()).searchParams;

test('items of the package are marked, ticked and free, and become optional with another package', async ({
  atTheCalculator,
}) => {
  const { page, calculator } = await atTheCalculator();
  const project = calculator.getByRole('checkbox', { name: 'Дизайн-проект' });
  const withoutProject = await readTotal(page);
  await project.check();
  await expect.poll(() => readTotal(page)).toBeGreaterThan(withoutProject);
  const withProject = await readTotal(page);
  await calculator.getByRole('radio', { name: 'Авторский' }).check();
  expect(await project.isChecked()).toBe(true);
  expect(await project.isDisabled()).toBe(true);
  expect(plain(await project.locator('xpath=ancestor::label').innerText())).toBe('Дизайн-проект входит');
  for (const name of [/^Шумоизоляция/, /^Тёплый пол в кухне/]) {
    expect(await calculator.getByRole('checkbox', { name }).isDisabled()).toBe(true);
  }
  await expect.poll(() => readTotal(page)).toBe(2_105_600);
  const spoken = calculator.locator('[aria-live=polite]');
  await expect.poll(async () => plain(await spoken.textContent())).toContain('Ремонт «Авторский», 64 м²: 2 105 600 ₽');
  await calculator.getByRole('radio', { name: 'Комфорт' }).check();
  expect(await project.isChecked()).toBe(true);
  expect(await project.isDisabled()).toBe(false);
  await expect.poll(() => readTotal(page)).toBe(withProject);
});

/** The link is clicked by script, because the bar is hidden while a form is in view. */
function requestFromBar(page: Page) {
  const dialog = page.getByRole('dialog');
  const attached = dialog.getByRole('paragraph').filter({ hasText: 'Приложим ваш расчёт' });
  const open = async () => {
    const request = page.locator('nav[aria-label="Быстрая связь"] a', { hasText: 'Перезвоните мне' });
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

test('«Перезвоните мне» in the bar attaches the calculation only after the visitor has calculated', {
  tags: ['nightly'],
}, async ({ atTheCalculator, site }) => {
  const { page, calculator, before } = await atTheCalculator();
  const { dialog, attached, open, send } = requestFromBar(page);
  await open();
  expect(await attached.count()).toBe(0);
  expect(await dialog.locator('[name=answers]').count()).toBe(0);
  await page.keyboard.press('Escape');

  await calculator.getByRole('radio', { name: 'Авторский' }).check();
  await calculator.getByRole('checkbox', { name: 'Кондиционер' }).check();
  await open();
  expect(plain(await attached.innerText())).toContain('Приложим ваш расчёт: Авторский, 64 м², 2 050 000–2 350 000 ₽');
  await send();
  const [lead] = storedLeads(site, before);
  expect(lead).toMatchObject({ kind: 'callback', page: '/' });
  expect(plain(lead?.title_shown)).toBe('Авторский, 64 м²');
  expect(plain(lead?.price_shown)).toBe('2 050 000–2 350 000 ₽');
  expect(JSON.parse(plain(lead?.answers))).toMatchObject({
    Пакет: 'Авторский',
    Дополнительно: ['Кондиционер, 2 блока'],
    'Входит в пакет': ['Тёплый пол в кухне', 'Шумоизоляция стен с соседями', 'Дизайн-проект'],
    'Правила расчёта': expect.stringMatching(/^№ \d+ от/),
  });
});

test('later requests carry the calculation and their own subject until the visitor removes it', {
  tags: ['nightly'],
}, async ({ atTheCalculator, site }) => {
  const { page, calculator, before } = await atTheCalculator();
  await calculator.getByRole('radio', { name: 'Базовый' }).check();
  await expect.poll(() => paramsOf(page).get('paket')).toBe('bazovyy');
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
});

test('the address stores the calculation: a new visit gets the same total and the same sheet', async ({
  atTheCalculator,
  visit,
}) => {
  const { page, calculator } = await atTheCalculator();
  await calculator.getByLabel('Площадь числом').fill('45');
  await calculator.getByRole('radio', { name: 'Немецкий дом' }).check();
  await calculator.getByRole('checkbox', { name: 'Дверь сверх пакета' }).check();
  await calculator.getByRole('button', { name: 'Прибавить: Дверь сверх пакета' }).click();
  await expect.poll(() => paramsOf(page).getAll('dop')).toEqual(['door.2']);
  // 45 × 21 900 × 1,24 plus two doors.
  await expect.poll(() => readTotal(page)).toBe(1_294_020);
  await calculator.getByRole('heading', { name: 'Похожие готовые работы' }).waitFor();
  expect(await calculator.locator('a[href^="/works/"]').count()).toBe(2);

  const { page: other, complaints } = await visit(page.url(), { viewport: PHONE });
  await expect.poll(() => readTotal(other)).toBe(1_294_020);
  const sheetLink = other.locator('#calculator').getByRole('link', { name: 'Расчёт на одном листе' });
  await expect.poll(() => sheetLink.getAttribute('href')).toContain('door.2');
  await sheetLink.click();
  const sheet = other.getByRole('article', { name: /^Расчёт № 7-\d{6}$/ });
  await sheet.waitFor();
  expect(plain(await sheet.innerText())).toContain('По ценам договора 1 294 020 ₽');
  expect(plain(await sheet.innerText())).toContain('Дверь сверх пакета × 2');
  const mail = await other.getByRole('link', { name: 'На свою почту' }).getAttribute('href');
  expect(decodeURIComponent(mail ?? '')).toContain(new URL(other.url()).search);
  expect(complaints).toEqual([]);
});

test('the total stays visible on a phone while the extras are chosen', { tags: ['nightly'] }, async ({
  atTheCalculator,
}) => {
  const { calculator } = await atTheCalculator();
  const last = calculator.getByRole('checkbox').nth(3);
  await last.scrollIntoViewIfNeeded();
  await last.check();
  const isSeen = () =>
    calculator.getByText('1 420 000–1 620 000').evaluateAll((all) =>
      all.some((one) => {
        const { top, bottom } = one.getBoundingClientRect();
        return top > 0 && bottom < innerHeight;
      }),
    );
  await expect.poll(isSeen).toBe(true);
});

test('a link followed right after a change is not cancelled by the address update of the calculation', {
  tags: ['nightly'],
}, async ({ atTheCalculator }) => {
  const { page, calculator } = await atTheCalculator();
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/data/services.json', (route) => released.then(() => route.continue()));
  await calculator.getByRole('radio', { name: 'Авторский' }).check();
  const services = page.locator('a[href="/services"]').first();
  await services.evaluate((link: HTMLElement) => link.click());
  // The address is updated while the next page is loading.
  await expect.poll(() => paramsOf(page).get('paket')).toBe('avtorskiy');
  release();
  await page.waitForURL('**/services');
  await page.goBack();
  await expect.poll(() => paramsOf(page).get('paket')).toBe('avtorskiy');
  expect(await calculator.getByRole('radio', { name: 'Авторский' }).isChecked()).toBe(true);
});
