import { expect, test } from 'vitest';
import { arrivalSource } from './arrival-source.ts';

const opening = { url: 'https://pregolya.example/works/x', referrer: '', type: 'navigate' };

test.each([
  ['a typed address', {}, 'direct'],
  ['a search engine', { referrer: 'https://yandex.ru/' }, 'yandex.ru'],
  ['an application of a phone', { referrer: 'android-app://org.telegram.messenger/' }, 'org.telegram.messenger'],
  ['a campaign', { url: 'https://pregolya.example/?utm_source=VK&utm_medium=cpc' }, 'vk/cpc'],
  ['a campaign without a medium', { url: 'https://pregolya.example/?utm_source=listovka' }, 'listovka'],
  [
    'an advertisement of Direct',
    { url: 'https://pregolya.example/?yclid=1', referrer: 'https://ya.ru/' },
    'yandex/cpc',
  ],
])('%s is recognised as an arrival source', (_, facts, source) => {
  expect(arrivalSource({ ...opening, ...facts })).toBe(source);
});

test.each([
  ['a page of our own', { referrer: 'https://pregolya.example/' }],
  ['a reload', { type: 'reload', referrer: 'https://yandex.ru/' }],
  ['a step back', { type: 'back_forward', url: 'https://pregolya.example/?utm_source=vk' }],
])('%s does not count as an arrival', (_, facts) => {
  expect(arrivalSource({ ...opening, ...facts })).toBeNull();
});

test('a long campaign tag is truncated to 60 characters', () => {
  expect(arrivalSource({ ...opening, url: `https://pregolya.example/?utm_source=${'я'.repeat(500)}` })).toHaveLength(
    60,
  );
});
