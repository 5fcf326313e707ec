import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { refusal, renderInPanel } from '../in-panel.fixture.tsx';
import { SitePreview } from './site-preview.tsx';

const PAGES = ['Главная', 'Пакеты', 'Контакты', 'Политика'].map((title, at) => ({ title, path: `/page-${at}` }));

/** The simulated document loads no frames and reports each of them. */
beforeEach(() => {
  const reports = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  return () => reports.mockRestore();
});

function show(step: string, answer: () => unknown = () => ({ token: 'TOKEN', pages: PAGES })) {
  return renderInPanel(<SitePreview revision={0} step={step} />, {
    answers: { 'POST /api/own-company/preview': answer },
  });
}
const sources = () => [...document.querySelectorAll('iframe')].map((frame) => frame.getAttribute('src'));
const says = () => screen.getByRole('status').textContent;

test.each([
  ['name', '/page-0'],
  ['packages', '/page-1'],
  ['contacts', '/page-2'],
  ['requisites', '/page-2'],
  ['documents', '/page-3'],
])('the answers of the step «%s» are shown on %s, in a frame that cannot act for the person', async (step, path) => {
  show(step);
  await expect.poll(sources).toEqual([`/preview/TOKEN${path}`]);
  expect(document.querySelector('iframe')?.getAttribute('sandbox')).not.toContain('allow-same-origin');
  await expect.poll(says).toBe('Так будет выглядеть ваш сайт');
});

test('another page and another width can be chosen', async () => {
  show('name');
  await userEvent.click(await screen.findByLabelText('Пакеты'));
  await expect.poll(sources).toEqual(['/preview/TOKEN/page-1']);
  await userEvent.click(screen.getByLabelText('Телефон'));
  expect(document.querySelector('iframe')?.style.width).toBe('390px');
});

test('a narrow window begins with the page of a phone', async () => {
  vi.stubGlobal('innerWidth', 767);
  show('name');
  await expect.poll(() => document.querySelector('iframe')?.style.width).toBe('390px');
});

test('the preview is made again before it expires', async () => {
  vi.useFakeTimers();
  const { asked } = show('name');
  await act(() => vi.advanceTimersByTimeAsync(49 * 60_000));
  expect(asked).toHaveLength(1);
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(asked).toHaveLength(2);
});

test('a site that cannot be made says why', async () => {
  show('name', () => refusal(422, { message: 'Не собралось.' }));
  expect((await screen.findByRole('alert')).textContent).toBe('Не собралось.');
});
