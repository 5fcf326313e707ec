import { act } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { EntryText } from '../../contract/content.ts';
import { refusal, renderHookInPanel } from '../in-panel.fixture.tsx';
import { keepLocally, localDraft } from './local-draft.ts';
import { useDraft } from './use-draft.ts';

const FILE = 'works/one.yaml';
const PUT = 'PUT /api/draft';
const DELETE = `DELETE /api/draft?file=${encodeURIComponent(FILE)}`;
const text = (title: string): EntryText => ({ facts: { title }, body: null });

beforeEach(() => void vi.useFakeTimers());
function keeper(answers: Record<string, () => unknown> = {}) {
  const hook = renderHookInPanel(() => useDraft(FILE, 'v1'), {
    answers: { [PUT]: () => ({}), [DELETE]: () => ({}), ...answers },
  });
  return {
    ...hook,
    draft: () => hook.result.current,
    state: () => hook.result.current.state.get(),
    pass: (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms)),
  };
}

test('a text is on the device at once, and on the server when the typing pauses', async () => {
  const { draft, asked, state, pass } = keeper();
  draft().keep(text('К'));
  await pass(700);
  draft().keep(text('Ку'));
  expect(localDraft(FILE)?.facts).toEqual({ title: 'Ку' });
  await pass(700);
  expect([asked.length, state()]).toEqual([0, 'keeping']);
  await pass(100);
  expect(asked.map(({ body }) => body)).toEqual([{ file: FILE, baseVersion: 'v1', ...text('Ку') }]);
  expect([state(), localDraft(FILE)]).toEqual(['kept', null]);
});

test.each([
  ['connection', 503],
  ['session', 401],
])('without a %s the draft stays on the device and is sent again', async (_, status) => {
  let isDown = true;
  const { draft, asked, state, pass } = keeper({ [PUT]: () => (isDown ? refusal(status, {}) : {}) });
  draft().keep(text('К'));
  await pass(800);
  expect([state(), localDraft(FILE)?.facts]).toEqual(['on-device', { title: 'К' }]);
  isDown = false;
  await pass(5000);
  expect([asked.length, state(), localDraft(FILE)]).toEqual([2, 'kept', null]);
});

test('a draft that the server refuses is not sent again and again', async () => {
  const { draft, asked, pass } = keeper({ [PUT]: () => refusal(413, {}) });
  draft().keep(text('К'));
  await pass(60_000);
  expect(asked).toHaveLength(1);
});

test('leaving the form sends what has not been sent', async () => {
  const { draft, asked, unmount } = keeper();
  draft().keep(text('К'));
  unmount();
  await vi.advanceTimersByTimeAsync(0);
  expect(asked.map(({ method }) => method)).toEqual(['PUT']);
});

test.each([
  ['sends it', 'К', 2],
  ['forgets it, since the entry is open again', 'Ку', 1],
])('a closed form whose last text did not arrive %s', async (_, onDevice, count) => {
  const { draft, asked, unmount, pass } = keeper({ [PUT]: () => refusal(503, {}) });
  draft().keep(text('К'));
  unmount();
  await pass(0);
  keepLocally(FILE, { baseVersion: 'v1', ...text(onDevice) });
  await pass(5000);
  expect(asked).toHaveLength(count);
});

test('a discarded draft is gone here and there, also one that was about to be sent', async () => {
  const { draft, asked, pass } = keeper();
  draft().keep(text('К'));
  await act(() => draft().discard());
  await pass(5000);
  expect(asked.map(({ method }) => method)).toEqual(['DELETE']);
  expect(localDraft(FILE)).toBeNull();
});

test('a draft that cannot be discarded stays on the device', async () => {
  const { draft } = keeper({ [DELETE]: () => refusal(503, {}) });
  draft().keep(text('К'));
  await expect(draft().discard()).rejects.toThrow();
  expect(localDraft(FILE)).not.toBeNull();
});

test('after publishing, what was typed meanwhile is a draft of the new version', async () => {
  const { draft, asked, state, pass } = keeper();
  draft().keep(text('К'));
  await act(() => draft().settled('v2', text('Ку')));
  expect(localDraft(FILE)).toMatchObject({ baseVersion: 'v2', facts: { title: 'Ку' } });
  expect(state()).toBe('none');
  draft().keep(text('Кух'));
  await pass(800);
  expect(asked.map(({ method }) => method)).toEqual(['DELETE', 'PUT']);
  expect(asked.at(-1)?.body).toMatchObject({ baseVersion: 'v2' });
});

test('a new draft waits until the published one is deleted', async () => {
  let settle = () => {};
  const deleted = new Promise<object>((resolve) => {
    settle = () => resolve({});
  });
  const { draft, asked, pass } = keeper({ [DELETE]: () => deleted });
  void draft().settled('v2', null);
  draft().keep(text('Ку'));
  await pass(2000);
  expect(asked.map(({ method }) => method)).toEqual(['DELETE']);
  settle();
  await pass(0);
  expect(asked.map(({ method }) => method)).toEqual(['DELETE', 'PUT']);
});
