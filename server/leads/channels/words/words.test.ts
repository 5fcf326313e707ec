import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyText } from '../../../../model/format/any-text.fixture.ts';
import { type LocalClock, readClock } from '../../../release/contact.ts';
import { clockWords } from '../../contract/clock-words.ts';
import { TEST_NUMBER } from '../../contract/lead.ts';
import { CONTEXT, LEAD } from '../testing/lead.fake.ts';
import { attributionValue, sourceText } from './attribution.ts';
import { pageLink } from './links.ts';
import { messengerText } from './messenger-text.ts';
import { plainText } from './plain-text.ts';
import { shorten } from './shorten.ts';

test('times use the clock and city of the company, and UTC before the first release', () => {
  const formatTime = (iso: string, clock: LocalClock) => clockWords(new Date(iso), clock).replaceAll('\u00a0', ' ');
  expect(formatTime('2026-12-31T22:30:00Z', CONTEXT.clock())).toBe('1 января 2027, 0:30 (Калининград)');
  expect(formatTime('2026-07-01T07:05:00Z', { city: 'Екатеринбург', utcOffsetHours: 5 })).toBe(
    '1 июля 2026, 12:05 (Екатеринбург)',
  );
  expect(formatTime('2026-07-01T07:05:00Z', readClock('no such folder'))).toBe('1 июля 2026, 7:05 (UTC)');
});

test('a lead without optional fields gives only the lines that it has', () => {
  const bare = {
    ...LEAD,
    name: '',
    comment: '',
    titleShown: '',
    subject: '',
    priceShown: '',
    callTime: '',
    contactBy: 'call' as const,
    answers: null,
    page: '',
    attribution: null,
  };
  expect(plainText(bare, { ...CONTEXT, panelUrl: null })).toBe(
    'Заявка №\u00a01042: пакет ремонта\n\nТелефон: +7 900 123-45-67\nПолучена: 21 ноября 2026, 0:05 (Калининград)',
  );
});

test('a test message says that it is no lead and leads to no page of the panel', () => {
  const test = { ...LEAD, number: TEST_NUMBER };
  expect(messengerText(test, { context: CONTEXT, limit: 1000, withPersonalData: false })).toBe(
    'Проверка связи, это не заявка',
  );
  expect(plainText(test, CONTEXT)).not.toMatch(/Заявка №|\/leads\//);
});

test('attribution values come from the top level, then the last touch, then any other', () => {
  expect(attributionValue({ utm_source: 'a', last: { utm_source: 'b' } }, 'utm_source')).toBe('a');
  expect(attributionValue({ first: { utm_source: 'c' }, last: { utm_source: 'b' } }, 'utm_source')).toBe('b');
  expect(attributionValue({ first: { utm_source: 'c' } }, 'utm_source')).toBe('c');
  expect(sourceText({ referrer: 'https://ya.ru/' })).toBe('https://ya.ru/');
  expect(sourceText(null)).toBe('');
});

test('a page link never leads to a foreign site, for any page value of the lead', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.webPath(),
        fc.webUrl(),
        fc.string(),
        fc.constantFrom('//evil.example', '/\\evil.example', '/\t/evil.example'),
      ),
      (page) => {
        const link = pageLink({ page }, CONTEXT);
        if (link !== null) expect(new URL(link).origin).toBe(CONTEXT.publicUrl);
      },
    ),
  );
});

test('only the labels of the template start at the margin', () => {
  const text = fc.string({ unit: fc.constantFrom('\n', '\r', '\u2028', 'Т', ':', ' ', '+') });
  fc.assert(
    fc.property(text, text, text, (name, comment, answer) => {
      const lead = { ...LEAD, name, comment, titleShown: answer, answers: { [answer]: answer } };
      const labels = plainText(lead, CONTEXT)
        .split('\n')
        .filter((line) => line !== '' && !line.startsWith('  '))
        .map((line) => line.split(':')[0]);
      expect(new Set(labels).size).toBe(labels.length);
      const known =
        'Телефон|Имя|Когда звонить|Как ответить|О чём|Цена на странице|Ответы|Комментарий|Страница|Откуда|Получена|Открыть';
      for (const label of labels.slice(1)) expect(label).toMatch(new RegExp(`^(${known})$`));
    }),
  );
});

test('a shortened text is well-formed and within the limit', () => {
  fc.assert(
    fc.property(anyText, fc.integer({ min: 1, max: 30 }), (text, limit) => {
      const short = shorten(text, limit);
      expect(short.length).toBeLessThanOrEqual(Math.max(limit, 1));
      expect(short.isWellFormed()).toBe(true);
      if (text.length <= limit) expect(short).toBe(text);
    }),
  );
});
