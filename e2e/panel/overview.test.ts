import { expect, test } from 'vitest';
import { axeViolations } from '../support/sweep.ts';
import { DESK, officeOfFile, PHONE } from './support/staff.ts';

const { enter } = officeOfFile();

test('the owner begins with how things stand', async () => {
  const page = await enter('admin', DESK);
  await page.goto('/');
  await page.getByRole('heading', { level: 1, name: 'Обзор' }).waitFor();
  await page.getByText(/Сайт обещает перезвонить за 15.минут/).waitFor();
  await page.getByRole('region', { name: 'Заявки по дням' }).getByText('Пока считать нечего.').waitFor();
  const table = page.getByRole('group').filter({ hasText: 'Таблица по дням' });
  await table.getByText('Таблица по дням').click();
  expect(await table.getByRole('row').count()).toBe(57);
  for (const size of [DESK, PHONE]) {
    await page.setViewportSize(size);
    expect(await axeViolations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  }
  await page.context().close();
});
