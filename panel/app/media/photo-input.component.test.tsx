import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { field, renderInForm } from '../fields/in-form.fixture.tsx';
import { renderInPanel } from '../in-panel.fixture.tsx';
import { FocusDialog } from './focus-dialog.tsx';

const PHOTO = { file: 'one.jpg', alt: 'Кухня', focus: '20% 30%' };
const GET_ENCODING = { 'GET /api/photos/encoding': () => ({ waiting: [] }) };

const show = (photo: object) =>
  renderInForm([field('снимок', { widget: 'photo', isRequired: true })], { снимок: photo }, { answers: GET_ENCODING });
const photos = (list: readonly object[]) =>
  renderInForm([field('снимки', { widget: 'photos', isRequired: true })], { снимки: list }, { answers: GET_ENCODING });
const tick = (label: string) => userEvent.click(screen.getByLabelText(label));

test('a decoration has no words for people who do not see it', async () => {
  const { facts } = show(PHOTO);
  await tick('Украшение');
  expect(facts()).toEqual({ снимок: { file: 'one.jpg', focus: '20% 30%', isDecoration: true } });
  expect(screen.queryByLabelText('Что на снимке')).toBeNull();
  await tick('Украшение');
  expect(screen.getByLabelText<HTMLTextAreaElement>('Что на снимке').value).toBe('');
  expect(facts()?.снимок).toEqual({ file: 'one.jpg', focus: '20% 30%' });
});

test('a rendering is named as one, and an emptied caption is left out', async () => {
  const { facts } = show({ ...PHOTO, caption: 'я' });
  await tick('Визуализация');
  await userEvent.clear(screen.getByLabelText('Подпись'));
  expect(facts()).toEqual({ снимок: { ...PHOTO, isRendering: true } });
});

test('the removed photograph leaves with its words', async () => {
  const { facts } = show(PHOTO);
  await userEvent.click(screen.getByLabelText('Убрать: снимок'));
  expect(facts()?.снимок).toBeUndefined();
});

test('each photograph of several has its own words and can be removed', async () => {
  const { facts } = photos([PHOTO, { file: 'two.jpg' }, { file: 'three.jpg' }]);
  await userEvent.type(screen.getByLabelText('Что на снимке (снимок 3)'), 'Я');
  await userEvent.click(screen.getByLabelText('Убрать снимок 2'));
  expect(facts()).toEqual({ снимки: [PHOTO, { file: 'three.jpg', alt: 'Я' }] });
  screen.getByAltText('Я');
});

test.each([
  ['{ArrowLeft}', '0% 99%'],
  ['{ArrowRight}', '3% 99%'],
  ['{ArrowUp}', '1% 97%'],
  ['{ArrowDown}', '1% 100%'],
  ['{Shift>}{ArrowUp}{/Shift}', '1% 89%'],
  ['{Enter}', '1% 99%'],
])('%s moves the main point to %s', async (keys, focus) => {
  const chosen = vi.fn();
  renderInPanel(<FocusDialog file="one.jpg" focus="1% 99%" onFocus={chosen} />);
  screen.getByLabelText(/^Главная точка/).focus();
  await userEvent.keyboard(keys);
  await userEvent.click(screen.getByText('Готово'));
  expect(chosen.mock.calls).toEqual([[focus]]);
});

test('the middle is no point of its own', async () => {
  const chosen = vi.fn();
  renderInPanel(<FocusDialog file="one.jpg" focus={undefined} onFocus={chosen} />);
  screen.getByLabelText(/50 % слева, 50 % сверху/);
  await userEvent.click(screen.getByText('Середина'));
  expect(chosen.mock.calls).toEqual([[undefined]]);
});
