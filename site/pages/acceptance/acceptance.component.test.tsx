import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PagePayload } from '../../page-contract/page.ts';
import { renderOnPage } from '../../shell/navigation/on-page.fixture.tsx';
import { answerRequests } from '../../shell/navigation/site-answers.fixture.ts';
import type { AcceptanceData } from './data.ts';
import { clearList } from './defect-list.ts';
import { Page } from './page.tsx';

const point = (title: string) => ({ id: `kitchen/${title}`, title, how: 'Посмотрите' });
const form = { title: '', lead: '', cardTitle: '', cardNote: '', button: 'Жду' };
const DATA = {
  rooms: [{ slug: 'kitchen', title: 'Кухня', points: [point('Стены'), point('Окно')] }],
  ...{ note: '', service: { slug: 'priyomka', title: 'Приёмка', price: '5 000 ₽' }, article: null, form },
} as unknown as AcceptanceData;

beforeEach(() => {
  answerRequests({});
  renderOnPage(<Page payload={{ data: DATA } as PagePayload<AcceptanceData>} />, '/a');
});
afterEach(() => {
  clearList();
});

const box = (title: string) => screen.getByRole('checkbox', { name: new RegExp(`в пункте «${title}»`) });
const plain = (text: string | null) => text?.replaceAll('\u00a0', ' ');
const status = () => plain(screen.getByRole('status').textContent);
const stored = () => JSON.parse(localStorage.getItem('acceptance-list') ?? 'null');
const answers = () => JSON.parse(document.querySelector<HTMLInputElement>('[name=answers]')?.value ?? 'null');

async function write(label: string, text: string) {
  await userEvent.click(screen.getByLabelText(label));
  await userEvent.paste(text);
}

test('a found defect gets a note, is counted and stays on the device', async () => {
  expect(status()).toMatch(/^В списке 2 пункта/);
  await userEvent.click(box('Стены'));
  await write('Что не так: стены', 'Кривые');
  expect(status()).toMatch(/^Найдено: 1 замечание\. В списке 2 пункта/);
  expect(plain(screen.getByRole('heading', { name: /Кухня/ }).textContent)).toBe('Кухня 1 замечание');
  expect(stored()).toEqual({ address: '', date: '', notes: { 'kitchen/Стены': 'Кривые' } });
  await userEvent.click(box('Стены'));
  expect(stored().notes).toEqual({});
});

test('a lead carries the found points, but neither notes nor the address', async () => {
  expect(answers()).toBeNull();
  await userEvent.click(box('Окно'));
  await write('Что не так: окно', 'Царапина');
  await write('Адрес квартиры', 'Мира, 1');
  expect(answers()).toEqual({
    'Сам нашёл': expect.stringMatching(/1.замечание/),
    'Отмеченные пункты': ['Кухня: Окно'],
  });
  screen.getByText('Адрес: Мира, 1');
});

test('the list is printed as a sheet of defects once there are any', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  await userEvent.click(screen.getByRole('button', { name: 'Распечатать список' }));
  await userEvent.click(box('Окно'));
  screen.getByText('Дефектная ведомость');
  await userEvent.click(screen.getByRole('button', { name: 'Распечатать ведомость' }));
  expect(print).toHaveBeenCalledTimes(2);
});

test('everything is erased only after a second press on the same button', async () => {
  expect(screen.queryByRole('button', { name: 'Стереть всё' })).toBeNull();
  await write('Адрес квартиры', 'Мира, 1');
  await userEvent.click(screen.getByRole('button', { name: 'Стереть всё' }));
  await userEvent.click(screen.getByLabelText('Адрес квартиры'));
  await userEvent.click(screen.getByRole('button', { name: 'Стереть всё' }));
  expect(stored().address).toBe('Мира, 1');
  await userEvent.click(screen.getByRole('button', { name: 'Точно стереть?' }));
  expect(stored()).toBeNull();
});
