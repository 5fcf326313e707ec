import { expect, test } from 'vitest';
import type { KindSummary } from '../../contract/content.ts';
import type { Role } from '../../contract/roles.ts';
import { SCREENS } from '../screens.ts';
import { findPlaces, panelPlaces } from './panel-places.ts';

const WORKS = { name: 'works', title: 'Работы', titleOne: 'Работа', folder: 'works' } as KindSummary;

const placesOf = (role: Role, isDemo = false) =>
  panelPlaces({ screens: SCREENS, kinds: role === 'manager' ? [] : [WORKS], role, isDemo });
const addresses = (role: Role, query: string) => {
  const { named, related } = findPlaces(placesOf(role), query);
  return [...named, ...related].map(({ to }) => to);
};

test.each<[query: string, to: string]>([
  ['новая работа', '/content/works?new=1'],
  ['работы', '/content/works'],
  ['опубликовать', '/unfinished'],
  ['заявки', '/leads'],
  ['стереть', '/leads/erase'],
  ['пароль', '/account'],
  ['ажурнал', ''],
  [';ehyfk', '/journal'],
  ['фото', '/photos'],
  ['дежурство', '/people'],
  ['часы работы', '/content/company?field=facts.hours'],
  ['праздники', '/content/company?field=facts.holidays'],
  ['шаблоны сообщений', '/content/replies?field=facts.messages'],
])('an administrator finds by «%s» first %s', (query, to) => {
  expect(addresses('admin', query)[0] ?? '').toBe(to);
});

test('a place that only its synonyms find comes after those with the words in their titles', () => {
  const { named, related } = findPlaces(placesOf('admin'), 'телефон');
  expect(named).toEqual([]);
  expect(related.map(({ to }) => to)).toContain('/account');
  expect(findPlaces(placesOf('admin'), 'заявки').named.map(({ to }) => to)).toContain('/leads');
});

test('nobody finds what they may not open', () => {
  expect(new Set(placesOf('manager').map(({ to }) => to))).toEqual(
    new Set(['/leads', '/leads/erase', '/leads/board', '/leads/agenda', '/account']),
  );
  expect(placesOf('editor').filter(({ to }) => /leads|people|journal|archive|overview/.test(to))).toEqual([]);
});

test('the set-up of a company is found only while the site shows the demo', () => {
  const isFound = (isDemo: boolean) => placesOf('admin', isDemo).some(({ to }) => to === '/own-company');
  expect([isFound(true), isFound(false)]).toEqual([true, false]);
});
