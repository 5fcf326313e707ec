import { act } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { EntryText } from '../../contract/content.ts';
import { workEntry } from '../content/content.fixture.ts';
import { refusal, renderHookInPanel } from '../in-panel.fixture.tsx';
import { Observed } from '../lib/observed.ts';
import { usePreview } from './use-preview.ts';

const FILE = 'works/one.yaml';
const PUBLISHED = { facts: { title: 'Кухня' }, body: null };

/** A draft that the server refuses, of an entry with this version. */
function refused(version: string | null, first: EntryText = { facts: {}, body: null }) {
  const entry = vi.fn(() => ({ ...workEntry({ facts: PUBLISHED.facts }), version }));
  const text = new Observed<EntryText>(first);
  const { result } = renderHookInPanel(() => usePreview({ file: FILE, text }), {
    answers: {
      'POST /api/preview': ({ facts }: EntryText) =>
        facts.title
          ? { token: facts.title === 'Кухня' ? 'published' : 'draft', path: '/', visibility: { state: 'live' } }
          : refusal(422, { message: 'Не заполнено.', issues: [] }),
      [`GET /api/entry?file=${encodeURIComponent(FILE)}`]: entry,
    },
  });
  return { entry, text, preview: () => result.current };
}

test('a draft that is refused from the beginning leaves the published page in view', async () => {
  const { preview } = refused('v1');
  await expect.poll(() => preview().made?.token).toBe('published');
  expect(preview().made?.text).toEqual(PUBLISHED);
  expect(preview().error).not.toBeNull();
});

test('a draft that is refused later leaves the last valid page in view, not the published one', async () => {
  const { entry, text, preview } = refused('v1', { facts: { title: 'Кухня-гостиная' }, body: null });
  await expect.poll(() => preview().made?.token).toBe('draft');
  act(() => text.set({ facts: {}, body: null }));
  await expect.poll(() => preview().error).not.toBeNull();
  expect(preview().made?.token).toBe('draft');
  expect(entry).not.toHaveBeenCalled();
});

test('a new entry that is refused has no page yet', async () => {
  const { entry, preview } = refused(null);
  await expect.poll(() => entry.mock.calls.length).toBe(1);
  await expect.poll(() => preview().error).not.toBeNull();
  expect(preview().made).toBeUndefined();
});
