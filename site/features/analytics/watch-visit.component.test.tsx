import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { leavesPage } from '../../first-view/leaves-page.fixture.ts';
import type { Shell } from '../../shell/facts/shell.ts';
import { reportGoal, reportVisitEvent } from '../../visit/visit-events.ts';
import { watchVisit } from './watch-visit.ts';

const MESSENGER = { kind: 'telegram', label: 'Telegram', url: 'https://t.me/firm', note: '' } as const;
const SHELL = { messengers: [MESSENGER], cookiesVersion: '1' } as unknown as Shell;

let counts: unknown[];
const pass = (event: Event) => window.acts?.push(event);

beforeEach(() => {
  counts = [];
  navigator.sendBeacon = (url, body) => counts.push([url, JSON.parse(String(body))]) > 0;
  window.acts = [] as Event[];
  for (const type of ['click', 'input', 'act']) addEventListener(type, pass, true);
  render(
    <>
      <a href="tel:+7401">phone</a>
      <a href="/price.xlsx" download>
        file
      </a>
      <a href="https://t.me/firm?start">messenger</a>
      <a href="/plain">plain</a>
      <button type="button" data-goal="plan">
        plan
      </button>
      <form data-lead-form>
        <input aria-label="form" />
      </form>
      <div data-goal="calculator">
        <input aria-label="calculator" />
      </div>
    </>,
  );
});

afterEach(() => {
  for (const type of ['click', 'input', 'act']) removeEventListener(type, pass, true);
  delete window.acts;
});

const start = (url = 'https://site.ru/works') => watchVisit(SHELL, { url, referrer: '', type: 'navigate' });
const of = (page: string, ...goals: (string | null)[]) =>
  goals.map((goal) => ['/api/counts', { page, goal, from: null }]);

test.each([
  ['phone', ['phone']],
  ['file', ['download']],
  ['messenger', ['messenger']],
  ['plan', ['plan']],
  ['plain', []],
])('a click on «%s» counts as %j, once a page', (words, goals) => {
  start();
  leavesPage(screen.getByText(words));
  leavesPage(screen.getByText(words));
  expect(counts).toEqual(of('/works', ...goals));
});

test.each([
  ['form', ['form_seen', 'form_begun']],
  ['calculator', ['calculator']],
])('typing into the %s counts as %j', (name, goals) => {
  start();
  fireEvent.input(screen.getByLabelText(name));
  expect(counts).toEqual(of('/works', ...goals));
});

test('what happened before the start is counted too', () => {
  leavesPage(screen.getByText('phone'));
  expect(counts).toEqual([]);
  start();
  expect(counts).toEqual(of('/works', 'phone'));
});

test('on the next page a goal counts again, and each lead counts', () => {
  start();
  leavesPage(screen.getByText('phone'));
  reportVisitEvent({ page: '/sales' });
  leavesPage(screen.getByText('phone'));
  reportGoal('lead_sent', { number: 1 });
  reportGoal('lead_sent', { number: 2 });
  expect(counts).toEqual([...of('/works', 'phone'), ...of('/sales', null, 'phone', 'lead_sent', 'lead_sent')]);
});

test('two watchers count only once', () => {
  start();
  start();
  leavesPage(screen.getByText('phone'));
  expect(counts).toEqual(of('/works', 'phone'));
});
