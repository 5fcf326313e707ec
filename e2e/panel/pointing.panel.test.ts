import { expect } from 'vitest';
import { plain } from '../support/leads.ts';
import { axeViolations } from '../support/sweep.ts';
import { DESKTOP, drawn, PHONE } from '../support/visitor.ts';
import { focused, gapBetween, isStarted, test } from './support/pointing.ts';

test('a click on a text, a picture or an item of a list opens its field, and a field found by name shows on the page', async ({
  pointAt,
}) => {
  const { page, site, main, mark } = await pointAt();
  await main.getByRole('heading', { level: 1 }).click();
  await expect.poll(() => focused(page)).toBe('field-facts.hero.title');
  await main.locator('img').first().click();
  await expect.poll(() => focused(page)).toBe('field-facts.hero.photo');
  await main.locator('summary', { hasText: '?' }).nth(1).click();
  await expect.poll(() => focused(page)).toBe('field-facts.questions.items.1.question');
  await page.getByRole('combobox', { name: 'Найти поле' }).fill('внизу: заголовок');
  await page.getByRole('option', { name: 'Форма внизу: заголовок', exact: true }).click();
  await expect.poll(() => focused(page)).toBe('field-facts.closing.title');
  const closing = main.getByRole('heading', { name: 'Начнём с цены' });
  await expect.poll(() => gapBetween(mark, closing)).toBeLessThan(8);
  expect(await site.locator('html').evaluate(() => scrollY)).toBeGreaterThan(1000);
});

test('the page follows the section of the form in view, and stays where the person scrolls it', async ({ pointAt }) => {
  const { page, site } = await pointAt();
  const top = () => site.locator('html').evaluate(() => scrollY);
  const showPart = (id: string) =>
    page.locator(`section#${id}`).evaluate((part) => part.scrollIntoView({ block: 'center' }));
  await showPart('part-closing');
  await expect.poll(top).toBeGreaterThan(1000);
  await site.locator('html').evaluate(() => scrollTo({ top: 300, behavior: 'instant' }));
  // The form scrolls without reaching another field.
  await page.evaluate(() => dispatchEvent(new Event('scroll')));
  await drawn(page);
  expect(await top()).toBe(300);
  await showPart('part-questions');
  await expect.poll(top).toBeGreaterThan(1000);
});

test('the page goes to the part of the form whose heading is pressed', async ({ pointAt }) => {
  const { page, main, mark } = await pointAt();
  await page.locator('section#part-closing').getByRole('button').first().click();
  const closing = main.getByRole('heading', { name: 'Начнём с цены' });
  await expect.poll(() => gapBetween(mark, closing)).toBeLessThan(8);
});

test('a field opened by its address shows on the page, and a chosen field never moves the form', async ({
  pointAt,
}) => {
  const { page, site } = await pointAt();
  const top = () => site.locator('html').evaluate(() => scrollY);
  await page.goto('/content/home?field=facts.closing.title');
  await expect.poll(top).toBeGreaterThan(1000);
  const field = page.locator('[id="field-facts.hero.title"]');
  await page.locator('section#part-hero').getByRole('button').first().click();
  const before = await page.evaluate(() => scrollY);
  await field.evaluate((input) => input.focus({ preventScroll: true }));
  await expect.poll(top).toBeLessThan(1000);
  expect(await page.evaluate(() => scrollY)).toBe(before);
});

test('the mark follows a text that moves, lies below the header of the page, and its label stays inside', async ({
  pointAt,
}) => {
  const { site, main, mark } = await pointAt();
  const title = main.getByRole('heading', { level: 1 });
  await title.click();
  await main.evaluate((part) => part.style.setProperty('padding-top', '120px'));
  await expect.poll(() => gapBetween(mark, title)).toBeLessThan(8);
  const layer = (element: Element) => Number(getComputedStyle(element).zIndex);
  expect(await mark.evaluate(layer)).toBeLessThan(await site.getByRole('banner').first().evaluate(layer));
  await site.getByRole('banner').getByRole('link', { name: /4012/ }).hover();
  const hovered = site.locator('.draft-mark[data-kind=hover] span');
  await expect.poll(() => hovered.innerText()).toMatch(/Телефон/);
  const right = await hovered.evaluate((label) => innerWidth - label.getBoundingClientRect().right);
  expect(right).toBeGreaterThanOrEqual(0);
});

test('a price that lives in another entry is opened there at the same page, and the draft is kept', async ({
  pointAt,
}) => {
  const { page, site, main, bar } = await pointAt();
  await main.getByRole('heading', { level: 1 }).click();
  await site.locator('html').evaluate((html) => html.setAttribute('data-before', ''));
  await page.locator('[id="field-facts.hero.title"]:focus').fill('Заголовок, который не пропадёт');
  await site.locator('html:not([data-before])').getByRole('heading', { level: 1, name: 'не пропадёт' }).waitFor();
  await isStarted(page);
  // The link of the card covers the price.
  await main.getByText(/^от 21.900.₽$/).click({ force: true });
  await bar.getByText('Это меняют в пакете «Комфорт», поле «Цена от»').waitFor();
  await page.getByRole('button', { name: 'Открыть', exact: true }).click();
  await page.waitForURL('**/content/packages/komfort?field=facts.priceRubPerM2');
  await expect.poll(() => page.locator(':focus').inputValue()).toMatch(/^21.900.₽/);
  await isStarted(page);
  expect(await page.locator('iframe[data-shown]').getAttribute('src')).toMatch(/\/preview\/[^/]+\/$/);

  await page.getByText('Смотреть', { exact: true }).click();
  await site.getByRole('banner').getByRole('link', { name: 'Работы' }).click();
  await site.getByRole('heading', { level: 1, name: /работы/i }).waitFor();
  await isStarted(page);
  await page.getByText('Править', { exact: true }).click();
  await main.getByRole('heading', { level: 1 }).click();
  await bar.getByText('Это меняют в текстах страниц, поле «Работы → Заголовок»').waitFor();
  expect(await axeViolations(page)).toEqual([]);

  await page.goto('/content/home');
  await main.getByRole('heading', { level: 1, name: 'не пропадёт' }).waitFor();
});

