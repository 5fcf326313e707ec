import { expect } from 'vitest';
import { goals } from '../../model/counts/goals.ts';
import type { LeadAgenda } from '../../panel/contract/leads.ts';
import type { Overview } from '../../panel/contract/overview.ts';
import { ageCounts, hit } from '../support/counts.ts';
import { postForm, readForm } from '../support/html-form.ts';
import { overflowPx } from '../support/looks.ts';
import { axeViolations } from '../support/sweep.ts';
import { PHONE } from '../support/visitor.ts';
import { test } from './support/fixtures.ts';

test('the owner starts on the overview with its current figures', async ({ enter, office: { site } }) => {
  const page = await enter('admin');
  let [total, perDay] = [0, 0];
  // The leads of other tests are replaced.
  await page.route('**/api/overview', async (route) => {
    const response = await route.fetch();
    const { figures, ...overview } = (await response.json()) as Overview;
    const days = figures.days.map((day) => ({ ...day, total: perDay, won: 0 }));
    await route.fulfill({ response, json: { ...overview, figures: { ...figures, days, total } } });
  });
  const form = await readForm(site.url, '/contacts', 'callback');
  await postForm(site.url, form, { phone: '+7 911 400-00-20', name: 'Эмма', consent: 'yes' });
  await page.route('**/api/leads/agenda', async (route) => {
    const response = await route.fetch();
    const { leads, ...agenda } = (await response.json()) as LeadAgenda;
    // Only the first five late calls are shown.
    const own = leads.filter(({ name }) => name === 'Эмма').map((lead) => ({ ...lead, deadline: lead.createdAt }));
    await route.fulfill({ response, json: { ...agenda, leads: own } });
  });
  await page.goto('/');
  await page.getByRole('heading', { level: 1, name: 'Обзор' }).waitFor();
  await page.getByText(/Сайт обещает перезвонить за 15.минут/).waitFor();
  expect(await page.getByRole('region', { name: 'Заявки по дням' }).count()).toBe(0);
  const story = page.getByRole('region', { name: 'Неделя', exact: true });
  await story.getByText('Как будет выглядеть неделя').click();
  await story.getByText('Пример: эти числа придуманы').waitFor();
  const visits = page.getByRole('region', { name: 'Посещения за неделю' });
  await visits.getByText('Посещений ещё не считали').waitFor();
  await hit(site, { page: '/works', goal: null, from: 'yandex.ru' });
  await hit(site, { page: '/works', goal: 'phone', from: null });
  await hit(site, { page: '/works/dvushka-na-artilleriyskoy', goal: null, from: null });
  await ageCounts(site, 3, 3);
  [total, perDay] = [56, 1];
  await page.reload();
  await visits.getByText(/Посещений 1, неделей раньше 0/).waitFor();
  await visits.getByText('Подробнее о посещениях').click();
  await visits.getByRole('row', { name: 'Яндекс 1 0' }).waitFor();
  await visits.getByRole('row', { name: 'Работы 1 0' }).waitFor();
  await visits.getByRole('row', { name: `${goals.phone} 1 0` }).waitFor();
  const table = page.getByRole('group').filter({ hasText: 'Таблица по дням' });
  await table.getByText('Таблица по дням').click();
  expect(await table.getByRole('row').count()).toBe(57);
  await page.getByRole('link', { name: /^Позвонить: Эмма/ }).waitFor();
  for (const width of [PHONE.width, 768, 1440]) {
    expect(await overflowPx(page, width), `${width} px`).toBe(0);
    expect(await axeViolations(page)).toEqual([]);
  }
});
