import { expect, test } from 'vitest';
import type { KindSummary } from '../../contract/content.ts';
import type { Role } from '../../contract/roles.ts';
import { SCREENS } from '../screens.ts';
import { findPlaces, panelPlaces } from './panel-places.ts';

const kind = (name: string, title: string, group: string, folder: string | null = name) =>
  ({ name, title, titleOne: title, group, folder }) as KindSummary;
const KINDS = [
  kind('company', 'Контакты и реквизиты', 'company', null),
  kind('pages', 'Тексты страниц', 'site', null),
  kind('packages', 'Пакеты ремонта', 'prices'),
  { ...kind('works', 'Работы', 'works'), titleOne: 'Работа' },
  kind('services', 'Услуги', 'prices'),
  kind('documents', 'Политика и согласия', 'law'),
];

const placesOf = (role: Role, isDemo = false) =>
  panelPlaces({ screens: SCREENS, kinds: role === 'manager' ? [] : KINDS, role, isDemo });
const addresses = (role: Role, query: string) => {
  const { named, related } = findPlaces(placesOf(role), query);
  return [...named, ...related].map(({ to }) => to);
};

test.each<[query: string, to: string]>([
  ['новая работа', '/content/works?new=1'],
  ['работы', '/content/works'],
  ['контакты', '/content/company'],
  ['контакты и реквизиты', '/content/company'],
  ['цены', '/content/packages'],
  ['политика', '/content/documents'],
  ['страницы', '/site'],
  ['услуги', '/content/services'],
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
  ['8 января', '/content/company?field=facts.holidays'],
  ['31.12', '/content/company?field=facts.holidays'],
  ['8 комнат', ''],
  ['шаблоны сообщений', '/content/replies?field=facts.messages'],
])('an administrator finds by «%s» first %s', (query, to) => {
  expect(addresses('admin', query)[0] ?? '').toBe(to);
});

test('a title that is the query comes before one that begins with it, another one and a group of the menu', () => {
  const place = (title: string, group?: string) => ({ to: `/${title}`, title, words: '', ...(group && { group }) });
  const places = [
    ...[place('Пакеты', 'Услуги и цены'), place('Вставить цены'), place('Цены на материалы'), place('Цены')],
    { ...place('Прайс'), words: 'цены' },
  ];
  const { named, related } = findPlaces(places, 'цена');
  expect(named.map(({ to }) => to)).toEqual(['/Цены', '/Цены на материалы', '/Вставить цены', '/Пакеты']);
  expect(related.map(({ to }) => to)).toEqual(['/Прайс']);
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
