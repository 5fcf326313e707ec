import { expect, test } from 'vitest';
import { parseRelease, type ReleaseFile, type ReleaseManifest } from './manifest.ts';

const page: ReleaseFile = {
  file: 'index.html',
  type: 'text/html',
  size: 1,
  hash: '0123abcd',
  encodings: { br: 1 },
  cache: 'page',
};
const manifest: ReleaseManifest = {
  format: 1,
  id: 'r1',
  buildId: 'b1',
  createdAt: '2026-11-20T10:00:00.000Z',
  files: { '/': { ...page, policy: 0 } },
  redirects: { '/price': { to: '/', status: 302 } },
  texts: '',
  gone: ['/works/removed'],
  policies: ["default-src 'none'"],
  notFound: { unmatched: page, slug: page, slugPatterns: ['/works/:slug'] },
};
const parse = (changes: object) => parseRelease(JSON.stringify({ ...manifest, ...changes }), 'release.json');

test('a manifest is parsed as written', () => {
  expect(parse({})).toEqual(manifest);
});

test('a field added by a newer version is ignored', () => {
  expect(parse({ headers: {}, files: { '/': { ...page, policy: 0, mood: 1 } } })).toEqual(manifest);
});

test('an unknown format is reported before anything else is checked', () => {
  expect(() => parse({ format: 2, files: null })).toThrow('release.json has format 2; this server reads format 1');
  expect(() => parseRelease('[]', 'release.json')).toThrow('has format undefined');
  expect(() => parseRelease('{', 'release.json')).toThrow('release.json is not JSON');
});

test.each([
  [
    'a file outside public/',
    { files: { '/': { ...page, file: '../secret' } } },
    'must be a relative path inside public/',
  ],
  ['an absolute file', { files: { '/': { ...page, file: '/etc/passwd' } } }, 'must be a relative path inside public/'],
  ['a path that is another host', { files: { '//evil': page } }, 'files["//evil"]'],
  ['a redirect to another host', { redirects: { '/a': { to: '//evil', status: 301 } } }, 'must be a path on this site'],
  ['a line break in a header', { policies: ["default-src 'none'\r\nX: y"] }, 'printable ASCII'],
  ['a policy that is not there', { files: { '/': { ...page, policy: 1 } } }, '/ names policy 1'],
])('%s is refused', (_, changes, message) => {
  expect(() => parse(changes)).toThrow(message);
});
