import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router';
import { expect, test, vi } from 'vitest';
import type { Entry, EntryText, KindInfo } from '../../contract/content.ts';
import type { Role } from '../../contract/roles.ts';
import { ExpandedSectionsProvider } from '../fields/expanded-sections.tsx';
import { field } from '../fields/in-form.fixture.tsx';
import { refusal, renderInPanel } from '../in-panel.fixture.tsx';
import { Observed } from '../lib/observed.ts';
import { summary, workEntry, worksKind } from './content.fixture.ts';
import { EntryHeader } from './entry-header.tsx';

const REFERRERS = `GET /api/entry/referrers?file=${encodeURIComponent('works/one.yaml')}`;
const ANSWERS = {
  'GET /api/kinds': () => [worksKind()],
  'GET /api/entries?kind=works': () => [summary('kuhnya')],
  [REFERRERS]: () => [],
};

type Shown = {
  readonly entry?: Partial<Entry>;
  readonly kind?: KindInfo;
  readonly now?: EntryText;
  readonly role?: Role;
};

const Place = () => <output data-testid="place">{useLocation().pathname}</output>;

async function open(answers: Record<string, () => unknown> = {}, about: Shown = {}) {
  const { entry = {}, kind = worksKind(), now, role = 'admin' } = about;
  const shown = workEntry(entry);
  const calls = { onRestore: vi.fn() };
  const text = new Observed<EntryText>(now ?? { facts: shown.facts, body: null });
  const rendered = renderInPanel(
    <ExpandedSectionsProvider isReadOnly={false}>
      <Place />
      <EntryHeader kind={kind} entry={shown} text={text} {...calls} />
    </ExpandedSectionsProvider>,
    { answers: { ...ANSWERS, ...answers }, role },
  );
  await userEvent.click(screen.getByLabelText('Что ещё можно сделать'));
  await screen.findByText('Сделать копию');
  return { ...rendered, ...calls };
}

/** Items that stand above the form on wider screens. */
const ON_PHONES = ['Показать все поля', 'История правок'];
const items = () => screen.getAllByRole('menuitem', { hidden: true }).map(({ textContent }) => textContent);

async function choose(item: string, title: string) {
  await userEvent.click(screen.getByText(item));
  return within(await screen.findByRole('dialog', { name: title }));
}

test.each<[string, Shown, string[]]>([
  ['an editor', {}, ['Сделать копию', 'Сменить адрес', 'Снять с сайта', 'Удалить']],
  ['an author', { role: 'author' }, ['Сделать копию']],
  ['an editor of a locked entry', { entry: { readOnly: 'Опубликован.' } }, ['Сделать копию']],
])('the menu of %s', async (_, shown, expected) => {
  await open({}, shown);
  expect(items().filter((item) => !ON_PHONES.includes(item ?? ''))).toEqual(expected);
});

test('a phone has the switch of all fields in the menu, also for a new entry, and a form that is read only has none', async () => {
  await open();
  await userEvent.click(screen.getByText('Показать все поля'));
  expect(localStorage.getItem('panel-all-fields')).toBe('true');
  cleanup();
  renderInPanel(
    <ExpandedSectionsProvider isReadOnly={false}>
      <EntryHeader
        kind={worksKind()}
        entry={workEntry({ version: null })}
        text={new Observed<EntryText>({ facts: {}, body: null })}
        onRestore={vi.fn()}
      />
    </ExpandedSectionsProvider>,
  );
  await userEvent.click(screen.getByLabelText('Что ещё можно сделать'));
  await screen.findByText('Свернуть незаполненные поля');
  expect(items()).toHaveLength(1);
  cleanup();
  await open({}, { entry: { readOnly: 'Опубликован.' } });
  expect(items()).not.toContain('Свернуть незаполненные поля');
});

test('an entry is taken off the site in the form, and put back the same way', async () => {
  const { onRestore } = await open();
  await userEvent.click(screen.getByText('Снять с сайта'));
  expect(onRestore.mock.calls).toEqual([[{ facts: { title: 'Кухня', isWithdrawn: true }, body: null }]]);
  await screen.findByText(/Страница уйдёт с сайта, когда нажмёте/);
});

