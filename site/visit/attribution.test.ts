import fc from 'fast-check';
import { expect, test } from 'vitest';
import { memoryStorage } from '../storage/testing/memory-storage.ts';
import { addTouch, noteArrivals, touchOf } from './attribution.ts';

const at = Date.parse('2026-11-20T10:00:00Z');
const own = 'https://pregolya.example';

test('a touch holds the campaign tags, the referrer and the page, and no other part of either address', () => {
  const url = `${own}/remont?utm_source=yandex&utm_campaign=zima&yclid=77&phone=79001234567#form`;
  expect(touchOf({ url, referrer: 'https://yandex.ru/search/?text=%D0%B8%D0%B2%D0%B0%D0%BD', at })).toEqual({
    utm_source: 'yandex',
    utm_campaign: 'zima',
    yclid: '77',
    referrer: 'yandex.ru/search/',
    landing: '/remont',
    at: '2026-11-20T10:00:00.000Z',
  });
});

test('the own site does not count as a referrer', () => {
  expect(touchOf({ url: `${own}/works`, referrer: `${own}/remont`, at })).not.toHaveProperty('referrer');
  expect(touchOf({ url: `${own}/works`, referrer: 'android-app://ru.mail', at })).not.toHaveProperty('referrer');
});

test('the first touch stays, and the last touch is the latest arrival from a source', () => {
  const storage = memoryStorage();
  const arrive = (path: string, referrer = '') => noteArrivals([{ url: own + path, referrer, at }], () => storage);
  arrive('/?utm_source=vk');
  arrive('/works');
  const known = arrive('/sales', 'https://ya.ru/a?b');
  arrive('/contacts');
  expect([known?.first.utm_source, known?.last.referrer]).toEqual(['vk', 'ya.ru/a']);
  expect(arrive('/sales')).toEqual(known);
});

test('the current document is the first and the last touch without storage', () => {
  const known = noteArrivals([{ url: `${own}/?yclid=5`, referrer: '', at }], () => {
    throw new Error('blocked');
  });
  expect(known?.first).toEqual(known?.last);
  expect(known?.first.yclid).toBe('5');
});

test('an unreadable arrival is ignored', () => {
  const broken = [
    { url: 'nowhere', referrer: '', at },
    { url: own, referrer: '', at: Number.NaN },
  ];
  expect(noteArrivals(broken, memoryStorage)).toBeNull();
  expect(noteArrivals([...broken, { url: `${own}/?yclid=5`, referrer: '', at }], memoryStorage)?.first.yclid).toBe('5');
});

test('later touches never change the first touch', () => {
  const touch = fc.dictionary(fc.constantFrom('utm_source', 'referrer', 'landing'), fc.string());
  fc.assert(
    fc.property(touch, fc.array(touch), (first, later) => {
      const known = later.reduce((sum, next) => addTouch(sum, next), addTouch(null, first));
      expect(known.first).toEqual(first);
    }),
  );
});
