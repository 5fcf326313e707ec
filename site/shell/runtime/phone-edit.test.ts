import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readPhone } from '../../../model/format/read-phone.ts';
import type { PhoneEdit, PhoneState } from './phone-edit.ts';
import { EMPTY_PHONE, editPhone, formatPhoneInput } from './phone-edit.ts';
import { isForeign, maskDigits, nationalDigits } from './phone-pattern.ts';

/** Parses `+7 (91|2`, where `|` marks the caret. */
function at(shown: string): PhoneState {
  return { text: shown.replace('|', ''), caret: shown.indexOf('|') };
}

function shown({ text, caret }: PhoneState): string {
  return `${text.slice(0, caret)}|${text.slice(caret)}`;
}

const insertAt = (state: PhoneState, inserted: string) =>
  editPhone(state, { start: state.caret, end: state.caret, inserted });
const type = (state: PhoneState, keys: string) => [...keys].reduce(insertAt, state);
const backspace = (state: PhoneState) =>
  state.caret === 0 ? state : editPhone(state, { start: state.caret - 1, end: state.caret, inserted: '' });
const forward = (state: PhoneState) =>
  editPhone(state, { start: state.caret, end: state.caret + 1, inserted: '', isForward: true });

describe.each([
  ['typed', (text: string) => type(EMPTY_PHONE, text)],
  ['pasted', (text: string) => insertAt(EMPTY_PHONE, text)],
  ['typed before the mask was there', (text: string) => formatPhoneInput(text)],
])('%s', (_way, enter) => {
  test.each([
    ['9123456789', '+7 (912) 345-67-89'],
    ['79123456789', '+7 (912) 345-67-89'],
    ['+79123456789', '+7 (912) 345-67-89'],
    ['+7 912 345-67-89', '+7 (912) 345-67-89'],
    ['+7 (912) 345-67-89', '+7 (912) 345-67-89'],
    ['89123456789', '+7 (912) 345-67-89'],
    ['8 (912) 345-67-89', '+7 (912) 345-67-89'],
    ['+7 8 912 345-67-89', '+7 (912) 345-67-89'],
    ['8 800 555-35-35', '+7 (800) 555-35-35'],
    ['8 800 555-35-351', '+7 (800) 555-35-35'],
    ['+7 912 345-67-890', '+7 (912) 345-67-89'],
    ['+7 800 555-35-3', '+7 (800) 555-35-3'],
    ['8(912)345-67-89+1', '+7 (912) 345-67-89'],
    ['8005553535', '+7 (800) 555-35-35'],
    ['８９１２３４５６７８９', '+7 (912) 345-67-89'],
    ['+٧٩١٢٣٤٥٦٧٨٩', '+7 (912) 345-67-89'],
    ['۸۹۱۲۳۴۵۶۷۸۹', '+7 (912) 345-67-89'],
    ['0 912 345-67-89', '+7 (912) 345-67-89'],
    ['0', '+7 ('],
    ['91234567890123', '+7 (912) 345-67-89'],
    ['9', '+7 (9'],
    ['912', '+7 (912'],
    ['9123', '+7 (912) 3'],
    ['8', '+7 ('],
    ['8912', '+7 (912'],
    ['8 (40', '+7 (40'],
    ['8 800', '+7 (800'],
    ['88', '+7 (8'],
    ['8912345678', '+7 (912) 345-67-8'],
    ['800', '+7 (800'],
    ['812 555', '+7 (812) 555'],
    ['865', '+7 (865'],
    ['7', '+7'],
    ['+', '+'],
    ['а', '+7 ('],
    ['', ''],
    ['+375 29 123-45-67', '+375 29 123-45-67'],
    ['+48 22 123 45 67', '+48 22 123 45 67'],
    ['+49 (30) 1234567890123', '+49 (30) 12345678901'],
  ])('«%s» is shown as «%s»', (entered, text) => {
    expect(enter(entered)).toMatchObject({ text, caret: text.length });
  });
});

test.each([
  ['a letter changes nothing', '+7 (91|2', 'ы', '+7 (91|2'],
  ['a digit goes where the caret is', '+7 (91|2) 345', '5', '+7 (915|) 234-5'],
  ['a whole number takes no more', '+7 (91|2) 345-67-89', '5', '+7 (91|2) 345-67-89'],
  ['a pasted part is cut to what fits', '+7 (912) 345-6|', '789 01', '+7 (912) 345-67-89|'],
  ['a pasted number takes the place of a begun one', '+7 (12|', '8 (912) 345-67-89', '+7 (912) 345-67-89|'],
  ['and of a whole one, at any position of the caret', '+7 (9|11) 222-33-44', '9123456789', '+7 (912) 345-67-89|'],
  ['a number of another country takes it, too', '+7 (9|', '+37529 1234567', '+37529 1234567|'],
  ['an eight in front of a whole number is its prefix', '|+7 (912) 345-67-89', '8', '+7 (|912) 345-67-89'],
])('%s', (_name, before, inserted, after) => {
  expect(shown(insertAt(at(before), inserted))).toBe(after);
});

