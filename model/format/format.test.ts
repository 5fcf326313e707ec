import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { formatArea } from './area.ts';
import {
  clockAt,
  formatDate,
  formatDayMonth,
  formatMoment,
  formatMonthYear,
  formatSpan,
  isoDayAt,
  startOfDay,
  timeAt,
} from './date.ts';
import { formatRub, formatRubPerM2 } from './money.ts';
import { formatPhone } from './phone.ts';
import { counted, DAYS, plural } from './plural.ts';
import { plainSpaces, typograph } from './typograph.ts';

const NB = '\u00a0';

test('money is grouped by three digits with no-break spaces and uses a real minus sign', () => {
  expect(formatRub(1482000)).toBe(`1${NB}482${NB}000${NB}₽`);
  expect(formatRub(-3680)).toBe(`−3${NB}680${NB}₽`);
  expect(formatRubPerM2(21900)).toBe(`21${NB}900${NB}₽/м²`);
});

test('for any amount, removing the spaces restores it', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2_000_000_000 }), (amount) => {
      expect(Number(formatRub(amount).replace(/[^\d]/g, ''))).toBe(amount);
    }),
  );
});

test('areas have a decimal comma and no trailing zeros', () => {
  expect(formatArea(64)).toBe(`64${NB}м²`);
  expect(formatArea(28.6)).toBe(`28,6${NB}м²`);
  expect(formatArea(0.1 + 0.2)).toBe(`0,3${NB}м²`);
});

test('dates are formatted in Russian', () => {
  expect(formatDate('2026-06-06')).toBe(`6${NB}июня${NB}2026`);
  expect(formatDayMonth('2026-05-01')).toBe(`1${NB}мая`);
  expect(formatSpan({ from: '2026-11-16', to: '2026-11-22' })).toBe(`16–22${NB}ноября`);
  expect(formatSpan({ from: '2026-10-26', to: '2026-11-01' })).toBe(`26${NB}октября – 1${NB}ноября`);
  expect(formatMonthYear('2026-12-31')).toBe(`декабрь${NB}2026`);
  expect(() => formatDate('вчера')).toThrow(RangeError);
});

test('the day is computed for the given UTC offset', () => {
  expect(isoDayAt(new Date('2026-11-20T21:59:59Z'), 2)).toBe('2026-11-20');
  expect(isoDayAt(new Date('2026-11-20T22:00:00Z'), 2)).toBe('2026-11-21');
  expect(isoDayAt(new Date('2026-11-20T13:59:59Z'), 10)).toBe('2026-11-20');
  expect(isoDayAt(new Date('2026-11-20T14:00:00Z'), 10)).toBe('2026-11-21');
  expect(startOfDay('2026-11-21', 10).toISOString()).toBe('2026-11-20T14:00:00.000Z');
});

test('dates do not depend on the locale data of the browser', () => {
  const intl = vi.spyOn(Intl, 'DateTimeFormat').mockImplementation(() => {
    throw new Error('ICU 72 prints 11/22/2026 for en-CA');
  });
  expect(isoDayAt(new Date('2026-11-22T08:00:00Z'), 2)).toBe('2026-11-22');
  expect(formatMoment(new Date('2026-12-31T21:30:00Z'), 3)).toBe(`1${NB}января${NB}2027, 0:30`);
  intl.mockRestore();
});

test('a time of day has no leading zero, as on the site', () => {
  expect(timeAt(new Date('2026-11-20T02:54:00Z'), 2)).toBe('4:54');
  expect(timeAt(new Date('2026-11-20T08:54:00Z'), 2)).toBe('10:54');
  expect(timeAt(new Date('2026-11-20T22:05:00Z'), 2)).toBe('0:05');
});

const anyMoment = fc.date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true });
const anyOffset = fc.integer({ min: 2, max: 12 });

test('a day starts at its first moment in any time zone, and the moment before belongs to the previous day', () => {
  fc.assert(
    fc.property(anyMoment, anyOffset, (date, utcOffsetHours) => {
      const iso = date.toISOString().slice(0, 10);
      const begin = startOfDay(iso, utcOffsetHours);
      expect(clockAt(begin, utcOffsetHours)).toEqual({ day: iso, time: '00:00' });
      expect(isoDayAt(new Date(begin.getTime() - 1), utcOffsetHours) < iso).toBe(true);
    }),
  );
});

