import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addTouch, noteArrival, touchOf } from './attribution.ts';
import { memoryStorage } from './testing/memory-storage.ts';
import { metrikaClientId } from './visit.ts';

const at = new Date('2026-11-20T10:00:00Z');
const own = 'https://pregolya.example';

test('a touch tells the marks, the place before and the page, and nothing else of either address', () => {
  const url = `${own}/remont?utm_source=yandex&utm_campaign=zima&yclid=77&phone=79001234567#form`;
  expect(touchOf({ url, referrer: 'https://yandex.ru/search/?text=%D0%B8%D0%B2%D0%B0%D0%BD', at })).toEqual({
    utm_source: 'yandex',
    utm_campaign: 'zima',
    yclid: '77',
    referrer: 'yandex.ru/search/',
    landing: '/remont',
    at: at.toISOString(),
  });
});

test('the own site is nobody who has sent a visitor', () => {
  expect(touchOf({ url: `${own}/works`, referrer: `${own}/remont`, at })).not.toHaveProperty('referrer');
  expect(touchOf({ url: `${own}/works`, referrer: 'android-app://ru.mail', at })).not.toHaveProperty('referrer');
});

test('the first touch stays, the last one is the last that came from somewhere', () => {
  const storage = memoryStorage();
  const arrive = (path: string, referrer = '') => noteArrival({ url: own + path, referrer, at }, () => storage);
  arrive('/?utm_source=vk');
  arrive('/works');
  const { first, last } = arrive('/sales', 'https://ya.ru/a?b');
  arrive('/contacts');
  expect([first.utm_source, last.referrer]).toEqual(['vk', 'ya.ru/a']);
  expect(arrive('/sales')).toEqual({ first, last });
});

test('without storage the document at hand is first and last', () => {
  const known = noteArrival({ url: `${own}/?yclid=5`, referrer: '', at }, () => {
    throw new Error('blocked');
  });
  expect(known.first).toEqual(known.last);
  expect(known.first.yclid).toBe('5');
});

test('a first touch is never changed by what comes later', () => {
  const touch = fc.dictionary(fc.constantFrom('utm_source', 'referrer', 'landing'), fc.string());
  fc.assert(
    fc.property(touch, fc.array(touch), (first, later) => {
      const known = later.reduce((sum, next) => addTouch(sum, next), addTouch(null, first));
      expect(known.first).toEqual(first);
    }),
  );
});

test('the number of Metrika goes along with consent only', () => {
  const cookies = '_ym_uid=1234567890123456; cookie-choice=all.2026-09-01';
  expect(metrikaClientId(cookies, '2026-09-01')).toBe('1234567890123456');
  expect(metrikaClientId(cookies, '2027-01-01')).toBeNull();
  expect(metrikaClientId(cookies.replace('all', 'necessary'), '2026-09-01')).toBeNull();
  expect(metrikaClientId('_ym_uid=1234567890123456', '2026-09-01')).toBeNull();
});