test.each([
  ['8912|345', '+7 (912|) 345'],
  ['|912345', '+7 (|912) 345'],
  ['9123|45', '+7 (912) 3|45'],
  ['+48 2|2', '+48 2|2'],
  ['  + ', '+|'],
])('a field filled in before the mask loaded keeps its caret: «%s» is shown as «%s»', (before, after) => {
  const { text, caret } = at(before);
  expect(shown(caret < 0 ? formatPhoneInput(before) : formatPhoneInput(text, caret))).toBe(after);
});

test('an 8 typed before the mask loaded is still a prefix when the last digit arrives', () => {
  expect(insertAt(formatPhoneInput('8800555353'), '5').text).toBe('+7 (800) 555-35-35');
});

test('Delete removes the last group of the mask, and a rejected letter keeps the caret at the start', () => {
  expect(shown(forward(at('+7 (91|2')))).toBe('+7 (91|');
  expect(shown(insertAt(at('|+7 (912'), 'ы'))).toBe('|+7 (912');
});

test('a number that has dropped its prefix 8 drops no other digit', () => {
  const whole = type(EMPTY_PHONE, '88431234567');
  expect(whole.text).toBe('+7 (843) 123-45-67');
  expect(type(whole, '1').text).toBe('+7 (843) 123-45-67');
  expect(type(backspace(whole), '89').text).toBe('+7 (843) 123-45-68');
});

test('ten digits starting with 84 are a Kazan number if pasted, and an 8 with nine digits if typed', () => {
  expect(insertAt(EMPTY_PHONE, '8431234567').text).toBe('+7 (843) 123-45-67');
  const typed = type(EMPTY_PHONE, '8431234567');
  expect(typed.text).toBe('+7 (431) 234-56-7');
  expect(insertAt({ ...typed, caret: 4 }, '8').text).toBe('+7 (843) 123-45-67');
  expect(insertAt(EMPTY_PHONE, '8431279123').text).toBe('+7 (843) 127-91-23');
});

test('an 8 inserted before a whole number is the only dropped digit', () => {
  const whole = insertAt({ ...insertAt(EMPTY_PHONE, '8431234567'), caret: 4 }, '8');
  expect(insertAt({ ...whole, caret: 18 }, '1').text).toBe('+7 (843) 123-45-67');
});

test('an 8 is dropped only at the beginning of a number', () => {
  expect(type(EMPTY_PHONE, '+7843').text).toBe('+7 (843');
  expect(type(EMPTY_PHONE, '9812').text).toBe('+7 (981) 2');
  expect(editPhone(type(EMPTY_PHONE, '8912'), { start: 4, end: 7, inserted: '5' }).text).toBe('+7 (5');
  const cleared = editPhone(type(EMPTY_PHONE, '8912'), { start: 4, end: 7, inserted: '' });
  expect(type(cleared, '701').text).toBe('+7 (701');
  expect(backspace(type(EMPTY_PHONE, '8')).text).toBe('');
});

test('an edit replaces the selected text', () => {
  const state = at('+7 (912) 345-67-89|');
  const replace = (start: number, end: number, inserted: string) => shown(editPhone(state, { start, end, inserted }));
  expect(replace(0, 18, '5')).toBe('+7 (5|');
  expect(replace(0, 18, '+')).toBe('+|');
  expect(replace(0, 18, '')).toBe('|');
  expect(replace(4, 18, '')).toBe('+7 (|');
  expect(replace(4, 18, 'ы')).toBe('+7 (|');
  expect(replace(4, 7, '5')).toBe('+7 (5|34) 567-89');
  expect(replace(9, 12, '')).toBe('+7 (912) |678-9');
});

test('Backspace at the end removes mask characters one group at a time until the field is empty', () => {
  const steps = [at('+7 (912) 34|')];
  for (let step = 0; step < 8; step += 1) steps.push(backspace(steps.at(-1) ?? EMPTY_PHONE));
  expect(steps.map(shown).join(' → ')).toBe(
    '+7 (912) 34| → +7 (912) 3| → +7 (912) | → +7 (912| → +7 (91| → +7 (9| → +7 (| → | → |',
  );
});

test('deletion inside the number skips mask characters and continues', () => {
  expect(shown(backspace(at('+7 (912) |345')))).toBe('+7 (912|) 345');
  expect(shown(backspace(at('+7 (912|) 345')))).toBe('+7 (91|3) 45');
  expect(shown(forward(at('+7 (912|) 345')))).toBe('+7 (912) |345');
  expect(shown(forward(at('+7 (912) |345')))).toBe('+7 (912) |45');
  expect(shown(forward(at('|+7 (912')))).toBe('+7 (|912');
  expect(shown(backspace(at('+7 (|912')))).toBe('+7 (|912');
});

