import { act } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { beforeEach, expect, test, vi } from 'vitest';
import type { EntryText } from '../../contract/content.ts';
import { renderHookInPanel } from '../in-panel.fixture.tsx';
import { Observed } from '../lib/observed.ts';
import { type EntryValues, showIssues, useCheck } from './use-check.ts';

const FILE = 'works/one.yaml';
const CHECK = 'POST /api/entry/check';
const textOf = (title: string): EntryText => ({ facts: { title }, body: null });

beforeEach(() => void vi.useFakeTimers());
function check(isOn: boolean, answer: () => unknown = () => ({ issues: [] })) {
  const text = new Observed(textOf('К'));
  const found = vi.fn();
  const hook = renderHookInPanel(() => useCheck(FILE, text, isOn, found), { answers: { [CHECK]: answer } });
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  return { ...hook, text, found, pass };
}

test('the text is checked when the typing pauses, as it is then', async () => {
  const { asked, text, found, pass } = check(true, () => ({ issues: [{ file: FILE, message: 'Пусто.' }] }));
  await pass(500);
  text.set(textOf('Ку'));
  await pass(500);
  expect(asked).toEqual([]);
  await pass(100);
  expect(asked.map(({ body }) => body)).toEqual([{ file: FILE, ...textOf('Ку') }]);
  expect(found.mock.calls).toEqual([[[{ file: FILE, message: 'Пусто.' }]]]);
});

test('nothing is checked before a mistake was found, nor after the form is closed', async () => {
  const off = check(false);
  await off.pass(1000);
  expect(off.asked).toEqual([]);
  const { asked, text, pass, unmount } = check(true);
  unmount();
  text.set(textOf('Ку'));
  await pass(1000);
  expect(asked).toEqual([]);
});

test('an answer about an older text is not shown', async () => {
  const { promise, resolve: answer } = Promise.withResolvers<object>();
  const answers = [promise, { issues: [] }];
  const { text, found, pass } = check(true, () => answers.shift());
  await pass(600);
  text.set(textOf('Ку'));
  answer({ issues: [{ file: FILE, message: 'Пусто.' }] });
  await pass(600);
  expect(found.mock.calls).toEqual([[[]]]);
});

test('a check that fails is made again after the next change', async () => {
  const answers = [Response.json({}, { status: 503 }), { issues: [] }];
  const { text, found, pass } = check(true, () => answers.shift());
  await pass(600);
  expect(found).not.toHaveBeenCalled();
  text.set(textOf('Ку'));
  await pass(600);
  expect(found).toHaveBeenCalledOnce();
});

test('messages about this file replace the former ones, at their fields', () => {
  const { result } = renderHookInPanel(() => {
    const form = useForm<EntryValues>();
    return { form, errors: form.formState.errors };
  });
  const show = (...issues: Parameters<typeof showIssues>[2][number][]) =>
    act(() => showIssues(result.current.form, FILE, issues));
  show({ file: FILE, path: ['title'], message: 'Пусто.' });
  expect(result.current.errors).toMatchObject({ facts: { title: { type: 'content', message: 'Пусто.' } } });
  show({ file: FILE, message: 'Нет текста.' }, { file: 'works/two.yaml', path: ['date'], message: 'Нет.' });
  expect(result.current.errors).toEqual({ body: expect.objectContaining({ message: 'Нет текста.' }) });
});
