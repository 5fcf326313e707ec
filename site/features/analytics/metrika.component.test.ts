import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { choiceStore } from '../../visit/choice-store.ts';
import { type CookieChoice, cookieOfChoice } from '../../visit/cookie-choice.ts';
import { startMetrika } from './metrika.ts';

const view = { path: '/works', previous: null, product: null };
const OPENED = 'https://site.ru/works?utm_source=mail&name=Anna';

const choose = (choice: CookieChoice | null) => choiceStore.remember(choice ? cookieOfChoice(choice, '1') : '');
const calls = () => [...(window.ym?.a ?? [])] as unknown[][];
const start = () => startMetrika({ id: 7, cookiesVersion: '1', openedUrl: OPENED, view });

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(document.head, 'append').mockImplementation(() => {});
  window.ym = undefined;
  document.title = 'Работы';
});

afterEach(() => {
  choose(null);
  vi.restoreAllMocks();
});

test.each([null, 'necessary'] as const)('with the choice «%s» the counter is not even loaded', (choice) => {
  choose(choice);
  start().goal('phone', {});
  expect(window.ym).toBeUndefined();
  expect(document.head.append).not.toHaveBeenCalled();
});

test('a consent counts the page that is open, with its campaign; the next pages name the one before', () => {
  choose('all');
  const counter = start();
  counter.page({ path: '/sales', previous: '/works', product: null });
  const settings = { defer: true, webvisor: false, clickmap: false };
  expect(calls()).toEqual([
    [7, 'init', expect.objectContaining(settings)],
    [7, 'hit', `${location.origin}/works?utm_source=mail`, { title: 'Работы', referer: document.referrer }],
    [7, 'hit', `${location.origin}/sales`, { title: 'Работы', referer: `${location.origin}/works` }],
  ]);
});

test('a lead about a product is a purchase without personal data', () => {
  choose('all');
  start().goal('lead_sent', { form: 'flat', subject: 'kv-1', title: 'Двушка', number: 5 });
  expect(calls().at(-1)).toEqual([7, 'reachGoal', 'lead_sent', { form: 'flat' }]);
  expect(window.dataLayer).toHaveLength(1);
  start().goal('phone', {});
  expect(calls().at(-1)).toEqual([7, 'reachGoal', 'phone', {}]);
});

test('a consent on a later page counts that page with the product on it', () => {
  const counter = start();
  counter.page({ path: '/sales/1', previous: '/works', product: null });
  counter.product({ kind: 'flat', slug: '1', name: 'Двушка' });
  choose('all');
  expect(calls()[1]?.[2]).toBe(`${location.origin}/sales/1?utm_source=mail`);
  expect(window.dataLayer).toHaveLength(1);
});

test('a withdrawn consent stops the counter and deletes its records, also those of a late answer', () => {
  choose('all');
  const counter = start();
  localStorage.setItem('_ym_uid', '1');
  choose('necessary');
  expect(calls()).toEqual([[7, 'destruct']]);
  counter.goal('phone', {});
  expect(calls()).toHaveLength(1);
  expect(localStorage.getItem('_ym_uid')).toBeNull();
  localStorage.setItem('_ym_uid', '1');
  vi.advanceTimersByTime(2000);
  expect(localStorage.getItem('_ym_uid')).toBeNull();
});