test('a foreign number whose country code is removed is masked again', () => {
  expect(editPhone(at('+48 22|'), { start: 0, end: 3, inserted: '' }).text).toBe('+7 (22');
  expect(editPhone(at('+4|'), { start: 1, end: 2, inserted: '7' }).text).toBe('+7');
});

const inserted = fc.oneof(fc.stringMatching(/^[\d +()-]{0,14}$/), fc.string({ maxLength: 4 }), fc.constant(''));
const edits = fc.array(fc.tuple(fc.nat(20), fc.nat(20), inserted, fc.boolean()), { maxLength: 30 });

function applyEdits(list: readonly (readonly [number, number, string, boolean])[]): PhoneState {
  return list.reduce<PhoneState>((state, [one, other, text, isForward]) => {
    const [start = 0, end = 0] = [one, other].map((place) => Math.min(place, state.text.length)).sort((a, b) => a - b);
    return editPhone(state, { start, end, inserted: text, isForward } satisfies PhoneEdit);
  }, EMPTY_PHONE);
}

test('any edits leave a beginning of the mask or a foreign number in the field', () => {
  fc.assert(
    fc.property(edits, (list) => {
      const { text, caret } = applyEdits(list);
      expect(caret).toBeGreaterThanOrEqual(0);
      expect(caret).toBeLessThanOrEqual(text.length);
      const isMasked = maskDigits(`${nationalDigits(text)}0000000000`.slice(0, 10)).startsWith(text);
      expect(isMasked || (isForeign(text) && text.replace(/\D/g, '').length <= 15)).toBe(true);
    }),
  );
});

test('a digit typed into an incomplete number goes before the caret and keeps the other digits', () => {
  const digits = fc.stringMatching(/^9\d{0,8}$/);
  fc.assert(
    fc.property(digits, fc.nat(18), fc.stringMatching(/^\d$/), (number, place, digit) => {
      const text = maskDigits(number);
      const caret = 4 + (place % (text.length - 3));
      const before = nationalDigits(text, caret);
      const next = insertAt({ text, caret }, digit);
      expect(nationalDigits(next.text)).toBe(before + digit + number.slice(before.length));
      expect(nationalDigits(next.text, next.caret)).toBe(before + digit);
    }),
  );
});

test('repeated Backspace from any position removes every digit before the caret', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^9\d{0,9}$/), fc.nat(18), (number, place) => {
      const text = maskDigits(number);
      const caret = Math.min(place, text.length);
      const after = number.slice(nationalDigits(text, caret).length);
      let state: PhoneState = { text, caret };
      for (let stroke = 0; stroke < 18; stroke += 1) state = backspace(state);
      expect(nationalDigits(state.text)).toBe(after);
      expect(nationalDigits(state.text, state.caret)).toBe('');
    }),
  );
});

test('the field shows the beginning of the intended number at every keystroke', () => {
  // Excludes area codes that start with 83 and 84: they are ambiguous with the trunk prefix 8.
  const number = fc.oneof(fc.stringMatching(/^[349]\d{9}$/), fc.stringMatching(/^8[012567]\d{8}$/));
  const prefix = fc.constantFrom('', '8', '7', '+7');
  fc.assert(
    fc.property(number, prefix, (national, before) => {
      let state = type(EMPTY_PHONE, before);
      for (let length = 1; length <= national.length; length += 1) {
        state = insertAt(state, national.slice(length - 1, length));
        const isOpen = before === '' && national.startsWith('8') && length === 1;
        expect(state.text).toBe(isOpen ? '+7 (' : maskDigits(national.slice(0, length)));
      }
    }),
  );
});

test('a number gives the same text in any notation and at any paste position', () => {
  const dressed = fc.constantFrom(
    (number: string) => number,
    (number: string) => `8${number}`,
    (number: string) => `+7${number}`,
    (number: string) => ` 8 (${number.slice(0, 3)}) ${number.slice(3, 6)}-${number.slice(6, 8)}-${number.slice(8)} `,
  );
  fc.assert(
    fc.property(edits, fc.stringMatching(/^[3-69]\d{9}$/), dressed, (list, number, dress) => {
      expect(insertAt(applyEdits(list), dress(number)).text).toBe(maskDigits(number));
    }),
  );
});

test('a number that the server reads is masked as the same number', () => {
  const prefix = fc.constantFrom('', '7', '8', '+7', '+7 (', '8-', '+7 8 ', '0');
  const digits = fc.array(fc.tuple(fc.constantFrom(...'0123456789'), fc.constantFrom('', ' ', '-', ')')), {
    minLength: 9,
    maxLength: 11,
  });
  fc.assert(
    fc.property(prefix, digits, (start, rest) => {
      const text = start + rest.flat().join('');
      const reading = readPhone(text);
      fc.pre(reading.ok);
      expect(`+7${nationalDigits(formatPhoneInput(text).text)}`).toBe(reading.phone);
    }),
  );
});
