import { expect, test } from 'vitest';
import { encodePath, locationOf } from './location.ts';

test.each([
  ['/', '?utm_source=vk', '/?utm_source=vk'],
  ['/', '', '/'],
  ['/', '?', '/'],
  ['/works?kind=a', '?utm=1&kind=b', '/works?kind=a&utm=1'],
  ['/about#team', '?utm=1', '/about?utm=1#team'],
  ['/о-нас', '', '/%D0%BE-%D0%BD%D0%B0%D1%81'],
])('a redirect to %s with %j goes to %s', (to, query, location) => {
  expect(locationOf(to, query)).toBe(location);
});

test('a path is encoded so that no part of it becomes a query', () => {
  expect(encodePath('/а?#')).toBe('/%D0%B0%3F%23');
});
