import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { overflowPx } from '../support/looks.ts';
import { axeViolations } from '../support/sweep.ts';
import { moveUp } from './support/move-up.ts';
import { officeOfFile, PHONE } from './support/staff.ts';

const { site, panel, inFolder, enter } = officeOfFile();

const PATIENCE = { timeout: 40_000 };

test('a list is searched and narrowed, and its address keeps both', async () => {
  const page = await enter('editor');
  await page.goto('/content/works');
  await page.getByRole('searchbox', { name: 'Найти' }).fill('тельмана');
  await expect.poll(() => page.getByRole('table', { name: 'Работы' }).getByRole('link').count()).toBe(1);
  await page.reload();
  expect(await page.getByRole('searchbox', { name: 'Найти' }).inputValue()).toBe('тельмана');
  await expect.poll(() => page.getByRole('table', { name: 'Работы' }).getByRole('link').count()).toBe(1);
  await page.context().close();
});

test('a search takes every key, wherever the cursor is', async () => {
  const page = await enter('editor');
  await page.goto('/content/works');
  const search = page.getByRole('searchbox', { name: 'Найти' });
  await search.pressSequentially('на тельмана');
  await search.press('Home');
  await search.pressSequentially('двушка ');
  expect(await search.inputValue()).toBe('двушка на тельмана');
  await page.context().close();
});

