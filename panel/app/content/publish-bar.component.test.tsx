import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { ContentIssue } from '../../../model/load/issue.ts';
import type { EntryText } from '../../contract/content.ts';
import { refusal, renderInPanel } from '../in-panel.fixture.tsx';
import { Observed } from '../lib/observed.ts';
import { workEntry, worksKind } from './content.fixture.ts';
import { PublishBar } from './publish-bar.tsx';
import type { DraftState } from './use-draft.ts';

const SAVE = 'PUT /api/entry';
const SAVED = { version: 'v2', savedAt: '2026-11-20T10:00:00.000Z' };
const CHANGED = { facts: { title: 'Кухня', status: 'sold' }, body: null };
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

type Shown = {
  readonly now?: EntryText;
  readonly version?: string | null;
  readonly issues?: readonly ContentIssue[];
  readonly draft?: DraftState;
};

function show(save: () => unknown, { now = CHANGED, version = 'v1', issues = [], draft = 'none' }: Shown = {}) {
  const calls = {
    onDiscard: vi.fn(),
    onRefused: vi.fn(),
    onMerged: vi.fn(),
    onPublished: vi.fn(),
    onScheduled: vi.fn(),
  };
  const bar = (
    <>
      <div id="error-summary" tabIndex={-1} />
      <PublishBar
        kind={worksKind()}
        entry={workEntry({ version })}
        baseVersion={version}
        text={new Observed<EntryText>(now)}
        issues={issues}
        draftState={new Observed<DraftState>(draft)}
        draftAt="2026-11-20T10:00:00.000Z"
        {...calls}
      />
    </>
  );
  return { ...calls, ...renderInPanel(bar, { answers: { [SAVE]: save } }) };
}

test('a changed text is published over the version it began from', async () => {
  const { asked, onPublished } = show(() => SAVED);
  await press('Опубликовать');
  expect(asked.map(({ body }) => body)).toEqual([{ file: 'works/one.yaml', version: 'v1', ...CHANGED }]);
  await expect.poll(() => onPublished.mock.calls).toEqual([[CHANGED, 'v2']]);
});

test('a text that is live has nothing to publish; a new entry has', () => {
  const live = { facts: { title: 'Кухня' }, body: null };
  show(() => SAVED, { now: live });
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Опубликовать' }).disabled).toBe(true);
  expect(screen.queryByRole('button', { name: 'В другое время…' })).toBeNull();
  screen.getByText('Всё сохранено');
  show(() => SAVED, { now: live, version: null });
  expect(screen.getAllByRole<HTMLButtonElement>('button', { name: 'Опубликовать' })[1]?.disabled).toBe(false);
});

test.each<[DraftState, string]>([
  ['found', 'Черновик: вы остановились 20\u00a0ноября\u00a02026, 12:00'],
  ['keeping', 'Сохраняем черновик…'],
  ['kept', 'Черновик сохранён, не опубликован'],
  ['on-device', 'Нет связи: черновик пока на этом устройстве'],
])('a draft that is %s says so', (draft, words) => {
  show(() => SAVED, { draft });
  expect(screen.getByRole('status').textContent).toBe(words);
});

test.each<DraftState>(['found', 'kept'])('a draft that is %s is taken away next to its words', async (draft) => {
  const { onDiscard } = show(() => SAVED, { draft });
  await press('Убрать черновик');
  expect(onDiscard).toHaveBeenCalledOnce();
  cleanup();
  show(() => SAVED);
  expect(screen.queryByText('Убрать черновик')).toBeNull();
});

test('mistakes go to the form, and their summary gets the focus', async () => {
  const issues = [{ file: 'works/one.yaml', message: 'Нет названия.' }];
  const { onRefused } = show(() => refusal(422, { message: 'Не вышло.', issues }));
  await press('Опубликовать');
  await expect.poll(() => onRefused.mock.calls).toEqual([[issues]]);
  await expect.poll(() => document.activeElement?.id).toBe('error-summary');
  expect(screen.queryByText('Не вышло.')).toBeNull();
});

test.each([refusal(503, { message: 'Сервер занят.' }), refusal(422, { message: 'Сервер занят.', issues: [] })])(
  'a failure without mistakes says why',
  async (answer) => {
    show(() => answer);
    await press('Опубликовать');
    await screen.findByText('Сервер занят.');
  },
);

test('mistakes in other entries do not keep this one from being saved', async () => {
  const { asked } = show(() => SAVED, { issues: [{ file: 'company.yaml', message: 'Нет такой работы.' }] });
  await press('Сохранить всё равно');
  expect(asked.at(-1)?.body).toMatchObject({ version: 'v1', despiteOthers: true });
});

test('mistakes in this entry do', () => {
  show(() => SAVED, { issues: [{ file: 'works/one.yaml', message: 'Нет названия.' }] });
  expect(screen.queryByRole('button', { name: 'Сохранить всё равно' })).toBeNull();
});

/** The answer to a text begun from `base` when the file holds other facts now. */
function conflict(facts: object, changes: readonly object[], version: string | null = 'v9') {
  const base = { facts: { title: 'Кухня' }, body: null };
  const theirs = workEntry({ facts: { ...facts }, version });
  return refusal(409, { message: '', theirs, base, by: 'Ольга', changes });
}

test('edits of different fields are joined and published at once', async () => {
  const answers = [conflict({ title: 'Ванная' }, []), SAVED];
  const { asked, onMerged } = show(() => answers.shift());
  await press('Опубликовать');
  await screen.findByText(/изменились другие поля \(Ольга\)/);
  const both = { facts: { title: 'Ванная', status: 'sold' }, body: null };
  expect(onMerged.mock.calls).toEqual([[both, 'v9']]);
  await expect.poll(() => asked.at(-1)?.body).toEqual({ file: 'works/one.yaml', version: 'v9', ...both });
});

test('a field that both have changed is asked about', async () => {
  const clash = { path: ['status'], title: 'Статус', before: 'свободна', after: 'продана' };
  const answers = [conflict({ title: 'Кухня', status: 'free' }, [clash]), SAVED];
  const { asked } = show(() => answers.shift());
  await press('Опубликовать');
  const dialog = within(await screen.findByRole('dialog'));
  const publish = dialog.getByRole<HTMLButtonElement>('button', { name: 'Опубликовать' });
  expect(publish.disabled).toBe(true);
  await userEvent.click(dialog.getByLabelText('Оставить с сайта'));
  await userEvent.click(publish);
  expect(asked.at(-1)?.body).toMatchObject({ version: 'v9', facts: { title: 'Кухня', status: 'free' } });
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
});

test('an entry that was deleted meanwhile can be published again as it is here', async () => {
  const answers = [conflict({}, [], null), SAVED];
  const { asked } = show(() => answers.shift());
  await press('Опубликовать');
  await press('Опубликовать: моя версия');
  expect(asked.at(-1)?.body).toEqual({ file: 'works/one.yaml', version: null, ...CHANGED });
});
