import { expect, test } from 'vitest';
import { pageFaults } from './check-page.ts';

const HEAD =
  '<title>Работы</title><meta name="description" content="Сданные квартиры"><link rel="canonical" href="/works">';
const BODY = '<h1 id="top">Работы</h1><img src="/a.jpg" alt="">';

test('a page with all that it needs has no fault', () => {
  expect(pageFaults(HEAD + BODY)).toEqual([]);
  expect(pageFaults(HEAD.replace(/<link.*/, '<meta name="robots" content="noindex">') + BODY)).toEqual([]);
});

test.each([
  ['has 0 h1 elements instead of one', HEAD + BODY.replace(/<h1.*<\/h1>/, '')],
  ['has 2 h1 elements instead of one', `${HEAD}${BODY}<h1>Ещё</h1>`],
  ['has no title', HEAD.replace('Работы', '') + BODY],
  ['has no description', HEAD.replace('Сданные квартиры', '') + BODY],
  ['has no canonical address', HEAD.replace('/works', '') + BODY],
  ['has a picture without an alt text', `${HEAD}${BODY}<img src="/b.jpg">`],
  ['uses the id "top" twice', `${HEAD}${BODY}<p id="top"></p>`],
])('a page that %s says so', (fault, html) => {
  expect(pageFaults(html)).toEqual([fault]);
});
