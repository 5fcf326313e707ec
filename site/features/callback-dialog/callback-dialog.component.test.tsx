import { act, screen } from '@testing-library/react';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { OPENED_EVENT } from '../../first-view/dialog-names.ts';
import { CALL_FACTS, CLOSED, OPEN } from '../../shell/navigation/call-facts.fixture.ts';
import { renderOnPage } from '../../shell/navigation/on-page.fixture.tsx';
import { answerRequests } from '../../shell/navigation/site-answers.fixture.ts';
import { CallbackDialog } from './callback-dialog.tsx';
import type { PageSubject } from './page-subject.ts';

const subjects: (PageSubject | null)[] = [];

afterEach(() => {
  subjects.length = 0;
});
// Test files share modules: the calling hours are reset.
afterAll(() => void vi.resetModules());

function show(ofPage: Record<string, string>, now = OPEN) {
  vi.useFakeTimers({ toFake: ['Date'], now });
  answerRequests({ 'GET /data/_calls.json': () => CALL_FACTS });
  renderOnPage(
    <>
      <main>
        <form data-lead-form>
          {Object.entries(ofPage).map(([name, value]) => (
            <input key={name} type="hidden" name={name} defaultValue={value} />
          ))}
        </form>
      </main>
      <CallbackDialog
        renderForm={(subject) => {
          subjects.push(subject);
          return null;
        }}
      />
    </>,
    '/a',
    { callbackLead: 'Обсудим ремонт' },
  );
}

function open() {
  const dialog = document.querySelector('dialog') as HTMLDialogElement;
  act(() => {
    dialog.showModal();
    dialog.dispatchEvent(new Event(OPENED_EVENT));
  });
}

test('the dialog promises nothing before it is open, and then what the hour allows', async () => {
  show({});
  screen.getByText('Перезвоним вам');
  open();
  await screen.findByText('Перезвоним за 15 минут');
  screen.getByText('Обсудим ремонт');
});

test('outside working hours the dialog names the time of the call', async () => {
  show({}, CLOSED);
  open();
  await screen.findByText(/^Позвоним завтра с.9 до.10$/);
});

test('a call is about what the page is about, and its form counts as seen', () => {
  const goals: unknown[] = [];
  const count = (event: Event) => goals.push((event as CustomEvent).detail);
  addEventListener('act', count);
  show({ kind: 'flat', subject: 'kv-1', titleShown: 'Двушка', priceShown: '8 млн' });
  open();
  removeEventListener('act', count);
  expect(subjects.at(-1)).toEqual({ subject: 'kv-1', titleShown: 'Двушка', priceShown: '8 млн' });
  expect(goals).toEqual([{ goal: 'form_seen', facts: {} }]);
});

test.each([
  ['a vacancy', { kind: 'vacancy', subject: 'painter' }],
  ['nothing in particular', { kind: 'callback' }],
  ['an unknown kind', { kind: 'call', subject: 'x' }],
])('a call is not about %s', (_, ofPage) => {
  show(ofPage);
  open();
  expect(subjects.at(-1)).toBeNull();
});
