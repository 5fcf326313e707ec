import { expect, test } from 'vitest';
import type { ReleaseManifest } from '../../release/manifest.ts';
import { NO_SUCH_PAGE, OTHER_SOURCES } from '../count.ts';
import { readHit } from './read-hit.ts';

const file = { file: 'x', type: 't', size: 1, hash: 'aaaaaaaa', encodings: {} };
const FILES: ReleaseManifest['files'] = {
  '/': { ...file, cache: 'page' },
  '/works': { ...file, cache: 'page' },
  '/works/ф': { ...file, cache: 'page' },
  '/data/works.json': { ...file, cache: 'data' },
};
const read = (hit: object) => readHit(JSON.stringify(hit), FILES);

test.each([
  ['/', '/'],
  ['/works', '/works'],
  ['/works/', '/works'],
  ['/works?utm_source=yandex&phone=79001234567#form', '/works'],
  ['/works/%D1%84', '/works/ф'],
  ['/works/79001234567', NO_SUCH_PAGE],
  ['/data/works.json', NO_SUCH_PAGE],
  ['/%FF', NO_SUCH_PAGE],
])('%s is counted as %s', (page, counted) => {
  expect(read({ page, goal: null, from: null })).toEqual({ page: counted, source: '', goal: '' });
});

test.each([
  ['Yandex / CPC', 'yandex / cpc'],
  ['direct', 'direct'],
  ['avito.ru', 'avito.ru'],
  ['я'.repeat(70), 'я'.repeat(60)],
  ['ivan@mail.example', OTHER_SOURCES],
  ['8 900 123-45-67', OTHER_SOURCES],
  ['+79001234567', OTHER_SOURCES],
  ['<script>', OTHER_SOURCES],
  ['', OTHER_SOURCES],
])('an arrival from «%s» is counted for the source «%s»', (from, source) => {
  expect(read({ page: '/', goal: null, from })).toEqual({ page: '/', source, goal: '' });
});

test('a goal is never counted as an arrival', () => {
  expect(read({ page: '/', goal: 'lead_sent', from: 'yandex' })).toEqual({ page: '/', source: '', goal: 'lead_sent' });
});

test.each([
  'no JSON',
  '[]',
  'null',
  '{"page":"works","goal":null,"from":null}',
  '{"page":"/","goal":"made_up","from":null}',
  '{"page":"/","goal":"toString","from":null}',
  '{"page":1,"goal":null,"from":null}',
  '{"page":"/","goal":null,"from":7}',
])('%s is refused', (body) => {
  expect(readHit(body, FILES)).toBe(null);
});
