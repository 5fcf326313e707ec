import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { EntrySummary } from '../../../contract/content.ts';
import { refusal, renderInPanel } from '../../in-panel.fixture.tsx';
import { summary, worksKind } from '../content.fixture.ts';
import { ChoiceBar } from './choice-bar.tsx';
import { useChoice } from './use-choice.ts';

const ALL = [summary('a', { hasDraft: true, tags: ['лофт'] }), summary('bb'), summary('ccc')];
const [A, BB] = ALL.map(({ file, changedAt }) => ({ file, changedAt }));
const DONE = { done: ['works/a.yaml', 'works/bb.yaml'], refused: [], savedAt: '2026-11-20T10:00:00.000Z' };

function Bar({ all }: { readonly all: readonly EntrySummary[] }) {
  const choice = useChoice(all);
  return (
    <>
      <button type="button" onClick={() => choice.set(all.slice(0, 2), true)}>
        Выбрать два
      </button>
      <ChoiceBar kind={worksKind()} choice={choice} found={all} all={all} />
    </>
  );
}

async function choose(answers: Record<string, (body: never) => unknown>, all = ALL) {
  const rendered = renderInPanel(<Bar all={all} />, { answers });
  await press('Выбрать два');
  return rendered;
}

const press = async (name: string) => userEvent.click(await screen.findByText(name));
const bar = () => within(screen.getByRole('region', { name: 'Выбранные записи' }));
const entries = [A, BB];

test.each<[string, () => Promise<unknown>, object]>([
  ['publish', () => press('Опубликовать черновики: 1'), { files: ['works/a.yaml'] }],
  ['status', () => userEvent.selectOptions(screen.getByLabelText('Статус'), 'sold'), { entries, status: 'sold' }],
  ['withdraw', () => press('Снять с сайта'), { entries, isWithdrawn: true }],
])('the chosen entries can be changed together: %s', async (path, act, body) => {
  const { asked } = await choose({ [`POST /api/entries/${path}`]: () => DONE });
  await act();
  expect(asked).toEqual([{ method: 'POST', path: `/api/entries/${path}`, body }]);
  await expect.poll(() => screen.queryByRole('region', { name: 'Выбранные записи' })).toBeNull();
});

test.each([
  ['Добавить', true],
  ['Убрать', false],
])('a tag is asked for: «%s»', async (button, isAdded) => {
  const { asked } = await choose({ 'POST /api/entries/tag': () => DONE });
  await press('Темы…');
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: button }).disabled).toBe(true);
  await userEvent.type(dialog.getByLabelText('Тема', { selector: 'input' }), ' кухни ');
  await userEvent.click(dialog.getByRole('button', { name: button }));
  expect(asked.map(({ body }) => body)).toEqual([{ entries, tag: 'кухни', isAdded }]);
});

test('deleted entries can be taken back from the bin', async () => {
  const { asked } = await choose({
    'POST /api/entries/delete': () => ({ ...DONE, binIds: [7, 8] }),
    'POST /api/bin/restore': () => DONE,
  });
  await press('Удалить…');
  const dialog = within(await screen.findByRole('dialog', { name: /2.работы/ }));
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['a', 'bb']);
  await userEvent.click(dialog.getByRole('button', { name: 'Удалить' }));
  await screen.findByText(/^Удалено: 2.работы$/);
  await press('Вернуть');
  expect(asked.map(({ body }) => body)).toEqual([{ entries }, { ids: [7, 8] }]);
});

test('entries that could not be changed stay chosen, with the reasons', async () => {
  const refused = [{ file: 'works/bb.yaml', message: 'Её правит Ольга.' }];
  await choose({ 'POST /api/entries/withdraw': () => ({ ...DONE, done: ['works/a.yaml'], refused }) });
  await press('Снять с сайта');
  const alert = within(await screen.findByRole('alert', { name: 'Получилось: 1, не получилось: 1' }));
  alert.getByText('bb. Её правит Ольга.');
  expect(bar().getByRole('status').textContent).toBe('Выбрано: 1');
  await userEvent.click(alert.getByRole('button', { name: 'Закрыть' }));
  expect(screen.queryByText(/не получилось/)).toBeNull();
});

test('entries that are off the site can be put back', async () => {
  const off = ALL.map((entry) => ({ ...entry, status: { state: 'withdrawn' as const } }));
  const { asked } = await choose({ 'POST /api/entries/withdraw': () => DONE }, off);
  await press('Вернуть на сайт');
  expect(asked.map(({ body }) => body)).toEqual([{ entries, isWithdrawn: false }]);
});

test('a failure says why and keeps the choice; all found entries can be chosen, or none', async () => {
  await choose({ 'POST /api/entries/withdraw': () => refusal(503, { message: 'Диск полон.' }) });
  await press('Снять с сайта');
  await screen.findByText('Диск полон.');
  await press('Выбрать все найденные: 3');
  expect(bar().getByRole('status').textContent).toBe('Выбрано: 3');
  await userEvent.click(bar().getByLabelText('Снять выбор'));
  expect(screen.queryByRole('region', { name: 'Выбранные записи' })).toBeNull();
});
