import { expect } from 'vitest';
import { postForm, readForm } from '../support/html-form.ts';
import { PHONE } from '../support/visitor.ts';
import { test } from './support/fixtures.ts';

test('on the board a select moves a lead, and the agenda has its call', async ({ enter, office: { site } }) => {
  const form = await readForm(site.url, '/contacts', 'callback');
  const fields = { phone: '+7 911 400-00-01', name: 'Раиса', titleShown: 'Пакет «Комфорт»', consent: 'yes' };
  const answer = await postForm(site.url, form, fields);
  const number = /n=(\d+)/.exec(answer.headers.get('location') ?? '')?.[1] ?? '';
  const page = await enter('manager');
  await page.goto('/leads/agenda');
  await page
    .getByRole('region', { name: /Сегодня|Завтра/ })
    .getByText(`№ ${number}`)
    .waitFor();
  await page.getByRole('link', { name: 'Доска' }).click();
  const stage = page.getByLabel(`Этап заявки № ${number}`);
  await stage.focus();
  await stage.selectOption('созвонились');
  await page.getByRole('region', { name: 'созвонились' }).getByText(`№ ${number}`).waitFor();
});

test('the inbox fills the window, and the search and the card of an opened lead stay in view next to it', async ({
  enter,
  office: { site },
}) => {
  const form = await readForm(site.url, '/contacts', 'callback');
  for (const name of ['Антон', 'Борис', 'Вадим', 'Глеб', 'Денис'])
    await postForm(site.url, form, { phone: '+7 911 400-00-02', name, consent: 'yes' });
  const page = await enter('manager', { viewport: { width: 1440, height: 640 } });
  await page.goto('/leads');
  const list = page.getByRole('region', { name: 'Список заявок' });
  const card = list.getByRole('article').filter({ hasText: 'Антон' });
  await card.waitFor();
  const widthOf = async () => (await list.boundingBox())?.width ?? 0;
  expect(await widthOf()).toBeGreaterThan(1350);
  await card.getByRole('link', { name: /Антон/ }).click();
  await page.getByRole('heading', { level: 1, name: 'Антон' }).waitFor();
  expect(await widthOf()).toBeLessThan(450);
  const box = await card.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? Number.POSITIVE_INFINITY)).toBeLessThanOrEqual(640);
  expect(await list.getByRole('searchbox').evaluate(isUncovered)).toBe(true);
  // A taken lead leaves the new ones, not the list next to it.
  await page.getByRole('button', { name: 'Взять' }).click();
  await card.getByText('в работе').waitFor({ state: 'attached' });
  await card.waitFor();
  await page.getByRole('link', { name: 'Все заявки' }).click();
  await page.getByRole('heading', { level: 1, name: 'Заявки' }).waitFor();
  expect(await widthOf()).toBeGreaterThan(1350);
});

test('on a phone the open view of the leads is in sight', async ({ enter }) => {
  const page = await enter('manager', { viewport: PHONE });
  await page.goto('/leads?show=all');
  const view = page.getByRole('navigation', { name: 'Где искать' }).getByRole('link', { name: /^Все/ });
  await view.waitFor();
  const { x, width } = (await view.boundingBox()) ?? { x: PHONE.width, width: 0 };
  expect(x + width).toBeLessThanOrEqual(PHONE.width);
});

test('on a phone the call and the next stage of a lead are in view at any scroll position', async ({
  enter,
  office: { site },
}) => {
  const form = await readForm(site.url, '/contacts', 'callback');
  await postForm(site.url, form, { phone: '+7 911 400-00-03', name: 'Фаина', consent: 'yes' });
  const page = await enter('manager', { viewport: PHONE });
  await page.goto('/leads');
  await page.getByRole('link', { name: /Фаина/ }).click();
  const call = page.getByRole('link', { name: 'Позвонить' });
  await call.waitFor();
  const isInView = () => call.evaluate((link) => link.getBoundingClientRect().bottom <= innerHeight);
  expect(await isInView()).toBe(true);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  expect(await isInView()).toBe(true);
});

function isUncovered(element: Element): boolean {
  const { x, y, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}

test('the undo of a step covers neither the next steps nor the way back', async ({ enter, office: { site } }) => {
  const form = await readForm(site.url, '/contacts', 'callback');
  for (const [at, viewport] of [PHONE, { width: 1440, height: 900 }].entries()) {
    const name = ['Лев', 'Марк'][at] ?? '';
    await postForm(site.url, form, { phone: `+7 911 400-00-1${at}`, name, consent: 'yes' });
    const page = await enter('manager', { viewport });
    await page.goto('/leads');
    await page.getByRole('link', { name }).click();
    await page.getByRole('button', { name: 'Взять' }).click();
    await page.getByRole('button', { name: 'Вернуть' }).waitFor();
    for (const needed of [page.getByRole('button', { name: 'Созвонились' }), page.getByRole('link', { name: '← Все' })])
      expect(await needed.evaluate(isUncovered)).toBe(true);
  }
});
