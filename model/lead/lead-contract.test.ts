import { expect, test } from 'vitest';
import { requiredPurpose } from './consent.ts';
import { CONTACT_WAYS, contactRequest, contactTask, isContactWay } from './contact-ways.ts';
import { tooLong, waitWords } from './lead-errors.ts';
import { isVisitorField } from './lead-fields.ts';
import { FORM_LEAD_KIND_NAMES, isFormLeadKind, LEAD_KIND_NAMES, LEAD_KINDS } from './lead-kinds.ts';
import { leadBoxesSchema, leadFormSchema } from './lead-schema.ts';
import { stageWords } from './lead-stages.ts';
import { LEAD_TITLES } from './lead-titles.ts';

const PHONE = '9001234567';

test('answers lose control characters and direction overrides, in questions and in lists too', () => {
  const { answers, attribution } = leadFormSchema.parse({
    kind: 'work',
    phone: PHONE,
    answers: { 'Пакет\u202e': 'Ком\u0000форт\u202e', 'Что ещё': ['Две\u2066ри', 2] },
    attribution: { first: { source: 'ya\u0007ndex' } },
  });
  expect(answers).toEqual({ Пакет: 'Комфорт', 'Что ещё': ['Двери', 2] });
  expect(attribution).toEqual({ first: { source: 'yandex' } });
});

test('every kind of a form is accepted by its name, and any other kind is refused', () => {
  for (const kind of FORM_LEAD_KIND_NAMES) {
    expect(leadFormSchema.safeParse({ kind, phone: PHONE })).toMatchObject({ data: { kind } });
  }
  // A call is entered by staff.
  for (const kind of ['call', 'constructor']) {
    expect(isFormLeadKind(kind)).toBe(false);
    expect(leadFormSchema.safeParse({ kind, phone: PHONE }).success).toBe(false);
  }
});

test('every kind has a Russian title', () => {
  for (const kind of LEAD_KIND_NAMES) expect(LEAD_TITLES[kind]).toMatch(/^[а-яё ]+$/);
});

test('an applicant and a review author consent to other purposes than a client', () => {
  const purposes = LEAD_KIND_NAMES.map((kind) => `${LEAD_KINDS[kind].sender}: ${requiredPurpose(kind)}`);
  expect(new Set(purposes)).toEqual(new Set(['client: callback', 'applicant: vacancy', 'reviewer: review']));
});

test('every contact method has a request for the visitor and a task for staff in matching words', () => {
  expect(CONTACT_WAYS.map((way) => [contactRequest(way), contactTask(way)])).toEqual([
    ['Позвоните', 'позвонить'],
    ['Напишите в MAX', 'написать в MAX'],
    ['Напишите ВКонтакте', 'написать ВКонтакте'],
    ['Напишите в Телеграм', 'написать в Телеграм'],
    ['Напишите в Вотсап', 'написать в Вотсап'],
  ]);
});

test('an unknown contact method becomes a call', () => {
  expect([isContactWay('constructor'), isContactWay('fax'), isContactWay('max')]).toEqual([false, false, true]);
  for (const contactBy of ['fax', null, 7, undefined]) {
    expect(leadFormSchema.parse({ kind: 'work', phone: PHONE, contactBy }).contactBy).toBe('call');
  }
});

test('a field that the form leaves out is empty, never missing', () => {
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

test('the error message of a refused field contains the limit', () => {
  const parsed = leadFormSchema.safeParse({ kind: 'work', phone: PHONE, name: 'я'.repeat(101), comment: 'я' });
  expect(parsed.error?.issues).toMatchObject([{ path: ['name'], message: tooLong('name') }]);
  expect(tooLong('name')).toContain('длиннее 100 знаков');
});

test('a wait is shown in whole minutes, rounded up, from one minute on', () => {
  expect([1, 59, 60, 61].map(waitWords)).toEqual([
    '1\u00a0секунду',
    '59\u00a0секунд',
    '1\u00a0минуту',
    '2\u00a0минуты',
  ]);
});

test('fields that a visitor can correct are distinguished from all others', () => {
  expect(['phone', 'consent', 'kind', 'toString'].filter(isVisitorField)).toEqual(['phone', 'consent']);
});

test.each([
  ['/works?kind=a#list', '/works?kind=a#list'],
  ['//spam.example', ''],
  ['/\\spam.example', ''],
  ['https://spam.example/', ''],
  ['works', ''],
])('the page «%s» is stored as the return address «%s»', (page, kept) => {
  expect(leadFormSchema.parse({ kind: 'work', phone: PHONE, page }).page).toBe(kept);
});

test('a box is ticked by true, «yes» or a version, and not by an empty value or a word for «no»', () => {
  const read = (box: unknown) => leadBoxesSchema.parse({ consent: box, marketing: box });
  for (const box of [undefined, null, false, '', 'false', 'off', 'no', '0', 7, {}]) {
    expect(read(box)).toMatchObject({ kind: 'callback', consent: false, marketing: false });
  }
  for (const box of [true, 'yes', { version: '2026-09-01' }]) {
    expect(read(box)).toMatchObject({ consent: box, marketing: box });
  }
});

test('too long values that a visitor cannot correct are cut, not refused', () => {
  const long = 'я'.repeat(600);
  const texts = { subject: long, titleShown: long, priceShown: long, callTime: long, viewing: long };
  const lead = leadFormSchema.parse({ kind: 'work', phone: PHONE + '-'.repeat(90), ...texts });
  expect(Object.keys(texts).map((name) => lead[name as keyof typeof texts].length)).toEqual([500, 500, 500, 60, 60]);
  expect(lead.phone).toEqual({ typed: PHONE + '-'.repeat(50), e164: `+7${PHONE}` });
});

test('objects in a form post are read as JSON: broken answers are refused, broken attribution is dropped', () => {
  const read = (text: string) => leadFormSchema.safeParse({ kind: 'work', phone: PHONE, answers: text });
  expect([read('{"Пакет":"Комфорт"}').data?.answers, read('').data?.answers]).toEqual([{ Пакет: 'Комфорт' }, null]);
  expect([read('{'), read('[1]'), read('{"Пакет":{}}')].map(({ success }) => success)).toEqual([false, false, false]);
  for (const attribution of ['', '{', '[1]', 7]) {
    expect(leadFormSchema.parse({ kind: 'work', phone: PHONE, attribution }).attribution).toBeNull();
  }
});

test('a list of answers has at most fifty items', () => {
  const fits = (count: number) =>
    leadFormSchema.safeParse({ kind: 'work', phone: PHONE, answers: { Ещё: Array(count).fill('да') } }).success;
  expect([50, 51].map(fits)).toEqual([true, false]);
});

test.each([
  ['2026-11-20T12:00:00.000Z', '2026-11-20T12:00:00.000Z'],
  ['2026-11-20T14:00:00+02:00', '2026-11-20T12:00:00.000Z'],
  ['2026-11-20', undefined],
  [1_795_000_000, undefined],
])('a browser clock value of %s is read as %s', (shownAt, moment) => {
  expect(leadFormSchema.parse({ kind: 'work', phone: PHONE, shownAt }).shownAt?.toISOString()).toBe(moment);
});

test('a lost lead is shown with its reason, and with the comment of the manager if there is one', () => {
  expect(stageWords('won')).toBe('договор');
  expect(stageWords('lost', { reason: 'expensive', words: '' })).toBe('отказ: дорого');
  expect(stageWords('lost', { reason: 'expensive', words: 'у соседей дешевле' })).toBe(
    'отказ: дорого (у соседей дешевле)',
  );
});
