import { expect, test } from 'vitest';
import { loadDocument } from './full-load.ts';
import type { NavigationKind } from './navigation-policy.ts';

const SITE = 'https://site.example';

test.each<[string, string, NavigationKind, string[]]>([
  ['/', '/works?x=1#top', 'push', ['assign /works?x=1#top']],
  ['/', 'https://other.example/a', 'push', ['assign https://other.example/a']],
  ['/', '/works', 'replace', ['replace /works']],
  ['/works', '/works?x=1', 'push', ['assign /works?x=1']],
  ['/works', '/works', 'pop', ['reload']],
  ['/works#top', '/works#top', 'pop', ['reload']],
  ['/works', '/works#top', 'push', ['replace /works#top', 'reload']],
])('from %s, the address %s is loaded on a %s by %j', (current, address, kind, expected) => {
  const calls: string[] = [];
  const note = (name: string) => (url: string | URL) => void calls.push(`${name} ${String(url).replace(SITE, '')}`);
  const location = {
    href: SITE + current,
    assign: note('assign'),
    replace: note('replace'),
    reload: () => void calls.push('reload'),
  };
  loadDocument(location, address, kind);
  expect(calls).toEqual(expected);
});
