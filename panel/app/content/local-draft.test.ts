import { expect, test } from 'vitest';
import { handInDrafts } from './local-draft.ts';

/** Like in `localStorage`, the keys are own properties. */
function storageOf(texts: Record<string, string>) {
  return Object.assign(
    Object.create({
      getItem(this: Record<string, string>, key: string) {
        return this[key] ?? null;
      },
      removeItem(this: Record<string, string>, key: string) {
        delete this[key];
      },
    }),
    texts,
  ) as Storage & Record<string, string>;
}

const kept = (title: string) =>
  JSON.stringify({ facts: { title }, body: null, baseVersion: 'v1', savedAt: '2026-11-26T10:00:00.000Z' });

test('drafts leave the device once the server has them, and rejected ones stay and are listed', async () => {
  const storage = storageOf({
    'panel-draft:works/a.yaml': kept('А'),
    'panel-draft:works/b.yaml': kept('Б'),
    'panel-draft:works/c.yaml': '{ broken',
    theme: 'dark',
  });
  const sent: unknown[] = [];
  const left = await handInDrafts(async (draft) => {
    if (draft.file === 'works/b.yaml') throw new Error('No network');
    sent.push(draft);
  }, storage);
  expect(sent).toEqual([{ file: 'works/a.yaml', facts: { title: 'А' }, body: null, baseVersion: 'v1' }]);
  expect(left).toEqual(['works/b.yaml', 'works/c.yaml']);
  expect(Object.keys(storage).sort()).toEqual(['panel-draft:works/b.yaml', 'panel-draft:works/c.yaml', 'theme']);
});
