import { expect, test } from 'vitest';
import { requiredPurpose } from './consent.ts';
import { CONTACT_WAYS, contactRequest, contactTask, isContactWay } from './contact-ways.ts';
import { tooLong, waitWords } from './lead-errors.ts';
import { isVisitorField } from './lead-fields.ts';
import { isLeadKind, LEAD_KIND_NAMES, LEAD_KINDS } from './lead-kinds.ts';
import { leadFormSchema } from './lead-schema.ts';

const PHONE = '9001234567';

test('answers lose what nobody types, in questions and in lists too', () => {
  const { answers, attribution } = leadFormSchema.parse({
    kind: 'work',
    phone: PHONE,
    answers: { 'Пакет\u202e': 'Ком\u0000форт\u202e', 'Что ещё': ['Две\u2066ри', 2] },
    attribution: { first: { source: 'ya\u0007ndex' } },
  });
  expect(answers).toEqual({ Пакет: 'Комфорт', 'Что ещё': ['Двери', 2] });
  expect(attribution).toEqual({ first: { source: 'yandex' } });
});

test('every kind is accepted by its name and titled in Russian, and nothing else is a kind', () => {
  for (const kind of LEAD_KIND_NAMES) {
    expect(leadFormSchema.safeParse({ kind, phone: PHONE })).toMatchObject({ data: { kind } });
    expect(LEAD_KINDS[kind].title).toMatch(/^[а-яё ]+$/);
  }
  expect(isLeadKind('constructor')).toBe(false);
  expect(leadFormSchema.safeParse({ kind: 'constructor', phone: PHONE }).success).toBe(false);
});

test('an applicant and the author of a review consent to other things than a client', () => {
  const purposes = LEAD_KIND_NAMES.map((kind) => `${LEAD_KINDS[kind].sender}: ${requiredPurpose(kind)}`);
  expect(new Set(purposes)).toEqual(new Set(['client: callback', 'applicant: vacancy', 'reviewer: review']));
});

test('a visitor asks for a way to be answered in the words that staff read as a task', () => {
  expect(CONTACT_WAYS.map((way) => [contactRequest(way), contactTask(way)])).toEqual([
    ['Позвоните', 'позвонить'],
    ['Напишите в MAX', 'написать в MAX'],
    ['Напишите ВКонтакте', 'написать ВКонтакте'],
    ['Напишите в Телеграм', 'написать в Телеграм'],
    ['Напишите в Вотсап', 'написать в Вотсап'],
  ]);
});

test('a way that is none is a call', () => {
  expect([isContactWay('constructor'), isContactWay('fax'), isContactWay('max')]).toEqual([false, false, true]);
  for (const contactBy of ['fax', null, 7, undefined]) {
    expect(leadFormSchema.parse({ kind: 'work', phone: PHONE, contactBy }).contactBy).toBe('call');
  }
});

test('what a form leaves out is empty, never missing', () => {
  expect(leadFormSchema.parse({ kind: 'work', phone: PHONE })).toMatchObject({
    name: '',
    comment: '',
    subject: '',
    callTime: '',
    page: '',
    answers: null,
    attribution: null,
  });
});

test('limits are told in the sentence that refuses', () => {
  const parsed = leadFormSchema.safeParse({ kind: 'work', phone: PHONE, name: 'я'.repeat(101), comment: 'я' });
  expect(parsed.error?.issues).toMatchObject([{ path: ['name'], message: tooLong('name') }]);
  expect(tooLong('name')).toContain('длиннее 100 знаков');
});

test('a pause is told in whole minutes, rounded up, from a minute on', () => {
  expect([1, 59, 60, 61].map(waitWords)).toEqual([
    '1\u00a0секунду',
    '59\u00a0секунд',
    '1\u00a0минуту',
    '2\u00a0минуты',
  ]);
});

test('fields that a visitor can mend are told from all others', () => {
  expect(['phone', 'consent', 'kind', 'toString'].filter(isVisitorField)).toEqual(['phone', 'consent']);
});