test('a choice, a code, a date and a figure open their fields, best those of the open entry', async ({ pointAt }) => {
  const { page, main, bar } = await pointAt();
  await main
    .getByRole('link', { name: /Приёмка квартиры у застройщика/ })
    .getByText('6\u00a0900')
    .click();
  await bar.getByText('поле «Цена → Сумма»').waitFor();

  for (const [path, shown, field] of [
    ['flats/dvushka-v-gurievske', 'Свободна', 'status'],
    ['works/dvushka-na-artilleriyskoy', '6\u00a0июня\u00a02026', 'finishedOn'],
    // The package next to it has the same days and area in its example.
    ['works/dvushka-na-artilleriyskoy', '74\u00a0дня', 'plannedDays'],
    ['company', '3900000000', 'requisites.inn'],
  ] as const) {
    await page.goto(`/content/${path}`);
    await isStarted(page);
    await main.getByText(shown, { exact: true }).first().click();
    await page.locator(`[id="field-facts.${field}"]:focus-within`).waitFor();
  }
});

test.for([
  ['a desk', DESKTOP],
  ['a phone', PHONE],
] as const)(
  'a click on a text of an article puts the caret at it, and the page stays (%s)',
  async ([_, viewport], { pointAt }) => {
    const { page, main } = await pointAt(viewport);
    await page.goto('/content/articles/priyomka-novostroyki-23-punkta');
    await isStarted(page);
    const paragraph = main.locator('p', { hasText: 'приёмки не спешите с покупками' });
    const words = await paragraph.innerText();
    await paragraph.click();
    const caret = () =>
      page.evaluate(() => {
        const line = getSelection()?.anchorNode?.parentElement?.closest('p');
        const { top = -1, bottom = -1 } = line?.getBoundingClientRect() ?? {};
        return {
          isInEditor: line?.isContentEditable ?? false,
          text: line?.textContent,
          isShown: top > 0 && bottom < innerHeight,
        };
      });
    await expect.poll(caret).toMatchObject({ isInEditor: true, isShown: true });
    expect(plain((await caret()).text)).toBe(plain(words));
    expect(await paragraph.evaluate((p) => p.getBoundingClientRect().top)).toBeGreaterThan(0);
  },
);

test('a click on a text of the site itself says that it has no field', async ({ pointAt }) => {
  const { page, main } = await pointAt();
  await page.goto('/content/works/dvushka-na-artilleriyskoy');
  await isStarted(page);
  const words = page.getByText('Это сайт пишет и считает сам, поля здесь нет');
  await main.getByRole('heading', { name: 'Похожие работы' }).click();
  await words.waitFor();
  await main.getByRole('heading', { level: 1 }).click();
  await words.waitFor({ state: 'detached' });
});

test('the divider is moved by arrow keys and stays there, and the page can be hidden', async ({ pointAt }) => {
  const { page } = await pointAt();
  const divider = page.getByRole('separator', { name: 'Граница между полями и страницей' });
  const before = Number(await divider.getAttribute('aria-valuenow'));
  await divider.press('ArrowLeft');
  await page.reload();
  await expect.poll(() => divider.getAttribute('aria-valuenow')).toBe(String(before - 2));
  await page.getByRole('button', { name: 'Что ещё сделать со страницей' }).click();
  await page.getByRole('menuitem', { name: 'Закрыть просмотр' }).click();
  await page.getByRole('button', { name: 'Первый экран' }).click();
  await page.locator('[id="field-facts.hero.lead"]').focus();
  await page.getByRole('button', { name: 'Показать на странице' }).click();
  await isStarted(page);
  await expect.poll(() => focused(page)).toBe('field-facts.hero.lead');
});

test('typing shows on the page before the draft is rendered, and the renderer has the last word', async ({
  pointAt,
}) => {
  const { page, site, main } = await pointAt();
  const heading = main.getByRole('heading', { level: 1 });
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/preview', async (route) => {
    await held;
    await route.continue();
  });
  await heading.click();
  await expect.poll(() => focused(page)).toBe('field-facts.hero.title');
  await page.keyboard.press('End');
  await page.keyboard.type(' в срок');
  await heading.getByText(/договоре.в.срок$/).waitFor();
  await site.locator('html').evaluate((html) => html.setAttribute('data-before', ''));
  answer();
  await site.locator('html:not([data-before])').waitFor();
  await heading.getByText(/договоре.в.срок$/).waitFor();
});

test('on a phone a click opens the field in a sheet under the page', async ({ pointAt }) => {
  const { page, main, mark } = await pointAt(PHONE);
  await main.getByRole('heading', { level: 1 }).click();
  await expect.poll(() => focused(page)).toBe('field-facts.hero.title');
  const input = await page.locator(':focus').boundingBox();
  await expect.poll(async () => (await mark.boundingBox())?.y ?? 0).toBeGreaterThan(50);
  const shown = await mark.boundingBox();
  expect((shown?.y ?? 0) + (shown?.height ?? 0)).toBeLessThan(input?.y ?? 0);
  expect(await axeViolations(page)).toEqual([]);
  // A trial fails when something covers the bar.
  await page.getByText('Всё сохранено').click({ trial: true });
  await page.getByRole('button', { name: 'Готово' }).click();
  await page.getByText('Поля', { exact: true }).click();
  await page.locator('iframe').waitFor({ state: 'detached' });
});
