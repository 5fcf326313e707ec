import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { PersonHere } from '../../../contract/content.ts';
import { inputId } from '../../fields/input-props.ts';
import { renderInPanel } from '../../in-panel.fixture.tsx';
import { PeopleHere, PeopleHereProvider, PeopleInField, SharedFields } from './people-here.tsx';

const FILE = 'works/one.yaml';

function show(others: readonly Pick<PersonHere, 'name' | 'field'>[]) {
  const { asked } = renderInPanel(
    <PeopleHereProvider file={FILE}>
      <PeopleHere />
      <SharedFields isReadOnly={false} onLeave={() => undefined}>
        <input id={inputId('facts.title')} aria-label="Название" />
        <input id={inputId('facts.lead')} aria-label="Вступление" />
        <PeopleInField path="facts.title" hasInner={false} />
        <PeopleInField path="facts.rooms" hasInner />
      </SharedFields>
    </PeopleHereProvider>,
    { answers: { 'POST /api/presence': () => others } },
  );
  return () => asked.map(({ body }) => (body as { field: string | null }).field);
}

const texts = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

test('other people are named above the form and at the field they write in', async () => {
  show([
    { name: 'Ольга', field: 'facts.title' },
    { name: 'Егор', field: 'facts.rooms.0.title' },
  ]);
  await expect.poll(() => screen.queryAllByRole('status').length).toBe(2);
  expect(texts()[0]).toMatch(/^Здесь сейчас и Ольга, Егор\. Правки разных полей соединятся/);
  expect(texts()[1]).toBe('Здесь пишет Ольга');
});

test('two people in one field are named together', async () => {
  show([
    { name: 'Ольга', field: 'facts.title' },
    { name: 'Егор', field: 'facts.title' },
  ]);
  await expect
    .poll(() => screen.queryAllByRole('status').map(({ textContent }) => textContent))
    .toContain('Здесь пишут Ольга, Егор');
});

test('with another person here, only the field in which the focus rests is reported', async () => {
  vi.useFakeTimers();
  const fields = show([{ name: 'Ольга', field: null }]);
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(fields()).toEqual([null]);
  act(() => screen.getByLabelText('Название').focus());
  await act(() => vi.advanceTimersByTimeAsync(200));
  act(() => screen.getByLabelText('Вступление').focus());
  await act(() => vi.advanceTimersByTimeAsync(600));
  expect(fields()).toEqual([null, 'facts.lead']);
});

test('without another person a field is reported with the next question only', async () => {
  vi.useFakeTimers();
  const fields = show([]);
  await act(() => vi.advanceTimersByTimeAsync(0));
  act(() => screen.getByLabelText('Название').focus());
  await act(() => vi.advanceTimersByTimeAsync(14_000));
  expect(fields()).toEqual([null]);
  await act(() => vi.advanceTimersByTimeAsync(2000));
  expect(fields()).toEqual([null, 'facts.title']);
});
