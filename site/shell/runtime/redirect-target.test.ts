import fc from 'fast-check';
import { expect, test } from 'vitest';
import { redirectTarget } from './redirect-target.ts';

const toUrl = (address: string) => new URL(address, 'https://site.example');

test.each([
  ['/works', '/old', '/works'],
  ['/works', '/old?utm_source=vk#top', '/works?utm_source=vk#top'],
  ['/works?kind=a', '/old?utm=1&kind=b', '/works?kind=a&utm=1'],
  ['/works?kind=a', '/old?keyword=b', '/works?kind=a&keyword=b'],
  ['/works#list', '/old?q=1#top', '/works?q=1#list'],
  ['/works', '/old?q=a%20b&c=d+e&f', '/works?q=a%20b&c=d+e&f'],
  ['/', '/old?', '/'],
])('a redirect to %s leads %s to %s', (target, address, expected) => {
  expect(redirectTarget(target, toUrl(address))).toEqual({ url: toUrl(expected), isExternal: false });
});

test.each([
  ['https://other.example/x', 'https:'],
  ['http://other.example/x', 'http:'],
  ['//other.example/x', 'https:'],
])('%s is external and also keeps the query and the hash', (target, protocol) => {
  expect(redirectTarget(target, toUrl('/old?utm=1#h'))).toEqual({
    url: new URL(`${protocol}//other.example/x?utm=1#h`),
    isExternal: true,
  });
});

test('an absolute address of the site itself is not external', () => {
  expect(redirectTarget('https://site.example/works', toUrl('/old'))?.isExternal).toBe(false);
});

test.each(['javascript:alert(1)', 'data:text/html,x', 'mailto:a@site.example', 'shttp://site.example/x', 'https://'])(
  '%s is an invalid target',
  (target) => {
    expect(redirectTarget(target, toUrl('/old'))).toBeNull();
  },
);

test('a redirect keeps every campaign tag', () => {
  const value = fc.string({ minLength: 1 }).map((text) => encodeURIComponent(text.toWellFormed()));
  fc.assert(
    fc.property(fc.dictionary(fc.stringMatching(/^utm_[a-z]{1,8}$/), value), (tags) => {
      const query = Object.entries(tags).map(([name, tag]) => `${name}=${tag}`);
      const redirect = redirectTarget('/works?kind=a', toUrl(`/old?${query.join('&')}`));
      expect(redirect?.url.search.slice(1).split('&')).toEqual([
        'kind=a',
        ...query.map((tag) => tag.replaceAll("'", '%27')),
      ]);
    }),
  );
});