test('the parts of a copy that is being begun are gone through without losing it', async () => {
  const page = await enter('editor');
  await page.goto('/content/works/dvushka-na-artilleriyskoy');
  await page.getByRole('button', { name: 'Что ещё можно сделать' }).click();
  await page.getByRole('menuitem', { name: 'Сделать копию' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Название').fill('Двушка с частями');
  await dialog.getByRole('button', { name: 'Заполнить' }).click();
  const heading = page.getByRole('heading', { level: 1, name: 'Двушка с частями' });
  await heading.waitFor();
  await page.getByRole('navigation', { name: 'Части' }).getByRole('link', { name: 'Рассказ', exact: true }).click();
  await page.waitForURL(/#part-/);
  await page.waitForLoadState('networkidle');
  expect(await heading.count()).toBe(1);
  expect(await page.getByLabel('Площадь').first().inputValue()).toMatch(/^64/);
  await page.context().close();
});

test('a new address leads on from the old one and mends who names the entry', async () => {
  const page = await enter('editor');
  await page.goto('/content/promotions');
  await page.getByRole('table').getByRole('link').first().click();
  await page.getByRole('button', { name: 'Что ещё можно сделать' }).waitFor();
  const slug = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  await page.getByRole('button', { name: 'Что ещё можно сделать' }).click();
  await page.getByRole('menuitem', { name: 'Сменить адрес' }).click();
  await page.getByLabel('Новый адрес').fill('novyy-adres');
  await page.getByRole('button', { name: 'Сменить', exact: true }).click();
  await page.waitForURL(/\/content\/promotions\/novyy-adres$/, PATIENCE);
  expect(await readdir(join(panel().contentDir, 'promotions'))).toContain('novyy-adres.yaml');
  await expect
    .poll(async () => {
      const { status, headers } = await fetch(`${site().url}/stocks/${slug}`, { redirect: 'manual' });
      return [status, headers.get('location')];
    }, PATIENCE)
    .toEqual([301, expect.stringContaining('/stocks/novyy-adres')]);
  await page.context().close();
});

test('what others name is not deleted, and the dialog says who they are', async () => {
  const page = await enter('editor');
  await page.goto('/content/packages/komfort');
  await page.getByRole('button', { name: 'Что ещё можно сделать' }).click();
  await page.getByRole('menuitem', { name: 'Удалить' }).click();
  const dialog = page.getByRole('dialog', { name: 'Удалить с сайта?' });
  await dialog
    .getByRole('link', { name: /Работы/ })
    .first()
    .waitFor();
  expect(await dialog.getByRole('button', { name: 'Удалить' }).isDisabled()).toBe(true);
  await page.context().close();
});

test('lines of a list change places by the keyboard alone', async () => {
  const page = await enter('editor');
  await page.goto('/content/works/dvushka-na-artilleriyskoy');
  const second = page.getByRole('textbox', { name: 'Пункт, 2' });
  const words = await second.inputValue();
  await moveUp(page.getByRole('button', { name: 'Переставить: Пункт, 2' }), 2);
  await expect.poll(() => page.getByRole('textbox', { name: 'Пункт, 1' }).inputValue()).toBe(words);
  await page.getByText('Черновик сохранён').waitFor(PATIENCE);
  await page.context().close();
});

test('an edit for later waits in its list with its day, and can be called off', async () => {
  const page = await enter('editor');
  const before = await inFolder('packages/bazovyy.yaml');
  await page.goto('/content/packages/bazovyy');
  await page.getByRole('region', { name: 'Пакет', exact: true }).getByLabel('Коротко').fill('Ремонт к новому году.');
  await page.getByRole('button', { name: 'В другое время…' }).click();
  const dialog = page.getByRole('dialog', { name: 'В другое время' });
  await dialog.getByLabel('Опубликовать').click();
  // The last day shown lies in the month to come.
  await page.getByRole('table').getByRole('button').last().click();
  await page.getByLabel('Часы').fill('09');
  await page.getByLabel('Минуты').fill('30');
  await page.getByRole('button', { name: 'Готово' }).click();
  await dialog.getByRole('button', { name: 'Запланировать' }).click();
  await page
    .getByRole('alert')
    .filter({ hasText: /Выйдет/ })
    .waitFor(PATIENCE);
  await page.goto('/unfinished');
  await page.getByText(/, 09:30; Егор Дёмин/).waitFor(PATIENCE);
  expect(await inFolder('packages/bazovyy.yaml')).toBe(before);
  await page.getByRole('button', { name: 'Отменить' }).click();
  await page.getByText('Ничего не запланировано.').waitFor(PATIENCE);
  await page.context().close();
});

test('a tab that nobody looks at holds no connection to the server', async () => {
  const page = await enter('editor');
  await page.addInitScript(() => {
    const streams: EventSource[] = [];
    const Plain = EventSource;
    window.EventSource = class extends Plain {
      constructor(url: string | URL) {
        super(url);
        streams.push(this);
      }
    };
    Object.assign(window, {
      openStreams: () => streams.filter(({ readyState }) => readyState !== Plain.CLOSED).length,
    });
  });
  const open = () => page.evaluate('openStreams()');
  const look = (state: string) =>
    page.evaluate((visibility) => {
      Object.defineProperty(document, 'visibilityState', { value: visibility, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, state);
  await page.goto('/');
  await page.getByText('Всё на сайте').waitFor(PATIENCE);
  await look('hidden');
  await expect.poll(open).toBe(0);
  await look('visible');
  await expect.poll(open).toBe(1);
  await page.context().close();
});

test.each([
  '/',
  '/content/works',
  '/content/works/dvushka-na-artilleriyskoy',
  '/content/flats/dvushka-na-artilleriyskoy-64',
  '/content/pages',
  '/unfinished',
  '/publishing',
])('the screen %s is read by everybody and fits every screen', async (path) => {
  const page = await enter('editor', PHONE);
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle').catch(() => undefined);
  expect(await axeViolations(page)).toEqual([]);
  for (const width of [320, PHONE.width, 768, 1200, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await overflowPx(page, width), `${width} px`).toBe(0);
  }
  await page.context().close();
});

test('a file that nobody changed keeps its bytes', async () => {
  const page = await enter('editor');
  const before = await inFolder('flats/dvushka-na-artilleriyskoy-64.yaml');
  await page.goto('/content/flats/dvushka-na-artilleriyskoy-64');
  const title = page.getByRole('region', { name: 'Что за квартира' }).getByLabel('Название');
  const old = await title.inputValue();
  await title.fill('Другое название');
  await title.fill(old);
  await page.getByText('Черновик сохранён').waitFor(PATIENCE);
  expect(await page.getByRole('button', { name: 'Опубликовать' }).isDisabled()).toBe(true);
  expect(await inFolder('flats/dvushka-na-artilleriyskoy-64.yaml')).toBe(before);
  await page.context().close();
});
