import { expect, test } from 'vitest';
import {
  ANSWERS_UNREADABLE,
  CONSENT_MISSING,
  FORM_UNREADABLE,
  NAME_UNREADABLE,
} from '../../../model/lead/lead-errors.ts';
import { consentIndex, goodBody } from '../testing/bodies.ts';
import { readLeadBody } from './lead-body.ts';

const baseBody = { ...goodBody, answers: { Пакет: 'Комфорт', Площадь: 64 } };

function read(change: Record<string, unknown> = {}) {
  const reading = readLeadBody({ ...baseBody, ...change }, consentIndex);
  if (!reading.ok) throw new Error(JSON.stringify(reading.errors));
  return reading.body;
}

test.each([
  ['the page', { page: '/other' }],
  ['the moment', { shownAt: '2026-11-20T10:00:00Z', sentAt: '2026-11-20T10:01:00Z' }],
  ['where the visitor came from', { attribution: { first: { utm_source: 'vk' } } }],
  ['the spelling of the phone', { phone: '+7 900 123-45-67' }],
  ['the order of the answers', { answers: { Площадь: 64, Пакет: 'Комфорт' } }],
  ['the version of the consent', { consentVersion: '2025-09-01' }],
])('a retry that differs by %s has the same fingerprint', (_name, change) => {
  expect(read(change).bodyHash).toBe(read().bodyHash);
});

test.each([
  { kind: 'work' },
  { phone: '8 (900) 123-45-68' },
  { name: 'Олег' },
  { comment: 'После шести' },
  { subject: 'kuhnya' },
  { answers: { Пакет: 'Комфорт', Площадь: 65 } },
  { viewing: 'суббота, 21 ноября, 12:00' },
  { marketing: true, marketingVersion: '2026-09-01' },
  { callTime: 'сегодня до 12' },
  { contactBy: 'max' },
])('a lead changed by %o has another fingerprint', (change) => {
  expect(read(change).bodyHash).not.toBe(read().bodyHash);
});

test('advertising consent requires a checked box with a published version', () => {
  const version = { marketingVersion: '2026-09-01' };
  expect(read({ marketing: true, ...version }).lead).toMatchObject({
    marketing: true,
    consents: [{ purpose: 'callback' }, { purpose: 'marketing' }],
  });
  for (const change of [{}, version, { marketing: true }, { marketing: true, marketingVersion: '1999-01-01' }]) {
    expect(read(change).lead).toMatchObject({ marketing: false, consents: [{ purpose: 'callback' }] });
  }
});

test('the honeypot is triggered by its content, not by its presence', () => {
  const traps = [undefined, null, '', ' ', 'x', 0];
  expect(traps.map((website) => read({ website }).isTrapped)).toEqual([false, false, false, true, true, true]);
});

test('a retry sent to a newer server has the same fingerprint', () => {
  expect(read().bodyHash).toBe('8a5ba0b58d067e0105ee4438176bc48ada4208c4d014b118df344c8ae1566ec7');
});

test('all errors are reported at once, each field with its first error', () => {
  const errorsOf = (change: Record<string, unknown>) => {
    const reading = readLeadBody({ ...baseBody, ...change }, consentIndex);
    return reading.ok ? {} : reading.errors;
  };
  expect(errorsOf({ consent: false, phone: '1', name: 7, key: '?', kind: 'fax', answers: 7 })).toEqual({
    consent: CONSENT_MISSING,
    phone: expect.any(String),
    name: NAME_UNREADABLE,
    key: FORM_UNREADABLE,
    form: FORM_UNREADABLE,
  });
  expect(errorsOf({ answers: 7 })).toEqual({ form: ANSWERS_UNREADABLE });
});
