import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Company, Schedule } from '../kinds/company.ts';
import { nextOpening, openingDay, openState } from './opening-hours.ts';

const HOUR_MS = 3_600_000;
type Hours = Company['hours'];

const DAILY: Schedule = {
  hours: [{ days: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'], opens: '09:00', closes: '20:00' }],
  utcOffsetHours: 2,
};
const WEEKDAYS: Schedule = {
  hours: [{ days: ['mon', 'tue', 'wed', 'thu', 'fri'], opens: '09:00', closes: '18:00' }],
  utcOffsetHours: 2,
};
const WITH_LUNCH: Schedule = {
  hours: [
    { days: ['mon'], opens: '14:00', closes: '18:00' },
    { days: ['mon'], opens: '09:00', closes: '13:00' },
  ],
  utcOffsetHours: 2,
};

/** Company time; 2026-11-20 is a Friday. */
const at = (day: string, time: string, utcOffsetHours = 2) =>
  new Date(`${day}T${time}+${String(utcOffsetHours).padStart(2, '0')}:00`);

test('the office opens exactly at the opening minute', () => {
  expect(openState(DAILY, at('2026-11-20', '08:59:59'))).toEqual({
    open: false,
    next: { daysAhead: 0, day: '2026-11-20', opens: '09:00', closes: '20:00' },
  });
  expect(openState(DAILY, at('2026-11-20', '09:00:00'))).toEqual({ open: true, until: '20:00' });
});

test('the office closes exactly at the closing minute', () => {
  expect(openState(DAILY, at('2026-11-20', '19:59:59'))).toEqual({ open: true, until: '20:00' });
  expect(openState(DAILY, at('2026-11-20', '20:00:00'))).toMatchObject({ next: { daysAhead: 1, day: '2026-11-21' } });
});

test('days off are skipped, also across the end of the week', () => {
  expect(openState(WEEKDAYS, at('2026-11-20', '18:00:00'))).toMatchObject({
    next: { daysAhead: 3, day: '2026-11-23' },
  });
  expect(openState(WEEKDAYS, at('2026-11-22', '12:00:00'))).toMatchObject({
    next: { daysAhead: 1, day: '2026-11-23' },
  });
});

test('the office is closed during a lunch break, and the state names the hour after it', () => {
  expect(openState(WITH_LUNCH, at('2026-11-23', '12:00:00'))).toEqual({ open: true, until: '13:00' });
  expect(openState(WITH_LUNCH, at('2026-11-23', '13:00:00'))).toMatchObject({ next: { daysAhead: 0, opens: '14:00' } });
});

test('an office that works one day a week opens again in seven days', () => {
  expect(openState(WITH_LUNCH, at('2026-11-23', '18:00:00'))).toMatchObject({ next: { daysAhead: 7, opens: '09:00' } });
});

test('adjacent spans are merged', () => {
  const hours: Hours = [
    { days: ['mon'], opens: '09:00', closes: '13:00' },
    { days: ['mon'], opens: '13:00', closes: '18:00' },
  ];
  expect(openState({ ...DAILY, hours }, at('2026-11-23', '10:00:00'))).toEqual({ open: true, until: '18:00' });
  expect(nextOpening({ ...DAILY, hours }, at('2026-11-23', '08:00:00'))).toMatchObject({
    opens: '09:00',
    closes: '18:00',
  });
});

test('an open office also has a next opening', () => {
  expect(nextOpening(DAILY, at('2026-11-20', '09:00:00'))).toMatchObject({ daysAhead: 1, opens: '09:00' });
  expect(nextOpening(DAILY, at('2026-11-20', '12:00:00'))).toMatchObject({ daysAhead: 1, opens: '09:00' });
});

test('the state uses the clock of the company, not the clock of the visitor', () => {
  expect(openState(DAILY, new Date('2026-11-20T22:30:00-08:00')).open).toBe(false);
  expect(openState(DAILY, new Date('2026-11-20T23:30:00-08:00')).open).toBe(true);
});

const NEW_YEAR: Schedule = {
  ...DAILY,
  holidays: [
    { from: '2026-12-31', opens: '10:00', closes: '15:00' },
    { from: '2027-01-01', to: '2027-01-08' },
  ],
};

test('a shortened day uses its special hours', () => {
  expect(openState(NEW_YEAR, at('2026-12-31', '09:30:00'))).toMatchObject({ next: { daysAhead: 0, opens: '10:00' } });
  expect(openState(NEW_YEAR, at('2026-12-31', '12:00:00'))).toEqual({ open: true, until: '15:00' });
});

test('a day with hours within holidays is open at any place in the list', () => {
  const short = { from: '2027-01-08', opens: '11:00', closes: '16:00' };
  const holidays = NEW_YEAR.holidays ?? [];
  for (const all of [
    [...holidays, short],
    [short, ...holidays],
  ]) {
    const schedule = { ...NEW_YEAR, holidays: all };
    expect(openState(schedule, at('2027-01-08', '12:00:00'))).toEqual({ open: true, until: '16:00' });
    expect(openState(schedule, at('2027-01-07', '12:00:00'))).toMatchObject({ open: false, next: { opens: '11:00' } });
  }
});

test('during holidays the next opening is the first working day, and a distant day is named by its date', () => {
  const state = openState(NEW_YEAR, at('2026-12-31', '15:00:00'));
  expect(state).toMatchObject({ open: false, next: { daysAhead: 9, day: '2027-01-09', opens: '09:00' } });
  expect(openState(NEW_YEAR, at('2027-01-04', '12:00:00'))).toMatchObject({ open: false });
  const dayAfter = (day: string) => openingDay(nextOpening(NEW_YEAR, at(day, '21:00:00')));
  expect(['2026-12-31', '2027-01-02', '2027-01-03', '2027-01-07', '2027-01-08'].map(dayAfter)).toEqual([
    '9\u00a0января',
    '9\u00a0января',
    'в субботу',
    'в субботу',
    'завтра',
  ]);
});

const times = fc
  .tuple(fc.integer({ min: 0, max: 1438 }), fc.integer({ min: 1, max: 1439 }))
  .map(([from, length]) => [from, Math.min(1439, from + length)] as const)
  .filter(([from, to]) => to > from);
const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
const anyWeek = fc
  .array(
    fc.record({
      days: fc.uniqueArray(fc.constantFrom('mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'), { minLength: 1 }),
      span: times,
    }),
    { minLength: 1, maxLength: 4 },
  )
  .map(
    (entries) =>
      entries.map(({ days, span: [from, to] }) => ({ days, opens: clock(from), closes: clock(to) })) as Hours,
  );
const anyHolidays = fc.array(
  fc
    .record({ day: fc.integer({ min: 0, max: 1800 }), length: fc.integer({ min: 0, max: 20 }), span: fc.option(times) })
    .map(({ day, length, span }) => {
      const dayOf = (days: number) => new Date(Date.UTC(2026, 0, 1 + days)).toISOString().slice(0, 10);
      return {
        from: dayOf(day),
        to: dayOf(day + length),
        ...(span ? { opens: clock(span[0]), closes: clock(span[1]) } : {}),
      };
    }),
  { maxLength: 6 },
);
const anySchedule = fc.record({
  hours: anyWeek,
  holidays: anyHolidays,
  utcOffsetHours: fc.integer({ min: 2, max: 12 }),
});
const anyMoment = fc.date({ min: new Date('2026-01-01'), max: new Date('2030-12-31'), noInvalidDate: true });

test('with any hours, an open office is open until the named minute and closed at it', () => {
  fc.assert(
    fc.property(anySchedule, anyMoment, (hours, now) => {
      const state = openState(hours, now);
      if (!state.open) return;
      const day = new Date(now.getTime() + hours.utcOffsetHours * HOUR_MS).toISOString().slice(0, 10);
      const closing = at(day, `${state.until}:00`, hours.utcOffsetHours);
      expect(closing.getTime()).toBeGreaterThan(now.getTime());
      expect(openState(hours, new Date(closing.getTime() - 1000)).open).toBe(true);
      expect(openState(hours, closing).open).toBe(false);
    }),
  );
});

test('with any hours, a closed office opens at the named moment and not before', () => {
  fc.assert(
    fc.property(anySchedule, anyMoment, fc.double({ min: 0, max: 0.999, noNaN: true }), (hours, now, share) => {
      const state = openState(hours, now);
      if (state.open) return;
      const midnight = new Date(now.getTime() + hours.utcOffsetHours * HOUR_MS + state.next.daysAhead * 86_400_000)
        .toISOString()
        .slice(0, 10);
      const opening = at(midnight, `${state.next.opens}:00`, hours.utcOffsetHours);
      expect(openState(hours, opening).open).toBe(true);
      const between = new Date(now.getTime() + share * (opening.getTime() - now.getTime()));
      expect(openState(hours, between).open).toBe(false);
    }),
  );
});
