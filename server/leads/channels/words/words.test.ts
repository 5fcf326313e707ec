import fc from 'fast-check';
import { expect, test } from 'vitest';
import { kaliningradTime } from '../../../../model/format/kaliningrad-time.ts';
import { LEAD, LINKS } from '../testing/lead.fake.ts';
import { attributionValue, cameFrom } from './attribution.ts';
import { pageLink } from './links.ts';
import { plainText } from './plain-text.ts';
import { shorten } from './shorten.ts';

test('the clock is that of Kaliningrad, two hours ahead of UTC all year round', () => {
  expect(kaliningradTime(new Date('2026-12-31T22:30:00Z'))).toBe('1\u00a0января 2027, 00:30');
  expect(kaliningradTime(new Date('2026-07-01T07:05:00Z'))).toBe('1\u00a0июля 2026, 09:05');
});

test('a bare lead is told in the lines that it has', () => {
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
  expect(plainText(bare, { ...LINKS, panelUrl: null })).toBe(
    'Заявка №\u00a01042: пакет ремонта\n\nТелефон: +7 900 123-45-67\nПолучена: 21 ноября 2026, 00:05 по Калининграду',
  );
});

test('marks of a visit are found at its top, else in the last touch, else in any', () => {
  expect(attributionValue({ utm_source: 'a', last: { utm_source: 'b' } }, 'utm_source')).toBe('a');
  expect(attributionValue({ first: { utm_source: 'c' }, last: { utm_source: 'b' } }, 'utm_source')).toBe('b');
  expect(attributionValue({ first: { utm_source: 'c' } }, 'utm_source')).toBe('c');
  expect(cameFrom({ referrer: 'https://ya.ru/' })).toBe('https://ya.ru/');
  expect(cameFrom(null)).toBe('');
});

test('whatever stands in a lead for a page, a link leads to our own site', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.webPath(),
        fc.webUrl(),
        fc.string(),
        fc.constantFrom('//evil.example', '/\\evil.example', '/\t/evil.example'),
      ),
      (page) => {
        const link = pageLink({ page }, LINKS);
        if (link !== null) expect(new URL(link).origin).toBe(LINKS.publicUrl);
      },
    ),
  );
});

test('only our own lines begin at the margin', () => {
  const text = fc.string({ unit: fc.constantFrom('\n', '\r', '\u2028', 'Т', ':', ' ', '+') });
  fc.assert(
    fc.property(text, text, text, (name, comment, answer) => {
      const lead = { ...LEAD, name, comment, titleShown: answer, answers: { [answer]: answer } };
      const labels = plainText(lead, LINKS)
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

test('a shortened text is whole characters within the limit', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.integer({ min: 1, max: 30 }), (text, limit) => {
      const short = shorten(text, limit);
      expect(short.length).toBeLessThanOrEqual(Math.max(limit, 1));
      expect(short.isWellFormed()).toBe(true);
      if (text.length <= limit) expect(short).toBe(text);
    }),
  );
});
