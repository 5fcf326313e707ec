import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { renderInPanel } from '../in-panel.fixture.tsx';
import { Observed, useObserved } from '../lib/observed.ts';
import { useFieldInView } from './use-field-in-view.ts';

const TOPS = { 'field-facts.title': 20, 'field-facts.status': 90, 'field-facts.tags': 400 };
const tops = new Map<string, number>();

beforeEach(() => {
  vi.useFakeTimers();
  for (const [id, top] of Object.entries(TOPS)) tops.set(id, top);
  const rect = vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return new DOMRect(0, tops.get(this.id) ?? 0, 100, 20);
  });
  const drawn = vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue([{}] as unknown as DOMRectList);
  onTestFinished(() => {
    rect.mockRestore();
    drawn.mockRestore();
  });
});

function Form({ chosen, isFollowed }: { readonly chosen: Observed<string | null>; readonly isFollowed: boolean }) {
  const { form, inView } = useFieldInView(chosen, isFollowed);
  return (
    <div ref={form}>
      {Object.keys(TOPS).map((id) => (
        <input key={id} id={id} aria-label={id} />
      ))}
      <output>{useObserved(inView, (fields) => fields.join(' '))}</output>
    </div>
  );
}

function show(isFollowed = true) {
  const chosen = new Observed<string | null>(null);
  renderInPanel(<Form chosen={chosen} isFollowed={isFollowed} />);
  const scroll = () => {
    fireEvent.scroll(window);
    vi.advanceTimersToNextFrame();
  };
  return { chosen, scroll, said: () => screen.getByRole('status').textContent };
}

test('a scrolled form names the fields in view, the nearest first', async () => {
  const { scroll, said } = show();
  expect(said()).toBe('');
  scroll();
  await vi.waitFor(() => expect(said()).toBe('facts.status facts.title'));
});

test.each([
  ['field-facts.tags', ''],
  ['outside', 'facts.status facts.title'],
])('with the focus at %s it names «%s», since the page shows the field that is being filled in', async (id, fields) => {
  const { scroll, said } = show();
  if (id !== 'outside') screen.getByLabelText(id).focus();
  scroll();
  await vi.waitFor(() => expect(said()).toBe(fields));
});

test('a field with the focus that has left the window does not count', async () => {
  const { scroll, said } = show();
  screen.getByLabelText('field-facts.tags').focus();
  tops.set('field-facts.tags', -50);
  scroll();
  await vi.waitFor(() => expect(said()).toBe('facts.tags facts.status facts.title'));
});

test('the chosen field is not named again', () => {
  const { chosen, scroll, said } = show();
  chosen.set('facts.status');
  scroll();
  expect(said()).toBe('');
});

test('a form that scrolls by itself is not followed', () => {
  const { scroll, said } = show(false);
  scroll();
  expect(said()).toBe('');
});