test('the local clock converts back to the moment it was read at, in any time zone', () => {
  fc.assert(
    fc.property(anyMoment, anyOffset, (date, utcOffsetHours) => {
      const { day, time } = clockAt(date, utcOffsetHours);
      const read = new Date(`${day}T${time}+${String(utcOffsetHours).padStart(2, '0')}:00`);
      expect(date.getTime() - read.getTime()).toBeGreaterThanOrEqual(0);
      expect(date.getTime() - read.getTime()).toBeLessThan(60_000);
    }),
  );
});

test('nouns agree with numbers', () => {
  expect([1, 2, 5, 11, 12, 21, 74, 111, 122].map((count) => plural(count, DAYS))).toEqual([
    'день',
    'дня',
    'дней',
    'дней',
    'дней',
    'день',
    'дня',
    'дней',
    'дня',
  ]);
  expect(counted(1.5, DAYS)).toBe(`1,5${NB}дня`);
});

test('phone numbers are grouped the way they are read out', () => {
  expect(formatPhone('+74012051736')).toBe(`+7${NB}4012${NB}05‑17‑36`);
  expect(formatPhone('+74852004716')).toBe(`+7${NB}4852${NB}00‑47‑16`);
  expect(formatPhone('+79001234567')).toBe(`+7${NB}900${NB}123‑45‑67`);
  expect(formatPhone('+78002003040')).toBe(`+7${NB}800${NB}200‑30‑40`);
  expect(formatPhone('+74952003040')).toBe(`+7${NB}495${NB}200‑30‑40`);
  expect(formatPhone('+73432003040')).toBe(`+7${NB}343${NB}200‑30‑40`);
  expect(formatPhone('+74951234567')).toBe(`+7${NB}495${NB}123‑45‑67`);
  expect(formatPhone('+73812123456')).toBe(`+7${NB}3812${NB}12‑34‑56`);
  expect(formatPhone('+78001234567')).toBe(`+7${NB}800${NB}123‑45‑67`);
  expect(formatPhone('call us')).toBe('call us');
});

test('typesetting adds no-break spaces to short words, to numbers with units and before dashes', () => {
  expect(typograph('Ремонт в городе за 74 дня — без доплат')).toBe(
    `Ремонт в${NB}городе за${NB}74${NB}дня${NB}— без${NB}доплат`,
  );
  expect(typograph('1 482 000 ₽ и 64 м²')).toBe(`1${NB}482${NB}000${NB}₽ и${NB}64${NB}м²`);
  expect(typograph('смета в 60–90 строк')).toBe(`смета в${NB}60–\u206090 строк`);
  expect(typograph('что-то, кое-где, когда-нибудь')).toBe('что-\u2060то, кое-\u2060где, когда-\u2060нибудь');
  expect(typograph('Из-за света, Санкт-Петербург')).toBe('Из-\u2060за света, Санкт-Петербург');
  expect(typograph('на 4, 6 и 2 дня')).toBe(`на${NB}4,${NB}6 и${NB}2${NB}дня`);
  expect(plainSpaces(typograph('смета в 60–90 строк'))).toBe('смета в 60–90 строк');
  expect(typograph('не а в к дому')).toBe(`не${NB}а${NB}в${NB}к${NB}дому`);
});

test('typesetting is idempotent and loses no letter', () => {
  const words = fc.array(fc.constantFrom('и', 'в', 'дом', '74', '000', '₽', '—', 'же', 'м²', 'ул.', '(а', 'Не'), {
    maxLength: 14,
  });
  fc.assert(
    fc.property(words, (parts) => {
      const text = parts.join(' ');
      const once = typograph(text);
      expect(typograph(once)).toBe(once);
      expect(once.replaceAll(NB, ' ')).toBe(text);
    }),
  );
});

test('a short word before a link gets a no-break space although the link is a separate piece of text', () => {
  expect(typograph('Подробности — в ')).toBe('Подробности\u00a0— в\u00a0');
});
