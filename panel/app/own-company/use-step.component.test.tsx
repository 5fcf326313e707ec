import { act } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { beforeEach, expect, test, vi } from 'vitest';
import type { CompanyStep, StepSaved } from '../../contract/own-company.ts';
import { field } from '../fields/in-form.fixture.tsx';
import { renderHookInPanel } from '../in-panel.fixture.tsx';
import { useStep } from './use-step.ts';

const STEP: CompanyStep = {
  ...{ key: 'name', form: field('', {}), facts: { name: '', slug: 'old' }, proposed: { slug: 'old' }, isDone: false },
};
const PATH = 'PUT /api/own-company/steps/name';

beforeEach(() => void vi.useFakeTimers());
function open(save: () => StepSaved | Promise<StepSaved> = () => ({ issues: [], proposed: { slug: 'new' } })) {
  const saved = vi.fn();
  const hook = renderHookInPanel(
    () => {
      const form = useForm<Record<string, unknown>>({ defaultValues: { ...STEP.facts } });
      return { form, save: useStep({ form, step: STEP, onSaved: saved }) };
    },
    { answers: { [PATH]: save } },
  );
  hook.client.setQueryData(['own-company'], { isDemo: true, isBegun: false, steps: [STEP], hasLogo: false });
  const set = (key: string, value: string) => act(() => hook.result.current.form.setValue(key, value));
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  return { ...hook, saved, set, pass, values: () => hook.result.current.form.getValues() };
}

test('answers are saved when the typing pauses, and what nobody edited follows the proposals', async () => {
  const { asked, saved, set, pass, values, client } = open();
  set('name', 'П');
  await pass(400);
  set('name', 'Пр');
  await pass(400);
  expect(asked).toEqual([]);
  await pass(100);
  expect(asked.map(({ body }) => body)).toEqual([{ facts: { name: 'Пр', slug: 'old' } }]);
  expect(values()).toEqual({ name: 'Пр', slug: 'new' });
  expect(saved).toHaveBeenCalledWith({ issues: [], proposed: { slug: 'new' } });
  expect(client.getQueryData(['own-company'])).toMatchObject({ isBegun: true, steps: [{ isDone: true }] });
});

test('an edited answer stays, whatever is proposed', async () => {
  const { set, pass, values } = open();
  set('slug', 'mine');
  await pass(500);
  expect(values().slug).toBe('mine');
});

test('leaving the step saves what has not been saved', async () => {
  const { asked, set, unmount, pass } = open();
  set('name', 'П');
  unmount();
  await pass(0);
  expect(asked).toHaveLength(1);
});

test('a step is saved once at a time, so that an older answer never arrives last', async () => {
  let answer = () => {};
  const first = new Promise<StepSaved>((resolve) => {
    answer = () => resolve({ issues: [], proposed: {} });
  });
  const { asked, result, pass } = open(() => first);
  void result.current.save();
  void result.current.save();
  await pass(0);
  expect(asked).toHaveLength(1);
  answer();
  await pass(0);
  expect(asked).toHaveLength(2);
});
