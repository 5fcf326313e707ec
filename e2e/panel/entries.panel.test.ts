import { expect } from 'vitest';
import { test } from './support/fixtures.ts';
import { chooseAction, giveUpDraft } from './support/publish.ts';

test('a list filters on every keystroke, and its address keeps search and sort, step by step for Back', async ({
  enter,
}) => {
  const page = await enter('editor');
  await page.goto('/content/works');
  const search = page.getByRole('searchbox', { name: 'Найти' });
  const found = page.getByRole('table', { name: 'Работы' }).getByRole('link');
  await search.pressSequentially('на тельмана');
  await search.press('Home');
  await search.pressSequentially('двушка ');
  expect(await search.inputValue()).toBe('двушка на тельмана');
  await search.fill('тельмана');
  await expect.poll(() => found.count()).toBe(1);
  await page.reload();
  await expect.poll(() => found.count()).toBe(1);
  expect(await search.inputValue()).toBe('тельмана');
  const head = page.getByRole('columnheader', { name: 'Название' });
  const isSorted = (how: string) => expect.poll(() => head.getAttribute('aria-sort')).toBe(how);
  const sort = head.getByRole('button');
  await sort.click();
  await isSorted('ascending');
  await sort.click();
  await isSorted('descending');
  await page.reload();
  await isSorted('descending');
  await page.goBack();
  await isSorted('ascending');
  expect(await search.inputValue()).toBe('тельмана');
});

test('a date in the list of works keeps its year on the same line', async ({ enter }) => {
  const page = await enter('editor');
  await page.goto('/content/works');
  const date = page.getByRole('cell', { name: /^\d+\s\S+\s20\d\d$/ });
  await date.first().waitFor();
  const lines = await date.evaluateAll((cells) =>
    cells.map((cell) => {
      const range = document.createRange();
      range.selectNodeContents(cell.querySelector('p') ?? cell);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    }),
  );
  expect(new Set(lines)).toEqual(new Set([1]));
});

test('switching the parts of an unsaved copy does not lose it', async ({ enter }) => {
  const page = await enter('editor');
  await page.goto('/content/works/dvushka-na-artilleriyskoy');
  await chooseAction(page, 'Сделать копию');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Название').fill('Двушка с частями');
  await dialog.getByRole('button', { name: 'Заполнить' }).click();
  const heading = page.getByRole('heading', { level: 1, name: 'Двушка с частями' });
  await heading.waitFor();
  await page.getByRole('navigation', { name: 'Части' }).getByRole('link', { name: 'Рассказ', exact: true }).click();
  await page.waitForURL(/#part-/);
  const area = page.getByLabel('Площадь').first();
  await area.fill('64,5');
  await page.getByText('Черновик сохранён').waitFor();
  expect(await heading.count()).toBe(1);
  expect(await area.inputValue()).toMatch(/^64,5/);
});

test('an edit is scheduled by the clock of the company, shown, and cancelled to a draft', async ({ enter, office }) => {
  const page = await enter('editor', { timezoneId: 'Asia/Vladivostok' });
  const before = await office.inFolder('packages/komfort.yaml');
  await page.goto('/content/packages/komfort');
  await page.getByRole('region', { name: 'Пакет', exact: true }).getByLabel('Коротко').fill('Ремонт к новому году.');
  await page.getByRole('button', { name: 'В другое время…' }).click();
  const dialog = page.getByRole('dialog', { name: 'В другое время' });
  await dialog.getByLabel('Опубликовать').click();
  // The last day shown belongs to the next month.
  await page.getByRole('table').getByRole('button').last().click();
  await page.getByLabel('Часы').fill('09');
  await page.getByLabel('Минуты').fill('30');
  await page.getByRole('button', { name: 'Готово' }).click();
  await dialog.getByRole('button', { name: 'Запланировать' }).click();
  await page
    .getByRole('alert')
    .filter({ hasText: /Выйдет/ })
    .waitFor();
  await page.goto('/unfinished');
  await page.getByText(/, 9:30; Егор Дёмин/).waitFor();
  const scheduled: { at: string }[] = await (await page.request.get('/api/schedules')).json();
  expect(scheduled.map(({ at }) => at.slice(10))).toEqual(['T07:30:00.000Z']);
  expect(await office.inFolder('packages/komfort.yaml')).toBe(before);

  await page.goto('/content/packages');
  await page.getByRole('row', { name: /Комфорт.*изменится/ }).waitFor();
  await page.goto('/content/packages/komfort');
  const notice = page.getByRole('alert').filter({ hasText: 'изменится само' });
  await notice.getByText('Коротко').waitFor();
  await notice.getByRole('button', { name: 'Отменить' }).click();
  await page.getByRole('button', { name: 'Убрать черновик' }).waitFor();
  await notice.waitFor({ state: 'detached' });
  const summary = page.getByRole('region', { name: 'Пакет', exact: true }).getByLabel('Коротко');
  expect(await summary.inputValue()).toBe('Ремонт к новому году.');
  await giveUpDraft(page);
});

test('a table pasted from Excel becomes a draft of a service, and a fork waits for an answer', async ({ enter }) => {
  const page = await enter('editor');
  await page.goto('/content/services');
  await page.getByRole('link', { name: 'Вставить прайс' }).click();
  await page.getByRole('textbox', { name: 'Прайс' }).evaluate((box) => {
    const clipboardData = new DataTransfer();
    const cells = (...texts: string[]) => `<tr>${texts.map((text) => `<td>${text}</td>`).join('')}</tr>`;
    const rows = cells('Полы') + cells('Наливной пол', 'м<sup>2</sup>', '690') + cells('Плинтус', 'м.п.', '240–300');
    clipboardData.setData('text/html', `<table>${rows}</table>`);
    box.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await page.getByRole('button', { name: 'Разобрать' }).click();
  const section = page.getByRole('combobox', { name: 'Весь раздел — куда: Полы' });
  await section.selectOption('Новая услуга с именем раздела');
  await page.getByText('Отмечено: 1 строка из 2. Не войдут, пока нет ответа: 1.').waitFor();
  await page.getByRole('button', { name: 'от 240 ₽' }).click();
  await page.getByRole('button', { name: 'Сделать черновики' }).click();
  await page.getByRole('link', { name: 'Полы' }).click();
  await page.getByText('Черновик: вы остановились').waitFor();
  const prices = page.getByRole('textbox', { name: 'Цена', exact: true });
  await expect
    .poll(() => prices.evaluateAll((boxes) => boxes.map((box) => (box as HTMLInputElement).value)))
    .toEqual(['690 ₽/м²', 'от 240 ₽/м']);
});
