import { expect, test } from 'vitest';
import { workEntry } from '../content/content.fixture.ts';
import { keepLocally, localDraft } from '../content/local-draft.ts';
import { refusal, renderHookInPanel } from '../in-panel.fixture.tsx';
import { type DraftChange, storeDrafts } from './store-drafts.ts';

const FILE = 'works/one.yaml';
const ENTRY = `GET /api/entry?file=${encodeURIComponent(FILE)}`;
const ADD: DraftChange = { kind: 'works', file: FILE, title: 'Кухня', change: (facts) => ({ ...facts, price: 5 }) };

async function store(changes: readonly DraftChange[], answers: Record<string, () => unknown>) {
  const { asked } = renderHookInPanel(() => null, { answers: { 'PUT /api/draft': () => ({}), ...answers } });
  return { outcome: await storeDrafts(changes), bodies: asked.map(({ body }) => body) };
}

test('a change begins from the file', async () => {
  const { outcome, bodies } = await store([ADD], { [ENTRY]: () => workEntry() });
  expect(bodies).toEqual([{ file: FILE, baseVersion: 'v1', facts: { title: 'Кухня', price: 5 }, body: null }]);
  expect(outcome).toEqual({ stored: [ADD], failed: [] });
});

test('a draft of the person is continued, the newer one of server and device', async () => {
  const draft = { file: FILE, baseVersion: 'v0', facts: { title: 'Старая' }, body: null, savedAt: '2020-01-01' };
  keepLocally(FILE, { baseVersion: 'v0', facts: { title: 'Новая' }, body: null });
  const { bodies } = await store([ADD], { [ENTRY]: () => workEntry({ draft }) });
  expect(bodies).toMatchObject([{ baseVersion: 'v0', facts: { title: 'Новая', price: 5 } }]);
  expect(localDraft(FILE)).toBeNull();
});

test.each([
  ['unknown', () => refusal(404, {})],
  ['not written yet', () => workEntry({ version: null })],
])('an entry that is %s begins from a blank one', async (_, entry) => {
  const blank = { 'GET /api/entry/blank?kind=works&slug=one': () => ({ facts: { tags: [] }, body: null }) };
  const { bodies } = await store([ADD], { [ENTRY]: entry, ...blank });
  expect(bodies).toMatchObject([{ baseVersion: null, facts: { tags: [], price: 5 } }]);
});

test('one failure does not stop the others', async () => {
  const other = { ...ADD, file: 'works/two.yaml', title: 'Ванная' };
  const { outcome } = await store([other, ADD], {
    [ENTRY]: () => workEntry(),
    [`GET /api/entry?file=${encodeURIComponent(other.file)}`]: () => refusal(503, { message: 'Диск занят.' }),
  });
  expect(outcome.stored).toEqual([ADD]);
  expect(outcome.failed).toEqual([{ file: other.file, title: 'Ванная', message: 'Диск занят.' }]);
});
