import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router';
import { expect, test } from 'vitest';
import type { Field } from '../../../../model/fields/field-tree.ts';
import type { Draft, Entry } from '../../../contract/content.ts';
import type { ChoiceField } from '../../../contract/list-columns.ts';
import { field } from '../../fields/in-form.fixture.tsx';
import { refusal, renderInPanel } from '../../in-panel.fixture.tsx';
import { summary, workEntry, worksKind } from '../content.fixture.ts';
import { StatusMenu } from './status-menu.tsx';

const FIELD = {
  title: 'Статус',
  labels: { free: 'свободна', sold: 'продана' },
  ended: ['sold'],
} as unknown as ChoiceField;
const SOLD_ON = field('soldOn', {
  title: 'Продана до',
  widget: 'date',
  requiredWhen: { key: 'status', is: ['sold'], action: 'Продать' },
});
const FORM = field('', { widget: 'group' });
const FACTS = { title: 'Кухня', status: 'free' };
const SOLD = { file: 'works/one.yaml', baseVersion: 'v0', savedAt: '2026-11-01T10:00:00.000Z', body: null };
const FILE = encodeURIComponent('works/one.yaml');

function Where() {
  const { pathname, search } = useLocation();
  return <output data-testid="where">{pathname + search}</output>;
}

type Server = {
  form?: Field;
  draft?: Draft | null;
  put?: () => unknown;
  issues?: object[];
  others?: object[];
  refused?: object[];
};

function show({ form = FORM, draft = null, put = () => ({}), issues = [], others = [], refused = [] }: Server = {}) {
  const entry: Entry = workEntry({ facts: FACTS, draft });
  return renderInPanel(
    <>
      <StatusMenu form={form} field={FIELD} entry={summary('one', { hasDraft: draft !== null })} words="свободна" />
      <Where />
    </>,
    {
      answers: {
        [`GET /api/entry?file=${FILE}`]: () => entry,
        'GET /api/kinds': () => [worksKind()],
        'GET /api/drafts': () => ({ own: draft ? [draft] : [], others: null }),
        'PUT /api/draft': put,
        [`DELETE /api/draft?file=${FILE}`]: () => ({}),
        'POST /api/entry/check': () => ({ issues }),
        'POST /api/presence': () => others,
        'POST /api/entries/publish': () => ({ done: [], refused, savedAt: null }),
      },
    },
  );
}

async function choose(status: string) {
  (await screen.findByRole('button', { name: /^Статус/ })).focus();
  await userEvent.keyboard('{Enter}');
  await userEvent.click(await screen.findByRole('menuitem', { name: status }));
}

const ofDrafts = (asked: readonly { method: string; path: string; body: unknown }[]) =>
  asked.filter(({ path }) => path.startsWith('/api/draft'));

test('a chosen status is stored as a draft based on the file, and the notice takes it back', async () => {
  const { asked } = show();
  await choose('продана');
  await userEvent.click(await screen.findByRole('button', { name: 'Вернуть' }));
  await expect.poll(() => ofDrafts(asked).length).toBe(2);
  expect(ofDrafts(asked)).toEqual([
    {
      method: 'PUT',
      path: '/api/draft',
      body: { file: 'works/one.yaml', baseVersion: 'v1', facts: { ...FACTS, status: 'sold' }, body: null },
    },
    { method: 'DELETE', path: `/api/draft?file=${FILE}`, body: null },
  ]);
});

test('a draft is continued with its other edits, and the status of the site is still said', async () => {
  const facts = { title: 'Кухня новая', status: 'sold' };
  const { asked } = show({ draft: { ...SOLD, facts } });
  await screen.findByText('на сайте: свободна');
  await choose('свободна');
  await screen.findByText(/в черновике/);
  expect(ofDrafts(asked)).toMatchObject([
    { method: 'PUT', body: { baseVersion: 'v0', facts: { ...facts, status: 'free' } } },
  ]);
});

