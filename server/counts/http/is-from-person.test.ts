import { expect, test } from 'vitest';
import { isFromPerson } from './is-from-person.ts';

const CHROME =
  'Mozilla/5.0 (Linux; Android 13; SM-A525F) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Mobile Safari/537.36';
const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 16_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/16.4 Mobile/15E148 Safari/604.1';

function isCounted(headers: Record<string, string>): boolean {
  const sent: Record<string, string> = { 'user-agent': CHROME, 'sec-fetch-site': 'same-origin', ...headers };
  return isFromPerson((name) => sent[name], ['company.example']);
}

test.each([
  CHROME,
  SAFARI,
  `${CHROME} YandexSearch/23.112.1 YandexSearchBrowser/23.112.1 YaApp_Android/23.112.1`,
  `${SAFARI} YaBrowser/23.11.0.2391.10 YaApp_iOS/2311.0 YaApp_iOS_Browser/2311.0 SA/3`,
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.0.0 YaBrowser/24.6.0.0 Safari/537.36',
  'Mozilla/5.0 (Windows NT 10.0; WOW64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/116.0.0.0 Atom/26 Safari/537.36',
  'Mozilla/5.0 (X11; Linux x86_64; rv:121.0) Gecko/20100101 Firefox/121.0',
  `${CHROME} VKAndroidApp/8.50-17920`,
  `${CHROME} Telegram-Android/11.4 (Samsung SM-A525F; Android 14; SDK 34; HIGH)`,
  `${CHROME} HuaweiBrowser/14.0`,
])('a visit with the browser %s is counted', (agent) => {
  expect(isCounted({ 'user-agent': agent })).toBe(true);
});

test.each([
  '',
  'curl/8.5.0',
  'python-requests/2.31',
  'Mozilla/5.0 (compatible; YandexBot/3.0; +http://yandex.com/bots)',
  'Mozilla/5.0 (compatible; YandexMetrika/2.0; +http://yandex.com/bots yabs01)',
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; Googlebot/2.1; +http://www.google.com/bot.html) Chrome/124.0 Safari/537.36',
  'Mozilla/5.0 (compatible; Mail.RU_Bot/2.1)',
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/120.0.0.0 Safari/537.36',
  `${CHROME} Chrome-Lighthouse`,
])('a visit with the program «%s» is not counted', (agent) => {
  expect(isCounted({ 'user-agent': agent })).toBe(false);
});

test.each<[string, Record<string, string>]>([
  ['fetched ahead', { 'sec-purpose': 'prefetch' }],
  ['rendered ahead', { 'sec-purpose': 'prefetch;prerender' }],
  ['shown small', { purpose: 'preview' }],
  ['another site', { 'sec-fetch-site': 'cross-site' }],
  ['a neighbour of the domain', { 'sec-fetch-site': 'same-site' }],
  ['the line of addresses', { 'sec-fetch-site': 'none' }],
])('a request is not counted: %s', (_words, headers) => {
  expect(isCounted(headers)).toBe(false);
});

test('the Origin header decides when the browser sends no Sec-Fetch-Site', () => {
  const ask = (origin?: string) => {
    const sent: Record<string, string> = { 'user-agent': CHROME, ...(origin === undefined ? {} : { origin }) };
    return isFromPerson((name) => sent[name], ['company.example']);
  };
  expect(ask('http://company.example')).toBe(true);
  expect(ask('http://other.example')).toBe(false);
  expect(ask('null')).toBe(false);
  expect(ask()).toBe(false);
});