test('a changed entry that is off the site', async () => {
  const now = { facts: { title: 'Кухня', isWithdrawn: true }, body: null };
  const { onRestore } = await open({}, { now });
  await userEvent.click(screen.getByText('Вернуть на сайт'));
  expect(onRestore.mock.calls).toEqual([[{ facts: { title: 'Кухня' }, body: null }]]);
});

test('a deleted entry goes to the bin, from which it can be taken back', async () => {
  const { asked } = await open({
    'POST /api/entry/delete': () => ({ binIds: [7], title: 'Кухня' }),
    'POST /api/bin/restore': () => ({ done: [], refused: [], savedAt: null }),
  });
  const dialog = await choose('Удалить', 'Удалить с сайта?');
  await dialog.findByText(/Страница исчезнет/);
  await userEvent.click(dialog.getByText('Удалить'));
  await userEvent.click(await screen.findByText('Вернуть'));
  expect(asked.map(({ body }) => body)).toEqual([{ file: 'works/one.yaml', version: 'v1' }, { ids: [7] }]);
});

test('an entry that others name cannot be deleted, and they are linked', async () => {
  await open({ [REFERRERS]: () => [{ file: 'works/two.yaml', title: 'Ванная', path: [] }] });
  const dialog = await choose('Удалить', 'Удалить с сайта?');
  const link = await dialog.findByRole('link', { name: 'Работы: Ванная' });
  expect(link.getAttribute('href')).toBe('/content/works/two');
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Удалить' }).disabled).toBe(true);
});

test('a new address is written small, and a refused one says why', async () => {
  const message = 'Такой адрес уже есть.';
  const { asked } = await open({ 'POST /api/entry/rename': () => refusal(422, { message }) });
  const dialog = await choose('Сменить адрес', 'Сменить адрес');
  const submit = dialog.getByRole<HTMLButtonElement>('button', { name: 'Сменить' });
  expect(submit.disabled).toBe(true);
  await userEvent.type(dialog.getByLabelText('Новый адрес'), '-B');
  await userEvent.click(submit);
  expect(asked.map(({ body }) => body)).toEqual([{ file: 'works/one.yaml', version: 'v1', slug: 'one-b' }]);
  expect((await dialog.findByRole('alert')).textContent).toBe(message);
});

test.each([
  [true, /Со старого адреса посетители и поисковики попадут на новый/],
  [false, /Своей страницы у этой записи нет/],
])('an entry is open at its new address (with a page of its own: %s)', async (hasOwnPage, words) => {
  const kind = worksKind({ hasOwnPage });
  await open({ 'POST /api/entry/rename': () => ({ file: 'works/two.yaml' }) }, { kind });
  const dialog = await choose('Сменить адрес', 'Сменить адрес');
  dialog.getByText(words);
  await userEvent.type(dialog.getByLabelText('Новый адрес'), '-b');
  await userEvent.click(dialog.getByRole('button', { name: 'Сменить' }));
  await expect.poll(() => screen.getByTestId('place').textContent).toBe('/content/works/two');
});

test('an entry without a page is asked for the name of its file only when that is taken', async () => {
  const form = field('', { widget: 'group', fields: [field('author', { title: 'Автор' })] });
  await open({}, { kind: worksKind({ hasOwnPage: false, form }) });
  const dialog = await choose('Сделать копию', 'Работа: копия');
  await userEvent.type(dialog.getByLabelText('Автор'), 'Кухня');
  await dialog.findByLabelText('Имя файла');
  await userEvent.type(dialog.getByLabelText('Автор'), ' у моря');
  expect(dialog.queryByLabelText('Имя файла')).toBeNull();
});

test('the address of a copy comes from its title, must be free and may be corrected', async () => {
  await open();
  const dialog = await choose('Сделать копию', 'Работа: копия');
  const begin = dialog.getByRole<HTMLButtonElement>('button', { name: 'Заполнить' });
  expect(begin.disabled).toBe(true);
  await userEvent.type(dialog.getByLabelText('Название'), 'Кухня');
  await dialog.findByText('Такой адрес уже есть. Допишите к нему что-нибудь.');
  expect(begin.disabled).toBe(true);
  await userEvent.type(dialog.getByLabelText('Адрес страницы'), '-2');
  expect(dialog.getByLabelText<HTMLInputElement>('Адрес страницы').value).toBe('kuhnya-2');
  await userEvent.click(begin);
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
});