test('a draft that is the text of the site again is removed', async () => {
  const { asked } = show({ draft: { ...SOLD, facts: { ...FACTS, status: 'sold' } } });
  await screen.findByText('на сайте: свободна');
  await choose('свободна');
  await expect.poll(() => ofDrafts(asked)).toMatchObject([{ method: 'DELETE' }]);
});

test('the notice says what is missing for a publish and who else has the entry open', async () => {
  show({ issues: [{ file: 'works/one.yaml', message: 'Когда продана?' }], others: [{ name: 'Анна', field: null }] });
  await choose('продана');
  await screen.findByText(/«продана» в черновике\. Перед публикацией: Когда продана\? В записи сейчас и Анна/);
});

test('a draft without gaps is published from its notice, and a refusal is said with its reason', async () => {
  const { asked } = show({ refused: [{ file: 'works/one.yaml', message: 'Файл изменился.' }] });
  await choose('продана');
  await userEvent.click(await screen.findByRole('button', { name: 'Опубликовать' }));
  await screen.findByText('one. Файл изменился.');
  expect(asked.find(({ path }) => path === '/api/entries/publish')?.body).toEqual({ files: ['works/one.yaml'] });
});

test('a draft with a gap is not published from its notice', async () => {
  show({ issues: [{ file: 'works/one.yaml', message: 'Когда продана?' }] });
  await choose('продана');
  await screen.findByText(/в черновике/);
  expect(screen.queryByRole('button', { name: 'Опубликовать' })).toBeNull();
});

test('a second choice replaces the notice of the first', async () => {
  const issues: object[] = [];
  show({ issues });
  await choose('продана');
  await screen.findByText(/в черновике\.$/);
  issues.push({ file: 'works/one.yaml', message: 'Когда продана?' });
  await choose('продана');
  await screen.findByText(/Когда продана\?$/);
});

test('the notice opens the field that is missing for a publish', async () => {
  show({ issues: [{ file: 'works/one.yaml', path: ['soldOn'], message: 'Когда продана?' }] });
  await choose('продана');
  await userEvent.click(await screen.findByRole('button', { name: 'Заполнить' }));
  await expect.poll(() => screen.getByTestId('where').textContent).toBe('/content/works/one?field=facts.soldOn');
});

test('a status that could not be stored is said, and the row keeps the former one', async () => {
  show({ put: () => refusal(503, { message: 'Диск занят.' }) });
  await choose('продана');
  await screen.findByText('one. Диск занят.');
  expect(screen.getByRole('button', { name: /^Статус/ }).textContent).toContain('свободна');
});

const ASKING = field('', {
  widget: 'group',
  fields: [field('status', { widget: 'select', labels: FIELD.labels }), SOLD_ON],
});

test('a status that needs a day asks for it, and Enter stores both as one draft', async () => {
  const { asked } = show({ form: ASKING });
  await choose('продана');
  const day = await screen.findByLabelText<HTMLInputElement>('Продана до');
  await expect.poll(() => document.activeElement).toBe(day);
  await userEvent.type(day, '20.12.2099');
  await userEvent.keyboard('{Enter}');
  await expect
    .poll(() => ofDrafts(asked))
    .toMatchObject([{ method: 'PUT', body: { facts: { ...FACTS, status: 'sold', soldOn: '2099-12-20' } } }]);
  await screen.findByText(/«продана до 20 декабря» в черновике/);
});

test('a cancelled day changes nothing and gives the focus back to the status', async () => {
  const { asked } = show({ form: ASKING });
  await choose('продана');
  await userEvent.click(await screen.findByRole('button', { name: 'Отмена' }));
  await expect.poll(() => document.activeElement?.textContent).toMatch(/^Статус/);
  expect(ofDrafts(asked)).toEqual([]);
});

test('the row says the day of the draft with the status', async () => {
  show({ form: ASKING, draft: { ...SOLD, facts: { ...FACTS, status: 'sold', soldOn: '2099-12-20' } } });
  await screen.findByText('продана до 20 декабря');
  await screen.findByText('на сайте: свободна');
});
