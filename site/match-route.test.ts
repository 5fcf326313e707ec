import { expect, test } from 'vitest';
import { matchRoute, patternOf } from './match-route.ts';
import { routes } from './routes.ts';

test('each route matches its own path, with and without a slash at the end', () => {
  for (const { path } of routes) {
    const filled = path.replace(/:[a-z]+/g, 'kvartira-7');
    expect(patternOf(path).test(filled), path).toBe(true);
    expect(patternOf(path).test(`${filled}/`), path).toBe(true);
  }
});

test.each([
  ['/', 'home'],
  ['/works/seychas', 'underway'],
  ['/works/dvushka', 'finished-work'],
  ['/works/page/2', 'works'],
  ['/works/paket/komfort', 'works-of'],
  ['/%D1%81', undefined],
  ['/WORKS', undefined],
  ['/works/a/b/c', undefined],
  ['/works/page', 'finished-work'],
])('%s is the page %s; fixed segments take precedence', (path, page) => {
  expect(matchRoute(path)?.page).toBe(page);
});
