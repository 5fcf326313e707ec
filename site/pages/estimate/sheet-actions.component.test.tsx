import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { WorkedEstimate } from '../../../model/estimate/estimate.ts';
import { renderOnPage } from '../../shell/navigation/on-page.fixture.tsx';
import { DownloadRows } from './download-rows.tsx';
import { SheetActions } from './sheet-actions.tsx';

const URL_OF_SHEET = 'http://localhost:3000/raschet?dom=new&paket=a';

afterEach(() => {
  vi.restoreAllMocks();
});

function show(device: { share?: unknown; clipboard?: unknown }) {
  vi.stubGlobal('navigator', { ...device });
  renderOnPage(<SheetActions number="7-482913" path="/raschet?dom=new&paket=a" />);
}

const share = () => screen.getByRole('button', { name: 'Поделиться ссылкой' });
const status = () => screen.getByRole('status').textContent;

test('the sheet is shared by the device', () => {
  const given = vi.fn();
  show({ share: given });
  share().click();
  expect(given).toHaveBeenCalledExactlyOnceWith({ title: 'Расчёт ремонта № 7-482913', url: URL_OF_SHEET });
  expect(status()).toBe('');
});

test('a device that cannot share copies the address and says so', async () => {
  const writeText = vi.fn();
  show({ clipboard: { writeText } });
  share().click();
  await expect.poll(status).toBe('Ссылка скопирована');
  expect(writeText).toHaveBeenCalledExactlyOnceWith(URL_OF_SHEET);
});

test.each([
  ['AbortError', ''],
  ['NotAllowedError', 'Скопируйте ссылку из строки адреса'],
])('after %s the sheet says «%s»', async (name, words) => {
  const given = vi.fn().mockRejectedValue(new DOMException('No', name));
  show({ share: given });
  await act(async () => share().click());
  expect(status()).toBe(words);
});

test('a mail carries the title and the whole address', () => {
  show({});
  const mail = screen.getByRole('link', { name: 'На свою почту' }).getAttribute('href');
  expect(Object.fromEntries(new URL(mail ?? '').searchParams)).toEqual({
    subject: 'Расчёт ремонта № 7-482913',
    body: URL_OF_SHEET,
  });
  expect(mail).not.toContain('+');
});

test('a table that cannot be written says so', async () => {
  vi.stubGlobal('URL', { createObjectURL: () => 'blob:x', revokeObjectURL: () => {} });
  const broken = {} as WorkedEstimate;
  render(<DownloadRows estimate={broken} title="Смета" note="" brand="Преголя" date="2026-11-20" />);
  screen.getByRole('button', { name: /Скачать таблицу Excel/ }).click();
  await expect.poll(status).toMatch(/Не удалось собрать файл/);
});
