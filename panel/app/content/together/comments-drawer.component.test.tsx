import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormProvider, useForm } from 'react-hook-form';
import { expect, test } from 'vitest';
import type { Thread } from '../../../contract/comments.ts';
import type { KindInfo } from '../../../contract/content.ts';
import { ExpandedSectionsProvider } from '../../fields/expanded-sections.tsx';
import { field } from '../../fields/in-form.fixture.tsx';
import { renderInPanel } from '../../in-panel.fixture.tsx';
import { CommentsProvider } from './comments.tsx';
import { CommentsButton } from './comments-button.tsx';
import { CommentsDrawer } from './comments-drawer.tsx';
import { FieldSigns } from './field-signs.tsx';

const FILE = 'works/one.yaml';
const TITLE = field('title', { title: 'Название' });
const FORM = field('facts', { widget: 'group', fields: [TITLE, field('lead', { title: 'Вступление' })] });
const KIND = { form: FORM } as unknown as KindInfo;

const thread = (id: number, change: Partial<Thread>, isUnread = false): Thread => ({
  ...{ id, field: null, item: null, resolvedBy: null },
  comments: [
    { id, author: { id: 'olga', name: 'Ольга' }, to: null, text: `Текст ${id}`, at: '2026-11-20T10:00:00Z', isUnread },
  ],
  ...change,
});

function Entry() {
  return (
    <FormProvider {...useForm()}>
      <ExpandedSectionsProvider isReadOnly={false}>
        <CommentsProvider file={FILE}>
          <CommentsButton />
          <FieldSigns field={TITLE} path="facts.title">
            <input aria-label="Название" />
          </FieldSigns>
          <CommentsDrawer kind={KIND} file={FILE} />
        </CommentsProvider>
      </ExpandedSectionsProvider>
    </FormProvider>
  );
}

function show(threads: readonly Thread[], address = '/') {
  const answers = {
    [`GET /api/comments?file=${encodeURIComponent(FILE)}`]: () => threads,
    'GET /api/colleagues': () => [],
    'POST /api/comments/seen': () => ({}),
    'POST /api/comments': () => ({}),
  };
  return renderInPanel(<Entry />, { address, answers });
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const drawer = async (name: string) => within(await screen.findByRole('dialog', { name }));

test('the button of the entry and the sign of a field count what is open', async () => {
  show([thread(1, {}), thread(2, { field: 'facts.title' }), thread(3, { field: 'facts.title', resolvedBy: 'Анна' })]);
  await screen.findByRole('button', { name: 'Комментарии: 2' });
  await screen.findByRole('button', { name: /^Комментарий к полю „Название“, открытых: 1/ });
});

test('the drawer of the entry leads to the comments of a field, and back', async () => {
  show([thread(1, {}), thread(2, { field: 'facts.lead' })]);
  await press('Комментарии: 2');
  const ofEntry = await drawer('Комментарии к записи');
  ofEntry.getByText('Текст 1');
  expect(ofEntry.queryByText('Текст 2')).toBeNull();
  await press('Вступление: 1');
  const ofField = await drawer('Комментарии: Вступление');
  ofField.getByText('Текст 2');
  expect(ofField.queryByText('Текст 1')).toBeNull();
  await press('Все комментарии записи');
  (await drawer('Комментарии к записи')).getByText('Текст 1');
});

test('a new comment of a field names the entry and the field', async () => {
  const { asked } = show([]);
  await press('Комментарий к полю „Название“');
  const { getByLabelText, getByText } = await drawer('Комментарии: Название');
  getByText('Открытых обсуждений здесь нет.');
  await userEvent.type(getByLabelText('Новый комментарий'), 'Короче');
  await press('Отправить');
  const expected = { file: FILE, field: 'facts.title', item: null, text: 'Короче', to: null };
  await expect.poll(() => asked.map(({ body }) => body)).toEqual([expected]);
});

test('a thread that is resolved shows on request, and counts as read only then', async () => {
  const { asked } = show([thread(1, {}, true), thread(2, { resolvedBy: 'Анна' })]);
  await press('Комментарии: 1');
  await expect.poll(() => asked.map(({ body }) => body)).toEqual([{ ids: [1] }]);
  expect(screen.queryByText('Текст 2')).toBeNull();
  await press('Решённые: 1');
  screen.getByText('Текст 2');
  screen.getByText('Решено: Анна');
});

test('a resolved thread with a new reply shows by itself', async () => {
  const { asked } = show([thread(2, { resolvedBy: 'Анна' }, true)]);
  await press('Комментарии');
  await screen.findByText('Текст 2');
  await expect.poll(() => asked.map(({ body }) => body)).toEqual([{ ids: [2] }]);
});

test('a notice opens the comments of its field', async () => {
  show([thread(1, { field: 'facts.title' })], '/works/one?field=facts.title&comments=1');
  await (await drawer('Комментарии: Название')).findByText('Текст 1');
});
